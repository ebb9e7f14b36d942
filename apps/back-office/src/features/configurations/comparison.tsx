// What differs between two versions: measures, and what they hold.
import type { ConfigurationPage } from '@gabarit/contract'
import { furnitureFactsOf } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import { type Compared, type ComparedRow, compareDesigns, heldOf } from '@gabarit/price'
import { Spinner, useFormats, useLanguage } from '@gabarit/ui'
import clsx from 'clsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { VersionSearch } from './compared-versions.ts'
import styles from './comparison.module.css'
import { useConfiguration } from './use-configuration.ts'

type Props = { configuration: ConfigurationPage; search: VersionSearch }

export function Comparison({ configuration, search }: Props) {
	const { t } = useTranslation('designs')
	const other = useConfiguration(configuration.code, search.with, search.with !== undefined)
	if (search.with === undefined || search.with === configuration.shownVersion) return null
	if (other.isError)
		return <p className={styles.none}>{t('noVersion', { version: search.with })}</p>
	if (!other.data || other.isPlaceholderData) return <Spinner label={t('loading')} />
	const [older, newer] = [other.data, configuration].toSorted(
		(a, b) => a.shownVersion - b.shownVersion,
	)
	if (!older?.furniture || !newer?.furniture)
		return <p className={styles.none}>{t('notComparable')}</p>
	return <Differences older={older} newer={newer} />
}

function comparedOf(
	{ furniture, catalogue }: ConfigurationPage,
	language: Language,
): Compared | null {
	if (furniture === null) return null
	return {
		facts: furnitureFactsOf({ furniture, catalogue }, language),
		held: heldOf(furniture.capacity),
		quote: null,
		day: null,
	}
}

function Differences({ older, newer }: Record<'older' | 'newer', ConfigurationPage>) {
	const { t } = useTranslation('designs')
	const language = useLanguage()
	const words = useRowWords()
	const rows = useMemo(() => {
		const [a, b] = [comparedOf(older, language), comparedOf(newer, language)]
		return a === null || b === null ? [] : compareDesigns(a, b)
	}, [older, newer, language])
	const differing = rows.filter(({ same }) => !same)
	return (
		<>
			<p className={styles.none}>{t('differences', { count: differing.length })}</p>
			<table className={styles.table}>
				<caption className="visually-hidden">{t('compared')}</caption>
				<thead>
					<tr>
						<th scope="col">{t('what')}</th>
						{[older, newer].map(({ shownVersion }) => (
							<th key={shownVersion} scope="col">
								{t('version', { version: shownVersion })}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => {
						const { name, values } = words(row)
						return (
							<tr key={name} className={clsx(row.same && styles.same)}>
								<th scope="row">{name}</th>
								<td>{values[0]}</td>
								<td>{values[1]}</td>
							</tr>
						)
					})}
				</tbody>
			</table>
		</>
	)
}

type Words = { name: string; values: readonly [string, string] }

function useRowWords(): (row: ComparedRow) => Words {
	const { t } = useTranslation(['designs', 'configurator'])
	const { number } = useFormats()
	const written = (value: unknown): string => {
		if (typeof value === 'number') return value === 0 ? t('nothing') : number(value)
		if (typeof value === 'string') return value === '' ? t('nothing') : value
		if (Array.isArray(value))
			return value.length === 0 ? t('nothing') : value.map((it) => number(Number(it))).join(' + ')
		const size = value as { width: number; height: number; depth: number } | null
		if (size === null) return t('nothing')
		return [size.width, size.height, size.depth].map((mm) => number(mm)).join(' × ')
	}
	const nameOf = (row: ComparedRow): string => {
		switch (row.kind) {
			case 'held':
				return t(`configurator:capacity.${row.thing}`)
			case 'size':
			case 'modules':
			case 'outside':
			case 'inside':
			case 'handle':
			case 'doors':
			case 'panels':
				return t(`fact.${row.kind}`)
			default:
				throw new Error(`no ${row.kind} is compared here`)
		}
	}
	return (row) => ({
		name: nameOf(row),
		values: [written(row.values[0]), written(row.values[1])],
	})
}

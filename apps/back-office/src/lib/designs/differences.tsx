// What differs between two designs: measures, every choice, and what they hold.
import type { ConfigurationPage } from '@gabarit/contract'
import { furnitureFactsOf } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import {
	type Compared,
	type ComparedRow,
	catalogueNames,
	compareDesigns,
	heldOf,
	isStoredAlike,
} from '@gabarit/price'
import { Spinner, useChoiceWords, useFormats, useLanguage } from '@gabarit/ui'
import clsx from 'clsx'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './differences.module.css'

/** A design that can be made, and what its column is called. */
export type ComparedDesign = {
	name: string
	configuration: ConfigurationPage['configuration']
	furniture: NonNullable<ConfigurationPage['furniture']>
	catalogue: ConfigurationPage['catalogue']
}

function comparedOf(design: ComparedDesign, language: Language): Compared {
	const { configuration, furniture, catalogue } = design
	return {
		configuration,
		nameOf: catalogueNames(catalogue, language),
		facts: furnitureFactsOf({ furniture, catalogue }, language),
		held: heldOf(furniture.capacity),
		quote: null,
		day: null,
	}
}

type Props = Record<'older' | 'newer', ComparedDesign>

/** Its texts come with it: the page around it stands while they are on their way. */
export function Differences(props: Props) {
	return (
		<Suspense fallback={<Spinner />}>
			<DifferenceTable {...props} />
		</Suspense>
	)
}

function DifferenceTable({ older, newer }: Props) {
	const { t } = useTranslation('designs')
	const language = useLanguage()
	const words = useRowWords()
	const rows = useMemo(
		() => compareDesigns(comparedOf(older, language), comparedOf(newer, language)),
		[older, newer, language],
	)
	const differing = rows.filter(({ same }) => !same)
	const isAlike = isStoredAlike(older.configuration, newer.configuration)
	return (
		<>
			<p className={styles.count}>
				{differing.length > 0
					? t('differences', { count: differing.length })
					: t(isAlike ? 'noDifference' : 'storedOtherwise')}
			</p>
			<table className={styles.table}>
				<caption className="visually-hidden">{t('compared')}</caption>
				<thead>
					<tr>
						<th scope="col">{t('what')}</th>
						{[older, newer].map(({ name }) => (
							<th key={name} scope="col">
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => {
						const { name, values } = words(row)
						return (
							<tr
								key={row.kind === 'choice' ? row.key : name}
								className={clsx(row.same && styles.same)}
							>
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
	const choiceWords = useChoiceWords()
	const written = (value: unknown): string => {
		if (typeof value === 'number') return value === 0 ? t('nothing') : number(value)
		if (typeof value === 'string') return value === '' ? t('nothing') : value
		if (Array.isArray(value))
			return value.length === 0 ? t('nothing') : value.map((it) => number(Number(it))).join(' + ')
		const size = value as { width: number; height: number; depth: number } | null
		if (size === null) return t('nothing')
		return [size.width, size.height, size.depth].map((mm) => number(mm)).join(' × ')
	}
	const nameOf = (row: Exclude<ComparedRow, { kind: 'choice' }>): string => {
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
	return (row) =>
		row.kind === 'choice'
			? choiceWords(row)
			: { name: nameOf(row), values: [written(row.values[0]), written(row.values[1])] }
}

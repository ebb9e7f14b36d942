import type { ConfigurationPage } from '@gabarit/contract'
import { type FurnitureFacts, furnitureFactsOf } from '@gabarit/engine'
import { useFormats, useLanguage } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionHead } from '../../lib/frame/section-head.tsx'
import styles from './design-facts.module.css'

export function DesignFacts({ configuration }: { configuration: ConfigurationPage }) {
	const { t } = useTranslation('designs')
	const rows = useRows(configuration)
	const { furniture, documents, parent } = configuration
	return (
		<div className={styles.beside}>
			{furniture === null ? <p className={styles.cannot}>{t('cannot')}</p> : null}
			<dl className={styles.facts}>
				{rows.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
				{parent === null ? null : (
					<div>
						<dt>{t('parent')}</dt>
						<dd>
							<Link to="/configurations/$code" params={{ code: parent }}>
								{parent}
							</Link>
						</dd>
					</div>
				)}
			</dl>
			{documents.length === 0 ? null : (
				<section aria-labelledby="design-papers">
					<SectionHead isPanel id="design-papers" title={t('papers')} />
					<ul className={styles.papers}>
						{documents.map(({ id, kind, version, language }) => (
							<li key={id}>
								<a href={`/api/back-office/documents/${id}`} download>
									{t(`paper.${kind}`, { version, language: language.toUpperCase() })}
								</a>
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	)
}

type Named = [name: string, value: string]

function useRows(configuration: ConfigurationPage): Named[] {
	const { t } = useTranslation('designs')
	const format = useFormats()
	const language = useLanguage()
	const { furniture, catalogue, width, height, externalReference, email } = configuration
	const facts = useMemo(
		() => furniture && furnitureFactsOf({ furniture, catalogue }, language),
		[furniture, catalogue, language],
	)
	const number = (value: number) => format.number(value)
	const room = width === null || height === null ? null : `${number(width)} × ${number(height)}`
	const rows: [name: string, value: string | null][] = [
		[t('fact.room'), room],
		...(facts ? factRows(facts, t, number) : []),
		[t('fact.weight'), furniture && format.weight(furniture.weight)],
		[t('fact.externalReference'), externalReference],
		[t('fact.email'), email],
	]
	return rows.filter((row): row is Named => row[1] !== null && row[1] !== '')
}

type Words = ReturnType<typeof useTranslation<'designs'>>['t']

function factRows(
	{ size, widths, colors, handle }: FurnitureFacts,
	t: Words,
	number: (value: number) => string,
): [name: string, value: string | null][] {
	const isLoose = 'loose' in colors
	return [
		[t('fact.size'), size && [size.width, size.height, size.depth].map(number).join(' × ')],
		[t('fact.modules'), widths.map(number).join(' + ')],
		[t('fact.outside'), isLoose ? colors.loose.join(', ') : colors.exterior],
		[t('fact.inside'), isLoose ? null : colors.interior],
		[t('fact.handle'), handle],
	]
}

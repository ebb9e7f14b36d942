import type { ImportReport } from '@gabarit/contract'
import { LinkButton, useFormats } from '@gabarit/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionHead } from '../../../lib/frame/section-head.tsx'
import { useSignedPercent } from '../use-signed-percent.ts'
import styles from './effect-part.module.css'
import { EffectPlot } from './effect-plot.tsx'
import { EffectTable } from './effect-table.tsx'
import { lostOffers } from './lost-offers.ts'

export type Effect = ImportReport['effect'][number]
export type Priced = Effect & { percent: number }

/** Fewer marks are read better as a table. */
const leastForPlot = 5

function isPriced(effect: Effect): effect is Priced {
	return effect.percent !== null
}

function useSums(priced: readonly Priced[]): string {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const percent = useSignedPercent()
	const same = priced.filter((it) => it.percent === 0).length
	const seen = priced.filter(({ before, after }) => before !== null && after !== null)
	if (seen.length === 0) return t('effect.same', { same })
	const sum = (of: (it: Priced) => number | null) =>
		seen.reduce((total, it) => total + (of(it) ?? 0), 0)
	const before = sum((it) => it.before)
	const after = sum((it) => it.after)
	return t('effect.sums', {
		before: format.money(before),
		after: format.money(after),
		percent: percent(before === 0 ? 0 : Math.round((after / before - 1) * 1000) / 10),
		same,
	})
}

/** The last offers by the prices in force and by the new ones: as a plot, or as its table. */
export function EffectPart({ effect }: { effect: readonly Effect[] }) {
	const { t } = useTranslation('shop')
	const id = useId()
	const [asTable, setAsTable] = useState(false)
	const priced = effect.filter(isPriced).toSorted((a, b) => b.percent - a.percent)
	const sums = useSums(priced)
	const lost = lostOffers(effect)
	const unpriced = effect.length - priced.length - lost
	const isPlot = !asTable && priced.length >= leastForPlot
	return (
		<section aria-labelledby={id} className={styles.effect}>
			<SectionHead
				isPanel
				id={id}
				title={t('effect.title', { count: effect.length })}
				note={
					<>
						{lost === 0 ? null : (
							<>
								<strong className={styles.lost}>{t('effect.lost', { count: lost })}</strong>
								{', '}
							</>
						)}
						{effect.length === 0 ? t('effect.none') : sums}
						{unpriced > 0 ? `, ${t('effect.unpriced', { count: unpriced })}` : ''}
					</>
				}
			>
				{priced.length >= leastForPlot ? (
					<LinkButton size="small" touch tone="ink" onClick={() => setAsTable(!asTable)}>
						{t(asTable ? 'effect.plot' : 'effect.table')}
					</LinkButton>
				) : null}
			</SectionHead>
			{isPlot ? <EffectPlot priced={priced} /> : <EffectTable effect={effect} />}
		</section>
	)
}

// What a sample costs while a coefficient is typed, counted by the server with the price function of every offer.
import { type PricePreview, priceSamples, type SamplePrice } from '@gabarit/contract'
import { LinkButton, Segmented, useFormats } from '@gabarit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { useTaxWords } from '../../lib/domain.ts'
import { coefficientOf } from '../../lib/form/form-rules.ts'
import { useSettled } from '../../lib/use-settled.ts'
import styles from './price-sample.module.css'
import { useSettingsPart } from './settings-context.ts'

type Buyer = 'individual' | 'professional'
type Sample = (typeof priceSamples)[number]

function usePreview(sample: Sample) {
	const { form, settings, tenant } = useSettingsPart()
	const typed = {
		coefficientIndividual: coefficientOf(form.values.coefficientIndividual) ?? undefined,
		coefficientProfessional: coefficientOf(form.values.coefficientProfessional) ?? undefined,
	}
	const text = useSettled(JSON.stringify(typed))
	return useQuery({
		queryKey: ['price-sample', settings.tenant, settings.revision, sample, text],
		queryFn: ({ signal }) =>
			client.backOffice.settings.preview(
				{ tenant, sample, ...(JSON.parse(text) as typeof typed) },
				{ signal },
			),
		placeholderData: keepPreviousData,
	})
}

export function PriceSample() {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const [sample, setSample] = useState<Sample>('wardrobe')
	const [buyer, setBuyer] = useState<Buyer>('individual')
	const preview = usePreview(sample)
	const next = priceSamples[(priceSamples.indexOf(sample) + 1) % priceSamples.length]
	const buyers = (['individual', 'professional'] as const).map((value) => ({
		value,
		label: t(`sample.${value}`),
	}))
	if (preview.isError) return <p className={styles.title}>{t('sample.failed')}</p>
	if (!preview.data) return <p className={styles.title}>{t('loading')}</p>
	const { width, height, points } = preview.data.sample
	return (
		<div className={styles.sample}>
			<div className={styles.head}>
				<p className={styles.title}>
					{t('sample.title', {
						name: t(`sample.name.${sample}`),
						width: format.number(width),
						height: format.number(height),
						points: format.number(points),
					})}
				</p>
				<LinkButton size="small" touch tone="ink" onClick={() => next && setSample(next)}>
					{t('sample.other')}
				</LinkButton>
			</div>
			<Segmented
				className={styles.buyers}
				label={t('sample.buyer')}
				value={buyer}
				options={buyers}
				onChange={setBuyer}
			/>
			<Effect price={preview.data[buyer]} buyer={buyer} />
		</div>
	)
}

type EffectProps = { price: PricePreview[Buyer]; buyer: Buyer }

function Effect({ price: { before, after }, buyer }: EffectProps) {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const words = useTaxWords()
	const shown = (price: SamplePrice) =>
		buyer === 'individual' ? price.totalIncluding : price.totalExcluding
	const difference = shown(after) - shown(before)
	const tax = buyer === 'individual' ? words.including : words.excluding
	const percentOf = (share: number) => {
		const rounded = Math.round(1000 * share) / 10
		return `${rounded > 0 ? '+' : ''}${format.percent(rounded)}`
	}
	const { reduced } = after
	return (
		<>
			<PriceLine price={after} before={before} />
			<div className={styles.totals} aria-live="polite">
				<p>
					{difference === 0 ? null : <s>{format.money(shown(before))}</s>}{' '}
					<strong>{format.money(shown(after))}</strong>{' '}
					<span>
						{difference === 0
							? tax
							: t('sample.change', {
									amount: format.difference(difference),
									percent: percentOf(difference / shown(before)),
									tax,
								})}
					</span>
				</p>
				{reduced === null ? null : (
					<p className={styles.reduced}>
						{t('sample.reduced', {
							percent: format.percent(reduced.percentage),
							day: format.date(reduced.until),
							margin: format.money(reduced.margin),
						})}
					</p>
				)}
			</div>
		</>
	)
}

type LineProps = { price: SamplePrice; before: SamplePrice }

/** Purchase, margin and VAT as a chain of dimensions; a tick where the margin ended before. */
function PriceLine({ price, before }: LineProps) {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const parts = ['purchase', 'margin', 'vat'] as const
	const most = Math.max(price.totalIncluding, before.totalIncluding, 1)
	const former = ((before.purchase + before.margin) / most) * 100
	return (
		<div className={styles.line}>
			<ul>
				{parts.map((part) => (
					<li
						key={part}
						className={styles[part]}
						style={{ width: `${(Math.max(price[part], 0) / most) * 100}%` }}
					>
						<span>{t(`sample.${part}`, { amount: format.money(price[part]) })}</span>
					</li>
				))}
			</ul>
			{before.margin === price.margin ? null : (
				<span className={styles.former} style={{ left: `${former}%` }} />
			)}
		</div>
	)
}

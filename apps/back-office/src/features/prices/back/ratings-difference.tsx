import type { PriceVersionPreview } from '@gabarit/contract'
import { Icon } from '@gabarit/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useTypedDecimal } from '../../../lib/form/use-typed-decimal.ts'
import { SectionHead } from '../../../lib/frame/section-head.tsx'
import { ratingFields, ratingTexts } from '../ratings/ratings-form.ts'
import styles from './ratings-difference.module.css'

type Props = {
	pricing: PriceVersionPreview['pricing']
	/** No list differs. */
	isAlone: boolean
}

/** Ratings, coefficients and rates that would be others; nothing where none would. */
export function RatingsDifference({ pricing, isAlone }: Props) {
	const { t } = useTranslation('shop')
	const decimal = useTypedDecimal()
	const id = useId()
	const before = ratingTexts(pricing.before, decimal)
	const after = ratingTexts(pricing.after, decimal)
	const changed = ratingFields.filter((field) => before[field] !== after[field])
	if (changed.length === 0) return isAlone ? <p>{t('versions.same')}</p> : null
	return (
		<section aria-labelledby={id} className={styles.ratings}>
			<SectionHead isPanel id={id} title={t('ratings.title')} />
			<dl>
				{changed.map((field) => (
					<div key={field}>
						<dt>{t(`ratings.field.${field}`)}</dt>
						<dd>
							{before[field]} <Icon name="arrowRight" size={16} /> <strong>{after[field]}</strong>
						</dd>
					</div>
				))}
			</dl>
		</section>
	)
}

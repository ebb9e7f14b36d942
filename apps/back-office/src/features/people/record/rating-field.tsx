import { sharedRatingOf, type UserRow } from '@gabarit/contract'
import { multiplyDecimals } from '@gabarit/price'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { FormText } from '../../../lib/form/form-fields.tsx'
import { coefficientOf } from '../../../lib/form/form-rules.ts'
import type { Form } from '../../../lib/form/use-form.ts'
import { useCommonRatings } from './use-common-ratings.ts'

/** A piece of furniture of the usual size. */
const samplePoints = '1000'

type Props<Field extends string> = { form: Form<Field>; name: Field; row: UserRow }

/** His own rating, and what it makes of a price. */
export function RatingField<Field extends string>({ form, name, row }: Props<Field>) {
	const { t } = useTranslation('people')
	const format = useFormats()
	const common = useCommonRatings()
	if (!row.takesRating || !common) return null
	const shared = sharedRatingOf(row, common.ratings)
	const typed = form.values[name].trim()
	const rating = typed === '' ? shared : coefficientOf(typed)
	const price = (factor: string) =>
		format.money(
			Math.round(Number(multiplyDecimals(samplePoints, common.pricePerPoint, factor, '100'))),
		)
	const kind = row.role === 'ProfessionalCustomer' ? 'buys' : 'costs'
	const effect =
		rating === null
			? undefined
			: t(`rating.${kind}`, { points: format.number(Number(samplePoints)), price: price(rating) })
	const factor = (text: string) => format.number(Number(text), { least: 2, most: 4 })
	const empty = shared === null ? '' : t('rating.empty', { rating: factor(shared) })
	return (
		<FormText
			form={form}
			name={name}
			label={t('field.rating')}
			hint={[effect, empty].filter(Boolean).join(' ')}
			input={{ inputMode: 'decimal' }}
		/>
	)
}

import { countries, type Reseller } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { FormSelect, FormText } from '../../../lib/form/form-fields.tsx'
import { coefficientOf } from '../../../lib/form/form-rules.ts'
import type { Form } from '../../../lib/form/use-form.ts'
import { useTypedDecimal } from '../../../lib/form/use-typed-decimal.ts'
import { Halves, RecordFields } from '../record/record-form.tsx'
import { SaveBar } from '../record/save-bar.tsx'
import { useCommonRatings } from '../record/use-common-ratings.ts'
import { useRecordForm } from '../record/use-record-form.ts'
import { changeOf, type ResellerField, resellerProblems, textsOf } from './reseller-form.ts'
import { useKeepReseller } from './use-resellers.ts'

export function ResellerFields({ row }: { row: Reseller }) {
	const { t } = useTranslation(['people', 'back-office'])
	const write = useTypedDecimal()
	const keep = useKeepReseller()
	const { code, revision } = row
	const record = useRecordForm<ResellerField, Reseller>({
		name: `reseller ${code}`,
		row,
		textsOf: (it) => textsOf(it, write),
		longestOf: () => ({ address: 200 }),
		problemsOf: (values) => resellerProblems(values, textsOf(row, write)),
		send: (values, changed) =>
			client.backOffice.resellers.update({ code, revision, ...changeOf(values, changed) }),
		keep,
		done: t('saved'),
	})
	const { form } = record
	const text = (name: ResellerField) => ({
		form,
		name,
		label: t(`field.${name === 'name' ? 'shopName' : name}`),
	})
	return (
		<RecordFields record={record}>
			<FormText {...text('name')} />
			<FormText {...text('hosts')} multiline rows={2} hint={t('resellers.hostsHint')} />
			<FormText {...text('address')} />
			<Halves>
				<FormText {...text('phoneNumber')} input={{ type: 'tel', inputMode: 'tel' }} />
				<FormText {...text('email')} input={{ type: 'email', inputMode: 'email' }} />
			</Halves>
			<Halves>
				<FormText {...text('vatBE')} />
				<FormText {...text('vatFR')} />
			</Halves>
			<Halves>
				<FormSelect
					{...text('country')}
					options={countries.map((value) => ({
						value,
						label: t(`back-office:correct.countries.${value}`),
					}))}
				/>
				<ShopRatingField form={form} isDefault={row.isDefault} />
			</Halves>
			<FormSelect
				{...text('requiresSecondFactor')}
				options={(['no', 'yes'] as const).map((value) => ({
					value,
					label: t(`resellers.secondFactor.${value}`),
				}))}
			/>
			<SaveBar record={record} nameOf={(field) => text(field).label} />
		</RecordFields>
	)
}

const samplePoints = 1000

type RatingProps = { form: Form<ResellerField>; isDefault: boolean }

/** What the shop buys by. */
function ShopRatingField({ form, isDefault }: RatingProps) {
	const { t } = useTranslation('people')
	const format = useFormats()
	const common = useCommonRatings()
	const typed = form.values.rating.trim()
	const shared = common && (isDefault ? common.ratings.seller : common.ratings.reseller)
	const rating = typed === '' ? shared : coefficientOf(typed)
	const hints = []
	if (common && rating) {
		const cents = samplePoints * Number(common.pricePerPoint) * Number(rating) * 100
		const price = format.money(Math.round(cents))
		hints.push(t('rating.costsShop', { points: format.number(samplePoints), price }))
	}
	if (shared)
		hints.push(
			t('rating.emptyShop', { rating: format.number(Number(shared), { least: 2, most: 4 }) }),
		)
	return (
		<FormText
			form={form}
			name="rating"
			label={t('field.rating')}
			hint={hints.join(' ')}
			input={{ inputMode: 'decimal' }}
		/>
	)
}

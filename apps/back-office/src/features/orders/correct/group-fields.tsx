import { type DeliveryMode, orderWord } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../../lib/brussels-today.ts'
import { FormSegments, FormSelect, FormText } from '../../../lib/form/form-fields.tsx'
import { Addresses } from './addresses.tsx'
import styles from './correct-sheet.module.css'
import type { FormGroup } from './correction-form.ts'
import { type CorrectionProps, useCorrectionField } from './use-correction-field.ts'

function CustomerFields(props: CorrectionProps) {
	const { of } = useCorrectionField(props)
	return (
		<>
			<div className={styles.halves}>
				<FormText {...of('firstName')} first />
				<FormText {...of('lastName')} />
			</div>
			<FormText {...of('companyName')} />
			<FormText {...of('vatNumber')} />
			<FormText {...of('email')} input={{ type: 'email', inputMode: 'email' }} />
			<div className={styles.halves}>
				<FormText {...of('phoneNumber')} input={{ type: 'tel', inputMode: 'tel' }} />
				<FormText {...of('gsm')} input={{ type: 'tel', inputMode: 'tel' }} />
			</div>
		</>
	)
}

function ReferenceFields(props: CorrectionProps) {
	const { of } = useCorrectionField(props)
	return (
		<>
			<FormText {...of('remark')} multiline rows={4} first />
			<FormText {...of('resellerReference')} />
			<FormText {...of('externalReference')} />
		</>
	)
}

function ServiceFields(props: CorrectionProps) {
	const { t } = useTranslation('back-office')
	const { closedOf } = useCorrectionField(props)
	const { order, form } = props
	const closed = closedOf('services')
	const isOffered = (code: 'fitting' | 'carryIn') =>
		order.servicesOffered.includes(code) || order.services.some((it) => it.code === code)
	const isCarried = isOffered('carryIn') && form.values.deliveryMode === 'delivery'
	if (!isOffered('fitting') && !isCarried) return null
	return (
		<div className={styles.services}>
			{isOffered('fitting') ? (
				<FormSelect
					form={form}
					name="fitting"
					label={t('correct.fitting')}
					closed={closed}
					options={(['none', 'yes'] as const).map((value) => ({
						value,
						label: t(`correct.${value}`),
					}))}
				/>
			) : null}
			{isCarried ? (
				<FormText
					form={form}
					name="floors"
					label={t('correct.floors')}
					closed={closed}
					input={{ inputMode: 'numeric' }}
				/>
			) : null}
		</div>
	)
}

function DeliveryFields(props: CorrectionProps) {
	const { t } = useTranslation('back-office')
	const { of } = useCorrectionField(props)
	const format = useFormats()
	const { order, form } = props
	return (
		<>
			<FormSegments
				{...of('deliveryMode')}
				options={(['delivery', 'pickUp'] as const).map((value) => ({
					value,
					label: t(`correct.mode.${value}`),
				}))}
			/>
			<Addresses {...props} />
			<ServiceFields {...props} />
			{order.kind === 'order' ? (
				<FormText
					{...of('deliveryDate')}
					label={t(orderWord('dialog', 'date', form.values.deliveryMode as DeliveryMode))}
					shown={(text) => format.date(text)}
					input={{ type: 'date', min: brusselsToday() }}
				/>
			) : null}
		</>
	)
}

function PriceFields(props: CorrectionProps) {
	const { t } = useTranslation('back-office')
	const { of, closedOf } = useCorrectionField(props)
	const { form } = props
	const kind = form.values.discountKind
	const closed = closedOf('discount')
	const text = (name: 'discountValue' | 'discountReason') => ({
		form,
		name,
		label: t(`correct.${name}`),
		closed,
	})
	return (
		<>
			<FormSelect
				form={form}
				name="discountKind"
				label={t('correct.discountKind')}
				closed={closed}
				first
				options={(['none', 'percentage', 'amount'] as const).map((value) => ({
					value,
					label: t(`correct.discountKinds.${value}`),
				}))}
			/>
			{kind === 'none' ? null : (
				<div className={styles.reason}>
					<FormText {...text('discountValue')} input={{ inputMode: 'decimal' }} />
					<FormText {...text('discountReason')} />
				</div>
			)}
			{form.values.deliveryMode === 'delivery' ? (
				<FormText
					{...of('deliveryPrice')}
					hint={t('correct.deliveryPriceHint')}
					input={{ inputMode: 'decimal' }}
				/>
			) : null}
		</>
	)
}

function PaymentFields(props: CorrectionProps) {
	const { t } = useTranslation('back-office')
	const { of } = useCorrectionField(props)
	const { order } = props
	const types = new Set([order.payment.type, ...order.paymentTypes])
	return (
		<FormSelect
			{...of('paymentType')}
			first
			options={[...types].map((value) => ({ value, label: t(`dialog.placeBy.${value}`) }))}
		/>
	)
}

const fields = {
	customer: CustomerFields,
	delivery: DeliveryFields,
	price: PriceFields,
	references: ReferenceFields,
	payment: PaymentFields,
} as const satisfies Record<FormGroup, unknown>

export function GroupFields({ group, ...props }: CorrectionProps & { group: FormGroup }) {
	const Fields = fields[group]
	return <Fields {...props} />
}

import type { CorrectionField, OrderPage } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../../lib/brussels-today.ts'
import { FormSegments, FormSelect, FormText } from '../../../lib/form/form-fields.tsx'
import styles from './correct-sheet.module.css'
import type { addressNames, CorrectionText, Group } from './correction-form.ts'
import { useClosedReason } from './use-closed-reason.ts'
import type { CorrectionForm } from './use-correction.ts'

type Props = { order: OrderPage; form: CorrectionForm }

/** A field's label, and why it is closed. */
function useCorrectionField({ order, form }: Props) {
	const { t } = useTranslation('back-office')
	const reasonOf = useClosedReason()
	const closedOf = (field: CorrectionField) =>
		reasonOf(order.corrections.find((it) => it.field === field))
	return {
		t,
		closedOf,
		of: (field: CorrectionField & CorrectionText) => ({
			form,
			name: field,
			label: t(`correct.field.${field}`),
			closed: closedOf(field),
		}),
	}
}

function CustomerFields(props: Props) {
	const { of } = useCorrectionField(props)
	return (
		<>
			<div className={styles.halves}>
				<FormText {...of('firstName')} required first />
				<FormText {...of('lastName')} required />
			</div>
			<FormText {...of('companyName')} />
			<FormText {...of('vatNumber')} />
			<FormText {...of('email')} required input={{ type: 'email', inputMode: 'email' }} />
			<div className={styles.halves}>
				<FormText {...of('phoneNumber')} input={{ type: 'tel', inputMode: 'tel' }} />
				<FormText {...of('gsm')} input={{ type: 'tel', inputMode: 'tel' }} />
			</div>
		</>
	)
}

function ReferenceFields(props: Props) {
	const { of } = useCorrectionField(props)
	return (
		<>
			<FormText {...of('remark')} multiline rows={4} first input={{ maxLength: 2000 }} />
			<FormText {...of('resellerReference')} />
			<FormText {...of('externalReference')} />
		</>
	)
}

type AddressProps = Props & { name: (typeof addressNames)[number] }

function AddressFields({ name, ...props }: AddressProps) {
	const { t, closedOf } = useCorrectionField(props)
	const { form } = props
	const closed = closedOf(name)
	const line = (key: 'street' | 'streetNumber' | 'box' | 'postalCode' | 'city' | 'country') => ({
		form,
		name: `${name}.${key}` as const,
		label: t(`correct.${key}`),
		closed: closed === undefined ? undefined : '',
	})
	const countries = (['BE', 'FR'] as const).map((value) => ({
		value,
		label: t(`correct.countries.${value}`),
	}))
	return (
		<fieldset className={styles.part}>
			<legend>{t(`correct.field.${name}`)}</legend>
			{closed === undefined ? null : <p className={styles.closed}>{closed}</p>}
			<div className={styles.street}>
				<FormText {...line('street')} required />
				<FormText {...line('streetNumber')} required />
				<FormText {...line('box')} />
			</div>
			<div className={styles.town}>
				<FormText {...line('postalCode')} required input={{ inputMode: 'numeric' }} />
				<FormText {...line('city')} required />
				<FormSelect {...line('country')} options={countries} />
			</div>
		</fieldset>
	)
}

function ServiceFields(props: Props) {
	const { t, closedOf } = useCorrectionField(props)
	const { order, form } = props
	const closed = closedOf('services')
	const isOffered = (code: 'fitting' | 'carryIn') =>
		order.servicesOffered.includes(code) || order.services.some((it) => it.code === code)
	const isCarried = isOffered('carryIn') && form.values.deliveryMode === 'delivery'
	if (!isOffered('fitting') && !isCarried) return null
	return (
		<div className={styles.halves}>
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

function DeliveryFields(props: Props) {
	const { t, of } = useCorrectionField(props)
	const format = useFormats()
	const { form, order } = props
	return (
		<>
			<FormSegments
				{...of('deliveryMode')}
				options={(['delivery', 'pickUp'] as const).map((value) => ({
					value,
					label: t(`correct.mode.${value}`),
				}))}
			/>
			{form.values.deliveryMode === 'delivery' ? (
				<AddressFields {...props} name="deliveryAddress" />
			) : null}
			<AddressFields {...props} name="billingAddress" />
			<ServiceFields {...props} />
			{order.kind === 'order' ? (
				<FormText
					{...of('deliveryDate')}
					shown={(text) => format.date(text)}
					input={{ type: 'date', min: brusselsToday() }}
				/>
			) : null}
		</>
	)
}

function PriceFields(props: Props) {
	const { t, of, closedOf } = useCorrectionField(props)
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
					<FormText {...text('discountValue')} required input={{ inputMode: 'decimal' }} />
					<FormText {...text('discountReason')} required input={{ maxLength: 200 }} />
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

function PaymentFields(props: Props) {
	const { t, of } = useCorrectionField(props)
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
} as const satisfies Record<Group, unknown>

export function GroupFields({ group, ...props }: Props & { group: Group }) {
	const Fields = fields[group]
	return <Fields {...props} />
}

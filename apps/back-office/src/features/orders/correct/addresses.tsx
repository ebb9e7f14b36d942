// Where it goes, and where the invoice goes: mostly one address, typed once.
import { Checkbox } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSelect, FormText } from '../../../lib/form/form-fields.tsx'
import styles from './correct-sheet.module.css'
import {
	type AddressName,
	type AddressPart,
	addressParts,
	type CorrectionText,
	isBilledThere,
	oneAddress,
	ownBilling,
} from './correction-form.ts'
import type { CorrectionForm } from './use-correction.ts'
import { type CorrectionProps, useCorrectionField } from './use-correction-field.ts'

export function Addresses(props: CorrectionProps) {
	const { t } = useTranslation('back-office')
	const { closedOf } = useCorrectionField(props)
	const { form } = props
	const [isOne, setOne] = useState(() => isBilledThere(form.values))
	if (form.values.deliveryMode === 'pickUp')
		return <AddressFields {...props} name="billingAddress" />
	const isClosed =
		closedOf('deliveryAddress') !== undefined || closedOf('billingAddress') !== undefined
	// What somebody else changed, or the server refused, has to be in sight.
	const isAsked = addressParts.some((part) => {
		const text = `billingAddress.${part}` as const
		return form.conflicts[text] !== undefined || form.refused[text] !== undefined
	})
	const isFollowed = isOne && isBilledThere(form.values) && !isClosed && !isAsked
	const follow = (on: boolean) => {
		setOne(on)
		const texts = on ? oneAddress(form.values) : ownBilling(form.base)
		for (const [field, text] of texts) form.set(field, text)
	}
	return (
		<>
			<AddressFields {...props} form={isFollowed ? followed(form) : form} name="deliveryAddress" />
			{isClosed ? null : (
				<Checkbox
					label={t('correct.sameBilling')}
					checked={isFollowed}
					disabled={isAsked}
					onChange={(event) => follow(event.currentTarget.checked)}
				/>
			)}
			{isFollowed ? null : <AddressFields {...props} name="billingAddress" />}
		</>
	)
}

/** What is typed for the delivery is typed for the invoice. */
function followed(form: CorrectionForm): CorrectionForm {
	return {
		...form,
		set: (field: CorrectionText, text: string) => {
			form.set(field, text)
			form.set(field.replace('deliveryAddress', 'billingAddress') as CorrectionText, text)
		},
	}
}

type AddressProps = CorrectionProps & { name: AddressName }

function AddressFields({ name, ...props }: AddressProps) {
	const { t } = useTranslation('back-office')
	const { closedOf } = useCorrectionField(props)
	const { form } = props
	const closed = closedOf(name)
	const line = (key: AddressPart) => ({
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
				<FormText {...line('street')} />
				<FormText {...line('streetNumber')} />
				<FormText {...line('box')} />
			</div>
			<div className={styles.town}>
				<FormText {...line('postalCode')} input={{ inputMode: 'numeric' }} />
				<FormText {...line('city')} />
				<FormSelect {...line('country')} options={countries} />
			</div>
		</fieldset>
	)
}

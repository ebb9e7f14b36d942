import { SelectField, TextField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressText } from '../../lib/address.ts'
import { useDesign } from '../../session/design-context.tsx'
import styles from './address-fields.module.css'
import { fillIn, touch, useDeliveryState } from './delivery-state.ts'
import { useFieldError } from './use-field-error.ts'

type Part = 'billing' | 'delivery'
const fields = ['street', 'streetNumber', 'box', 'postalCode', 'city'] as const
const autoComplete = {
	street: 'address-line1',
	streetNumber: 'address-line2',
	box: 'address-line3',
	postalCode: 'postal-code',
	city: 'address-level2',
} as const

export function AddressFields({ part }: { part: Part }): ReactNode {
	const { t } = useTranslation('configurator')
	const { domain } = useDesign()
	const errorOf = useFieldError()
	const address = useDeliveryState((state) => state.values?.[part])
	if (address === undefined) return null
	const change = (values: Partial<AddressText>, ...names: string[]) =>
		fillIn(
			{ [part]: { ...address, ...values } },
			names.map((name) => `${part}.${name}`),
		)
	const countries = domain.isFrenchReseller ? (['FR', 'BE'] as const) : (['BE', 'FR'] as const)
	const kind = part === 'billing' ? 'billing' : 'shipping'
	return (
		<div className={styles.address}>
			{fields.map((name) => (
				<TextField
					key={name}
					className={styles[name]}
					label={t(`delivery.fields.${name}`)}
					name={`${part}.${name}`}
					autoComplete={`${kind} ${autoComplete[name]}`}
					inputMode={name === 'postalCode' ? 'numeric' : 'text'}
					value={address[name]}
					error={errorOf(`${part}.${name}`)}
					onChange={(event) => change({ [name]: event.currentTarget.value })}
					onBlur={() => touch(`${part}.${name}`)}
					{...(name === 'box' ? { note: t('delivery.optional') } : { required: true })}
				/>
			))}
			<SelectField
				className={styles.country}
				label={t('delivery.fields.country')}
				name={`${part}.country`}
				autoComplete={`${kind} country`}
				value={address.country}
				options={countries.map((value) => ({ value, label: t(`delivery.countries.${value}`) }))}
				onChange={(event) =>
					change({ country: event.currentTarget.value as 'BE' | 'FR' }, 'country')
				}
			/>
		</div>
	)
}

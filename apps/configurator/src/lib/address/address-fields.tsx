import { type AddressLine, type AddressText, addressLines, addressSizes } from '@gabarit/contract'
import { SelectField, TextField } from '@gabarit/ui'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './address-fields.module.css'

const autoComplete: Record<AddressLine, string> = {
	street: 'address-line1',
	streetNumber: 'address-line2',
	box: 'address-line3',
	postalCode: 'postal-code',
	city: 'address-level2',
}

type Country = AddressText['country']

const countriesFrom: Record<Country, readonly Country[]> = { BE: ['BE', 'FR'], FR: ['FR', 'BE'] }

export function AddressFields(props: {
	/** What the browser may fill in. */
	kind: 'billing' | 'shipping'
	/** Before the name of each field: `billing.street`. */
	name: string
	value: AddressText
	/** The country that stands first. */
	usual?: Country
	/** Where half the page is left. */
	narrow?: boolean
	errorOf: (line: AddressLine) => string | undefined
	onChange: (value: AddressText) => void
	onLeave?: (line: AddressLine) => void
}): ReactNode {
	const { kind, name, value, usual = 'BE', narrow, errorOf, onChange, onLeave } = props
	const { t } = useTranslation('configurator')
	return (
		<div className={clsx(styles.address, narrow && styles.narrow)}>
			{addressLines.map((line) => (
				<TextField
					key={line}
					className={styles[line]}
					label={t(`delivery.fields.${line}`)}
					name={`${name}.${line}`}
					autoComplete={`${kind} ${autoComplete[line]}`}
					inputMode={line === 'postalCode' ? 'numeric' : 'text'}
					maxLength={addressSizes[line]}
					value={value[line]}
					error={errorOf(line)}
					onChange={(event) => onChange({ ...value, [line]: event.currentTarget.value })}
					onBlur={() => onLeave?.(line)}
					{...(line === 'box' ? { note: t('delivery.optional') } : { required: true })}
				/>
			))}
			<SelectField
				className={styles.country}
				label={t('delivery.fields.country')}
				name={`${name}.country`}
				autoComplete={`${kind} country`}
				value={value.country}
				options={countriesFrom[usual].map((country) => ({
					value: country,
					label: t(`delivery.countries.${country}`),
				}))}
				onChange={(event) => onChange({ ...value, country: event.currentTarget.value as Country })}
			/>
		</div>
	)
}

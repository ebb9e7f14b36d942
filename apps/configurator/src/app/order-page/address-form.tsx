import type { Address } from '@gabarit/contract'
import { SelectField, TextField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
	type AddressLine,
	type AddressText,
	addressLines,
	addressProblem,
} from '../../lib/address.ts'
import styles from './address-form.module.css'

const autoComplete: Record<AddressLine, string> = {
	street: 'address-line1',
	streetNumber: 'address-line2',
	box: 'address-line3',
	postalCode: 'postal-code',
	city: 'address-level2',
}

export function AddressForm(props: {
	value: AddressText
	onChange: (value: AddressText) => void
	tried: boolean
	kind: 'billing' | 'shipping'
}): ReactNode {
	const { value, onChange, tried, kind } = props
	const { t } = useTranslation('configurator')
	const errorOf = (line: AddressLine) => {
		const problem = tried ? addressProblem(value, line) : null
		return problem === null ? undefined : t(`delivery.errors.${problem}`)
	}
	return (
		<div className={styles.address}>
			{addressLines.map((line) => (
				<TextField
					key={line}
					className={styles[line]}
					label={t(`delivery.fields.${line}`)}
					name={`${kind}.${line}`}
					autoComplete={`${kind} ${autoComplete[line]}`}
					inputMode={line === 'postalCode' ? 'numeric' : 'text'}
					value={value[line]}
					error={errorOf(line)}
					onChange={(event) => onChange({ ...value, [line]: event.currentTarget.value })}
					{...(line === 'box' ? { note: t('delivery.optional') } : { required: true })}
				/>
			))}
			<SelectField
				label={t('delivery.fields.country')}
				name={`${kind}.country`}
				autoComplete={`${kind} country`}
				value={value.country}
				options={(['BE', 'FR'] as const).map((country) => ({
					value: country,
					label: t(`delivery.countries.${country}`),
				}))}
				onChange={(event) =>
					onChange({ ...value, country: event.currentTarget.value as Address['country'] })
				}
			/>
		</div>
	)
}

// An address of Belgium or France, as text while it is typed.
import type { Address } from '@gabarit/contract'
import { zoneOf } from '@gabarit/price'
import { SelectField, TextField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const lines = ['street', 'streetNumber', 'box', 'postalCode', 'city'] as const
type Line = (typeof lines)[number]
export type AddressText = Record<Line, string> & { country: Address['country'] }

const autoComplete: Record<Line, string> = {
	street: 'address-line1',
	streetNumber: 'address-line2',
	box: 'address-line3',
	postalCode: 'postal-code',
	city: 'address-level2',
}

export function textOf(address: Address | null, country: Address['country']): AddressText {
	return {
		street: address?.street ?? '',
		streetNumber: address?.streetNumber ?? '',
		box: address?.box ?? '',
		postalCode: address?.postalCode ?? '',
		city: address?.city ?? '',
		country: address?.country ?? country,
	}
}

export function addressOf({ box, country, ...text }: AddressText): Address {
	const { street, streetNumber, postalCode, city } = text
	return {
		street: street.trim(),
		streetNumber: streetNumber.trim(),
		postalCode: postalCode.trim(),
		city: city.trim(),
		country,
		...((box.trim() !== '' && { box: box.trim() }) as { box: string }),
	}
}

type Problem = 'required' | 'postalCode' | null

function problemOf(address: AddressText, line: Line): Problem {
	if (line === 'box') return null
	if (address[line].trim() === '') return 'required'
	if (line !== 'postalCode') return null
	const zone = zoneOf(address.country, address.postalCode, [])
	return !zone.ok && zone.code === 'postal_code_mismatch' ? 'postalCode' : null
}

export function isComplete(address: AddressText): boolean {
	return lines.every((line) => problemOf(address, line) === null)
}

export function AddressForm(props: {
	value: AddressText
	onChange: (value: AddressText) => void
	/** Sent once already: what is missing is said. */
	tried: boolean
	kind: 'billing' | 'shipping'
}): ReactNode {
	const { value, onChange, tried, kind } = props
	const { t } = useTranslation('configurator')
	const errorOf = (line: Line) => {
		const problem = tried ? problemOf(value, line) : null
		return problem === null ? undefined : t(`delivery.errors.${problem}`)
	}
	return (
		<div className="order-address">
			{lines.map((line) => (
				<TextField
					key={line}
					className={`order-address-${line}`}
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

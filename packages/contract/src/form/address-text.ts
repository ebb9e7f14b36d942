// An address as it is typed.
import { zoneOf } from '@gabarit/price'
import type { Address } from '../person.ts'
import { LINE_MAX } from './line.ts'

export const addressLines = ['street', 'streetNumber', 'box', 'postalCode', 'city'] as const
export type AddressLine = (typeof addressLines)[number]
/** Longest texts, in characters. */
export const addressSizes: Readonly<Record<AddressLine, number>> = {
	street: LINE_MAX,
	streetNumber: 20,
	box: LINE_MAX,
	postalCode: 10,
	city: LINE_MAX,
}
export type AddressText = Record<AddressLine, string> & { country: Address['country'] }

export function addressTextOf(address: Address | null, country: Address['country']): AddressText {
	return {
		street: address?.street ?? '',
		streetNumber: address?.streetNumber ?? '',
		box: address?.box ?? '',
		postalCode: address?.postalCode ?? '',
		city: address?.city ?? '',
		country: address?.country ?? country,
	}
}

/** The address in the form of the calls: without `box` where none was typed. */
export function addressOf({ box, country, ...text }: AddressText): Address {
	const { street, streetNumber, postalCode, city } = text
	const trimmedBox = box.trim()
	return {
		street: street.trim(),
		streetNumber: streetNumber.trim(),
		postalCode: postalCode.trim(),
		city: city.trim(),
		country,
		...(trimmedBox !== '' && { box: trimmedBox }),
	}
}

export function addressProblem(
	address: AddressText,
	line: AddressLine,
): 'required' | 'postalCode' | null {
	if (line === 'box') return null
	if (address[line].trim() === '') return 'required'
	if (line !== 'postalCode') return null
	const zone = zoneOf(address.country, address.postalCode, [])
	return !zone.ok && zone.code === 'postal_code_mismatch' ? 'postalCode' : null
}

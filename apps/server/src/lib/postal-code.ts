import type { Address } from '@gabarit/contract'
import { zoneOf } from '@gabarit/price'

/** A postal code that the country does not have. */
export function isOddPostalCode({
	country,
	postalCode,
}: Pick<Address, 'country' | 'postalCode'>): boolean {
	const zone = zoneOf(country, postalCode, [])
	return !zone.ok && zone.code === 'postal_code_mismatch'
}

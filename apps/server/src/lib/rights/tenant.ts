import type { Country } from '@gabarit/contract'
import type { Tenant } from '../../features/tenants/service.ts'

/** A French reseller's rates, words and papers are France's. */
export function countryOf({ isFrenchReseller, country }: Tenant): Country {
	return isFrenchReseller ? 'FR' : country
}

import type { Country } from '../book.ts'
import type { Circumstances } from '../circumstances.ts'

/** Its VAT and eco-participation apply: the country of delivery, or of the shop at pick-up. */
export function countryOfSale(
	{ country, deliveryMode }: Pick<Circumstances, 'country' | 'deliveryMode'>,
	shop: Country,
): Country {
	return deliveryMode === 'pickUp' ? shop : (country ?? shop)
}

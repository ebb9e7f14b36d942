// The VAT of an order (domain 10.3): the normal rate of the country of delivery, unless something proven says
// otherwise. Buyers' entries alone change nothing.
import { isVatNumber } from '@gabarit/contract'
import type { Circumstances } from '@gabarit/price'
import type { VatQuestion } from '../service.ts'
import type { VatRegister } from './vies.ts'

export async function vatTreatmentOf(
	{ seller, country, customer, isAttested, isFitted }: VatQuestion,
	register: VatRegister,
): Promise<NonNullable<Circumstances['vat']>> {
	const number = customer?.type === 'Professional' ? numberOf(customer.vatNumber) : null
	// Between businesses of two member states the goods must leave the seller's country.
	const crosses = number !== null && number.country !== seller && number.country === country
	if (crosses && (await register.confirms(number))) return 'ReverseCharge'
	return isAttested && isFitted ? 'Reduced' : 'Normal'
}

/** Null without the letters of a country. */
function numberOf(text: string | undefined): { country: 'BE' | 'FR'; digits: string } | null {
	const plain = (text ?? '').replaceAll(/[\s.-]/gu, '').toUpperCase()
	const [, country] = /^(BE|FR)/u.exec(plain) ?? []
	if (country !== 'BE' && country !== 'FR') return null
	return isVatNumber(plain, country) ? { country, digits: plain.slice(2) } : null
}

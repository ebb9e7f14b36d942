// Which VAT an order bears (domain 10.3): the normal rate of where it goes, unless something that was proven says
// otherwise. Nothing a buyer types changes it by itself.
import { isVatNumber } from '@gabarit/contract'
import type { Circumstances } from '@gabarit/price'
import type { VatQuestion } from '../service.ts'
import type { VatRegister } from './vies.ts'

export async function vatTreatmentOf(
	{ seller, country, customer, isAttested, isFitted }: VatQuestion,
	register: VatRegister,
): Promise<NonNullable<Circumstances['vat']>> {
	const number = customer?.type === 'Professional' ? numberOf(customer.vatNumber) : null
	// Between businesses of two member states: the goods leave the seller's country for the buyer's.
	const crosses = number !== null && number.country !== seller && number.country === country
	if (crosses && (await register.confirms(number))) return 'ReverseCharge'
	return isAttested && isFitted ? 'Reduced' : 'Normal'
}

/** A number by its own digits, before anybody is asked; one without its country's letters names no country. */
function numberOf(text: string | undefined): { country: 'BE' | 'FR'; digits: string } | null {
	const plain = (text ?? '').replaceAll(/[\s.-]/gu, '').toUpperCase()
	const [, country] = /^(BE|FR)/u.exec(plain) ?? []
	if (country !== 'BE' && country !== 'FR') return null
	return isVatNumber(plain, country) ? { country, digits: plain.slice(2) } : null
}

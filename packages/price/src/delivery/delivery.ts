import type { Country, DeliveryZone } from '../book.ts'

const forms: Record<Country, RegExp> = {
	BE: /^[1-9][0-9]{3}$/,
	FR: /^(0[1-9]|[1-8][0-9]|9[0-8])[0-9]{3}$/,
}

/** The form of a country's postal codes: a zone may end at 9999, which is no address. */
export function hasPostalForm(country: Country, postalCode: string): boolean {
	return forms[country].test(postalCode)
}

/** Belgium's codes end at 9992 (bpost); no French department is 96. */
function isPostalCode(country: Country, code: string): boolean {
	const isBeyond = country === 'BE' ? code > '9992' : code.startsWith('96')
	return hasPostalForm(country, code) && !isBeyond
}

export type ZoneAnswer =
	| { ok: true; zone: DeliveryZone }
	| { ok: false; code: 'postal_code_mismatch' | 'not_deliverable' }

/** Of several matching ranges the narrowest wins (domain 9). */
export function zoneOf(
	country: Country,
	postalCode: string,
	zones: readonly DeliveryZone[],
): ZoneAnswer {
	const code = postalCode.replace(/\s/g, '')
	if (!isPostalCode(country, code)) return { ok: false, code: 'postal_code_mismatch' }
	let best: DeliveryZone | null = null
	for (const zone of zones) {
		if (zone.country !== country || code < zone.from || code > zone.to) continue
		if (best === null || widthOf(zone) < widthOf(best)) best = zone
	}
	return best === null ? { ok: false, code: 'not_deliverable' } : { ok: true, zone: best }
}

function widthOf(zone: DeliveryZone): number {
	return Number(zone.to) - Number(zone.from)
}

/** Cents excl. VAT, on top of the tenant's base price. */
export function deliveryPriceOf(zone: DeliveryZone, pallets: number, base: number): number {
	return base + zone.firstPallet + Math.max(0, pallets - 1) * zone.nextPallet
}

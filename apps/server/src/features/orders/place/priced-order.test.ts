import { expect, test } from 'vitest'
import { keepsPlace } from './priced-order.ts'

const price = { zone: '1', firstPallet: 7900, nextPallet: 4900 }
const zones = [
	{ ...price, country: 'BE' as const, from: '1000', to: '1999' },
	{ ...price, country: 'FR' as const, from: '59000', to: '59999' },
]
const offer = { deliveryAddress: null }
const quote = { country: 'BE' as const, zone: '1' }

test.each([
	['holds in its zone', 'BE', '1050', true],
	['does not hold in a zone of that name in the other country', 'FR', '59100', false],
] as const)('the price of an offer %s', (_, country, postalCode, keeps) => {
	const to = { deliveryMode: 'delivery' as const, country, postalCode }
	expect(keepsPlace(offer, quote, to, { zones })).toBe(keeps)
})

import { expect, test } from 'vitest'
import { sampleZones } from '../testing/sample-book.ts'
import { deliveryPriceOf, zoneOf } from './delivery.ts'

const codeOf = (country: 'BE' | 'FR', postalCode: string) => {
	const answer = zoneOf(country, postalCode, sampleZones)
	return answer.ok ? answer.zone.zone : answer.code
}

test('a postal code finds its zone, bounds included, blanks ignored', () => {
	expect(codeOf('BE', '1000')).toBe('BE-1')
	expect(codeOf('BE', '1499')).toBe('BE-1')
	expect(codeOf('BE', '1500')).toBe('BE-2')
	expect(codeOf('BE', ' 6700')).toBe('BE-3')
	expect(codeOf('FR', '59 000')).toBe('FR-1')
})

test('overseas and Corsica are not deliverable; a postal code of the other country has its own reason', () => {
	expect(codeOf('FR', '97400')).toBe('not_deliverable')
	expect(codeOf('FR', '20090')).toBe('not_deliverable')
	expect(codeOf('BE', '75011')).toBe('postal_code_mismatch')
	expect(codeOf('FR', '6700')).toBe('postal_code_mismatch')
	expect(codeOf('FR', '99123')).toBe('postal_code_mismatch')
	expect(codeOf('BE', '0999')).toBe('postal_code_mismatch')
	expect(codeOf('FR', '175011')).toBe('postal_code_mismatch')
	expect(codeOf('FR', '750111')).toBe('postal_code_mismatch')
	expect(codeOf('BE', '16700')).toBe('postal_code_mismatch')
	expect(codeOf('BE', '67000')).toBe('postal_code_mismatch')
	expect(codeOf('BE', 'abcd')).toBe('postal_code_mismatch')
})

test('a postal code that the country does not have is refused', () => {
	expect(codeOf('BE', '9992')).toBe('not_deliverable')
	for (const beyond of ['9993', '9999']) expect(codeOf('BE', beyond)).toBe('postal_code_mismatch')
	for (const nowhere of ['00100', '96000', '99999'])
		expect(codeOf('FR', nowhere)).toBe('postal_code_mismatch')
})

test('of two delivery ranges the narrower one wins, whatever their order', () => {
	const [wide] = sampleZones as [(typeof sampleZones)[number]]
	// The same first code, so that only the width can tell them apart.
	const city = { ...wide, zone: 'city', from: '1000', to: '1200' }
	const abroad = { ...city, country: 'FR' as const, zone: 'abroad', to: '1100' }
	for (const zones of [
		[wide, city, abroad],
		[abroad, city, wide],
	]) {
		const answer = zoneOf('BE', '1100', zones)
		expect(answer.ok && answer.zone.zone).toBe('city')
	}
})

test('delivery costs the base price, the first pallet, then each next one', () => {
	const [zone] = sampleZones as [(typeof sampleZones)[number]]
	expect([1, 2, 4].map((pallets) => deliveryPriceOf(zone, pallets, 1000))).toEqual([
		8900, 13800, 23600,
	])
})

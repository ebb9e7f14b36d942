// Domain 10.2: case G1 equipped, 3273 points, for every viewer.
import { buildFurniture, type Furniture } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { groupLines, priceFurniture, quoteSchema, textOfGroup, type Viewer } from './index.ts'
import { sampleBook } from './testing/index.ts'

function g1(): Furniture {
	const made = buildFurniture(goldenConfigurations.g1, sampleCatalogue)
	if (!made.ok) throw new Error('G1 cannot be made')
	return made.value
}
const furniture = g1()
const arlon = { country: 'BE', postalCode: '6700' } as const

test('the worked example has 3273 points, line by line', () => {
	const quote = priceFurniture(furniture, sampleBook())
	expect(quote.points).toBe(3273)
	expect(quote.lines.map((line) => [line.code, line.quantity, line.points])).toEqual([
		['module_double', 2, 908],
		['module_simple', 1, 283],
		['fixed_shelf', 2, 54],
		['adjustable_shelf', 12, 204],
		['adjustable_shelf', 3, 51],
		['rail', 3, 75],
		['recessed_drawer', 4, 380],
		['leaf', 5, 815],
		['handle', 5, 70],
		['filler', 2, 222],
		['top_filler', 1, 128],
		['plinth', 1, 83],
	])
})

test('the worked example for an individual: -10 %, code -5 %, delivery to Arlon, 21 % VAT: 3530.07', () => {
	const quote = priceFurniture(furniture, sampleBook(), {
		...arlon,
		discount: { label: 'Remise d’automne', percentage: 10 },
		promo: { code: 'ATELIER5', percentage: 5 },
	})
	expect(quote).toMatchObject({
		goods: 327_300,
		surcharge: 0,
		discounts: [
			{ kind: 'period', label: 'Remise d’automne', percentage: 10, amount: 32_730 },
			{ kind: 'promo', label: 'ATELIER5', percentage: 5, amount: 14_729 },
		],
		netGoods: 279_841,
		services: [],
		ecoParticipation: 0,
		delivery: 11_900,
		zone: 'BE-3',
		pallets: 1,
		totalExcluding: 291_741,
		vat: [{ rate: 21, base: 291_741, amount: 61_266 }],
		totalIncluding: 353_007,
	})
	expect(quoteSchema.parse(quote)).toEqual(quote)
})

test.each<[Viewer, number, number?, number?]>([
	['visitor', 327_300],
	['individual', 327_300],
	['professional', 261_840],
	['reseller-visitor', 344_974],
	['reseller-professional', 273_950],
	['reseller', 344_974, 202_926, 142_048],
	['seller', 327_300, 229_110, 98_190],
	['supplier', 202_926],
])('%s', (viewer, goods, purchase, margin) => {
	const quote = priceFurniture(furniture, sampleBook(viewer))
	expect(quote.goods).toBe(goods)
	expect(quote.purchase).toBe(purchase)
	expect(quote.margin).toBe(margin)
	expect(quote.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(goods)
	if (purchase !== undefined)
		expect(quote.lines.reduce((sum, line) => sum + (line.purchase ?? 0), 0)).toBe(purchase)
})

test('the worked example for the supplier has purchase and zone delivery, no VAT, no discount', () => {
	const book = sampleBook('supplier')
	const granted = { discount: { label: 'x', percentage: 50 }, promo: { code: 'y', amount: 5000 } }
	const quote = priceFurniture(furniture, book, { ...arlon, ...granted, deliveryPrice: 1 })
	expect(quote).toMatchObject({ discounts: [], vat: [], delivery: 11_900, totalExcluding: 214_826 })
	expect(priceFurniture(furniture, book, { deliveryMode: 'pickUp' }).totalExcluding).toBe(202_926)
})

test("the maker's order page: cost, sale and margin per group and after discounts", () => {
	const quote = priceFurniture(furniture, sampleBook('seller'), {
		...arlon,
		discount: { label: 'Remise', percentage: 10 },
		promo: { code: 'ATELIER5', percentage: 5 },
	})
	expect(quote.margin).toBe(50_731)
	const rows = groupLines(quote.lines)
	expect(rows.map((row) => [row.group, row.purchase, row.amount])).toEqual([
		['carcasses', 83_370, 119_100],
		['interior', 53_480, 76_400],
		['fronts', 57_050, 81_500],
		['handles', 4_900, 7_000],
		['finishing', 30_310, 43_300],
	])
	expect(rows.map(textOfGroup)).toEqual([
		{ key: 'groups.carcasses', values: { simple: 1, double: 2 } },
		{ key: 'groups.interior', values: {} },
		{ key: 'groups.fronts', values: { count: 5, color: 'P3-oak-natural' } },
		{ key: 'groups.handles', values: { count: 5 } },
		{ key: 'groups.fillersAndPlinth', values: {} },
	])
})

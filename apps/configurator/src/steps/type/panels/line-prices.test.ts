import {
	buildFurniture,
	type Configuration,
	compositionsOf,
	type PanelsConfiguration,
} from '@gabarit/engine'
import { sampleCatalogue as catalogue } from '@gabarit/engine/testing'
import { type PriceBook, priceFurniture, shownTotalOf } from '@gabarit/price'
import { sampleBook } from '@gabarit/price/testing'
import { expect, test } from 'vitest'
import { linePricesOf } from './line-prices.ts'

const book: PriceBook = sampleBook()
const sumOf = (prices: ReadonlyMap<string, number>) =>
	[...prices.values()].reduce((sum, price) => sum + price, 0)

function pricesOf(configuration: Configuration) {
	const built = buildFurniture(configuration, catalogue)
	if (!built.ok) throw new Error('not made')
	const quote = priceFurniture(built.value, book)
	return { quote, prices: linePricesOf(built.value, quote, book) }
}

test('the lines of a list without delivery add up to its total, to the cent', () => {
	const all: PanelsConfiguration = {
		version: 1,
		type: 'panels',
		panels: [
			{ quantity: 4, length: 800, width: 250, thickness: 18 },
			{ quantity: 3, length: 811, width: 333, thickness: 22, edges: [0, 1, 2, 0.8] },
			{ quantity: 1, length: 1600, width: 700, thickness: 28, radii: [50, 50, 50, 50] },
		],
		cladding: [{ width: 3400, height: 2500, joint: 3, thickness: 18 }],
	}
	const { quote, prices } = pricesOf(all)
	expect([...prices.keys()].toSorted()).toEqual(['line-0', 'line-1', 'line-2', 'wall-0'])
	expect(sumOf(prices) + quote.delivery).toBe(shownTotalOf(quote) - surchargeOf(quote))
})

/** The surcharge of a colour and its VAT are no line's. */
function surchargeOf({ surcharge, vat, shows }: ReturnType<typeof priceFurniture>): number {
	const taxed = vat.reduce((sum, { rate }) => sum + Math.round((surcharge * rate) / 100), surcharge)
	return shows === 'Including' ? taxed : surcharge
}

test('a line alone costs the whole', () => {
	for (const { configuration } of compositionsOf('panels')) {
		const { prices } = pricesOf(configuration)
		expect(sumOf(prices)).toBeGreaterThan(0)
	}
})

test('twice as many pieces cost twice as much', () => {
	const of = (quantity: number) =>
		pricesOf({
			version: 1,
			type: 'panels',
			panels: [
				{ quantity, length: 800, width: 250, thickness: 18 },
				{ quantity: 1, length: 500, width: 300, thickness: 18 },
			],
		}).prices.get('line-0') ?? 0
	expect(Math.abs(of(8) - 2 * of(4))).toBeLessThanOrEqual(1)
})

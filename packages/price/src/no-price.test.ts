import { buildFurniture } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { isNoPrice, priceFurniture } from './index.ts'
import { sampleBook } from './testing/index.ts'

const made = buildFurniture(goldenConfigurations.g1, sampleCatalogue)
const book = sampleBook('visitor')

function faultBy(points: typeof book.points): unknown {
	if (!made.ok) throw new Error('G1 cannot be made')
	try {
		return priceFurniture(made.value, { ...book, points })
	} catch (error) {
		return error
	}
}

test.each([
	['a colour', { colors: {} }],
	['a handle', { accessories: { ...book.points.accessories, handles: {} } }],
	['a leaf of that tier', { leaves: { ...book.points.leaves, points: {} } }],
	['a module of that size', { modules: grids(100) }],
])('%s that the lists do not sell throws the error of a missing price', (_, change) => {
	const fault = faultBy({ ...book.points, ...change })
	expect(fault).toBeInstanceOf(Error)
	expect(isNoPrice(fault)).toBe(true)
})

function grids(widest: number) {
	const { Simple, Double } = book.points.modules
	return { Simple: { ...Simple, widths: [widest] }, Double: { ...Double, widths: [widest] } }
}

test('another error or value is not the error of a missing price', () => {
	expect(isNoPrice(faultBy(undefined as never))).toBe(false)
	expect(isNoPrice({ name: 'NoPrice' })).toBe(false)
})

import { buildFurniture, type Configuration, colorOptions, handleOptions } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { optionDifferences, priceFurniture, shownTotalOf, type Viewer } from '../index.ts'
import { sampleBook } from '../testing/index.ts'

const { g1 } = goldenConfigurations
const circumstances = { postalCode: '6700', discount: { label: 'autumn', percentage: 10 } }

const pricing = { catalogue: sampleCatalogue, book: sampleBook('visitor'), circumstances }

function quoteOf(configuration: Configuration, viewer: Viewer) {
	const made = buildFurniture(configuration, sampleCatalogue)
	if (!made.ok) throw new Error(JSON.stringify(made.issues))
	return priceFurniture(made.value, sampleBook(viewer), circumstances)
}

test("an option's price difference is that of the shown total, incl. VAT for a visitor, excl. for a professional", () => {
	for (const viewer of ['visitor', 'professional'] as const) {
		const current = quoteOf(g1, viewer)
		const chosen: Configuration = { ...g1, handle: null }
		const [difference] = optionDifferences(current, [{ available: true, configuration: chosen }], {
			catalogue: sampleCatalogue,
			book: sampleBook(viewer),
			circumstances,
		})
		const fresh = quoteOf(chosen, viewer)
		expect(difference).toBe(shownTotalOf(fresh) - shownTotalOf(current))
		// push-to-open 12 instead of a bar at 14, five leaves
		expect(fresh.points - current.points).toBe(-10)
	}
})

test('the present choice costs nothing, an impossible option has no price', () => {
	const current = quoteOf(g1, 'visitor')
	const impossible: Configuration = { ...g1, hu: 200 }
	const options = [
		{ available: true, configuration: g1 },
		{ available: false, configuration: g1 },
		{ available: true, configuration: impossible },
	]
	expect(optionDifferences(current, options, pricing)).toEqual([0, null, null])
})

test('every option of a step has a price where it can be chosen', () => {
	const current = quoteOf(g1, 'visitor')
	const options = [
		...colorOptions(g1, sampleCatalogue, 'exterior'),
		...handleOptions(g1, sampleCatalogue),
	]
	const differences = optionDifferences(current, options, pricing)
	expect(differences).toHaveLength(options.length)
	for (const [i, option] of options.entries())
		expect(differences[i] === null).toBe(!option.available)
	expect(differences.some((difference) => difference !== null && difference > 0)).toBe(true)
})

import { buildFurniture, type Configuration, startTypes } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { firstDressing } from '../../session/changes/first-dressing.ts'
import { fromPrice } from './from-price.ts'

const tierOf = (reference: string | undefined) =>
	sampleCatalogue.colors.find((color) => color.reference === reference)?.tier

/** Cents by what is shown and by what is inside: a dearer tier costs more. */
function totalOf(configuration: Configuration): number | null {
	if (!buildFurniture(configuration, sampleCatalogue).ok) return null
	const colors: { interior?: string | undefined; exterior?: string | undefined } =
		'colors' in configuration ? { ...configuration.colors } : {}
	const { interior = 'P1-white', exterior = 'P3-oak-natural' } = colors
	return 1000 * Number(tierOf(exterior)?.slice(1)) + 10 * Number(tierOf(interior)?.slice(1))
}

function lastOf(first: ReturnType<typeof firstDressing>, price = totalOf): number | null {
	const task = fromPrice(first, sampleCatalogue, price)
	for (;;) {
		const { done, value } = task.next()
		if (done === true) return value
	}
}

test.each(startTypes)('%s begins at its cheapest finish, inside and outside', (type) => {
	const tiers = (place: 'interior' | 'exterior') =>
		sampleCatalogue.colors.filter((one) => one[place]).map(({ tier }) => Number(tier.slice(1)))
	const cheapest = 1000 * Math.min(...tiers('exterior')) + 10 * Math.min(...tiers('interior'))
	expect(lastOf(firstDressing(type, []))).toBe(cheapest)
})

test('a finish that cannot be made is no price, and one design is priced between two pauses', () => {
	expect(lastOf(firstDressing('wardrobe', [], { width: 310, hu: 350 }))).toBeNull()
	let priced = 0
	const count = (configuration: Configuration) => {
		priced += 1
		return totalOf(configuration)
	}
	const task = fromPrice(firstDressing('shelves', []), sampleCatalogue, count)
	for (let pauses = 1; task.next().done !== true; pauses++) expect(priced).toBe(pauses)
	// One colour stands for all of its tier, so a catalogue of hundreds is a dozen designs.
	expect(priced).toBeLessThan(20)
})

test('the first design stands in the place that was said, else in the usual one', () => {
	expect(firstDressing('wardrobe', [])).toMatchObject({ room: { width: 3000 }, hu: 2500 })
	expect(firstDressing('drawer', [], { width: 2400 })).toMatchObject({
		type: 'drawer',
		room: { width: 2400 },
		hu: 2500,
	})
	expect(firstDressing('top10', ['06'], { hu: 2130 })).toMatchObject({ hu: 2130, topTen: ['06'] })
})

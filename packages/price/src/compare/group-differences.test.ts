import { buildFurniture, type Configuration } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import {
	type Circumstances,
	groupDifferences,
	groupLines,
	priceFurniture,
	type Quote,
	shownTotalOf,
} from '../index.ts'
import { sampleBook } from '../testing/index.ts'

type Viewer = NonNullable<Parameters<typeof sampleBook>[0]>

function quoteOf(
	configuration: Configuration,
	viewer: Viewer = 'visitor',
	circumstances: Circumstances = {},
): Quote {
	const made = buildFurniture(configuration, sampleCatalogue)
	if (!made.ok) throw new Error('it can be made')
	return priceFurniture(made.value, sampleBook(viewer), circumstances)
}

const rooms = Object.values(goldenConfigurations).filter(
	(room) => buildFurniture(room, sampleCatalogue).ok,
)
const amountsOf = (quote: Quote) =>
	new Map(groupLines(quote.lines).map(({ group, amount }) => [group, amount]))
const pairs = rooms.flatMap((before) => rooms.map((after) => [before, after] as const))

test.each([
	['visitor', { postalCode: '6700' }],
	['visitor', { promo: { code: 'ETE', amount: 5_000 } }],
	['reseller', { manual: { code: 'geste', percentage: 7 } }],
] satisfies [Viewer, Circumstances][])(
	'for a %s, groups add up to the difference of the totals and only changed ones are named',
	(viewer, circumstances) => {
		for (const [first, second] of pairs) {
			const [before, after] = [
				quoteOf(first, viewer, circumstances),
				quoteOf(second, viewer, circumstances),
			]
			const differences = groupDifferences(before, after)
			const total = shownTotalOf(after) - shownTotalOf(before)
			if (differences.length > 0)
				expect(differences.reduce((sum, { difference }) => sum + difference, 0)).toBe(total)
			const [was, is] = [amountsOf(before), amountsOf(after)]
			const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
				(group) => was.get(group) !== is.get(group),
			)
			expect(differences.map(({ group }) => group).toSorted()).toEqual(changed.toSorted())
		}
	},
)

test('differences for a buyer include VAT and the discount', () => {
	const { g1 } = goldenConfigurations
	const bare = { ...g1, handle: null } as Configuration
	const circumstances: Circumstances = { promo: { code: 'DIX', percentage: 10 } }
	const [before, after] = [
		quoteOf(bare, 'visitor', circumstances),
		quoteOf(g1, 'visitor', circumstances),
	]
	const goods = (amountsOf(after).get('handles') ?? 0) - (amountsOf(before).get('handles') ?? 0)
	expect(goods).not.toBe(0)
	const differences = groupDifferences(before, after)
	expect(differences.map(({ group }) => group)).toEqual(['handles'])
	expect(Math.abs((differences[0]?.difference ?? 0) - goods * 0.9 * 1.21)).toBeLessThan(2)
})

test('groups that nearly cancel out are not inflated by other changes', () => {
	const quote = quoteOf(goldenConfigurations.g1)
	const [first] = quote.lines
	if (first === undefined) throw new Error('G1 has lines')
	const moved = (carcasses: number, fronts: number, delivery: number): Quote => {
		const line = { ...first, quantity: 1 }
		const goods = carcasses + fronts
		const totalExcluding = goods + delivery
		const vat = Math.round(totalExcluding * 0.21)
		return {
			...quote,
			lines: [
				{ ...line, group: 'carcasses', amount: carcasses },
				{ ...line, group: 'fronts', amount: fronts },
			],
			goods,
			netGoods: goods,
			delivery,
			totalExcluding,
			vat: [{ rate: 21, base: totalExcluding, amount: vat }],
			totalIncluding: totalExcluding + vat,
		}
	}
	const [before, after] = [moved(10_000, 10_000, 0), moved(15_000, 5_001, 7_900)]
	const differences = groupDifferences(before, after)
	const total = shownTotalOf(after) - shownTotalOf(before)
	expect(differences.reduce((sum, { difference }) => sum + difference, 0)).toBe(total)
	for (const { difference } of differences) expect(Math.abs(difference)).toBeLessThan(15_000)
})

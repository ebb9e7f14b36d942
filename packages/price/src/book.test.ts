import { sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { type Points, pointsSchema, priceBookSchema, viewers } from './index.ts'
import { sampleBook, samplePoints } from './testing/index.ts'

const points = samplePoints(sampleCatalogue)
const isRefused = (changes: Partial<Points>) =>
	!pointsSchema.safeParse({ ...points, ...changes }).success

test('every sample price book satisfies the schema', () => {
	for (const viewer of viewers)
		expect(priceBookSchema.parse(sampleBook(viewer))).toEqual(sampleBook(viewer))
})

test('a price book has factors as decimal text and amounts as whole cents', () => {
	const refused = (changes: object) =>
		!priceBookSchema.safeParse({ ...sampleBook(), ...changes }).success
	expect(refused({ saleFactor: 1.054 })).toBe(true)
	expect(refused({ saleFactor: '1,054' })).toBe(true)
	expect(refused({ colorSurcharge: 0.5 })).toBe(true)
	expect(refused({ margin: '1' })).toBe(true)
})

test('the grids of a price book have points for every bracket, rising bounds, and cover all possible sizes', () => {
	const { Simple, Double } = points.modules
	const withSimple = (grid: Partial<typeof Simple>) => ({
		modules: { Simple: { ...Simple, ...grid }, Double },
	})
	expect(isRefused({})).toBe(false)
	expect(isRefused(withSimple({ points: Simple.points.slice(1) }))).toBe(true)
	expect(isRefused(withSimple({ widths: Simple.widths.toReversed() }))).toBe(true)
	expect(isRefused(withSimple({ depths: [350, 450, 600, 690] }))).toBe(true)
	const { leaves } = points
	expect(isRefused({ leaves: { ...leaves, points: { P1: [35] } } })).toBe(true)
	expect(isRefused({ leaves: { ...leaves, widths: [300, 400, 500, 590] } })).toBe(true)
	// A fixed panel is a leaf less 15: no leaf is cheaper than that.
	const cheap = (leaves.points.P1 ?? []).map((leaf, i) => (i === 0 ? 14 : leaf))
	expect(isRefused({ leaves: { ...leaves, points: { ...leaves.points, P1: cheap } } })).toBe(true)
})

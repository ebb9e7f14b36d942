// The worked cases of domain 29 under a flight to the point, two by hand, and what each row of 26 adds.
import { buildFurniture, type Configuration, roomOf } from '@gabarit/engine'
import { goldenStairs, randomStairs, randomStream, sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { fittingPriceOf } from '../fitting-price.ts'
import { samplePoints } from '../testing/index.ts'
import { pointsLinesOf } from './points-of.ts'

type Stairs = Extract<Configuration, { type: 'stairsFurniture' }>

const points = samplePoints(sampleCatalogue)

function linesOf(configuration: Stairs): [code: string, quantity: number, points: number][] {
	const result = buildFurniture(configuration, sampleCatalogue)
	if (!result.ok) throw new Error(JSON.stringify(result.issues))
	return pointsLinesOf(result.value, points).map((line) => [line.code, line.quantity, line.points])
}

const totalOf = (lines: ReturnType<typeof linesOf>) =>
	lines.reduce((sum, [, , own]) => sum + own, 0)
const of = (configuration: Stairs, ...codes: string[]) =>
	linesOf(configuration)
		.filter(([code]) => codes.includes(code))
		.map(([, , own]) => own)

test('S1: 3365 points, its carts 175, 205 and 234', () => {
	expect(of(goldenStairs.s1, 'pull_out')).toEqual([175, 205, 234])
	expect(totalOf(linesOf(goldenStairs.s1))).toBe(3365)
})

test('S2: 3014 points, in the bracket of depth 1000', () => {
	expect(totalOf(linesOf(goldenStairs.s2))).toBe(3014)
})

test('S3: 4016 points, its fixed panel by its blank', () => {
	expect(totalOf(linesOf(goldenStairs.s3))).toBe(4016)
})

// Carcasses 2 x 256 (S 400, H 2000, depth 720) x 1.25; leaves 397 x 1884 in P3 103; fillers 34 x 2.005 x 1.3.
test('opened from its end: 1156 points', () => {
	expect(linesOf(goldenStairs.fromTheEnd)).toEqual([
		['module_simple', 2, 640],
		['rail', 2, 50],
		['leaf', 2, 206],
		['push_to_open', 2, 24],
		['filler', 2, 178],
		['top_filler', 1, 35],
		['plinth', 1, 23],
	])
})

// Carcasses 246 + 216 + 187 + 157; shelves 3 x 15; drawers 2 x 104; a cart of 0.618 m2; leaves 117, 117 and 86.
test('stepped with a meter: 1873 points, nothing for a filler that is not there', () => {
	const lines = linesOf(goldenStairs.meter)
	expect(lines.map(([code]) => code)).not.toContain('top_filler')
	expect(of(goldenStairs.meter, 'module_simple')).toEqual([246, 216, 187, 157])
	expect(of(goldenStairs.meter, 'adjustable_shelf', 'overlay_drawer', 'pull_out')).toEqual([
		45, 208, 178,
	])
	expect(of(goldenStairs.meter, 'leaf', 'pull_out_front', 'push_to_open')).toEqual([
		117, 117, 86, 86, 48,
	])
	expect(of(goldenStairs.meter, 'filler', 'plinth')).toEqual([92, 24, 66])
	expect(totalOf(lines)).toBe(1873)
})

test('a pull-out without a handle opens by a push, as a leaf does; with one it carries it', () => {
	const handled: Stairs = { ...goldenStairs.s2, handle: { model: 'bar-160', color: 'Black' } }
	expect(of(goldenStairs.s2, 'push_to_open', 'handle')).toEqual([48])
	expect(of(handled, 'push_to_open', 'handle')).toEqual([56])
})

test('two fitters take 0.3 h for a pull-out as for a leaf', () => {
	const timeOf = (configuration: Stairs) => {
		const result = buildFurniture(configuration, sampleCatalogue)
		return result.ok ? fittingPriceOf(result.value, 6000) : 0
	}
	// Four modules, four pull-outs, the set-up: 4 x 1 h + 4 x 0.3 h + 1.5 h = 6.7 h, twice 60.00.
	expect(timeOf(goldenStairs.s2)).toBe(80_400)
})

test('a flight in a mirror costs the same', () => {
	const { stair, walls: _, ...s1 } = goldenStairs.s1
	const mirrored: Stairs = {
		...s1,
		stair: { ...stair, rises: 'Left' },
		modules: s1.modules?.toReversed(),
	}
	expect(roomOf(mirrored).slopes.map(({ side }) => side)).toEqual(['Right'])
	const inOrder = (lines: ReturnType<typeof linesOf>) =>
		lines.map(([code, quantity, own]) => `${code} ${quantity} ${own}`).toSorted()
	expect(inOrder(linesOf(mirrored))).toEqual(inOrder(linesOf(goldenStairs.s1)))
})

test('every random flight that can be made has a price for all of it', () => {
	const random = randomStream(20_261_124)
	let priced = 0
	for (let i = 0; i < 200; i++) {
		const configuration = randomStairs(random)
		const result = buildFurniture(configuration, sampleCatalogue)
		if (!result.ok) continue
		const lines = pointsLinesOf(result.value, points)
		const carts = result.value.groups.filter(({ kind }) => kind === 'cart').length
		const pulled = lines.filter(({ code }) => code === 'pull_out')
		expect(pulled.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(carts)
		expect(lines.every((line) => Number.isInteger(line.points) && line.points > 0)).toBe(true)
		priced += 1
	}
	expect(priced).toBeGreaterThan(60)
})

// What a buyer may put together by hand, and what the workshop cannot make of it.
import { expect, test } from 'vitest'
import type { ZoneChoice } from '../run/choices.ts'
import { made, refused } from '../testing/worked-case.ts'
import { applyRemedy } from '../type/apply-remedy.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'
import { parseConfiguration } from '../type/parse.ts'

const stacked = (...zones: ZoneChoice[]): DressingConfiguration => ({
	version: 1,
	room: { width: 680 },
	hu: 2500,
	handle: null,
	runs: [{ side: 'Main', zones: [{ modules: [{ kind: 'Simple', bays: [{ zones }] }] }] }],
})
const shelves = (...heights: number[]) => stacked({ kind: 'VariableShelve', shelves: heights })
const codes = (configuration: DressingConfiguration) =>
	refused(configuration).map((issue) => issue.code)

test('shelves moved by hand stay in their zone, apart, on the holes', () => {
	expect(
		made(shelves(480, 928, 1408)).boards.filter((b) => b.part === 'AdjustableShelf'),
	).toHaveLength(3)
	expect(codes(shelves(2400))).toEqual(['zone_too_low'])
	expect(codes(shelves(416, 416))).toEqual(['zone_too_low'])
	expect(codes(shelves(416, 448))).toEqual(['zone_too_low'])
	expect(parseConfiguration(shelves(401)).ok).toBe(false)
})

test('a zone holds no more shelves than stand apart in it', () => {
	const crowded = (count: number, height: number) =>
		stacked({ kind: 'VariableShelve', count, height }, { kind: 'FixedShelve' }, { kind: 'Empty' })
	expect(codes(crowded(10, 300))).toEqual(['zone_too_low'])
	expect(made(crowded(3, 1100)).boards.length).toBeGreaterThan(0)
})

const niche = (filler: DressingConfiguration['filler']): DressingConfiguration => ({
	version: 1,
	room: { width: 3000 },
	hu: 2500,
	filler,
})

test('custom fillers stand side by side, and only where there is a module', () => {
	const custom = (...places: [number, number][]) =>
		niche({ custom: places.map(([after, width]) => ({ run: 'Main' as const, after, width })) })
	const origins = made(custom([1, 50], [1, 60]))
		.boards.filter((board) => board.part === 'Filler')
		.map((board) => board.pose.origin[0])
	expect(new Set(origins).size).toBe(4)
	expect(codes(custom([4, 50]))).toEqual(['filler_place_unknown'])
})

test('limits of the workshop hold for any number', () => {
	expect(codes(niche({ oversize: 2100 }))).toEqual(['oversize_too_large'])
	expect(codes({ version: 1, room: { width: 15000 }, hu: 2500 })).toEqual(['too_many_modules'])
	expect(codes({ version: 1, room: { width: Number.MAX_SAFE_INTEGER }, hu: 2500 })).toEqual([
		'too_many_modules',
	])
})

test('the remedy of a niche too narrow can be taken', () => {
	const narrow: DressingConfiguration = { ...niche({ left: 30, right: 30 }), room: { width: 300 } }
	const [issue] = refused(narrow)
	expect(issue?.remedy).toEqual({ walls: 'Left', handle: null })
	expect(made({ ...narrow, walls: 'Left', handle: null }).runs[0]?.modules).toHaveLength(1)
})

test('a bay that does not fit is mended by its remedy', () => {
	const thin: DressingConfiguration = {
		version: 1,
		room: { width: 1100 },
		hu: 2500,
		runs: [
			{
				side: 'Main',
				zones: [{ modules: [{ kind: 'Simple', bays: [{ template: '06', thickness: 18 }] }] }],
			},
		],
	}
	const [issue] = refused(thin)
	expect(issue?.code).toBe('shelf_needs_28')
	const thick = made(applyRemedy(thin, issue?.remedy ?? {}))
	expect(thick.boards.find((board) => board.part === 'AdjustableShelf')?.thickness).toBe(28)
	const low: DressingConfiguration = { ...shelves(2400), hu: 2050 }
	const [stack] = refused(low)
	expect(made(applyRemedy(low, stack?.remedy ?? {})).runs[0]?.modules).toHaveLength(1)
})

test('an unknown colour hides no other issue', () => {
	const both: DressingConfiguration = { ...niche({ oversize: 60 }), colors: { exterior: 'nope' } }
	expect(codes(both).toSorted()).toEqual(['oversize_too_large', 'unknown_color'])
})

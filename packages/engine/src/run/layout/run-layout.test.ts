// domain 4.2: runs that pass into a corner, their blind modules and leaf pitches; by hand.
import { expect, test } from 'vitest'
import type { End } from '../../room/run-ends.ts'
import {
	fitsRun,
	hiddenAt,
	isBlindAt,
	kindsOfCount,
	limitsAt,
	usualKindsOf,
	widthsOf,
} from './run-layout.ts'

const filler: End = { kind: 'Filler', width: 50 }
const corner: End = { kind: 'Corner', width: 650 }
/** Passes into a corner at B = 650 from its play of 10: 640 are hidden. */
const blind: End = { kind: 'Blind', width: 10, zone: 650 }
const [S, D] = ['Simple', 'Double'] as const
const onLeft = (accessible: number) => ({ left: blind, right: filler, length: accessible + 640 })
const onRight = (accessible: number) => ({ left: filler, right: blind, length: accessible + 640 })
const onBoth = (accessible: number) => ({ left: blind, right: blind, length: accessible + 1280 })

test('spare millimetres of leaves go from the corner outward, to the blind one first', () => {
	expect(widthsOf(onLeft(2300), [S, D, D])).toEqual([1100, 920, 920])
	// 2303: 461 461 461 460 460.
	expect(widthsOf(onLeft(2303), [S, D, D])).toEqual([1101, 922, 920])
	expect(widthsOf(onRight(2303), [D, D, S])).toEqual([920, 922, 1101])
	expect(widthsOf(onBoth(2900), [S, D, D, S])).toEqual([1124, 967, 966, 1123])
	expect(widthsOf({ left: filler, right: corner, length: 2900 }, [D, D, S])).toEqual([
		1160, 1160, 580,
	])
})

test('the blind module of a corner hides a width and has its own limits', () => {
	expect([0, 1, 2].map((i) => isBlindAt(onLeft(2300), i, 3))).toEqual([true, false, false])
	expect([0, 1, 2].map((i) => isBlindAt(onRight(2300), i, 3))).toEqual([false, false, true])
	expect([0, 1, 2].map((i) => isBlindAt(onBoth(2300), i, 3))).toEqual([true, false, true])
	expect(isBlindAt({ left: filler, right: corner }, 0, 1)).toBe(false)
	expect([hiddenAt(onLeft(2300), 0), hiddenAt(onRight(2300), 2)]).toEqual([640, 640])
	// 640 + 300 to 1136; with 400 hidden a leaf of 600 is the limit.
	expect(limitsAt(onLeft(2300), [S, D], 0)).toEqual({ min: 940, max: 1136 })
	const shallow = { left: { kind: 'Blind', width: 10, zone: 410 }, right: filler } as const
	expect(limitsAt(shallow, [S, D], 0)).toEqual({ min: 700, max: 1000 })
	// The others are leaves of 300 to 600 too, alone or in pairs.
	expect(limitsAt(onRight(2300), [D, S, S], 0)).toEqual({ min: 600, max: 1200 })
	expect(limitsAt(onRight(2300), [D, S, S], 1)).toEqual({ min: 300, max: 600 })
	expect(limitsAt({ left: filler, right: corner }, [D, S], 1)).toEqual({ min: 250, max: 1000 })
})

test('a blind module is simple, 1136 wide at most, with a leaf of 300 to 600', () => {
	const fits: [number, readonly ('Simple' | 'Double')[], boolean][] = [
		[496, [S], true],
		// 640 + 497 = 1137.
		[497, [S], false],
		[300, [S], true],
		[299, [S], false],
		[900, [D], false],
		[900, [S, D], true],
		// Leaves of 299.
		[897, [S, D], false],
		[0, [], false],
		[13 * 400, Array.from({ length: 13 }, () => S), false],
	]
	for (const [accessible, kinds, holds] of fits)
		expect(fitsRun(onLeft(accessible), kinds), `${kinds.length} on ${accessible}`).toBe(holds)
})

test('usual modules beside a corner have as few leaves as it allows, in pairs from it', () => {
	// 2300: ceil(2300/n) <= 496, so 5 leaves.
	expect(usualKindsOf(onLeft(2300))).toEqual([S, D, D])
	expect(usualKindsOf(onRight(2300))).toEqual([D, D, S])
	// 1900: 4 leaves of 475.
	expect(usualKindsOf(onLeft(1900))).toEqual([S, D, S])
	expect(usualKindsOf(onRight(1900))).toEqual([S, D, S])
	expect(usualKindsOf(onBoth(2900))).toEqual([S, D, D, S])
	// 590: one leaf is too wide, two are 295.
	expect(usualKindsOf(onLeft(590))).toEqual([])
	// Paired from the corner where a run starts in one.
	expect(usualKindsOf({ left: filler, right: corner, length: 2900 })).toEqual([S, D, D])
	expect(usualKindsOf({ left: corner, right: filler, length: 2900 })).toEqual([D, D, S])
	expect(usualKindsOf({ left: corner, right: corner, length: 2900 })).toEqual([D, D, S])
})

test('a count of modules beside a corner takes the widest leaves that fit', () => {
	expect(kindsOfCount(onLeft(2300), 3)).toEqual([S, D, D])
	// Five leaves of 460 again: fewer leaves are wider ones.
	expect(kindsOfCount(onLeft(2300), 4)).toEqual([S, D, S, S])
	expect(kindsOfCount(onRight(2300), 4)).toEqual([S, S, D, S])
	// 640 + 2300 / 7 of 328; an eighth leaf would be 287.
	expect(kindsOfCount(onLeft(2300), 7)).toEqual([S, S, S, S, S, S, S])
	expect(kindsOfCount(onLeft(2300), 8)).toBeNull()
	expect(kindsOfCount(onLeft(2300), 2)).toBeNull()
	// Both blind, 2900 between: six leaves of 483.
	expect(kindsOfCount(onBoth(2900), 5)).toEqual([S, D, S, S, S])
	expect(kindsOfCount(onBoth(2900), 1)).toBeNull()
	expect(kindsOfCount({ left: filler, right: filler, length: 2900 }, 3)).toEqual([D, D, S])
})

// domain 3.1 and 2.4: how many modules a length takes, and how it is shared; each number by hand.
import { expect, test } from 'vitest'
import {
	fitsKinds,
	kindsFor,
	type ModuleKind,
	unitsOf,
	usualKinds,
	widthLimits,
} from './module-counts.ts'
import { splitRun } from './split-run.ts'

/** 'DDS' as kinds. */
const kinds = (letters: string) =>
	letters.split('').map((letter): ModuleKind => (letter === 'D' ? 'Double' : 'Simple'))
const letters = (list: readonly ModuleKind[] | null) =>
	list === null ? null : list.map((kind) => kind[0]).join('')

function expectSplit(length: number, units: number[], widths: number[]) {
	expect(splitRun(length, units)).toEqual(widths)
	expect(widths.reduce((sum, width) => sum + width, 0)).toBe(length)
}

test('a run is split by leaves, and spare millimetres go one each to the first modules', () => {
	expectSplit(2900, [2, 1, 2], [1160, 580, 1160])
	expectSplit(2000, [1, 1, 1], [667, 667, 666])
	expectSplit(1532, [1, 1, 1], [511, 511, 510])
	// 1035, 517, 517 and one over.
	expectSplit(2070, [2, 1, 1], [1036, 517, 517])
	expectSplit(3100, [1, 1, 1, 1, 1, 1], [517, 517, 517, 517, 516, 516])
})

test('a module kind has its own limits', () => {
	expect(widthLimits('Simple')).toEqual({ min: 250, max: 1000 })
	expect(widthLimits('Double')).toEqual({ min: 600, max: 1200 })
	expect([unitsOf('Simple'), unitsOf('Double')]).toEqual([1, 2])
	const fits: [number, string, boolean][] = [
		[249, 'S', false],
		[250, 'S', true],
		[1000, 'S', true],
		[1001, 'S', false],
		[599, 'D', false],
		[600, 'D', true],
		[1200, 'D', true],
		[1201, 'D', false],
		[2900, 'DDS', true],
		[2900, '', false],
		[3000, 'S'.repeat(12), true],
		[3250, 'S'.repeat(13), false],
	]
	for (const [length, mix, holds] of fits)
		expect(fitsKinds(length, kinds(mix)), `${mix} on ${length}`).toBe(holds)
})

test('usual modules have leaves up to 600, in pairs from the left', () => {
	const proposed: [number, string][] = [
		[249, ''],
		[250, 'S'],
		[600, 'S'],
		[601, 'D'],
		[1200, 'D'],
		[1201, 'DS'],
		[1800, 'DS'],
		[1801, 'DD'],
		[2900, 'DDS'],
		[14_400, 'D'.repeat(12)],
		[14_401, ''],
	]
	for (const [length, mix] of proposed) expect(letters(usualKinds(length)), `${length}`).toBe(mix)
})

test('a count of modules takes the mix whose leaves come nearest to 600 from below', () => {
	const mixes: [number, number, string | null][] = [
		// Leaves of 967, 725, 580 or 483.
		[2900, 3, 'DDS'],
		// 725, then 580 with one double.
		[2900, 4, 'DSSS'],
		// 1450 each: too wide for any.
		[2900, 2, null],
		// One of 900: two leaves of 450.
		[900, 1, 'D'],
		// Leaves of 600 are leaves, of 601 not.
		[1200, 2, 'SS'],
		[1202, 2, 'DS'],
		[14_400, 12, 'D'.repeat(12)],
		// Too narrow for a double.
		[590, 1, 'S'],
		[2900, 11, 'S'.repeat(11)],
		[2900, 12, null],
	]
	for (const [length, count, mix] of mixes)
		expect(letters(kindsFor(length, count)), `${count} on ${length}`).toBe(mix)
})

// Fillers put where they cannot stand, and fillers that must reach what they close.
import { expect, test } from 'vitest'
import type { Furniture } from '../furniture/furniture.ts'
import { goldenConfigurations as golden, sampleCatalogue } from '../testing/index.ts'
import { made, refused } from '../testing/worked-case.ts'
import { applyRemedy } from '../type/apply-remedy.ts'
import { withStickyFiller } from '../type/dressing/edit/sticky-filler.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'
import { moduleCountOptions } from '../type/offers.ts'

const { runs: _, ...cornered } = golden.g5
const between = (after: number): DressingConfiguration => ({
	...cornered,
	filler: { custom: [{ run: 'Main', after, width: 60 }] },
})

test('a custom filler before a blind corner module is refused: it would push the leaf off its strip', () => {
	const [issue] = refused(between(0))
	expect(issue).toMatchObject({
		code: 'filler_behind_corner',
		family: 'INPUT',
		field: 'filler.custom',
		run: 'Main',
		remedy: { filler: { custom: [] } },
	})
	expect(made(applyRemedy(between(0), issue?.remedy ?? {})).boards.length).toBeGreaterThan(0)
	expect(made(between(1)).boards.length).toBeGreaterThan(0)
	const right: DressingConfiguration = {
		...between(0),
		footprint: 'RightSide',
		room: { width: 3000, sideRight: 2200 },
	}
	const last = made(right).runs[0]?.modules.length ?? 0
	expect(
		refused({ ...right, filler: { custom: [{ run: 'Main', after: last, width: 60 }] } })[0]?.code,
	).toBe('filler_behind_corner')
})

const { runs: __, ...breast } = golden.g7
const passing = (position: number): DressingConfiguration => ({
	...breast,
	pos: { fireplace: position },
	width: { fireplace: 800 },
	depth: { fireplace: 580 },
})
const strips = (furniture: Furniture) =>
	furniture.boards
		.filter((board) => board.part === 'Filler' || board.part === 'FakeDoor')
		.map(({ part, pose, outline }) => {
			const x = pose.origin[0]
			return `${part} ${x}..${x + Math.max(...outline.map(([, b]) => b))}`
		})
		.toSorted()

test('a run beside a breast at the wall starts at its flank, and one filler closes the strip', () => {
	const near = made(passing(40))
	expect(strips(near)).toEqual(['Filler 0..40', 'Filler 3551.5..3600', 'Filler 840..888.5'])
	expect(near.runs[0]?.modules[0]?.x).toBe(890)
	expect(strips(made(passing(0)))).toEqual(['Filler 3551.5..3600', 'Filler 800..848.5'])
	const far = made(passing(3600 - 800 - 70))
	expect(strips(far)).toEqual(['Filler 0..48.5', 'Filler 2681.5..2730', 'Filler 3530..3600'])
	const all = [...near.boards, ...far.boards]
	for (const { pose } of all) expect(pose.origin[0]).toBeGreaterThanOrEqual(0)
})

test('the filler above a chord module is cut from a blank that holds it', () => {
	// 120 of level top are too little for a joint: the module follows the chord, further from the ceiling.
	const chord: DressingConfiguration = {
		version: 1,
		room: { width: 3200 },
		hu: 2500,
		slope: { left: { low: 1100, angle: 40 } },
		runs: [
			{
				side: 'Main',
				zones: [{ modules: Array.from({ length: 5 }, () => ({ kind: 'Simple' as const })) }],
			},
		],
		doors: null,
	}
	for (let width = 2600; width <= 3400; width += 20) {
		const furniture = made({ ...chord, room: { width } })
		for (const board of furniture.boards.filter(({ part }) => part === 'TopFiller')) {
			const across = Math.max(...board.outline.map(([, b]) => b))
			expect(board.width, `${width} ${board.id}`).toBeGreaterThanOrEqual(across)
		}
	}
})

test('an aisle too narrow has a remedy that mends it', () => {
	const u = (width: number): DressingConfiguration => ({
		version: 1,
		footprint: 'StraightWithTwoSide',
		priority: 'Both',
		room: { width, sideLeft: 2400, sideRight: 2400 },
		hu: 2500,
		handle: null,
	})
	for (const narrow of [u(2080), u(1900), { ...u(1480), footprint: 'LeftSide' as const }]) {
		const issue = refused(narrow).find(({ code }) => code === 'aisle_too_narrow')
		expect(issue?.remedy).toBeDefined()
		const mended = applyRemedy(narrow, issue?.remedy ?? {})
		expect(made(mended).issues.map(({ code }) => code)).not.toContain('aisle_too_narrow')
	}
})

test('a strip too narrow for a module beside a passing breast closes with one filler', () => {
	expect(strips(made(passing(125)))[0]).toBe('Filler 0..125')
})

const spans = (furniture: Furniture, part: string) =>
	furniture.boards
		.filter((board) => board.part === part)
		.map(({ pose, length, width }) =>
			part === 'Tablet'
				? `x ${pose.origin[0]}+${length} y ${pose.origin[1]}+${width}`
				: `x ${pose.origin[0]} y ${pose.origin[1]}+${width}`,
		)

test('a cheek beside a breast starts on it, one beside a recess goes back into it', () => {
	const open: DressingConfiguration = { ...breast, walls: 'Right', pos: { fireplace: 3 } }
	expect(spans(made(open), 'FinishingCheek')).toEqual(['x 0 y 300+300'])
	const recess: DressingConfiguration = {
		version: 1,
		walls: 'Right',
		room: { width: 3000 },
		hu: 2500,
		wall: 'LeftRecess',
		width: { recessLeft: 900 },
		depth: { recessLeft: 60 },
	}
	expect(spans(made(recess), 'FinishingCheek')).toEqual(['x 0 y -60+660'])
})

test('the tablet of low furniture is made per zone: it stops at the breast and fills the recess', () => {
	const low: DressingConfiguration = { ...breast, walls: 'None', filler: { top: 0 }, height: 1000 }
	expect(spans(made(low), 'Tablet')).toEqual([
		'x 0+1090 y 0+600',
		'x 1090+1420 y 300+300',
		'x 2510+1090 y 0+600',
	])
	const divided = made({ ...low, depth: { fireplace: 590 } })
	expect(spans(divided, 'Tablet')).toEqual(['x 0+1050 y 0+600', 'x 2550+1050 y 0+600'])
})

test('the remedy beside a corner without modules lets the other run pass, or a filler takes the excess', () => {
	const short: DressingConfiguration = {
		version: 1,
		footprint: 'LeftSide',
		walls: 'Left',
		room: { width: 1258, sideLeft: 2200 },
		hu: 2500,
		handle: null,
	}
	const [issue] = refused(short)
	expect(issue).toMatchObject({ code: 'no_module_fits', remedy: { priority: 'Side' } })
	expect(made(applyRemedy(short, issue?.remedy ?? {})).runs[0]?.modules).toHaveLength(1)
	const both: DressingConfiguration = {
		...short,
		walls: 'Both',
		room: { width: 1800, sideLeft: 880 },
	}
	const [side] = refused(both).filter(({ run }) => run === 'Left')
	expect(side).toMatchObject({ code: 'no_module_fits', field: 'room.sideLeft' })
	const mended = applyRemedy(both, side?.remedy ?? {})
	expect(made({ ...mended, walls: 'Left' }).boards.length).toBeGreaterThan(0)
})

test('a remedy for one run keeps what was chosen for the others', () => {
	const chosen: DressingConfiguration = {
		...golden.g5,
		runs: [
			...(golden.g5.runs ?? []),
			{
				side: 'Main',
				zones: [{ modules: Array.from({ length: 9 }, () => ({ kind: 'Simple' as const })) }],
			},
		],
	}
	const issue = refused(chosen).find(({ run }) => run === 'Main')
	expect(issue?.code).toBe('module_too_narrow')
	const left = made(applyRemedy(chosen, issue?.remedy ?? {})).runs.find(
		({ side }) => side === 'Left',
	)
	expect(left?.modules.map(({ kind }) => kind)).toEqual(['Simple', 'Simple', 'Simple'])
})

test('a cheek stays under a back slope that ends behind the carcasses', () => {
	const furniture = made({
		version: 1,
		walls: 'Right',
		room: { width: 5628 },
		hu: 2204,
		depth: { center: 449 },
		slope: { back: { low: 2001, run: 189 }, standoff: 234 },
	})
	const [cheek] = furniture.boards.filter(({ part }) => part === 'FinishingCheek')
	expect(cheek?.outline.slice(1, 3)).toEqual([
		[2001, 0],
		[2204, 189],
	])
})

test('a count that is too few or too many names the width that breaks its limit', () => {
	const counts = (configuration: DressingConfiguration) =>
		moduleCountOptions(configuration, sampleCatalogue, 'Main').map(({ reason }) =>
			reason ? [reason.measured, reason.limit] : null,
		)
	// Three modules are five leaves of 2875 / 5 = 575: the blind one would be 665 + 575 wide.
	const sloped: DressingConfiguration = {
		version: 1,
		footprint: 'LeftSide',
		room: { width: 3600, sideLeft: 2200 },
		hu: 2500,
		slope: { left: { low: 1500, angle: 45 } },
	}
	expect(counts(sloped)[2]).toEqual([1240, 1136])
	const { runs: ___, ...straight } = golden.g1
	expect(counts(straight)[0]).toEqual([2900, 1200])
	expect(counts(straight)[11]).toEqual([242, 250])
})

test('a filler under two slopes grows by what the highest carcass leaves, not by the flat ceiling', () => {
	const attic = (hu: number): DressingConfiguration => ({
		version: 1,
		room: { width: 4000 },
		hu,
		slope: { left: { low: 1000, angle: 38 }, right: { low: 1200, angle: 42 } },
	})
	const grown = withStickyFiller(attic(2500), attic(2900), sampleCatalogue)
	expect(grown.filler?.top).toBe(66)
	const flat: DressingConfiguration = { version: 1, room: { width: 4000 }, hu: 2900 }
	expect(withStickyFiller({ ...flat, hu: 2500 }, flat, sampleCatalogue).filler?.top).toBe(200)
})

test('a closed corner takes its loss at its own wall, and recesses stay where they were measured', () => {
	const closed = (change: Partial<DressingConfiguration>): DressingConfiguration => ({
		version: 1,
		room: { width: 5177, diagonalRight: 1400 },
		hu: 2500,
		...change,
	})
	// 600 deep, 1400 on the diagonal: the right wall is 600 x tan(1.14 degrees) = 12 in at the fronts.
	const flat = made(closed({})).runs[0]
	const last = flat?.modules.at(-1)
	expect((last?.x ?? 0) + (last?.width ?? 0)).toBe(5177 - 13 - 50)
	expect(flat?.modules[0]?.x).toBe(50)
	const left = made(closed({ room: { width: 5177, diagonalLeft: 1400 } })).runs[0]
	expect(left?.modules[0]?.x).toBe(13 + 50)
	const recess = made(
		closed({
			wall: 'RightRecess',
			width: { recessRight: 2316 },
			depth: { recessRight: 80 },
		}),
	)
	const deep = recess.runs[0]?.modules.find(({ y }) => y < 0)
	expect(deep?.x).toBe(5177 - 2316 + 10)
})

test('a run that stands off its wall loses at a closed corner what its fronts lose', () => {
	const closed = (change: Partial<DressingConfiguration>): DressingConfiguration => ({
		version: 1,
		room: { width: 3000, diagonalRight: 1397 },
		hu: 2500,
		...change,
	})
	const widthOf = (change: Partial<DressingConfiguration>) => made(closed(change)).runs[0]?.width
	// 1397 is 1.386 degrees off square: at 600, 14.5; 3000 - 14.5 floored is 2985, less two fillers of 50.
	expect(widthOf({})).toBe(2885)
	// Fronts at 900 lose 21.8: 2978 - 100. At 620, behind skirting that no plinth hides, 15.006: 2984 - 100.
	expect(widthOf({ margin: { back: 300 } })).toBe(2878)
	expect(widthOf({ baseboard: { height: 100, thickness: 17 } })).toBe(2884)
})

// One cause is reported once, with the figures of where it is worst.
import { expect, test } from 'vitest'
import type { Issue } from '../issue.ts'
import { made, modules, refused, room, simples } from '../testing/worked-case.ts'
import { applyRemedy } from '../type/apply-remedy.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'

const figuresOf = (issues: readonly Issue[], code: Issue['code']) =>
	issues
		.filter((issue) => issue.code === code)
		.map(({ module, field, measured, limit }) => [module ?? field, measured, limit])

test('two leaves of a module that lack the same say it once, each module for itself', () => {
	const low = (change: Partial<DressingConfiguration>) =>
		room({
			room: { width: 1700 },
			runs: modules({ kind: 'Double' }, { kind: 'Simple' }),
			...change,
		})
	const lacquered = { interior: 'P1-white', exterior: 'P9-oak' }
	const lines = { style: 'StraightLines', count: 2 } as const
	// Veneer has no crossbars.
	expect(
		figuresOf(refused(low({ doors: lines, colors: lacquered })), 'style_not_for_material'),
	).toEqual([
		[0, undefined, undefined],
		[1, undefined, undefined],
	])
	// hu 650: leaves of 517; crossbars ask for 600.
	expect(figuresOf(refused(low({ hu: 650, doors: lines })), 'style_not_for_size')).toEqual([
		[0, 517, 600],
		[1, 517, 600],
	])
	// hu 492: leaves of 359 take a handle of 319.
	const handle = { model: 'bar-320', color: 'Black' } as const
	const empty = { template: '00' }
	const runs = modules({ kind: 'Double', bays: [empty, empty] }, { kind: 'Simple', bays: [empty] })
	expect(figuresOf(made(low({ hu: 492, handle, runs })).issues, 'handle_too_long')).toEqual([
		[0, 320, 319],
		[1, 320, 319],
	])
})

test('leaves of a module that lack different sizes each have an issue', () => {
	// Low edges at 51.5 and 585 from the wall: 900 - 71 - 2.1 - 81.5 more is 796 and 1330, for 2 and 4 crossbars.
	const sloped = room({
		room: { width: 1700 },
		slope: { left: { low: 900, angle: 45 } },
		doors: { style: 'StraightLines', count: 5 },
		runs: modules({ kind: 'Double' }, { kind: 'Simple' }),
	})
	expect(figuresOf(refused(sloped), 'style_count_too_high')).toEqual([
		[0, 5, 2],
		[0, 5, 4],
	])
})

test('a pair of leaves over one bay says once that a shelf is in the way of its hinges', () => {
	const zones = [
		{ kind: 'Empty', height: 40 },
		{ kind: 'FixedShelve' },
		{ kind: 'Empty', height: 40 },
		{ kind: 'FixedShelve' },
		{ kind: 'Empty' },
	] as const
	const pair = room({ room: { width: 900 }, runs: simples(1, { zones: [...zones] }) })
	expect(figuresOf(refused(pair), 'hinge_no_place')).toHaveLength(1)
})

test('a play too small for the skirting is said once, at the end that needs more', () => {
	const kept = (left: number) =>
		room({
			filler: { left: 0, right: 0, removal: 10 },
			margin: { left },
			baseboard: { height: 60, thickness: 22 },
			runs: simples(5),
		})
	// 22 + 3 at both ends; 5 kept free at the left leave the right one to say it.
	for (const left of [0, 5]) {
		expect(figuresOf(refused(kept(left)), 'skirting_needs_filler')).toEqual([
			['filler.removal', 10, 25],
		])
	}
	const [issue] = refused(kept(5))
	expect(made(applyRemedy(kept(5), issue?.remedy ?? {})).runs[0]?.width).toBe(3000 - 5 - 25 - 25)
})

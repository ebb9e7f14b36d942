// What is made, with a warning or a hint (domain 22.3).
import { expect, test } from 'vitest'
import { tvOf } from '../../testing/index.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { made } from './testing/made.ts'

const open = [{ front: 'None' as const }, { front: 'None' as const }]

test('what nothing reads is said: shares without drawers, shelves behind them, a centre that the tablet gives', () => {
	const { issues } = made(
		tvOf(2000, {
			screen: { diagonal: 43, place: 'Stand', center: 1200 },
			modules: [
				{ front: 'None', shares: [1, 1] },
				{ front: 'Drawers', shelves: 2, led: true },
			],
		}),
	)
	const unused = issues.filter(({ code }) => code === 'field_not_used')
	expect(unused.map(({ field }) => field)).toEqual([
		'modules.0.shares',
		'modules.1.shelves',
		'modules.1.led',
		'screen.center',
	])
})

test('a bay too narrow for a light stays dark, with a warning', () => {
	const narrow = tvOf(1200, { modules: [{ front: 'None', led: true }, ...open] })
	const { issues, fittings } = made(narrow)
	expect(issues).toMatchObject([
		{ code: 'fitting_bay_too_narrow', severity: 'warning', measured: 352, limit: 360 },
	])
	expect(fittings.some(({ item }) => item.family === 'led')).toBe(false)
	const mended = applyRemedy(narrow, issues[0]?.remedy ?? {})
	expect(made(mended).issues).toEqual([])
})

test('skirting thicker than the air moves the furniture forward, with a hint', () => {
	const deep = tvOf(2000, { baseboard: { height: 60, thickness: 25 }, modules: open })
	const { issues, boards } = made(deep)
	expect(issues).toMatchObject([
		{
			code: 'skirting_needs_standoff',
			severity: 'hint',
			measured: 28,
			remedy: { margin: { back: 28 } },
		},
	])
	expect(boards.find(({ part }) => part === 'FinishingCheek')?.width).toBe(448)
	// Under legs higher than it, skirting is in nobody's way.
	const raised = { ...deep, base: { kind: 'Legs', height: 100 } as const }
	expect(made(raised).boards.find(({ part }) => part === 'FinishingCheek')?.width).toBe(440)
})

import {
	compositionsOf,
	type StairsFurnitureConfiguration,
	settleEdit,
	stairsLayoutOf,
} from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import {
	litOf,
	mirrored,
	moved,
	shelfThicknessOf,
	withAccess,
	withDrawers,
	withLight,
	withModule,
	withoutHigh,
	withThickness,
} from './stairs.ts'

const hall: StairsFurnitureConfiguration = {
	version: 1,
	type: 'stairsFurniture',
	room: { width: 3000 },
	hu: 2400,
}
const layoutOf = (configuration: StairsFurnitureConfiguration) =>
	stairsLayoutOf(configuration, sampleCatalogue)
const fillsOf = (configuration: StairsFurnitureConfiguration) =>
	layoutOf(configuration).modules.map(({ choice }) => choice.fill)
const { modules } = layoutOf(hall)

test('a module is written out with its neighbours as they stand, so that they stay', () => {
	const changed = withModule(hall, modules, { index: 1, choice: { fill: 'Empty', hatch: true } })
	expect(fillsOf(changed)).toEqual(fillsOf(hall).with(1, 'Empty'))
})

test('a move changes places with the neighbour, and stops at the ends', () => {
	const fills = fillsOf(hall)
	const last = fills.length - 1
	const changed = moved(hall, modules, { from: last, to: last - 1 })
	expect(fillsOf(changed)).toEqual([...fills.slice(0, -2), ...fills.slice(-2).toReversed()])
	expect(moved(hall, modules, { from: 0, to: -1 })).toBe(hall)
})

test('turned round twice, the stairs are as they were', () => {
	const asymmetric = { ...hall, walls: 'Right', filler: { left: 30, right: 60 } } as const
	const once = mirrored(asymmetric, {
		modules: layoutOf(asymmetric).modules,
		flight: { access: 'Side', rises: 'Right' },
	})
	expect(once).toMatchObject({
		stair: { rises: 'Left' },
		walls: 'Left',
		filler: { left: 60, right: 30 },
	})
	const twice = mirrored(once, {
		modules: layoutOf(once).modules,
		flight: { access: 'Side', rises: 'Left' },
	})
	expect(twice).toMatchObject({ walls: 'Right', filler: asymmetric.filler })
	expect(fillsOf(twice)).toEqual(fillsOf(asymmetric))
})

test('what comes out takes no light', () => {
	const lit = withLight(hall, modules, true)
	const { lit: count, open } = litOf(layoutOf(lit).modules)
	expect(count).toBe(open)
	expect(open).toBe(fillsOf(hall).filter((fill) => fill !== 'PullOut').length)
})

test('shelves take one thickness together, and none is named where they differ', () => {
	const [, , , books] = compositionsOf('stairsFurniture')
	const own = books?.configuration as StairsFurnitureConfiguration
	const shelved = layoutOf(own).modules
	expect(shelfThicknessOf(shelved)).toBe(18)
	const thick = withThickness(own, shelved, 28)
	expect(shelfThicknessOf(layoutOf(thick).modules)).toBe(28)
	const mixed = withModule(thick, layoutOf(thick).modules, {
		index: 0,
		choice: { fill: 'Shelves', shelves: 1, thickness: 18 },
	})
	expect(shelfThicknessOf(layoutOf(mixed).modules)).toBeNull()
})

test('more drawers repeat the uppermost one', () => {
	expect(withDrawers([256, 192], 4)).toEqual([256, 192, 192, 192])
	expect(withDrawers([256, 192], 1)).toEqual([256])
	expect(withDrawers([], 1)).toEqual([256])
})

test('opened from its end, and back, the furniture can be made', () => {
	for (const access of ['Front', 'Side'] as const) {
		const wanted = withAccess(hall, access)
		expect(settleEdit(hall, wanted, sampleCatalogue).issues).toEqual([])
	}
})

test('without the control reading the rest of the flight stays', () => {
	const controlled = { ...hall, stair: { low: 400, high: 2400 } }
	expect(withoutHigh(controlled).stair).toEqual({ low: 400 })
})

import { buildFurniture, type Configuration, type Furniture } from '@gabarit/engine'
import { goldenSeparators, sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { type DrawnBay, runAt, spotOnGrid, spotOnLine, spotOnStage } from './spot.ts'

const u: Configuration = {
	version: 1,
	footprint: 'StraightWithTwoSide',
	priority: 'Both',
	room: { width: 4200, sideLeft: 2200, sideRight: 2200 },
	hu: 2500,
}

function made(configuration: Configuration): Furniture {
	const result = buildFurniture(configuration, sampleCatalogue)
	if (!result.ok) throw new Error(result.issues.map(({ code }) => code).join())
	return result.value
}

test('a place belongs to the run in front of which it lies', () => {
	const furniture = made(u)
	expect(runAt([2100, 300, 1000], furniture)).toBe('Main')
	expect(runAt([300, 1500, 1000], furniture)).toBe('Left')
	expect(runAt([3900, 1500, 1000], furniture)).toBe('Right')
	expect(runAt([3000, 2000, 0], made({ ...u, footprint: 'Straight' }))).toBe('Main')
})

test.each(['Main', 'Left', 'Right'] as const)(
	'the corners of a bay of %s lie at the corners of its drawing',
	(side) => {
		const furniture = made(u)
		const bay = furniture.runs.find((run) => run.side === side)?.modules[1]?.bays[0]
		if (bay === undefined) throw new Error('no bay')
		const drawn: DrawnBay = {
			run: side,
			module: 1,
			bay: 0,
			left: 0.4,
			top: 0.2,
			width: 0.1,
			height: 0.6,
		}
		const { floor } = bay
		const at = (along: number, z: number) =>
			spotOnStage(side === 'Main' ? [along, 0, z] : [0, along, z], furniture, [drawn])
		const [near, far] = side === 'Left' ? [0.5, 0.4] : [0.4, 0.5]
		expect(at(bay.x, floor)?.left).toBeCloseTo(near, 9)
		expect(at(bay.x + bay.width, floor)?.left).toBeCloseTo(far, 9)
		expect(at(bay.x, floor)?.top).toBeCloseTo(0.8, 9)
		expect(at(bay.x, floor + bay.height)?.top).toBeCloseTo(0.2, 9)
	},
)

test('without a drawn bay a place has no position on the stage', () => {
	expect(spotOnStage([0, 0, 0], made(u), [])).toBeNull()
})

test('a place on a loose board is shown in the middle of its line, and nowhere beside the boards', () => {
	const furniture = made({
		version: 1,
		type: 'panels',
		panels: [
			{ quantity: 2, length: 800, width: 250, thickness: 18 },
			{ quantity: 1, length: 1600, width: 700, thickness: 28 },
		],
	})
	const drawn = [
		{ group: 'line-0', left: 0.1, top: 0.5, width: 0.2, height: 0.3 },
		{ group: 'line-1', left: 0.5, top: 0.1, width: 0.4, height: 0.7 },
	]
	const board = furniture.boards.at(-1)
	if (board === undefined) throw new Error('three boards')
	const [x] = board.pose.origin
	const place = spotOnLine([x + 350, 28, 800], furniture, drawn)
	expect(place?.left).toBeCloseTo(0.7, 10)
	expect(place?.top).toBeCloseTo(0.45, 10)
	expect(spotOnLine([x - 10, 28, 800], furniture, drawn)).toBeNull()
	expect(runAt([x, 0, 0], furniture)).toBe('Main')
})

const cellOf = (face: 'Front' | 'Rear') =>
	({ face, column: 1, row: 2, left: 0.4, top: 0.2, width: 0.1, height: 0.05 }) as const

test.each([
	['Front', 350, 0.4, 0.5],
	['Rear', 0, 0.5, 0.4],
] as const)(
	'the corners of a cell lie at the corners of its drawing, mirrored behind (%s)',
	(face, y, left, right) => {
		const furniture = made(goldenSeparators.r1)
		const cell = furniture.grid?.cells.find(({ column, row }) => column === 1 && row === 2)
		if (cell === undefined) throw new Error('no cell')
		const { x, z, width, height } = cell
		const drawn = [cellOf('Front'), cellOf('Rear')].filter((one) => one.face === face)
		const lower = spotOnGrid([x, y, z], furniture, drawn)
		expect(lower?.left).toBeCloseTo(left)
		expect(lower?.top).toBeCloseTo(0.25)
		const upper = spotOnGrid([x + width, y, z + height], furniture, drawn)
		expect(upper?.left).toBeCloseTo(right)
		expect(upper?.top).toBeCloseTo(0.2)
	},
)

test('furniture without a grid has no place in one', () => {
	expect(spotOnGrid([0, 0, 0], made(u), [cellOf('Front')])).toBeNull()
})

// The worked cases R1 to R5 of domain 29, and where everything stands.
import { expect, test } from 'vitest'
import { goldenSeparators, sampleCatalogue } from '../../testing/index.ts'
import { standing } from '../../testing/worked-case.ts'
import { buildFurniture, roomOf } from '../kinds.ts'
import { fitVerdictsOf } from '../offers.ts'
import { parseConfiguration } from '../parse.ts'
import { separatorCompositions } from './inspirations.ts'
import type { RoomSeparatorConfiguration } from './schema.ts'
import { cell, made, separator } from './testing/separators.ts'

/** `4 Upright 2460 x 350 x 18`, in the order in which they are built. */
function boardsOf(configuration: RoomSeparatorConfiguration): string[] {
	const counts = new Map<string, number>()
	for (const { part, length, width, thickness } of made(configuration).boards) {
		const size = `${part} ${length} x ${width} x ${thickness}`
		counts.set(size, (counts.get(size) ?? 0) + 1)
	}
	return [...counts].map(([size, count]) => `${count} ${size}`)
}

const heightsOf = (configuration: RoomSeparatorConfiguration) =>
	made(configuration)
		.grid?.cells.filter(({ column }) => column === 0)
		.map(({ height }) => height)

test('R1: 1800 under a ceiling of 2500, three doors and two closed cells', () => {
	expect(boardsOf(goldenSeparators.r1)).toEqual([
		'4 Upright 2460 x 350 x 18',
		'6 Deck 576 x 350 x 18',
		'18 GridShelf 576 x 350 x 18',
		'5 Divider 331 x 576 x 18',
		'3 Leaf 327 x 572 x 19',
	])
	expect(made(goldenSeparators.r1).grid?.bays).toEqual([576, 576, 576])
	expect(heightsOf(goldenSeparators.r1)).toEqual([331, 331, 331, 331, 331, 331, 330])
	const { cells: _, ...usual } = goldenSeparators.r1
	expect(boardsOf(usual)).toContain('8 Divider 331 x 576 x 18')
})

test('R2: free, 1500 x 1000 x 400, two columns of three open cells', () => {
	expect(boardsOf(goldenSeparators.r2)).toEqual([
		'3 Upright 980 x 400 x 18',
		'4 Deck 723 x 400 x 28',
		'4 GridShelf 723 x 400 x 28',
	])
	expect(heightsOf(goldenSeparators.r2)).toEqual([290, 289, 289])
})

test('R3: against a wall, 1900 x 2100 x 300 with uprights of 28', () => {
	expect(boardsOf(goldenSeparators.r3)).toEqual([
		'4 Upright 2080 x 300 x 28',
		'6 Deck 596 x 300 x 18',
		'15 GridShelf 596 x 300 x 18',
		'1 Divider 326 x 596 x 18',
	])
	expect(heightsOf(goldenSeparators.r3)).toEqual([326, 326, 326, 326, 325, 325])
})

test('R4: bays of 763 take boards of 28 and two leaves a cell', () => {
	expect(boardsOf(goldenSeparators.r4)).toEqual(
		[
			'4 Upright 2358 x 350 x 28',
			'4 Deck 763 x 350 x 28',
			'10 GridShelf 763 x 350 x 28',
			'2 Deck 762 x 350 x 28',
			'5 GridShelf 762 x 350 x 28',
			'1 Divider 361 x 763 x 18',
			'2 Leaf 357 x 378 x 19',
			'1 Divider 361 x 763 x 18',
			'1 Divider 361 x 762 x 18',
			'2 Leaf 357 x 377.5 x 19',
		].reduce<string[]>(joined, []),
	)
	expect(heightsOf(goldenSeparators.r4)).toEqual([361, 361, 360, 360, 360, 360])
})

/** Equal sizes are given once, where they come first. */
function joined(rows: string[], row: string): string[] {
	const [count = '', ...size] = row.split(' ')
	const at = rows.findIndex((other) => other.endsWith(` ${size.join(' ')}`))
	if (at < 0) return [...rows, row]
	const [before = ''] = (rows[at] ?? '').split(' ')
	return rows.with(at, `${Number(before) + Number(count)} ${size.join(' ')}`)
}

test('R5: a bench with doors of 286 x 358', () => {
	expect(boardsOf(goldenSeparators.r5).slice(3)).toEqual([
		'2 Divider 290 x 723 x 18',
		'4 Leaf 286 x 358 x 19',
	])
})

test('boards stand where domain 24.2 says', () => {
	const furniture = made(goldenSeparators.r1)
	expect(standing(furniture, 'Upright')[1]).toBe(
		'x 594 to 612, y 0 to 350, z 20 to 2480: 2460 x 350',
	)
	expect(standing(furniture, 'Deck').slice(0, 2)).toEqual([
		'x 18 to 594, y 0 to 350, z 20 to 38: 576 x 350',
		'x 18 to 594, y 0 to 350, z 2462 to 2480: 576 x 350',
	])
	expect(standing(furniture, 'GridShelf')[0]).toBe(
		'x 18 to 594, y 0 to 350, z 369 to 387: 576 x 350',
	)
	// Two doors in front, one behind; a divider is flush in the other face, or in the middle.
	expect(standing(furniture, 'Leaf')).toEqual([
		'x 20 to 592, y 331 to 350, z 40 to 367: 327 x 572',
		'x 614 to 1186, y 0 to 19, z 40 to 367: 327 x 572',
		'x 1208 to 1780, y 331 to 350, z 40 to 367: 327 x 572',
	])
	expect(standing(furniture, 'Divider')).toEqual([
		'x 18 to 594, y 0 to 18, z 38 to 369: 331 x 576',
		'x 18 to 594, y 166 to 184, z 1434 to 1765: 331 x 576',
		'x 612 to 1188, y 332 to 350, z 38 to 369: 331 x 576',
		'x 612 to 1188, y 166 to 184, z 736 to 1067: 331 x 576',
		'x 1206 to 1782, y 0 to 18, z 38 to 369: 331 x 576',
	])
})

test('a leaf hinges away from the nearer end, a pair outside, as seen from the face that opens', () => {
	const sidesOf = (configuration: RoomSeparatorConfiguration) =>
		made(configuration).fronts.map(({ openingSide, face = 'Front' }) => `${face} ${openingSide}`)
	expect(sidesOf(goldenSeparators.r1)).toEqual(['Front Right', 'Rear Right', 'Front Left'])
	const rear = [cell(0, 0, 'DoorRear'), cell(2, 0, 'DoorRear')]
	expect(sidesOf({ ...goldenSeparators.r1, cells: rear })).toEqual(['Rear Left', 'Rear Right'])
	expect(sidesOf(goldenSeparators.r4)).toEqual([
		'Front Left',
		'Front Right',
		'Rear Left',
		'Rear Right',
	])
	// Seen from behind, the left leaf is the one at the greater x.
	const [, , left, right] = made(goldenSeparators.r4).fronts
	const boards = new Map(made(goldenSeparators.r4).boards.map((board) => [board.id, board]))
	const x = (id = '') => boards.get(id)?.pose.origin[0] ?? 0
	expect(x(left?.board)).toBeGreaterThan(x(right?.board))
	expect(boards.get(left?.board ?? '')?.pose).toMatchObject({ v: [-1, 0, 0], n: [0, -1, 0] })
})

test('colours: shelves take that of the inside, all else that of the outside', () => {
	const { boards } = made(goldenSeparators.r1)
	const inside = boards.filter(({ material }) => material === 'P1-white')
	expect(new Set(inside.map(({ part }) => part))).toEqual(new Set(['GridShelf']))
	expect(new Set(boards.map(({ material }) => material)).size).toBe(2)
})

test('edges: four of an upright and a leaf, the long ones of a shelf, none of a divider', () => {
	const { boards } = made(goldenSeparators.r1)
	const edges = new Map(boards.map(({ part, edges: own }) => [part, Object.values(own)]))
	expect(Object.fromEntries(edges)).toEqual({
		Upright: [1, 1, 1, 1],
		Deck: [1, 1, 0, 0],
		GridShelf: [1, 1, 0, 0],
		Divider: [0, 0, 0, 0],
		Leaf: [1, 1, 1, 1],
	})
})

test('what is bought: joints, glides, feet, anchors, inset hinges', () => {
	const hardware = (configuration: RoomSeparatorConfiguration) =>
		Object.fromEntries(
			made(configuration).hardware.map(({ reference, quantity }) => [reference, quantity]),
		)
	expect(hardware(goldenSeparators.r1)).toEqual({
		'ceiling-foot': 4,
		'connectors-grid': 29,
		glide: 8,
		'hinge-110-k16-push': 6,
		'push-to-open': 3,
	})
	expect(hardware(goldenSeparators.r3)).toEqual({
		'connectors-grid': 22,
		glide: 8,
		'wall-anchor': 3,
	})
	const handle = { model: 'bar-160', color: 'Black' } as const
	expect(hardware({ ...goldenSeparators.r1, handle })).toMatchObject({
		'hinge-110-k16': 6,
		'handle-bar-160-Black': 3,
	})
})

test('ceiling feet fill the 20 above, anchors hold the first upright to the wall', () => {
	const feet = made(goldenSeparators.r1).fittings.filter(
		({ item }) => item.family === 'ceiling-foot',
	)
	expect(feet[0]).toMatchObject({
		boards: ['furniture-Upright-0'],
		pose: { origin: [9, 175, 2480], n: [0, 0, 1] },
		box: { from: [-30, -9, 0], to: [30, 9, 20] },
	})
	const anchors = made(goldenSeparators.r3).fittings.filter(
		({ item }) => item.family === 'wall-anchor',
	)
	expect(anchors.map(({ pose }) => pose?.origin)).toEqual([
		[0, 150, 200],
		[0, 150, 1050],
		[0, 150, 2000],
	])
})

test('what closes a cell is a group of its own', () => {
	const { groups, boards, runs } = made(goldenSeparators.r1)
	expect(runs).toEqual([])
	expect(groups.map(({ id, kind, parent }) => [id, kind, parent]).slice(0, 3)).toEqual([
		['furniture', 'furniture', null],
		['cell-0-0', 'cell', 'furniture'],
		['cell-0-4', 'cell', 'furniture'],
	])
	expect(boards.filter(({ group }) => group === 'cell-0-0').map(({ part }) => part)).toEqual([
		'Divider',
		'Leaf',
	])
})

test('the smallest reading of the ceiling decides, and the lowest row of the default cells', () => {
	expect(made(separator({ hu: [2508, 2500, 2503] })).grid?.cells.at(-1)?.z).toBe(
		made(separator()).grid?.cells.at(-1)?.z,
	)
	// Ten rows of 226: a door would be 222 high.
	const fills = new Set(
		made(separator({ rows: 10 }))
			.grid?.cells.filter(({ row }) => row === 0)
			.map(({ fill }) => fill),
	)
	expect(fills).toEqual(new Set(['Closed']))
})

test('it stands in the middle of a room, against one wall or none', () => {
	expect(roomOf(goldenSeparators.r1)).toMatchObject({
		width: 1800,
		height: 2500,
		open: { left: true, right: true },
	})
	expect(roomOf(goldenSeparators.r3).open).toEqual({ left: false, right: true })
})

test.each([
	['a ceiling as it was read', separator(), 'fits', 'least', 17, 3],
	['a scan that may be 20 off', separator({ source: 'scan' }), 'fits_if_true', 'least', 0, 3],
	['a ceiling out by 30', separator({ hu: [2500, 2530] }), 'measure_again', 'most', 50, 40],
] as const)('fit: %s', (_, configuration, verdict, kind, measured, limit) => {
	expect(fitVerdictsOf(configuration, sampleCatalogue)).toMatchObject([
		{ run: 'Main', verdict, place: 'Top', kind, measured, limit },
	])
})

test('furniture that meets no ceiling has no verdict', () => {
	expect(fitVerdictsOf(goldenSeparators.r2, sampleCatalogue)).toEqual([])
	expect(fitVerdictsOf(goldenSeparators.r3, sampleCatalogue)).toEqual([])
	const low = { ...goldenSeparators.r3, hu: 2101 }
	expect(fitVerdictsOf(low, sampleCatalogue)).toMatchObject([
		{ verdict: 'measure_again', line: 'hu', measured: 1, limit: 3 },
	])
})

test.each(separatorCompositions)(
	'the composition $reference is made as it stands',
	(composition) => {
		const { configuration } = composition
		expect(parseConfiguration(configuration).ok).toBe(true)
		expect(buildFurniture(configuration, sampleCatalogue).ok).toBe(true)
	},
)

test('the compositions are six, and no two are alike', () => {
	const forms = separatorCompositions.map(({ configuration }) => JSON.stringify(configuration))
	expect(new Set(forms).size).toBe(6)
})

const wrongDocuments: [name: string, document: object, path: string][] = [
	['no ceiling for one that reaches it', { ...separator(), hu: undefined }, 'hu'],
	['a run', { ...separator(), runs: [] }, 'runs'],
	['thirteen columns', separator({ columns: 13 }), 'columns'],
	['one row', separator({ rows: 1 }), 'rows'],
	['a frame that nobody cuts', { ...separator(), frame: { thickness: 22 } }, 'frame.thickness'],
	['a cell twice', separator({ cells: [cell(0, 0, 'Closed'), cell(0, 0, 'Open')] }), 'cells'],
	['a passage of 6 m', separator({ room: { width: 1800, beside: 6000 } }), 'room.beside'],
]

test.each(wrongDocuments)('%s is no separator', (_, document, path) => {
	const parsed = parseConfiguration(document)
	expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.path)).toEqual([path])
})

test('a separator that stands free needs no ceiling', () => {
	expect(parseConfiguration({ ...separator({ fix: 'Free' }), hu: undefined }).ok).toBe(true)
})

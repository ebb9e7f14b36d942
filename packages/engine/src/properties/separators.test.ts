// Properties of room separators (domain 24). CHECK_SEED=… draws others, CHECK_KIND=… more of them.
import { expect, test } from 'vitest'
import type { Board, Point3 } from '../furniture/board.ts'
import { pointOn } from '../furniture/board.ts'
import type { Furniture } from '../furniture/furniture.ts'
import type { Fitting } from '../furniture/hardware/fitting.ts'
import { randomSeparator, randomStream, sampleCatalogue } from '../testing/index.ts'
import { applyRemedy } from '../type/apply-remedy.ts'
import { buildFurniture, settleEdit } from '../type/kinds.ts'
import { checksOf, fitVerdictsOf } from '../type/offers.ts'
import { parseConfiguration } from '../type/parse.ts'
import { completeSeparator } from '../type/room-separator/defaults.ts'
import type { RoomSeparatorConfiguration } from '../type/room-separator/schema.ts'
import { boardsCanBeCut, numbersAreNumbers } from './board-properties.ts'
import {
	fittingsStandOnBoards,
	groupsMakeOneTree,
	hingesHoldTheirLeaves,
} from './fitting-properties.ts'
import { extentOf, unless } from './property.ts'

declare const process: { env: Record<string, string | undefined> }
declare const console: { log: (text: string) => void }

const SEED = Number(process.env['CHECK_SEED'] ?? 20_261_124)
const SEPARATORS = Number(process.env['CHECK_KIND'] ?? 500)

type Box = { id: string; from: Point3; to: Point3 }

function boxOf(board: Board): Box {
	const [length, width] = extentOf(board)
	const corners = [pointOn(board, [0, 0, 0]), pointOn(board, [length, width, board.thickness])]
	return boxAround(board.id, corners)
}

function boxAround(id: string, corners: readonly Point3[]): Box {
	const at = (pick: (...values: number[]) => number): Point3 => [
		pick(...corners.map(([x]) => x)),
		pick(...corners.map(([, y]) => y)),
		pick(...corners.map(([, , z]) => z)),
	]
	return { id, from: at(Math.min), to: at(Math.max) }
}

function boxesOf({ boards, fittings }: Furniture): Box[] {
	return [...boards.map(boxOf), ...fittings.flatMap(fittingBox)]
}

function fittingBox({ id, pose, box }: Fitting): Box[] {
	if (!pose || !box) return []
	return [boxAround(id, [pointOn({ pose }, box.from), pointOn({ pose }, box.to)])]
}

const AIR = 1e-6

/** Boards and the boxes of fittings, none in another, all in what the separator takes up. */
function meetings(furniture: Furniture, outer: Box): string[] {
	const boxes = boxesOf(furniture).toSorted((a, b) => a.from[0] - b.from[0])
	return boxes.flatMap((one, i) => {
		const faults = unless(isIn(one, outer), () => `${one.id} leaves the separator`)
		for (let k = i + 1; k < boxes.length; k++) {
			const other = boxes[k]
			if (!other || other.from[0] >= one.to[0] - AIR) break
			if (meet(one, other)) faults.push(`${one.id} in ${other.id}`)
		}
		return faults
	})
}

function isIn(inner: Box, outer: Box): boolean {
	return ([0, 1, 2] as const).every(
		(axis) => inner.from[axis] >= outer.from[axis] - AIR && inner.to[axis] <= outer.to[axis] + AIR,
	)
}

function meet(one: Box, other: Box): boolean {
	return ([0, 1, 2] as const).every(
		(axis) => one.from[axis] < other.to[axis] - AIR && other.from[axis] < one.to[axis] - AIR,
	)
}

/** Bays and uprights make the length, rows and boards the height. */
function sums(
	{ grid, boards, runs }: Furniture,
	configuration: RoomSeparatorConfiguration,
): string[] {
	const design = completeSeparator(configuration, sampleCatalogue)
	const { columns, rows, bays, heights, upright, shelf, length, height } = design
	const count = (part: Board['part']) => boards.filter((board) => board.part === part).length
	const across = bays.reduce((sum, bay) => sum + bay, (columns + 1) * upright)
	const up = heights.reduce((sum, row) => sum + row, 20 + (rows + 1) * shelf)
	const closed = grid?.cells.filter(({ fill }) => fill !== 'Open').length
	return [
		...unless(across === length, () => `${across} across, not ${length}`),
		...unless(up === height, () => `${up} high, not ${height}`),
		...unless(Math.max(...bays) - Math.min(...bays) <= 1, () => 'bays unlike each other'),
		...unless(Math.max(...heights) - Math.min(...heights) <= 1, () => 'rows unlike each other'),
		...unless(count('Upright') === columns + 1, () => 'an upright too few'),
		...unless(count('Deck') === 2 * columns, () => 'a deck too few'),
		...unless(count('GridShelf') === (rows - 1) * columns, () => 'a shelf too few'),
		...unless(count('Divider') === closed, () => 'a divider too few'),
		...unless(grid?.cells.length === columns * rows && runs.length === 0, () => 'another grid'),
	]
}

const noRoom = { version: 1, room: { width: 1 }, hu: 1 } as const

function faultsOf(furniture: Furniture, configuration: RoomSeparatorConfiguration): string[] {
	const { length, depth, height, fix } = completeSeparator(configuration, sampleCatalogue)
	const top = fix === 'Ceiling' ? height + 20 : height
	const outer: Box = { id: 'outer', from: [0, 0, 0], to: [length, depth, top] }
	return [
		...numbersAreNumbers(furniture, noRoom),
		...groupsMakeOneTree(furniture, noRoom),
		...boardsCanBeCut(furniture, noRoom),
		...fittingsStandOnBoards(furniture, noRoom),
		...hingesOf(furniture),
		...meetings(furniture, outer),
		...sums(furniture, configuration),
	]
}

/** As of every leaf, but for the crank of what stands between its uprights. */
function hingesOf(furniture: Furniture): string[] {
	const cranked = furniture.fittings.filter(({ item }) => item.family === 'hinge')
	return [
		...hingesHoldTheirLeaves(furniture, noRoom).filter((fault) => !/ is 110-k16/.test(fault)),
		...cranked.flatMap(({ id, item }) =>
			unless(String(item.size).startsWith('110-k16'), () => `${id} is ${item.size}`),
		),
	]
}

test(`${SEPARATORS} random separators end in boards that stand, or in issues with their remedies`, () => {
	const random = randomStream(SEED)
	const counts = { made: 0, refused: 0, remedies: 0 }
	const wrong: string[] = []
	for (let i = 0; i < SEPARATORS; i++) {
		const configuration = randomSeparator(random)
		expect(parseConfiguration(configuration).ok).toBe(true)
		const result = buildFurniture(configuration, sampleCatalogue)
		if (!result.ok) {
			counts.refused += 1
			for (const { code, field, remedy } of result.issues) {
				if (!remedy) continue
				counts.remedies += 1
				const mended = applyRemedy(configuration, remedy)
				const after = buildFurniture(mended, sampleCatalogue)
				const again =
					!after.ok && after.issues.some((issue) => issue.code === code && issue.field === field)
				wrong.push(...unless(!again, () => `${i}: the remedy of ${code} at ${field}`))
				wrong.push(...unless(parseConfiguration(mended).ok, () => `${i}: ${code} is no document`))
			}
			continue
		}
		counts.made += 1
		wrong.push(...faultsOf(result.value, configuration).map((fault) => `${i}: ${fault}`))
		for (const check of checksOf(result.value, configuration, sampleCatalogue))
			wrong.push(...unless(Number.isFinite(check.measured), () => `${i}: ${check.code}`))
		for (const verdict of fitVerdictsOf(configuration, sampleCatalogue))
			wrong.push(...unless(Number.isFinite(verdict.measured), () => `${i}: no verdict`))
	}
	const share = (100 * counts.made) / SEPARATORS
	console.log(
		`separators from seed ${SEED}: ${counts.made} made, ${counts.refused} refused (${share.toFixed(0)} % made), ` +
			`${counts.remedies} remedies tried`,
	)
	expect(wrong.slice(0, 10)).toEqual([])
	expect(counts.made).toBeGreaterThan(SEPARATORS / 3)
	expect(counts.refused).toBeGreaterThan(SEPARATORS / 10)
})

const edits = [
	({ room }: RoomSeparatorConfiguration, n: number) => ({ room: { ...room, width: 600 + 17 * n } }),
	(_: RoomSeparatorConfiguration, n: number) => ({ columns: 1 + (n % 12) }),
	(_: RoomSeparatorConfiguration, n: number) => ({ rows: 2 + (n % 9) }),
	(_: RoomSeparatorConfiguration, n: number) => ({ hu: 1300 + 7 * n }),
	(_: RoomSeparatorConfiguration, n: number) => ({ height: 600 + 9 * n }),
	(_: RoomSeparatorConfiguration, n: number) => ({ depth: { center: 250 + n } }),
	(_: RoomSeparatorConfiguration, n: number) => ({
		fix: (['Ceiling', 'Wall', 'Free'] as const)[n % 3] ?? 'Free',
	}),
	(_: RoomSeparatorConfiguration, n: number) => ({
		colors: { exterior: n % 2 ? 'RAL-9010' : 'P1-white' },
	}),
]

test('an edit keeps every later choice that can be kept, or comes back with its issues', () => {
	const random = randomStream(SEED + 1)
	const wrong: string[] = []
	for (let i = 0; i < SEPARATORS; i++) {
		const before = randomSeparator(random)
		if (!buildFurniture(before, sampleCatalogue).ok) continue
		const written = JSON.stringify(before)
		const n = Math.floor(random() * 200)
		const edit = edits[i % edits.length]?.(before, n) ?? {}
		const wanted = applyRemedy(before, edit)
		const settled = settleEdit(before, wanted, sampleCatalogue)
		expect(JSON.stringify(before)).toBe(written)
		const result = buildFurniture(settled.configuration, sampleCatalogue)
		wrong.push(...unless(result.ok === (settled.issues.length === 0), () => `${i}: issues`))
		wrong.push(...unless(parseConfiguration(settled.configuration).ok, () => `${i}: no document`))
		// What the edit says stands; what can be made as it was asked is not touched but for cells outside.
		for (const [key, value] of Object.entries(edit))
			wrong.push(
				...unless(
					JSON.stringify(
						{ ...settled.configuration }[key as keyof typeof settled.configuration],
					) === JSON.stringify({ ...wanted }[key as keyof typeof wanted]) || value === undefined,
					() => `${i}: ${key} moved`,
				),
			)
		if (!parseConfiguration(wanted).ok || !buildFurniture(wanted, sampleCatalogue).ok) continue
		const { cells: _, ...kept } = settled.configuration
		const { cells: asked = [], ...own } = wanted
		const { columns, rows } = completeSeparator(wanted, sampleCatalogue)
		const within = asked.filter(({ column, row }) => column < columns && row < rows)
		wrong.push(
			...unless(JSON.stringify(kept) === JSON.stringify(own), () => `${i}: a later choice`),
		)
		if (wanted.cells) expect(settled.configuration.cells).toEqual(within)
	}
	expect(wrong.slice(0, 10)).toEqual([])
})

test('a millimetre more of length or height adds one millimetre in all', () => {
	const widths = (length: number) => {
		const result = buildFurniture(
			{ version: 1, type: 'roomSeparator', room: { width: length }, hu: 2500, columns: 3, rows: 7 },
			sampleCatalogue,
		)
		return result.ok ? (result.value.grid?.bays ?? []) : []
	}
	const heights = (hu: number) =>
		completeSeparator(
			{ version: 1, type: 'roomSeparator', room: { width: 1800 }, hu, columns: 3, rows: 7 },
			sampleCatalogue,
		).heights
	const total = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0)
	for (let more = 0; more < 20; more++) {
		expect(total(widths(1801 + more)) - total(widths(1800 + more))).toBe(1)
		expect(total(heights(2401 + more)) - total(heights(2400 + more))).toBe(1)
	}
})

test('a door behind instead of before is the same boards, turned round', () => {
	const turned = (fill: 'DoorFront' | 'DoorRear') => {
		const result = buildFurniture(
			{
				version: 1,
				type: 'roomSeparator',
				room: { width: 1800 },
				hu: 2500,
				cells: [0, 1, 2].map((column) => ({ column, row: 1, fill })),
			},
			sampleCatalogue,
		)
		if (!result.ok) throw new Error(JSON.stringify(result.issues))
		return result.value
	}
	const [before, behind] = [turned('DoorFront'), turned('DoorRear')]
	const sizes = ({ boards }: Furniture) =>
		boards.map(({ part, length, width }) => `${part} ${length} x ${width}`)
	expect(sizes(behind)).toEqual(sizes(before))
	expect(behind.weight).toBe(before.weight)
	const leaves = (furniture: Furniture) =>
		furniture.boards.filter(({ part }) => part === 'Leaf').map(boxOf)
	const mirrored = leaves(behind).map(({ from, to }) => [1800 - to[0], 350 - to[1], from[2]])
	expect(mirrored.toReversed()).toEqual(leaves(before).map(({ from }) => [...from]))
})

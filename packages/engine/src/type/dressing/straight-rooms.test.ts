// Properties over random straight rooms (domain 13.1, metamorphic checks). The seed is printed with a failure.
import { expect, test } from 'vitest'
import type { Board } from '../../furniture/board.ts'
import type { Furniture } from '../../furniture/furniture.ts'
import { usualKinds } from '../../run/layout/module-counts.ts'
import { splitRun } from '../../run/layout/split-run.ts'
import { runSpaceOf } from '../../run/space/run-space.ts'
import { sampleCatalogue } from '../../testing/index.ts'
import { randomStraightRoom, randomStream } from '../../testing/straight-rooms.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { buildFurniture } from '../kinds.ts'
import { parseConfiguration } from '../parse.ts'
import { completeDressing } from './complete.ts'
import type { DressingConfiguration } from './schema.ts'

const ROOMS = 2000
const SEED = 20261121

const rooms = (() => {
	const random = randomStream(SEED)
	return Array.from({ length: ROOMS }, () => randomStraightRoom(random))
})()
const built = rooms.map((room) => ({ room, result: buildFurniture(room, sampleCatalogue) }))
const made = built.flatMap(({ room, result }) =>
	result.ok ? [{ room, furniture: result.value }] : [],
)

function eachMade(check: (furniture: Furniture, room: DressingConfiguration) => void) {
	for (const { room, furniture } of made) {
		try {
			check(furniture, room)
		} catch (error) {
			throw new Error(`seed ${SEED}: ${JSON.stringify(room)}`, { cause: error })
		}
	}
}

test('every straight room is a valid configuration and ends in boards or in issues', async ({
	annotate,
}) => {
	for (const { room, result } of built) {
		expect(parseConfiguration(room).ok).toBe(true)
		if (!result.ok) expect(result.issues.some((issue) => issue.severity === 'error')).toBe(true)
	}
	await annotate(`straight rooms, seed ${SEED}: ${made.length} of ${ROOMS} made`)
	expect(made.length).toBeGreaterThan(ROOMS / 2)
})

test('in straight rooms no number is NaN and no size is below 1', () => {
	eachMade((furniture) => {
		expect(JSON.stringify(furniture)).not.toContain('null,null')
		for (const board of furniture.boards) {
			for (const size of [board.length, board.width, board.thickness])
				expect(size).toBeGreaterThanOrEqual(1)
			for (const point of board.outline) expect(point.every(Number.isFinite)).toBe(true)
		}
		expect(Number.isFinite(furniture.weight)).toBe(true)
	})
})

test('in straight rooms modules and ends add up to the wall', () => {
	eachMade((furniture, room) => {
		const run = furniture.runs[0]
		const space = runSpaceOf(completeDressing(room, sampleCatalogue), 'Main')
		const modules = run?.modules.reduce((sum, module) => sum + module.width, 0) ?? 0
		expect(modules + space.left.width + space.right.width).toBe(space.wall)
	})
})

test('in straight rooms every board fits a sheet', () => {
	eachMade(({ boards }) => {
		for (const board of boards) expect(fitsSheet(board), board.id).toBe(true)
	})
})

function fitsSheet({ length, width, grain }: Board): boolean {
	const lies = length <= 2780 && width <= 2050
	return lies || (grain === 'none' && width <= 2780 && length <= 2050)
}

test('in straight rooms leaves lie inside the outline of their carcass', () => {
	eachMade((furniture) => {
		for (const front of furniture.fronts) {
			const board = furniture.boards.find(({ id }) => id === front.board)
			const module = furniture.runs[0]?.modules[front.module]
			if (!board || !module) throw new Error(`front ${front.id} has no board or module`)
			const [x, , z] = board.pose.origin
			const along = board.pose.u[0] === 1 ? board.length : board.width
			const up = board.pose.u[2] === 1 ? board.length : board.width
			expect(x).toBeGreaterThanOrEqual(module.x + 1.5)
			expect(x + along).toBeLessThanOrEqual(module.x + module.width - 1.5)
			expect(z + up).toBeLessThanOrEqual(module.heightLeft - 1.5)
		}
	})
})

test('in straight rooms the carcass stays 20 under the ceiling', () => {
	eachMade(({ runs }) => {
		for (const run of runs) {
			for (const module of run.modules)
				expect(run.ceiling - module.heightLeft).toBeGreaterThanOrEqual(20)
		}
	})
})

test('in straight rooms zones fill their bay exactly', () => {
	eachMade(({ runs }) => {
		for (const bay of runs.flatMap((run) => run.modules.flatMap((module) => module.bays))) {
			const heights = bay.zones.reduce((sum, zone) => sum + zone.height, 0)
			expect(heights).toBeCloseTo(bay.height, 6)
		}
	})
})

test('in straight rooms one millimetre more of wall is one millimetre more of modules', () => {
	eachMade((_, room) => {
		const space = runSpaceOf(completeDressing(room, sampleCatalogue), 'Main')
		const units = usualKinds(space.length).map((kind) => (kind === 'Double' ? 2 : 1))
		const before = splitRun(space.length, units)
		const after = splitRun(space.length + 1, units)
		const grown = after.map((width, i) => width - (before[i] ?? 0))
		expect(grown.reduce((sum, growth) => sum + growth, 0)).toBe(1)
		expect(Math.max(...grown.map(Math.abs))).toBeLessThanOrEqual(1)
	})
})

test('a mirrored straight room has the same modules', () => {
	eachMade((furniture, room) => {
		if (room.runs || room.handle !== null) return
		const mirrored: DressingConfiguration = {
			...room,
			// Opening sides do not mirror, so no handle may decide.
			handle: null,
			...(room.walls && { walls: mirrorOf[room.walls] }),
			filler: { ...room.filler, left: room.filler?.right, right: room.filler?.left },
		}
		const result = buildFurniture(mirrored, sampleCatalogue)
		const widths = (one: Furniture) => one.runs[0]?.modules.map((module) => module.width)
		expect(result.ok && widths(result.value)).toEqual(widths(furniture))
	})
})

const mirrorOf = { None: 'None', Left: 'Right', Right: 'Left', Both: 'Both' } as const

test('in straight rooms a remedy is a valid configuration and takes its issue away', () => {
	let applied = 0
	for (const { room, result } of built) {
		const issues = result.ok ? result.value.issues : result.issues
		for (const issue of issues) {
			if (!issue.remedy) continue
			const mended = applyRemedy(room, issue.remedy)
			expect(parseConfiguration(mended).ok).toBe(true)
			const again = buildFurniture(mended, sampleCatalogue)
			const left = again.ok ? again.value.issues : again.issues
			const same = left.filter(
				(other) =>
					other.code === issue.code &&
					other.data?.['kind'] === issue.data?.['kind'] &&
					other.module === issue.module &&
					other.bay === issue.bay,
			)
			expect(same, `seed ${SEED}: ${JSON.stringify({ room, issue })}`).toEqual([])
			applied += 1
		}
	}
	expect(applied).toBeGreaterThan(100)
})

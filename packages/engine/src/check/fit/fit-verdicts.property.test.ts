// Worst case (domain 3.6): what fits for sure goes into every room that its readings allow. The seed is printed.
import { expect, test } from 'vitest'
import type { Board, Point3 } from '../../furniture/board.ts'
import type { Furniture } from '../../furniture/furniture.ts'
import type { Run } from '../../furniture/run.ts'
import { listOf, smallest } from '../../room/readings.ts'
import { sampleCatalogue } from '../../testing/index.ts'
import { randomMeasuredRoom } from '../../testing/measured-rooms.ts'
import { randomStream } from '../../testing/straight-rooms.ts'
import type { DressingConfiguration } from '../../type/dressing/schema.ts'
import { buildFurniture } from '../../type/kinds.ts'
import { fitVerdictsOf } from '../../type/offers.ts'
import { ANGLE_TOLERANCE, tolerances } from './tolerance.ts'

declare const process: { env: Record<string, string | undefined> }
declare const console: { log: (text: string) => void }

/** CHECK_ROOMS=… and CHECK_SEED=… ask more of them, or others. */
const ROOMS = Number(process.env['CHECK_ROOMS'] ?? 2000)
const TRUE_ROOMS_EACH = 6
const SEED = Number(process.env['CHECK_SEED'] ?? 20_261_121)

type TrueSlope = { low: number; tan: number }
type TrueRoom = {
	width: number
	/** Length of the side walls, where one stands at their far end. */
	sides: { left: number; right: number }
	hu: number
	/** How far each side wall leans in per mm of depth. */
	lean: { left: number; right: number }
	slope: Partial<Record<'left' | 'right' | 'back', TrueSlope>>
	feature: { position: number; width: number; depth: number }
}

type Vary = (reading: number, by?: number) => number

// Mostly at the ends of the tolerance, where it is worst.
function varied(random: () => number, tolerance: number): Vary {
	return (reading, by = tolerance) => {
		const where = random()
		return reading + by * (where < 0.35 ? -1 : where < 0.7 ? 1 : random() * 2 - 1)
	}
}

function trueRoom(room: DressingConfiguration, random: () => number): TrueRoom | null {
	const vary = varied(random, tolerances[room.source ?? 'tape'])
	const any = (readings: number[]) => readings[Math.floor(random() * readings.length)] ?? 0
	const widths = listOf(room.room.width)
	const hu = vary(any(listOf(room.hu)))
	const slope: TrueRoom['slope'] = {}
	for (const side of ['left', 'right', 'back'] as const) {
		const fields = room.slope?.[side]
		if (!fields) continue
		const found = trueSlope(fields, hu, vary)
		if (!found) return null
		slope[side] = found
	}
	const lean = (diagonal: number | undefined) => {
		if (diagonal === undefined || widths.length > 3) return 0
		const corner = Math.acos(1 - vary(diagonal) ** 2 / 2e6)
		return Math.tan(Math.PI / 2 - corner)
	}
	const own = room.depth?.fireplace ?? room.depth?.recessLeft ?? room.depth?.recessRight ?? 0
	const across = room.width?.fireplace ?? room.width?.recessLeft ?? room.width?.recessRight ?? 0
	const sideOf = (readings: DressingConfiguration['room']['sideLeft'], end: string | undefined) =>
		end === 'Wall' ? vary(any(listOf(readings ?? 0))) : Number.POSITIVE_INFINITY
	return {
		width: vary(any(widths)),
		sides: {
			left: sideOf(room.room.sideLeft, room.room.endLeft),
			right: sideOf(room.room.sideRight, room.room.endRight),
		},
		hu,
		lean: { left: lean(room.room.diagonalLeft), right: lean(room.room.diagonalRight) },
		slope,
		feature: {
			position: vary(room.pos?.fireplace ?? 0),
			width: vary(across),
			depth: vary(own),
		},
	}
}

type Fields = { low?: number | undefined; run?: number | undefined; angle?: number | undefined }

// A true slope has one low height, run and angle; where all three were read it must agree with each.
function trueSlope({ low, run, angle }: Fields, hu: number, vary: Vary): TrueSlope | null {
	const radians = (degrees: number) => (degrees * Math.PI) / 180
	if (low !== undefined && run !== undefined) {
		const start = vary(low)
		const tan = (hu - start) / vary(run)
		const degrees = (Math.atan(tan) * 180) / Math.PI
		if (angle !== undefined && Math.abs(degrees - angle) > ANGLE_TOLERANCE) return null
		return { low: start, tan }
	}
	const tan = Math.tan(radians(vary(angle ?? 0, ANGLE_TOLERANCE)))
	if (low !== undefined) return { low: vary(low), tan }
	return { low: hu - vary(run ?? 0) * tan, tan }
}

// As the fitter stands it: fillers and plays take the rest in equal shares; where a run starts beside
// another, it stays there.
function placed(room: DressingConfiguration, run: Run, found: TrueRoom): Point3 {
	if (run.side !== 'Main') return placedSide(room, run, found)
	const [left, right] = [found.lean.left, found.lean.right].map((lean) =>
		Math.max(0, lean * run.front),
	)
	const spare = found.width - (left ?? 0) - (right ?? 0) - run.wall
	const { footprint = 'Straight' } = room
	const stops = room.priority !== undefined && room.priority !== 'Main'
	const leftStops = stops && (footprint === 'LeftSide' || footprint === 'StraightWithTwoSide')
	const rightStops = stops && (footprint === 'RightSide' || footprint === 'StraightWithTwoSide')
	const share = leftStops === rightStops ? spare / 2 : leftStops ? 0 : spare
	return [(left ?? 0) + share - drawnLoss(room, run), 0, 0]
}

// The run is drawn beside what its closed left corner takes, as measured.
function drawnLoss({ room }: DressingConfiguration, run: Run): number {
	const { width, diagonalLeft } = room
	if (diagonalLeft === undefined || [width].flat().length > 3) return 0
	const corner = Math.acos(1 - diagonalLeft ** 2 / 2e6)
	const loss = Math.max(0, run.front * Math.tan(Math.PI / 2 - corner))
	return Math.min(smallest(width) - run.wall, Math.ceil(loss - 1e-9))
}

function placedSide(room: DressingConfiguration, run: Run, found: TrueRoom): Point3 {
	const side = run.side === 'Left' ? 'left' : 'right'
	const along = room.priority === 'Side' ? (found.sides[side] - run.wall) / 2 : 0
	const across = run.side === 'Right' ? found.width - smallest(room.room.width) : 0
	return [across, Number.isFinite(along) ? along : 0, 0]
}

// Shelves and drawers lie inside their carcass; fillers are scribed.
const outer = new Set(['Side', 'Top', 'Leaf', 'FakeDoor', 'DrawerFront', 'Plinth', 'Tablet'])

function cornersOf({ outline, pose, thickness }: Board): Point3[] {
	const { origin, u, v, n } = pose
	return outline.flatMap(([a, b]) =>
		[0, thickness].map((c): Point3 => {
			const at = (axis: 0 | 1 | 2) => origin[axis] + a * u[axis] + b * v[axis] + c * n[axis]
			return [at(0), at(1), at(2)]
		}),
	)
}

function ceilingOf(room: TrueRoom, x: number, y: number): number {
	const { left, right, back } = room.slope
	return Math.min(
		room.hu,
		left ? left.low + x * left.tan : Number.POSITIVE_INFINITY,
		right ? right.low + (room.width - x) * right.tan : Number.POSITIVE_INFINITY,
		back ? back.low + y * back.tan : Number.POSITIVE_INFINITY,
	)
}

// How far a point stands inside the room: negative in a wall or above the ceiling.
function airAt(room: TrueRoom, wall: DressingConfiguration['wall'], [x, y, z]: Point3): number {
	const { position, width, depth } = room.feature
	const inLeft = wall === 'LeftRecess' && x < width
	const inRight = wall === 'RightRecess' && x > room.width - width
	const behind = inLeft || inRight ? y + depth : y
	const beside = Math.max(position - x, x - position - width)
	const breast = wall === 'Fireplace' ? Math.max(y - depth, beside) : Number.POSITIVE_INFINITY
	return Math.min(
		x - room.lean.left * y,
		room.width - room.lean.right * y - x,
		x < room.width / 2 ? room.sides.left - y : room.sides.right - y,
		behind,
		breast,
		ceilingOf(room, x, y) - z,
	)
}

test('a run that surely fits never meets a wall, and its fillers stay within their bounds', () => {
	const random = randomStream(SEED)
	const counts = { fits: 0, fits_if_true: 0, measure_again: 0, refused: 0 }
	for (let i = 0; i < ROOMS; i++) {
		const room = randomMeasuredRoom(random)
		const verdicts = fitVerdictsOf(room, sampleCatalogue)
		const sure = verdicts.filter(({ verdict }) => verdict === 'fits')
		for (const { verdict, line } of verdicts) {
			counts[verdict] += 1
			if (verdict !== 'fits') expect(line, JSON.stringify(room)).not.toBeNull()
		}
		if (sure.length === 0) continue
		const result = buildFurniture(room, sampleCatalogue)
		if (!result.ok) counts.refused += 1
		else for (const { run } of sure) expectSure(room, result.value, run, random)
	}
	console.log(`runs of ${ROOMS} measured rooms, CHECK_SEED=${SEED}: ${JSON.stringify(counts)}`)
	expect(counts.fits - counts.refused).toBeGreaterThan(ROOMS / 4)
	expect(Math.min(counts.fits_if_true, counts.measure_again)).toBeGreaterThan(ROOMS / 50)
}, 3_600_000)

function expectSure(
	room: DressingConfiguration,
	furniture: Furniture,
	side: Run['side'],
	random: () => number,
) {
	const run = furniture.runs.find((candidate) => candidate.side === side)
	if (!run) throw new Error(`no run ${side}`)
	const boards = furniture.boards.filter(
		({ part, module, run: own }) =>
			own === side && outer.has(part) && (part !== 'FakeDoor' || module !== null),
	)
	const points = boards.flatMap(cornersOf)
	for (let i = 0; i < TRUE_ROOMS_EACH; i++) {
		const found = trueRoom(room, random)
		if (!found) continue
		const [dx, dy] = placed(room, run, found)
		const air = Math.min(...points.map(([x, y, z]) => airAt(found, room.wall, [x + dx, y + dy, z])))
		const message = `seed ${SEED}: ${side} ${JSON.stringify({ room, found })}`
		expect(air, message).toBeGreaterThan(-1e-6)
		if (side === 'Main') expectFillers(room, run, found, message)
	}
}

function expectFillers(room: DressingConfiguration, run: Run, found: TrueRoom, message: string) {
	// Beside a breast or recess a panel may stand between filler and module.
	if (room.wall) return
	const depth = room.depth?.center ?? 600
	const [shift] = placed(room, run, found)
	const [first, last] = [run.modules[0], run.modules.at(-1)]
	const oversize = room.filler?.oversize ?? 20
	const start = (first?.x ?? 0) + shift - found.lean.left * depth
	const end = found.width - found.lean.right * depth - (last?.x ?? 0) - (last?.width ?? 0) - shift
	for (const [place, size] of [
		['Left', start],
		['Right', end],
	] as const) {
		const filler = run.fillers.find((candidate) => candidate.place === place)
		if (!filler) continue
		expect(size, message).toBeGreaterThanOrEqual(30 - 1e-6)
		expect(size, message).toBeLessThanOrEqual(Math.min(filler.width + oversize, 200) + 1e-6)
	}
	const top = run.fillers.find(({ place }) => place === 'Top')?.width ?? 0
	if (top === 0 || room.slope) return
	const size = found.hu - smallest(room.hu) + top
	expect(size, message).toBeGreaterThanOrEqual(3)
	expect(size, message).toBeLessThanOrEqual(Math.min(top + oversize, 300) + 1e-6)
}

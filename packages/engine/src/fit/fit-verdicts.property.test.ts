// Worst case (domain 3.6): what fits for sure goes into every room that its readings allow. The seed is printed.
import { expect, test } from 'vitest'
import { buildFurniture } from '../build-furniture.ts'
import type { Configuration } from '../configuration/schema.ts'
import type { Board, Furniture, Point3 } from '../furniture.ts'
import { listOf, smallest } from '../room/readings.ts'
import { sampleCatalogue } from '../testing/index.ts'
import { randomMeasuredRoom } from '../testing/measured-rooms.ts'
import { randomStream } from '../testing/straight-rooms.ts'
import { fitVerdictsOf } from './fit-verdicts.ts'
import { ANGLE_TOLERANCE, tolerances } from './tolerance.ts'

const ROOMS = 2000
const TRUE_ROOMS_EACH = 8
const SEED = 20261121

type TrueSlope = { low: number; tan: number }
type TrueRoom = {
	width: number
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

function trueRoom(room: Configuration, random: () => number): TrueRoom | null {
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
	return {
		width: vary(any(widths)),
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

// As the fitter stands it: its fillers take the rest in equal shares of what both back and fronts leave free.
function placed(furniture: Furniture, room: TrueRoom, depth: number): number {
	const nominal = furniture.runs[0]?.wall ?? 0
	const [left, right] = [room.lean.left, room.lean.right].map((lean) => Math.max(0, lean * depth))
	const clear = room.width - (left ?? 0) - (right ?? 0)
	return (left ?? 0) + (clear - nominal) / 2
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
function airAt(room: TrueRoom, wall: Configuration['wall'], [x, y, z]: Point3): number {
	const { position, width, depth } = room.feature
	const inLeft = wall === 'LeftRecess' && x < width
	const inRight = wall === 'RightRecess' && x > room.width - width
	const behind = inLeft || inRight ? y + depth : y
	const beside = Math.max(position - x, x - position - width)
	const breast = wall === 'Fireplace' ? Math.max(y - depth, beside) : Number.POSITIVE_INFINITY
	return Math.min(
		x - room.lean.left * y,
		room.width - room.lean.right * y - x,
		behind,
		breast,
		ceilingOf(room, x, y) - z,
	)
}

test('what fits for sure never meets a wall, and its fillers keep their bounds', async ({
	annotate,
}) => {
	const random = randomStream(SEED)
	const counts = { fits: 0, fits_if_true: 0, measure_again: 0, refused: 0 }
	for (let i = 0; i < ROOMS; i++) {
		const room = randomMeasuredRoom(random)
		const verdict = fitVerdictsOf(room, sampleCatalogue)[0]
		if (verdict && verdict.verdict !== 'fits') {
			counts[verdict.verdict] += 1
			expect(verdict.line, JSON.stringify(room)).not.toBeNull()
			continue
		}
		const result = buildFurniture(room, sampleCatalogue)
		counts[result.ok ? 'fits' : 'refused'] += 1
		if (result.ok) expectSure(room, result.value, random)
	}
	await annotate(`measured rooms, seed ${SEED}: ${JSON.stringify(counts)}`)
	for (const count of Object.values(counts)) expect(count).toBeGreaterThan(ROOMS / 50)
})

function expectSure(room: Configuration, furniture: Furniture, random: () => number) {
	const depth = room.depth?.center ?? 600
	const boards = furniture.boards.filter(
		({ part, module }) => outer.has(part) && (part !== 'FakeDoor' || module !== null),
	)
	const points = boards.flatMap(cornersOf)
	for (let i = 0; i < TRUE_ROOMS_EACH; i++) {
		const found = trueRoom(room, random)
		if (!found) continue
		const shift = placed(furniture, found, depth)
		const air = Math.min(...points.map(([x, y, z]) => airAt(found, room.wall, [x + shift, y, z])))
		const message = `seed ${SEED}: ${JSON.stringify({ room, found })}`
		expect(air, message).toBeGreaterThan(-1e-6)
		expectFillers(room, furniture, found, message)
	}
}

function expectFillers(
	room: Configuration,
	furniture: Furniture,
	found: TrueRoom,
	message: string,
) {
	// Beside a breast or recess a panel may stand between filler and module.
	if (room.wall) return
	const depth = room.depth?.center ?? 600
	const shift = placed(furniture, found, depth)
	const [first, last] = [furniture.runs[0]?.modules[0], furniture.runs[0]?.modules.at(-1)]
	const oversize = room.filler?.oversize ?? 20
	const start = (first?.x ?? 0) + shift - found.lean.left * depth
	const end = found.width - found.lean.right * depth - (last?.x ?? 0) - (last?.width ?? 0) - shift
	for (const [place, size] of [
		['Left', start],
		['Right', end],
	] as const) {
		const filler = furniture.runs[0]?.fillers.find((candidate) => candidate.place === place)
		if (!filler) continue
		expect(size, message).toBeGreaterThanOrEqual(30 - 1e-6)
		expect(size, message).toBeLessThanOrEqual(Math.min(filler.width + oversize, 200) + 1e-6)
	}
	const top = furniture.runs[0]?.fillers.find(({ place }) => place === 'Top')?.width ?? 0
	if (top === 0 || room.slope) return
	const size = found.hu - smallest(room.hu) + top
	expect(size, message).toBeGreaterThanOrEqual(3)
	expect(size, message).toBeLessThanOrEqual(Math.min(top + oversize, 300) + 1e-6)
}

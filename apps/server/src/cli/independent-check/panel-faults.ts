// Whether printed loose boards can be cut, banded and bored, and stand apart. Written from the wire format and
// the rules of the trade alone: a rounded corner is a line of short strokes, a bore a circle.
import type { PrintedFitting } from './fitting-box.ts'
import { overlapOf, type PrintedBoard, poseFaults, solidOf, touching } from './prism.ts'

type Corner = readonly [number, number]
type Bore = { at: Corner; diameter: number; depth: number; face: 'A' | 'B' }

/** A board as `solve` prints it: what a saw and a drill need of it. */
export type PrintedPanel = PrintedBoard & {
	length: number
	width: number
	grain: 'length' | 'width' | 'none'
	edges: { length1: number; length2: number; width1: number; width2: number }
	bores?: Bore[]
	radii?: number[]
}

/** Every way in which the boards cannot be made or do not stand apart, in words. */
export function panelFaults(
	boards: readonly PrintedPanel[],
	fittings: readonly PrintedFitting[],
): string[] {
	return [
		...boards.flatMap(poseFaults),
		...overlaps(boards),
		...boards.flatMap(sawFaults),
		...boards.flatMap(bandFaults),
		...boards.flatMap(boreFaults),
		...fittings.flatMap((fitting) => fittingFaults(fitting, boards)),
	]
}

function overlaps(boards: readonly PrintedPanel[]): string[] {
	const solids = boards.map(solidOf)
	return solids.flatMap((a, i) =>
		solids
			.slice(i + 1)
			.filter((b) => overlapOf(a, b) > touching)
			.map((b) => `${a.board.id} is inside ${b.board.id}`),
	)
}

const sheet = { along: 2780, across: 2050 }
const least = { short: 60, long: 100 }

/** The grain lies along the sheet; a board without grain may be turned. */
function sawFaults({ id, length, width, grain, outline, pose }: PrintedPanel): string[] {
	const fits = (along: number, across: number) => along <= sheet.along && across <= sheet.across
	const isCut =
		(grain !== 'width' && fits(length, width)) || (grain !== 'length' && fits(width, length))
	const faults = isCut ? [] : [`${id} of ${length} x ${width} is on no sheet`]
	if (Math.min(length, width) < least.short || Math.max(length, width) < least.long)
		faults.push(`${id} of ${length} x ${width} is too small for the saw`)
	const far = (axis: 0 | 1) => Math.max(...outline.map((corner) => corner[axis]))
	if (Math.abs(far(0) - length) > touching || Math.abs(far(1) - width) > touching)
		faults.push(`${id} is not as large as its outline`)
	if (outline.some(([a, b]) => a < 0 || b < 0)) faults.push(`${id} has a corner outside itself`)
	if (pose.origin[2] < -touching) faults.push(`${id} stands under the floor`)
	return faults
}

/** The machine takes 16 mm and more, edges of 200 and more, boards of 80 and more across them. */
function bandFaults({ id, outline, edges, length, width, thickness }: PrintedPanel): string[] {
	return outline.flatMap((from, i) => {
		const to = outline[(i + 1) % outline.length] ?? from
		const name = sideOf(from, to)
		const side = Math.hypot(to[0] - from[0], to[1] - from[1])
		const across = name.startsWith('length') ? width : length
		const isTaken = thickness >= 16 && side >= 200 - touching && across >= 80
		return edges[name] > 0 && !isTaken ? [`${name} of ${id} cannot be banded`] : []
	})
}

/** A cut is banded as `length2`. */
function sideOf(from: Corner, to: Corner): keyof PrintedPanel['edges'] {
	if (from[1] === to[1]) return from[1] === 0 ? 'length1' : 'length2'
	if (from[0] !== to[0]) return 'length2'
	return from[0] === 0 ? 'width1' : 'width2'
}

function boreFaults(board: PrintedPanel): string[] {
	const { id, bores = [], thickness, radii, outline } = board
	const rim = rimOf(board)
	const faults = bores.flatMap(({ at, diameter, depth }) => [
		...(isInside(at, rim) && distanceTo(at, rim) >= diameter / 2 - touching
			? []
			: [`a bore of ${id} at ${at.join('/')} is not inside it`]),
		...(depth <= thickness ? [] : [`a bore of ${id} is deeper than it is thick`]),
	])
	const isOdd = radii !== undefined && radii.length !== outline.length
	return isOdd ? [...faults, `${id} has radii for other corners`] : faults
}

/** Strokes of each rounded corner; the chord of an arc of 400 then lies within a hundredth of it. */
const strokes = 64

/** The edge as it is milled. */
function rimOf({ outline, radii = [] }: PrintedPanel): Corner[] {
	return outline.flatMap((corner, i) => {
		const radius = radii[i] ?? 0
		if (radius === 0) return [corner]
		const before = outline.at(i - 1) ?? corner
		const after = outline[(i + 1) % outline.length] ?? corner
		const from = towards(corner, before, radius)
		const to = towards(corner, after, radius)
		const center: Corner = [from[0] + to[0] - corner[0], from[1] + to[1] - corner[1]]
		return Array.from({ length: strokes + 1 }, (_, step): Corner => {
			const angle = (step / strokes) * (Math.PI / 2)
			const [x, y] = [Math.cos(angle), Math.sin(angle)]
			return [
				center[0] + x * (from[0] - center[0]) + y * (to[0] - center[0]),
				center[1] + x * (from[1] - center[1]) + y * (to[1] - center[1]),
			]
		})
	})
}

function towards(from: Corner, to: Corner, length: number): Corner {
	const all = Math.hypot(to[0] - from[0], to[1] - from[1])
	return [
		from[0] + ((to[0] - from[0]) * length) / all,
		from[1] + ((to[1] - from[1]) * length) / all,
	]
}

function sidesOf(rim: readonly Corner[]): (readonly [Corner, Corner])[] {
	return rim.map((from, i) => [from, rim[(i + 1) % rim.length] ?? from] as const)
}

/** A ray to the right crosses the rim an odd number of times. */
function isInside([a, b]: Corner, rim: readonly Corner[]): boolean {
	const crossed = sidesOf(rim).filter(([from, to]) => {
		if (from[1] > b === to[1] > b) return false
		return a < from[0] + ((b - from[1]) * (to[0] - from[0])) / (to[1] - from[1])
	})
	return crossed.length % 2 === 1
}

function distanceTo([a, b]: Corner, rim: readonly Corner[]): number {
	const distances = sidesOf(rim).map(([from, to]) => {
		const [u, v] = [to[0] - from[0], to[1] - from[1]]
		const long = u * u + v * v
		const share = long === 0 ? 0 : ((a - from[0]) * u + (b - from[1]) * v) / long
		const at = Math.min(1, Math.max(0, share))
		return Math.hypot(a - from[0] - at * u, b - from[1] - at * v)
	})
	return Math.min(...distances)
}

function fittingFaults(
	{ id, boards: held, pose }: PrintedFitting,
	boards: readonly PrintedPanel[],
) {
	const board = boards.find((one) => held.includes(one.id))
	if (!board || !pose) return [`${id} is fixed to nothing`]
	const { outline, thickness } = board
	return poseFaults({ id, outline, thickness, groove: 0, pose })
}

//   elevation: left slope  ╱‾‾‾‾      section: back slope  │╱‾‾
import type { Point2, Room, Run, RunSide } from '@gabarit/engine'

/** What stands along a wall, as far as walls and ceilings are drawn around it. */
export type Standing = Pick<Run, 'side' | 'front'>

type Slope = Room['slopes'][number]

// Furniture this far under the ceiling is drawn without it: walls are cut a little over its top, mm.
const CEILING_FAR = 400
const WALL_OVER = 250

export function shownHeight(
	room: Room,
	run: Standing,
	furnitureTop: number,
): { height: number; hasCeiling: boolean } {
	const ceiling = Math.min(frontCeiling(room, run), highestAlong(room, run.side))
	const isNear = room.flight !== undefined || ceiling - furnitureTop <= CEILING_FAR
	const hasCeiling = !room.openAbove && isNear
	return { height: hasCeiling ? ceiling : furnitureTop + WALL_OVER, hasCeiling }
}

/** Over the fronts of a run, from its left end `left` to its right end `right`. */
export function ceilingLine(
	room: Room,
	side: RunSide,
	[left, right]: Point2,
	height: number,
): Point2[] {
	const ends = endSlopes(room, side)
	const rise = (slope: Slope | undefined, from: number): Point2[] => {
		if (!slope || slope.low >= height) return [[from, height]]
		const inwards = from === left ? 1 : -1
		const flat = from + (inwards * (height - slope.low)) / tangent(slope)
		return [
			[from, slope.low],
			[flat, height],
		]
	}
	const [up, down] = [rise(ends.left, left), rise(ends.right, right).toReversed()]
	const [lastUp, firstDown] = [up.at(-1), down[0]]
	if (!lastUp || !firstDown || lastUp[0] <= firstDown[0]) return [...up, ...down]
	return [...up.slice(0, -1), ridge(ends, [left, right]), ...down.slice(1)]
}

export function ceilingSection(room: Room, run: Standing, depth: number, from = 0): Point2[] {
	const slope = backSlope(room, run.side)
	const at = (y: number) =>
		slope ? Math.min(room.height, slope.low + y * tangent(slope)) : room.height
	const flat = slope ? (room.height - slope.low) / tangent(slope) : from
	const turn: Point2[] = flat > from && flat < depth ? [[flat, room.height]] : []
	return [[from, at(from)], ...turn, [depth, at(depth)]]
}

function frontCeiling(room: Room, run: Standing): number {
	return ceilingSection(room, run, run.front).at(-1)?.[1] ?? room.height
}

// Two slopes that cross, or one that never turns flat, stay under the flat ceiling.
function highestAlong(room: Room, side: RunSide): number {
	const ends = endSlopes(room, side)
	const span: Point2 = [0, side === 'Main' ? room.width : room.depth]
	if (ends.left && ends.right) return Math.min(room.height, ridge(ends, span)[1])
	const slope = ends.left ?? ends.right
	return slope ? Math.min(room.height, slope.low + span[1] * tangent(slope)) : room.height
}

function tangent({ angle }: Slope): number {
	return Math.tan((angle * Math.PI) / 180)
}

/** Where two slopes meet under the flat ceiling, or where a single one meets the far wall. */
function ridge(ends: { left?: Slope; right?: Slope }, [left, right]: Point2): Point2 {
	const { left: up, right: down } = ends
	if (!up || !down) {
		const slope = up ?? down
		if (!slope) return [right, 0]
		return [up ? right : left, slope.low + (right - left) * tangent(slope)]
	}
	const [rising, falling] = [tangent(up), tangent(down)]
	const along = (down.low - up.low + (right - left) * falling) / (rising + falling)
	return [left + along, up.low + along * rising]
}

function endSlopes({ slopes }: Room, side: RunSide): { left?: Slope; right?: Slope } {
	const of = (wanted: Slope['side']) => slopes.find((slope) => slope.side === wanted)
	const [left, right] =
		side === 'Main'
			? [of('Left'), of('Right')]
			: side === 'Left'
				? [undefined, of('Back')]
				: [of('Back'), undefined]
	return { ...(left && { left }), ...(right && { right }) }
}

function backSlope({ slopes }: Room, side: RunSide): Slope | undefined {
	const wall = side === 'Main' ? 'Back' : side
	return slopes.find((slope) => slope.side === wall)
}

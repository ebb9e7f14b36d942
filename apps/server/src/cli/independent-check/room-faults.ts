// The room as the measures say it is, and what of the furniture does not stand in it. Written from the
// wire format and the definition of the fields alone: walls, breast and recesses are solids, ceilings
// are planes.
import type { DressingConfiguration } from '@gabarit/engine'
import { boxSolids, type PrintedFitting } from './fitting-box.ts'
import { cornersOf, overlapOf, type PrintedBoard, type Solid, solidOf, touching } from './prism.ts'

export type CheckedBoard = PrintedBoard & { part: string }

type Readings = number | number[]
const least = (reading: Readings) => Math.min(...[reading].flat())

/** Every way in which the boards do not fit the room or each other, in words. */
export function faultsOf(
	room: DressingConfiguration,
	boards: readonly CheckedBoard[],
	fittings: readonly PrintedFitting[] = [],
): string[] {
	const solids = boards.map((board) => ({ part: board.part, solid: solidOf(board) }))
	const walls = [...wallSolids(room), ...skirtingSolids(room)]
	return [
		...solids.flatMap(({ solid }) => boundFaults(room, solid)),
		...overlapFaults(solids.map(({ solid }) => solid)),
		...boxFaults(
			solids.map(({ solid }) => solid),
			fittings,
		),
		...walls.flatMap((wall) =>
			solids
				.filter(({ part, solid }) => wall.stops(part) && overlapOf(solid, wall.solid) > touching)
				.map(({ solid }) => `${solid.board.id} stands in the ${wall.solid.board.id}`),
		),
	]
}

function overlapFaults(solids: readonly Solid[]): string[] {
	return solids.flatMap((a, i) =>
		solids.slice(i + 1).flatMap((b) => {
			const depth = overlapOf(a, b)
			return depth > touching ? [`${a.board.id} is ${depth} inside ${b.board.id}`] : []
		}),
	)
}

/** Boards in the room that a fitting keeps for itself, those it is fixed to or carries left out. */
function boxFaults(solids: readonly Solid[], fittings: readonly PrintedFitting[]): string[] {
	return fittings.flatMap((fitting) => {
		const boxes = boxSolids(fitting)
		return solids
			.filter((solid) => !fitting.boards.includes(solid.board.id))
			.filter((solid) => boxes.some((box) => overlapOf(box, solid) > touching))
			.map(({ board }) => `${board.id} stands in the box of ${fitting.id}`)
	})
}

/** Corners beyond a side wall, the far end of a side run, the floor or a ceiling. */
function boundFaults(room: DressingConfiguration, solid: Solid): string[] {
	const width = least(room.room.width)
	const far = { left: farEnd(room, 'left'), right: farEnd(room, 'right') }
	const behind = room.wall?.includes('Recess') ? deepest(room) : 0
	const outside = cornersOf(solid).filter(([x, y, z]) => {
		const end = x < width / 2 ? far.left : far.right
		return (
			x < -touching ||
			x > width + touching ||
			y < -behind - touching ||
			y > end + touching ||
			z < -touching ||
			z > ceilingAt(room, x, y) + touching
		)
	})
	return outside.slice(0, 1).map((at) => `${solid.board.id} is outside the room at ${at.join(' ')}`)
}

/** How far from the back wall a side run may reach. */
function farEnd({ footprint, room }: DressingConfiguration, side: 'left' | 'right'): number {
	const stands = footprint === 'StraightWithTwoSide' || footprint === sideOf[side]
	const readings = side === 'left' ? room.sideLeft : room.sideRight
	return stands && readings !== undefined ? least(readings) : Number.POSITIVE_INFINITY
}

const sideOf = { left: 'LeftSide', right: 'RightSide' } as const

type SlopeFields = NonNullable<NonNullable<DressingConfiguration['slope']>['left']>

/** The lowest of the flat ceiling and every slope over a point. */
function ceilingAt({ hu, slope, room }: DressingConfiguration, x: number, y: number): number {
	const flat = least(hu)
	const width = least(room.width)
	const over = (fields: SlopeFields | null | undefined, distance: number) => {
		if (!fields) return flat
		const { low, tan } = planeOf(fields, flat)
		return low + distance * tan
	}
	return Math.min(flat, over(slope?.left, x), over(slope?.right, width - x), over(slope?.back, y))
}

// Any two readings say a slope; of three, no measured line is crossed: the flatter of the two rises counts.
function planeOf({ low, run, angle }: SlopeFields, flat: number): { low: number; tan: number } {
	const rise = angle === undefined ? undefined : Math.tan((angle * Math.PI) / 180)
	if (low === undefined) return { low: flat - (run ?? 0) * (rise ?? 0), tan: rise ?? 0 }
	const measured = run === undefined ? undefined : (flat - low) / run
	return { low, tan: Math.min(measured ?? rise ?? 0, rise ?? measured ?? 0) }
}

function deepest({ depth }: DressingConfiguration): number {
	return Math.max(depth?.recessLeft ?? 0, depth?.recessRight ?? 0)
}

/** A solid of the room, and which boards it stops: fillers are scribed over skirting. */
type RoomSolid = { solid: Solid; stops: (part: string) => boolean }

const everything = () => true
const tall = 4000

/** The chimney breast, or what stands forward between and beside recesses. */
function wallSolids(room: DressingConfiguration): RoomSolid[] {
	const width = least(room.room.width)
	const { depth, pos, width: sizes } = room
	const box = (name: string, x: Span, y: Span): RoomSolid => ({
		solid: boxOf(name, x, y, tall),
		stops: everything,
	})
	if (room.wall === 'Fireplace') {
		const breast = sizes?.fireplace ?? 1200
		const from = pos?.fireplace ?? Math.max(0, Math.round((width - breast) / 2))
		return [box('chimney breast', [from, from + breast], [0, depth?.fireplace ?? 300])]
	}
	if (!room.wall?.includes('Recess')) return []
	const deep = { left: depth?.recessLeft ?? 150, right: depth?.recessRight ?? 150 }
	const left = room.wall === 'RightRecess' ? 0 : (sizes?.recessLeft ?? 1200)
	const right = room.wall === 'LeftRecess' ? 0 : (sizes?.recessRight ?? 1200)
	return [
		box('wall between the recesses', [left, width - right], [-tall, 0]),
		...(left > 0 ? [box('back of the left recess', [0, left], [-tall, -deep.left])] : []),
		...(right > 0
			? [box('back of the right recess', [width - right, width], [-tall, -deep.right])]
			: []),
	]
}

/** Furniture that stands at no wall unless it is said to. */
const wallsOfType: Partial<Record<string, NonNullable<DressingConfiguration['walls']>>> = {
	drawer: 'None',
}

/** Skirting that stays: along the back wall and along each side wall. */
function skirtingSolids(room: DressingConfiguration): RoomSolid[] {
	const { height = 0, thickness = 0 } = room.baseboard ?? {}
	if (height === 0 || thickness === 0) return []
	const width = least(room.room.width)
	const walls = room.walls ?? ((room.type && wallsOfType[room.type]) || 'Both')
	const left = boxOf('skirting of the left wall', [0, thickness], [0, tall], height)
	const right = boxOf('skirting of the right wall', [width - thickness, width], [0, tall], height)
	const scribed = new Set(['Filler', 'FakeDoor', 'CornerStrip'])
	const stops = (part: string) => !scribed.has(part)
	return [
		...(room.wall === undefined || room.wall === 'None'
			? [{ solid: boxOf('skirting of the back wall', [0, width], [0, thickness], height), stops }]
			: []),
		...(walls === 'Both' || walls === 'Left' ? [{ solid: left, stops }] : []),
		...(walls === 'Both' || walls === 'Right' ? [{ solid: right, stops }] : []),
	]
}

type Span = [number, number]

function boxOf(name: string, [x1, x2]: Span, [y1, y2]: Span, height: number): Solid {
	return solidOf({
		id: name,
		thickness: height,
		groove: 0,
		outline: [
			[0, 0],
			[x2 - x1, 0],
			[x2 - x1, y2 - y1],
			[0, y2 - y1],
		],
		pose: { origin: [x1, y1, 0], u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, 1] },
	})
}

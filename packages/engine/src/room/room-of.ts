import type { Point2, Point3 } from '../furniture/board.ts'
import { type RoomChoices, type Walls } from './fields.ts'
import { smallest } from './readings.ts'
import { slopeOf } from './slope.ts'
import { obstacleKinds } from './values.ts'
import { wallOf } from './wall-of.ts'

export type RoomObstacle = {
	where: 'left' | 'right' | 'back'
	position: number
	bottom: number
	width: number
	height: number
	depth: number
	kind: (typeof obstacleKinds)[number]
}
/** A flight of stairs over the room: its line is the slope of that side; `low` and `stringer` as read. */
export type RoomFlight = {
	side: RoomSlope['side']
	rise: number
	going: number
	low: number
	stringer: number
	steps: 'Closed' | 'Visible'
}
export type RoomSlope = { side: 'Left' | 'Right' | 'Back'; low: number; run: number; angle: number }

/** mm; `diagonal` in inches. On a piece of furniture or on the wall behind it. */
export type StandingScreen = {
	diagonal: number
	place: 'Stand' | 'Wall'
	from: Point3
	to: Point3
}

/**
 * `outline`: walls in plan, from the front end of the left wall to the front end of the right one.
 * An `open` side has no wall.
 */
export type Room = {
	width: number
	height: number
	depth: number
	outline: Point2[]
	open: { left: boolean; right: boolean }
	/** From the back wall to the wall at the end of a side run; null where there is none. */
	farWall: { left: number | null; right: number | null }
	slopes: RoomSlope[]
	skirting: { height: number; thickness: number }
	obstacles: RoomObstacle[]
	/** The furniture that stands there, where it has captions of its own. */
	kind?: 'tv'
	/** The ceiling was not asked for: `height` is only as high as a picture needs it. */
	openAbove?: true
	/** No clothes are kept in it: a picture shows books, and things to look at, in its bays. */
	bare?: true
	/** What the furniture is made for, as a picture shows it. */
	screen?: StandingScreen
	flight?: RoomFlight
}

// mm; a shorter side wall would not look like a wall.
const WALL_SHOWN = 1000

/** Lines that were not measured give a straight wall, or `usualWalls`. */
export function roomWithin(configuration: RoomChoices, usualWalls: Walls): Room {
	const width = smallest(configuration.room.width)
	const height = smallest(configuration.hu)
	const walls = configuration.walls ?? usualWalls
	const depth = Math.max(
		WALL_SHOWN,
		configuration.room.sideLeft ? smallest(configuration.room.sideLeft) : 0,
		configuration.room.sideRight ? smallest(configuration.room.sideRight) : 0,
	)
	return {
		width,
		height,
		depth,
		outline: outlineOf(configuration, width, depth),
		open: {
			left: walls === 'None' || walls === 'Right',
			right: walls === 'None' || walls === 'Left',
		},
		farWall: {
			left: farWallOf(configuration, 'Left'),
			right: farWallOf(configuration, 'Right'),
		},
		slopes: roomSlopes(configuration, height),
		skirting: {
			height: configuration.baseboard?.height ?? 0,
			thickness: configuration.baseboard?.thickness ?? 0,
		},
		obstacles: (configuration.obstacle ?? []).map((obstacle) => ({
			...obstacle,
			width: obstacle.width ?? OBSTACLE_WIDTH[obstacle.kind],
		})),
	}
}

function farWallOf({ footprint, room }: RoomChoices, side: 'Left' | 'Right'): number | null {
	const length = room[`side${side}`]
	const hasRun = footprint === 'StraightWithTwoSide' || footprint === `${side}Side`
	return hasRun && room[`end${side}`] === 'Wall' && length !== undefined ? smallest(length) : null
}

function outlineOf(configuration: RoomChoices, width: number, depth: number): Point2[] {
	const { breast, recess } = wallOf(configuration)
	const wall = configuration.wall ?? 'None'
	const back: Point2[] = []
	if (wall === 'Fireplace') {
		const [left, right] = [breast.position, breast.position + breast.width]
		back.push(
			[0, 0],
			[left, 0],
			[left, breast.depth],
			[right, breast.depth],
			[right, 0],
			[width, 0],
		)
	} else {
		const left = wall === 'LeftRecess' || wall === 'BothRecess' ? recess.left : null
		const right = wall === 'RightRecess' || wall === 'BothRecess' ? recess.right : null
		back.push(...(left ? corner(0, left.width, left.depth) : [[0, 0] as const]))
		back.push(
			...(right ? corner(width, -right.width, right.depth).toReversed() : [[width, 0] as const]),
		)
	}
	return [[0, depth], ...back, [width, depth]]
}

function corner(x: number, width: number, deep: number): Point2[] {
	return [
		[x, -deep],
		[x + width, -deep],
		[x + width, 0],
	]
}

function roomSlopes({ slope }: RoomChoices, height: number): RoomSlope[] {
	const sides = [
		['Left', slope?.left],
		['Right', slope?.right],
		['Back', slope?.back],
	] as const
	return sides.flatMap(([side, fields]) => {
		if (!fields) return []
		const { low, tan, angle } = slopeOf(fields, height)
		return [{ side, low, run: (height - low) / tan, angle }]
	})
}

export const OBSTACLE_WIDTH = {
	socket: 80,
	switch: 80,
	pipe: 60,
	radiator: 800,
	window: 1000,
	doorCasing: 80,
} as const satisfies Record<(typeof obstacleKinds)[number], number>

export function obstacleInPlan(
	{ where, position, width, depth }: Pick<RoomObstacle, 'where' | 'position' | 'width' | 'depth'>,
	roomWidth: number,
): readonly [Point2, Point2] {
	const end = position + width
	if (where === 'back')
		return [
			[position, 0],
			[end, depth],
		]
	return where === 'left'
		? [
				[0, position],
				[depth, end],
			]
		: [
				[roomWidth - depth, position],
				[roomWidth, end],
			]
}

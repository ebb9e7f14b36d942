// The same room seen in a mirror: left and right change places, in the measures and in the modules chosen.

import { smallest } from '../room/readings.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'

type Runs = NonNullable<DressingConfiguration['runs']>

/** The mirrored room; the modules must be written out, since defaults are paired from the left. */
export function mirrored(room: DressingConfiguration): DressingConfiguration {
	const { left: slopeLeft, right: slopeRight, ...slope } = room.slope ?? {}
	const { endLeft, endRight, sideLeft, sideRight, diagonalLeft, diagonalRight, width } = room.room
	return {
		...room,
		...(room.footprint && { footprint: footprintOf[room.footprint] }),
		...(room.walls && { walls: wallsOf[room.walls] }),
		...(room.wall && { wall: wallOf[room.wall] }),
		room: given({
			width,
			endLeft: endRight,
			endRight: endLeft,
			sideLeft: sideRight,
			sideRight: sideLeft,
			diagonalLeft: diagonalRight,
			diagonalRight: diagonalLeft,
		}),
		...(room.slope && { slope: given({ ...slope, left: slopeRight, right: slopeLeft }) }),
		...(room.depth && {
			depth: given({
				...room.depth,
				left: room.depth.right,
				right: room.depth.left,
				recessLeft: room.depth.recessRight,
				recessRight: room.depth.recessLeft,
			}),
		}),
		...(room.width && {
			width: given({
				...room.width,
				recessLeft: room.width.recessRight,
				recessRight: room.width.recessLeft,
			}),
		}),
		...mirroredBreast(room),
		...(room.margin && {
			margin: given({ ...room.margin, left: room.margin.right, right: room.margin.left }),
		}),
		filler: given({ ...room.filler, left: room.filler?.right, right: room.filler?.left }),
		...(room.runs && { runs: room.runs.map(mirroredRun) }),
	}
}

const footprintOf = {
	Straight: 'Straight',
	LeftSide: 'RightSide',
	RightSide: 'LeftSide',
	StraightWithTwoSide: 'StraightWithTwoSide',
} as const
const wallsOf = { None: 'None', Left: 'Right', Right: 'Left', Both: 'Both' } as const
const wallOf = {
	None: 'None',
	Fireplace: 'Fireplace',
	LeftRecess: 'RightRecess',
	RightRecess: 'LeftRecess',
	BothRecess: 'BothRecess',
} as const
const sideOf = { Main: 'Main', Left: 'Right', Right: 'Left' } as const

// The modules of a side run are listed from its corner on either side, those of the main run from the left.
function mirroredRun({ side, zones }: Runs[number]): Runs[number] {
	if (side !== 'Main') return { side: sideOf[side], zones }
	return {
		side,
		zones: zones.toReversed().map(({ modules }) => ({
			modules: modules.toReversed().map((module) => ({
				...module,
				...(module.bays && { bays: module.bays.toReversed() }),
			})),
		})),
	}
}

function mirroredBreast({
	pos,
	width,
	room,
}: DressingConfiguration): Pick<DressingConfiguration, 'pos'> {
	if (pos?.fireplace === undefined) return {}
	const right = smallest(room.width) - pos.fireplace - (width?.fireplace ?? 1200)
	return { pos: { fireplace: right } }
}

/** Without the keys that have no value. */
function given<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
	const kept = Object.entries(values).filter(([, value]) => value !== undefined)
	return Object.fromEntries(kept) as { [K in keyof T]: Exclude<T[K], undefined> }
}

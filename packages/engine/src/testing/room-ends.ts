// What stands between a run and the walls at its ends, by domain 3.1 and 4.2 alone, without the engine's code.

import type { Furniture } from '../furniture/furniture.ts'
import type { Run } from '../furniture/run.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'

/** Lengths along a run's own x: the wall, what each end takes of it, and the custom fillers between. */
export type RunEnds = { wall: number; first: number; last: number; custom: number }

const least = (reading: number | readonly number[]) => Math.min(...[reading].flat())
const CHEEK = 18

/** The ends of a run whose back wall is flat and whose ceiling does not push it along. */
export function endsOf(room: DressingConfiguration, furniture: Furniture, run: Run): RunEnds {
	const custom = (room.filler?.custom ?? [])
		.filter((filler) => filler.run === run.side)
		.reduce((sum, filler) => sum + filler.width, 0)
	if (run.side === 'Main') {
		const { wall, left, right } = mainWall(room, run)
		return {
			wall,
			first: mainEnd(room, furniture, 'left', left + (room.margin?.left ?? 0)),
			last: mainEnd(room, furniture, 'right', right + (room.margin?.right ?? 0)),
			custom,
		}
	}
	const side = run.side === 'Left' ? 'left' : 'right'
	const readings = side === 'left' ? room.room.sideLeft : room.room.sideRight
	const end = side === 'left' ? room.room.endLeft : room.room.endRight
	return {
		wall: least(readings ?? 2000),
		first: passes(room, 'side') ? removalOf(room) : cornerStart(room, furniture, 'Main', side),
		last: end === 'Wall' ? wallEnd(room, side) : CHEEK,
		custom,
	}
}

type Side = 'left' | 'right'

// A side run stands off its wall by what is kept clear of it, so that its front plane says it all.
function mainEnd(
	room: DressingConfiguration,
	furniture: Furniture,
	side: Side,
	clear: number,
): number {
	const own = side === 'left' ? 'LeftSide' : 'RightSide'
	if (room.footprint === own || room.footprint === 'StraightWithTwoSide') {
		const other = side === 'left' ? 'Left' : 'Right'
		if (!passes(room, 'main')) return cornerStart(room, furniture, other, side)
		return clear + removalOf(room)
	}
	return clear + (hasWall(room, side) ? wallEnd(room, side) : CHEEK)
}

function hasWall({ walls, type }: DressingConfiguration, side: Side): boolean {
	const stands = walls ?? (type === 'drawer' ? 'None' : 'Both')
	return stands === 'Both' || stands === (side === 'left' ? 'Left' : 'Right')
}

function wallEnd(room: DressingConfiguration, side: Side): number {
	const filler = room.filler?.[side] ?? 50
	return filler > 0 ? filler : removalOf(room)
}

const removalOf = ({ filler }: DressingConfiguration) => filler?.removal ?? 10

// Main: the back run goes through; Side and Both: the side runs; None: none of them.
function passes({ priority = 'Main' }: DressingConfiguration, run: 'main' | 'side'): boolean {
	if (priority === 'None') return false
	return (priority === 'Main') === (run === 'main')
}

// D of the other run with what it stands off its wall, and the clearance the furniture shows as its strips.
function cornerStart(
	room: DressingConfiguration,
	furniture: Furniture,
	other: Run['side'],
	side: Side,
): number {
	const run = furniture.runs.find((candidate) => candidate.side === other)
	const clear = room.corner?.clear
	const chosenClear = typeof clear === 'number' ? clear : clear?.[side]
	const standoff = Math.max(...(run?.modules.map((module) => module.y) ?? [0]))
	const corner = new Set<Run['side']>(['Main', side === 'left' ? 'Left' : 'Right'])
	const opens = furniture.fronts.some(
		({ kind, run: own }) => kind !== 'FakeDoor' && corner.has(own),
	)
	return (run?.depth ?? 0) + standoff + (chosenClear ?? (opens ? usualClear(room) : 50))
}

// 50 with push-to-open, edge pull or profile, 75 with a bar, 85 with a knob.
function usualClear({ handle }: DressingConfiguration): number {
	if (handle === undefined || handle?.model.startsWith('bar')) return 75
	return handle?.model === 'knob' ? 85 : 50
}

type MainWall = { wall: number; left: number; right: number }

// The least reading, and what closed corners lose at the fronts where only the back was read, beside the run.
function mainWall(room: DressingConfiguration, run: Run): MainWall {
	const readings = [room.room.width].flat()
	const width = Math.min(...readings)
	if (readings.length > 3) return { wall: width, left: 0, right: 0 }
	const [left = 0, right = 0] = (['left', 'right'] as const).map((side) => {
		const diagonal = side === 'left' ? room.room.diagonalLeft : room.room.diagonalRight
		if (diagonal === undefined || !hasWall(room, side)) return 0
		const corner = Math.acos(1 - diagonal ** 2 / 2e6)
		return Math.max(0, run.front * Math.tan(Math.PI / 2 - corner))
	})
	const wall = Math.floor(width - left - right + 1e-9)
	const first = Math.min(width - wall, Math.ceil(left - 1e-9))
	return { wall: width, left: first, right: width - wall - first }
}

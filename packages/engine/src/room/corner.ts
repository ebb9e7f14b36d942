// Corners of an L or a U: which run passes, how far the other keeps away (domain 4.2).
//
//   back wall
//  ┌──────────────┬──
//  │ Main passes  │      B = front plane of the other run + Fc
//  │··blind··│leaf│
//  ├─────────┘
//  │ Left run starts at front plane of Main + Fc

import type { RunSide } from '../issue.ts'
import type { RoomDesign } from './room-design.ts'
import { clearOfWall, frontPlaneOf } from './run-depth.ts'

export type CornerSide = 'left' | 'right'

export function runSidesOf(footprint: RoomDesign['footprint']): RunSide[] {
	switch (footprint) {
		case 'Straight':
			return ['Main']
		case 'LeftSide':
			return ['Main', 'Left']
		case 'RightSide':
			return ['Main', 'Right']
		case 'StraightWithTwoSide':
			return ['Main', 'Left', 'Right']
	}
}

/** Footprints with one side run less, or none; most runs first. */
export function fewerRuns(footprint: RoomDesign['footprint']): RoomDesign['footprint'][] {
	if (footprint === 'Straight') return []
	return footprint === 'StraightWithTwoSide' ? ['LeftSide', 'RightSide', 'Straight'] : ['Straight']
}

export function hasCorner(design: RoomDesign, corner: CornerSide): boolean {
	return runSidesOf(design.footprint).includes(corner === 'left' ? 'Left' : 'Right')
}

/**
 * `passes`: the run goes on to the wall; `stops`: it starts beside the other run. Both runs may
 * stop and leave a void.
 */
export type CornerRole = 'passes' | 'stops'

export function cornerRole(design: RoomDesign, side: RunSide): CornerRole {
	if (design.priority === 'None') return 'stops'
	const mainPasses = design.priority === 'Main'
	return mainPasses === (side === 'Main') ? 'passes' : 'stops'
}

function neighbourOf(side: RunSide, corner: CornerSide): RunSide {
	if (side !== 'Main') return 'Main'
	return corner === 'left' ? 'Left' : 'Right'
}

/** Width hidden by the other run, from where a run may begin: B of a run that passes, the start of one that stops. */
export function cornerZone(design: RoomDesign, side: RunSide, corner: CornerSide): number {
	const clear = side === 'Main' ? clearOfWall(design, corner) : 0
	return frontPlaneOf(design, neighbourOf(side, corner)) - clear + design.corner[corner]
}

// Where no module fits a run, a remedy gains width. In a corner (domain 4.2), in this order: the other run
// passes, a filler stands at the free end, neither run passes. Else: narrower fillers, then an open side.

import { CARCASS, SIDE_FILLER } from '../../constants.ts'
import type { Remedy, RunSide } from '../../issue.ts'
import { fewerRuns, runSidesOf } from '../../room/corner.ts'
import type { Design } from '../design.ts'
import type { RunSpace } from '../space/run-space.ts'
import { usualKindsOf } from './run-layout.ts'
import { runZonesOf } from './run-zones.ts'

type Way = readonly [Remedy, Design]

/** The first change with which the run, in a corner every run, holds modules. */
export function lengthRemedy(space: RunSpace, design: Design): Remedy | undefined {
	const meets = [space.left.kind, space.right.kind]
	const isCorner = meets.includes('Blind') || meets.includes('Corner')
	const corner = isCorner
		? cornerWays(space, design).find(([, changed]) =>
				runSidesOf(changed.footprint).every((side) => runFits(changed, side)),
			)
		: undefined
	const found =
		corner ?? roomWays(space, design).find(([, changed]) => runFits(changed, space.side))
	return found?.[0]
}

function cornerWays(space: RunSpace, design: Design): Way[] {
	const other = design.priority === 'Main' ? 'Side' : 'Main'
	const filler = fillerWay(space, design)
	return [
		[{ priority: other }, { ...design, priority: other }],
		...(filler ? [filler] : []),
		[{ priority: 'None' }, { ...design, priority: 'None' }],
		...fewerRuns(design.footprint).map(
			(footprint): Way => [{ footprint }, { ...design, footprint }],
		),
	]
}

function runFits(design: Design, side: RunSide): boolean {
	const { zones } = runZonesOf({ ...design, runs: [] }, side)
	return zones.length > 0 && zones.every((zone) => usualKindsOf(zone.space).length > 0)
}

// At the free end: the narrowest filler that lets the leaves share the rest.
function fillerWay(space: RunSpace, design: Design): Way | null {
	const ends = [space.left.kind, space.right.kind]
	if (ends.filter((kind) => kind === 'Blind').length !== 1) return null
	for (let width = SIDE_FILLER.min; width <= SIDE_FILLER.max; width++) {
		const kinds = usualKindsOf({ ...space, length: space.length - width })
		if (kinds.length === 0) continue
		const after = space.left.kind === 'Blind' ? kinds.length : 0
		const custom = [...design.filler.custom, { run: space.side, after, width }]
		const filler = { ...design.filler, custom }
		return [{ filler: { custom } }, { ...design, filler }]
	}
	return null
}

// Narrower fillers, then one open side; without handles where one would hit the wall.
function roomWays(space: RunSpace, design: Design): Way[] {
	const fillers = (['left', 'right'] as const).filter((side) => space[side].kind === 'Filler')
	const narrow = Object.fromEntries(fillers.map((side) => [side, SIDE_FILLER.min]))
	const narrower: Way = [
		{ filler: narrow, handle: null },
		{ ...design, filler: { ...design.filler, ...narrow }, handle: null },
	]
	const wins =
		design.walls === 'Both' && space.right.kind === 'Filler' && design.filler.right > CARCASS
	const open: Way = [
		{ walls: 'Left', handle: null },
		{ ...design, walls: 'Left', handle: null },
	]
	return [...(fillers.length > 0 ? [narrower] : []), ...(wins ? [open] : [])]
}

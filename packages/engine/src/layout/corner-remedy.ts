// Where no module fits a run that meets a corner (domain 4.2): the other run passes, a filler at the free end, or nobody passes.
import type { Design } from '../configuration/design.ts'
import { SIDE_FILLER } from '../constants.ts'
import type { Remedy } from '../issue.ts'
import { runSidesOf } from '../room/corner.ts'
import type { RunSpace } from '../room/run-space.ts'
import { usualKindsOf } from './run-layout.ts'
import { runZonesOf } from './run-zones.ts'

/** The first change with which every run of the furniture holds modules; undefined away from corners. */
export function cornerRemedy(space: RunSpace, design: Design): Remedy | undefined {
	const meets = [space.left.kind, space.right.kind]
	if (!meets.includes('Blind') && !meets.includes('Corner')) return undefined
	const other = design.priority === 'Main' ? 'Side' : 'Main'
	const ways: (readonly [Remedy, Design] | null)[] = [
		[{ priority: other }, { ...design, priority: other }],
		fillerWay(space, design),
		[{ priority: 'None' }, { ...design, priority: 'None' }],
		...fewerRuns(design).map((footprint) => [{ footprint }, { ...design, footprint }] as const),
	]
	return ways.find((way) => way && everyRunFits(way[1]))?.[0]
}

function everyRunFits(design: Design): boolean {
	const bare = { ...design, runs: [] }
	return runSidesOf(design.footprint).every((side) => {
		const { zones } = runZonesOf(bare, side)
		return zones.length > 0 && zones.every((zone) => usualKindsOf(zone.space).length > 0)
	})
}

// At the end that is free: the narrowest filler with which the leaves share what is left.
function fillerWay(space: RunSpace, design: Design): readonly [Remedy, Design] | null {
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

function fewerRuns({ footprint }: Design): Design['footprint'][] {
	return footprint === 'StraightWithTwoSide' ? ['LeftSide', 'RightSide', 'Straight'] : ['Straight']
}

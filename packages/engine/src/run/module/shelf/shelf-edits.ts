// Edits of single shelves keep to the holes of system 32 and move nothing else. Heights count from the bay's floor.

import { HOLE_PITCH } from '../../../constants.ts'
import type { Bay } from '../../../furniture/run.ts'
import type { BayChoice, ZoneChoice } from '../../choices.ts'
import { zonesOfChoice } from '../../has-fronts.ts'
import { builtStack } from '../built-stack.ts'
import { SHELF_CLEAR_MIN } from '../fittings.ts'
import { type PlacedChoice, snapToHole, stackZones } from '../stack.ts'

/** `zone`, `shelf`: its place in the choice; `min`, `max`: how far its neighbours let it move; `below`, `above`: mm free on either side. */
export type Shelf = {
	zone: number
	shelf: number
	height: number
	min: number
	max: number
	below: number
	above: number
}
type ShelfAt = Pick<Shelf, 'zone' | 'shelf'>
type BayMade = Pick<Bay, 'height' | 'shelfThickness' | 'zones'>

/** The shelves that can be moved one by one, from below. */
export function shelvesOf(choice: BayChoice, bay: BayMade): Shelf[] {
	return placedIn(choice, bay).flatMap(({ zone }, at) =>
		zone.shelves.map((height, i): Shelf => {
			const lower = zone.shelves[i - 1]
			const upper = zone.shelves[i + 1] ?? zone.bottom + zone.height
			const min = (lower ?? zone.bottom) + SHELF_CLEAR_MIN
			const floor = lower === undefined ? zone.bottom : lower + bay.shelfThickness
			return {
				zone: at,
				shelf: i,
				height,
				min,
				max: upper - SHELF_CLEAR_MIN,
				below: height - floor,
				above: upper - height - bay.shelfThickness,
			}
		}),
	)
}

/** The hole nearest to a height typed in mm that is within the bounds. */
export function onGrid(typed: number, { min, max }: Pick<Shelf, 'min' | 'max'>): number {
	const hole = snapToHole(typed)
	if (hole < min) return hole + HOLE_PITCH
	return hole > max ? hole - HOLE_PITCH : hole
}

/** `height`: on a hole and within the shelf's bounds already. */
export function withShelfMoved(
	choice: BayChoice,
	bay: BayMade,
	{ zone, shelf, height }: ShelfAt & { height: number },
): BayChoice {
	return withShelves(choice, bay, zone, (heights) =>
		heights.map((old, i) => (i === shelf ? height : old)),
	)
}

/** A zone that loses its last shelf is empty. */
export function withoutShelf(choice: BayChoice, bay: BayMade, { zone, shelf }: ShelfAt): BayChoice {
	return withShelves(choice, bay, zone, (heights) => heights.filter((_, i) => i !== shelf))
}

/** In the middle of the widest gap, an empty zone last; null where no gap takes another one. */
export function withShelfAdded(choice: BayChoice, bay: BayMade): BayChoice | null {
	const gap = gapsOf(choice, bay).toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]
	if (gap === undefined) return null
	const { from, to } = gap
	if (to - from < 2 * SHELF_CLEAR_MIN + bay.shelfThickness + HOLE_PITCH) return null
	const bounds = { min: from + SHELF_CLEAR_MIN, max: to - SHELF_CLEAR_MIN - bay.shelfThickness }
	const height = onGrid((bounds.min + bounds.max) / 2, bounds)
	return withShelves(choice, bay, gap.zone, (heights) =>
		[...heights, height].toSorted((a, b) => a - b),
	)
}

type Gap = { from: number; to: number; zone: number }

function gapsOf(choice: BayChoice, bay: BayMade): Gap[] {
	const placed = placedIn(choice, bay)
	const gaps = placed.map(({ zone }, at): Gap[] => {
		if (zone.kind !== 'VariableShelve' && zone.kind !== 'Empty') return []
		const ends = [zone.bottom, ...zone.shelves, zone.bottom + zone.height]
		return ends.slice(1).map((to, i) => ({ from: ends[i] ?? zone.bottom, to, zone: at }))
	})
	const isEmpty = (at: number) => placed[at]?.choice.kind === 'Empty'
	return [...gaps.filter((_, at) => !isEmpty(at)), ...gaps.filter((_, at) => isEmpty(at))].flat()
}

function placedIn(choice: BayChoice, { height, shelfThickness, zones }: BayMade): PlacedChoice[] {
	const midShelf = zones.some(({ kind }) => kind === 'FixedShelve')
	const built = builtStack(zonesOfChoice(choice), { height, midShelf }, shelfThickness)
	return stackZones(built, { floor: 0, height }, shelfThickness).placed
}

// Shelves that were spread get written heights, so that only the changed zone moves. A zone below
// another keeps its height.
function withShelves(
	choice: BayChoice,
	bay: BayMade,
	changed: number,
	change: (heights: readonly number[]) => readonly number[],
): BayChoice {
	const placed = placedIn(choice, bay)
	const zones = placed.map(({ choice: own, zone }, at): ZoneChoice => {
		const isChanged = at === changed
		if (own.kind !== 'VariableShelve' && !isChanged) return own
		const kept = at < placed.length - 1 ? { height: zone.height } : {}
		const shelves = [...(isChanged ? change(zone.shelves) : zone.shelves)]
		return shelves.length === 0
			? { kind: 'Empty', ...kept }
			: { kind: 'VariableShelve', shelves, ...kept }
	})
	const { thickness, led } = choice
	return {
		zones,
		...(thickness === undefined ? {} : { thickness }),
		...(led === undefined ? {} : { led }),
	}
}

// Shelves of one bay moved, added and taken away on the 32 mm grid; whatever else stands in the bay stays where it is.
import {
	type Bay,
	type BayChoice,
	snapToHole,
	templateStacks,
	type ZoneChoice,
} from '@gabarit/engine'

const pitch = 32
/** Clear height that a shelf leaves to its neighbours, mm. */
const leastGap = 200

/** A shelf of a bay: `zone` counts the bay's zones with shelves, `shelf` those of the zone, bottom to top. */
export type Shelf = { zone: number; shelf: number; height: number; min: number; max: number }

/** Every shelf that can be moved, bottom to top, with how far its neighbours let it go. */
export function shelvesOf(bay: Bay): Shelf[] {
	const floor = floorOf(bay)
	return shelfZonesOf(bay).flatMap((zone, at) => {
		const start = zone.bottom - floor
		return zone.shelves.map((height, i): Shelf => {
			const below = zone.shelves[i - 1] ?? start
			const above = zone.shelves[i + 1] ?? start + zone.height
			return { zone: at, shelf: i, height, min: below + leastGap, max: above - leastGap }
		})
	})
}

/** The hole nearest to a typed height, between the shelf's neighbours. */
export function onGrid(typed: number, { min, max }: Pick<Shelf, 'min' | 'max'>): number {
	const hole = snapToHole(typed)
	if (hole < min) return hole + pitch
	return hole > max ? hole - pitch : hole
}

/** The bay as a free stack with one shelf at another height. */
export function withShelfMoved(
	choice: BayChoice,
	made: Bay,
	{ zone, shelf }: Pick<Shelf, 'zone' | 'shelf'>,
	height: number,
): BayChoice {
	return rebuilt(choice, made, (at, heights) =>
		at === zone ? heights.map((old, i) => (i === shelf ? height : old)) : heights,
	)
}

/** The bay without one of its shelves; a zone that loses its last one is left empty. */
export function withoutShelf(
	choice: BayChoice,
	made: Bay,
	{ zone, shelf }: Pick<Shelf, 'zone' | 'shelf'>,
): BayChoice {
	return rebuilt(choice, made, (at, heights) =>
		at === zone ? heights.filter((_, i) => i !== shelf) : heights,
	)
}

/** The bay with one more shelf in the middle of its largest gap; null where every gap is too small for two. */
export function withShelfAdded(choice: BayChoice, made: Bay): BayChoice | null {
	const gap = gapsOf(choice, made).toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]
	if (gap === undefined) return null
	const { from, to } = gap
	if (to - from < 2 * leastGap + made.shelfThickness + pitch) return null
	const bounds = { min: from + leastGap, max: to - leastGap - made.shelfThickness }
	const height = onGrid((bounds.min + bounds.max) / 2, bounds)
	if ('zone' in gap) {
		return rebuilt(choice, made, (at, heights) =>
			at === gap.zone ? [...heights, height].toSorted((a, b) => a - b) : heights,
		)
	}
	return rebuilt(choice, made, (_, heights) => heights, { at: gap.empty, height })
}

type Gap = { from: number; to: number } & ({ zone: number } | { empty: number })

/** Free heights above the bay's floor in which a shelf can stand: between shelves, and in empty zones. */
function gapsOf(choice: BayChoice, made: Bay): Gap[] {
	const floor = floorOf(made)
	const between = shelfZonesOf(made).flatMap((zone, at): Gap[] => {
		const start = zone.bottom - floor
		const ends = [start, ...zone.shelves, start + zone.height]
		return ends.slice(1).map((to, i) => ({ from: ends[i] ?? start, to, zone: at }))
	})
	const stack = stackOf(choice)
	// Drawers over the carcass make a zone more than was asked for: then places cannot be told apart.
	if (stack.length !== made.zones.length) return between
	const empty = made.zones.flatMap(({ kind, bottom, height }, at): Gap[] =>
		kind === 'Empty' ? [{ from: bottom - floor, to: bottom - floor + height, empty: at }] : [],
	)
	return [...between, ...empty]
}

function rebuilt(
	choice: BayChoice,
	made: Bay,
	change: (zone: number, heights: readonly number[]) => readonly number[],
	filled?: { at: number; height: number },
): BayChoice {
	const stack = stackOf(choice)
	let zone = -1
	const zones = stack.map((own, place): ZoneChoice => {
		// A zone below another keeps its height: what stands above must not move.
		const keep = (height: number) => (place < stack.length - 1 ? { height } : {})
		if (place === filled?.at) {
			const height = made.zones[place]?.height ?? 0
			return { kind: 'VariableShelve', shelves: [filled.height], ...keep(height) }
		}
		if (own.kind !== 'VariableShelve') return own
		zone += 1
		const built = shelfZonesOf(made)[zone]
		if (built === undefined) return own
		const heights = [...change(zone, built.shelves)]
		if (heights.length === 0) return { kind: 'Empty', ...keep(built.height) }
		return { kind: 'VariableShelve', shelves: heights, ...keep(built.height) }
	})
	const { thickness, led } = choice
	return {
		zones,
		...(thickness === undefined ? {} : { thickness }),
		...(led === undefined ? {} : { led }),
	}
}

const floorOf = (bay: Bay) => bay.zones[0]?.bottom ?? 0
const shelfZonesOf = (bay: Bay) => bay.zones.filter(({ kind }) => kind === 'VariableShelve')
const stackOf = (choice: BayChoice): readonly ZoneChoice[] =>
	'template' in choice ? (templateStacks[choice.template]?.stack ?? []) : choice.zones

// Random room separators. Most keep the bounds of domain 24.1, the others are typed without looking.
import type { Catalogue } from '../../catalogue.ts'
import { cellFills } from '../../furniture/grid.ts'
import { doorStyles } from '../../run/values.ts'
import { separatorFixes } from '../../type/room-separator/limits.ts'
import {
	type CellChoice,
	type RoomSeparatorConfiguration,
} from '../../type/room-separator/schema.ts'
import { sampleCatalogue } from '../sample-catalogue.ts'
import { type RandomPicks, randomFrom } from '../straight-rooms.ts'

type Picks = RandomPicks & { careful: boolean; catalogue: Catalogue }

/** A stored separator in the colours of the catalogue; every field of it is drawn now and then. */
export function randomSeparator(
	random: () => number,
	catalogue: Catalogue = sampleCatalogue,
): RoomSeparatorConfiguration {
	const plain = randomFrom(random)
	const picks: Picks = { ...plain, catalogue, careful: plain.chance(0.75) }
	const { chance, pick, int } = picks
	const fix = chance(0.4) ? undefined : pick(separatorFixes)
	const sizes = sizesOf(fix ?? 'Ceiling', picks)
	const grid = gridOf(sizes.room.width, picks)
	return {
		version: 1,
		type: 'roomSeparator',
		...sizes,
		...(fix && { fix }),
		...grid,
		...(chance(0.4) && { frame: { thickness: pick([18, 28] as const) } }),
		...(chance(0.7) && { cells: cellsOf(picks) }),
		...(chance(0.6) && { colors: colorsOf(picks) }),
		...(chance(0.3) && {
			doors: { style: pick(doorStyles), ...(chance(0.4) && { count: int(1, 3) }) },
		}),
		...(chance(0.4) && { handle: handleOf(picks) }),
		...(chance(0.3) && { source: pick(['tape', 'laser', 'scan'] as const) }),
		...(chance(0.2) && { access: { door: { w: int(700, 1000), h: int(1900, 2300) } } }),
	}
}

type Sizes = Pick<RoomSeparatorConfiguration, 'hu' | 'height' | 'depth' | 'room'>

function sizesOf(fix: (typeof separatorFixes)[number], picks: Picks): Sizes {
	const { int, chance, careful } = picks
	const longest = careful && fix === 'Wall' ? 2000 : 4000
	const width = careful ? int(600, longest) : int(1, 6000)
	const highest = careful && fix === 'Free' ? 1000 : 2400
	const least = careful && fix === 'Free' ? 350 : 250
	const hu = careful ? int(1220, 2720) : int(1, 3200)
	const beside = chance(0.5) ? int(0, 2000) : undefined
	const readings = chance(0.3) ? [width, width + int(0, 8)] : width
	return {
		room: { width: readings, ...(beside !== undefined && { beside }) },
		...((fix === 'Ceiling' || chance(0.3)) && {
			hu: chance(0.4) ? [hu, hu + int(0, 30), hu + int(0, 30)] : hu,
		}),
		...((fix !== 'Ceiling' || chance(0.2)) && {
			height: careful ? int(600, highest) : int(1, 3000),
		}),
		...(chance(0.7) && { depth: { center: careful ? int(least, 450) : int(1, 600) } }),
	}
}

function gridOf(
	width: RoomSeparatorConfiguration['room']['width'],
	{ int, chance, careful }: Picks,
): Pick<RoomSeparatorConfiguration, 'columns' | 'rows'> {
	const length = typeof width === 'number' ? width : (width[0] ?? 0)
	const least = Math.max(1, Math.ceil(length / 828))
	const most = Math.max(least, Math.min(12, Math.floor(length / 280)))
	return {
		...(chance(0.5) && { columns: careful ? Math.min(12, int(least, most)) : int(1, 12) }),
		...(chance(0.5) && { rows: careful ? int(2, 5) : int(2, 10) }),
	}
}

/** Some cells of the largest grid, so that a few lie outside a smaller one. */
function cellsOf({ int, pick, chance }: Picks): CellChoice[] {
	const share = pick([0, 0.1, 0.4, 0.9])
	const [columns, rows] = [int(1, 12), int(2, 10)]
	return Array.from({ length: columns * rows }, (_, i) => i)
		.filter(() => chance(share))
		.map((i) => ({
			column: Math.floor(i / rows),
			row: i % rows,
			fill: pick(cellFills),
		}))
}

function colorsOf({
	catalogue,
	pick,
	chance,
	careful,
}: Picks): RoomSeparatorConfiguration['colors'] {
	const of = (place: 'interior' | 'exterior') =>
		pick(careful ? catalogue.colors.filter((color) => color[place]) : catalogue.colors).reference
	return {
		...(chance(0.7) && { interior: of('interior') }),
		...(chance(0.8) && { exterior: of('exterior') }),
	}
}

function handleOf({
	catalogue,
	pick,
	chance,
	careful,
}: Picks): RoomSeparatorConfiguration['handle'] {
	if (chance(0.3)) return null
	if (!careful && chance(0.2)) return { model: 'no such handle', color: 'Black' }
	const model = pick(catalogue.handles)
	return { model: model.reference, color: pick(model.colors) }
}

// How high the shelves of the chosen bay are: tags on its open leaf or in the margin, never in the bay.
import type { Furniture } from '@gabarit/engine'
import { inRoom } from '../interior/run-frame.ts'
import type { BayPosition, Pixel } from '../view/bay-places.ts'
import { projectPoint, type Size } from '../view/stage-view.ts'
import type { DimensionInput } from './marks/dimension-mark.ts'
import { isSmall } from './small-stage.ts'
import { spread } from './spread.ts'

/** `from` is an end of the shelf's front edge, `at` the middle of its tag. */
export type ShelfTag = { key: string; shelf: number; height: number; from: Pixel; at: Pixel }

/** px; `lead`: from the bay to its tags. */
export function tagSizeOf(size: Size) {
	return isSmall(size)
		? { width: 36, height: 16, letters: 11, gap: 2, lead: 4 }
		: { width: 50, height: 22, letters: 14, gap: 3, lead: 14 }
}

export function projectShelves(input: DimensionInput): ShelfTag[] {
	const { furniture, room, view, size, selected, inset } = input
	const run = furniture.runs.find(({ side }) => side === selected?.run)
	const module = run?.modules[selected?.module ?? -1]
	const bay = module?.bays[selected?.bay ?? -1]
	if (!run || !module || !bay || !selected) return []
	const ends = [bay.x, bay.x + bay.width] as const
	const shelves = bay.zones.flatMap((zone, z) =>
		zone.shelves.map((underside, shelf) => {
			const height = underside - bay.floor
			const [left = [0, 0] as const, right = left] = ends
				.map((x) => inRoom(run.side, room.width, [x, module.y + module.depth, underside]))
				.map((point) => projectPoint(view, size, point))
				.toSorted((a, b) => a[0] - b[0])
			return { key: `${z} ${shelf}`, shelf, height, left, right }
		}),
	)
	const least = inset?.left ?? 0
	const most = size.width - (inset?.right ?? 0)
	return tagged(shelves, tagSizeOf(size), { least, most, wanted: leafSide(furniture, selected) })
}

/** The side on which the bay's leaf stands when it is open. */
function leafSide({ fronts }: Furniture, { run, module, bay }: BayPosition): 'left' | 'right' {
	const leaf = fronts.find(
		(front) =>
			front.kind === 'Leaf' &&
			front.run === run &&
			front.module === module &&
			front.bays.includes(bay),
	)
	return leaf?.openingSide === 'Left' ? 'left' : 'right'
}

type EdgeOnStage = { key: string; shelf: number; height: number; left: Pixel; right: Pixel }

/** In one column beside the bay, on the other side where the wanted one has no room, and never on each other. */
function tagged(
	shelves: readonly EdgeOnStage[],
	{ width, height: tall, gap, lead }: ReturnType<typeof tagSizeOf>,
	{ least, most, wanted }: { least: number; most: number; wanted: 'left' | 'right' },
): ShelfTag[] {
	if (shelves.length === 0) return []
	const reach = lead + width
	const leftmost = Math.min(...shelves.map(({ left }) => left[0]))
	const rightmost = Math.max(...shelves.map(({ right }) => right[0]))
	const hasRoom = { left: leftmost - reach >= least, right: rightmost + reach <= most }
	const other = wanted === 'left' ? 'right' : 'left'
	const side = hasRoom[wanted] || !hasRoom[other] ? wanted : other
	const x = side === 'left' ? leftmost - reach + width / 2 : rightmost + reach - width / 2
	const sorted = shelves.toSorted((a, b) => a[side][1] - b[side][1])
	const places = spread(
		sorted.map((shelf) => shelf[side][1]),
		tall + gap,
	)
	return sorted
		.map(({ key, shelf, height, ...edge }, i): ShelfTag => {
			const from = edge[side]
			return { key, shelf, height, from, at: [x, places[i] ?? from[1]] }
		})
		.toSorted((a, b) => a.height - b.height)
}

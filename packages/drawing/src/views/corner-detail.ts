// The corner of an L or a U from above:
//   ▒▒▒▒▒▒▒▒  blind module
//   ════┬──── leaf            from the corner wall to the leaf: B
//       ╎ strips
import type { Board, Furniture, Point2, Room, RunSide } from '@gabarit/engine'
import { boxAround } from '../box.ts'
import { drawChain } from '../dimension.ts'
import type { Box, Ink, Shape } from '../drawing.ts'
import { levelSection, planOutline } from '../facing.ts'
import type { ViewInput } from '../plan-input.ts'
import { line, polygon, rectangle, text } from '../shapes.ts'

export type CornerFact = {
	side: 'Left' | 'Right'
	at: Point2
	/** Clearance Fc: the wider strip. */
	clear: number
	isMainWide: boolean
}

export const CORNER_SCALE = 5
const BEHIND = 90
const BEFORE = 190
/** The strip that stops is narrower by a board and its batten, mm. */
const BATTEN = 19

export function cornerFactsOf({ runs, boards }: Furniture, room: Room): CornerFact[] {
	const main = runs.find(({ side }) => side === 'Main')
	if (!main) return []
	return (['Left', 'Right'] as const).flatMap((side): CornerFact[] => {
		const run = runs.find((candidate) => candidate.side === side)
		const own = stripOf(boards, side)
		const other = stripOf(boards, 'Main', side)
		if (!run || !own || !other) return []
		const x = side === 'Left' ? run.front : room.width - run.front
		const isMainWide = other.width > own.width
		const clear = Math.max(other.width, own.width)
		return [{ side, at: [x, main.front], clear, isMainWide }]
	})
}

function stripOf(boards: readonly Board[], run: RunSide, end?: 'Left' | 'Right') {
	const strips = boards
		.filter((board) => board.part === 'CornerStrip' && board.run === run)
		.toSorted((a, b) => boxAround(planOutline(a)).x - boxAround(planOutline(b)).x)
	return end === 'Right' ? strips.at(-1) : strips[0]
}

const fills: Partial<Record<Board['part'], Ink>> = {
	Side: 'ink3',
	Leaf: 'wood',
	CornerStrip: 'wood',
	FakeDoor: 'wood',
}

/** In millimetres of paper; origin where the front planes meet. `cut`: height above the floor. */
export function cornerDetailShapes(fact: CornerFact, input: ViewInput, cut: number): Shape[] {
	const { at, side } = fact
	const way = side === 'Left' ? 1 : -1
	const mm = (value: number) => value / CORNER_SCALE
	const toPaper = ([x, y]: Point2): Point2 => [mm(x - at[0]), -mm(y - at[1])]
	const frame = {
		x: at[0] - (way === 1 ? BEHIND : BEFORE),
		y: at[1] - BEHIND,
		width: BEHIND + BEFORE,
		height: BEHIND + BEFORE,
	}
	const boards = input.furniture.boards
		.filter(({ part }) => part !== 'Plinth' && part !== 'Tablet')
		.flatMap((board) =>
			levelSection(board, cut)
				.map((section) => clipped(section, frame))
				.filter((section) => section.length > 2)
				.map((section) =>
					polygon('cut', section.map(toPaper), fills[board.part] ?? ('pale' as const)),
				),
		)
	return [
		rectangle(
			'extension',
			[mm(frame.x - at[0]), -mm(frame.y + frame.height - at[1])],
			[mm(frame.width), mm(frame.height)],
		),
		...boards,
		...battenShapes(fact, mm),
		...cornerChains(fact, input, mm),
		...notes(fact, input, [mm(frame.x - at[0]), -mm(BEFORE)]),
	]
}

// The corner batten, which is hardware: it stands in the notch beside the narrower strip.
function battenShapes({ side, isMainWide }: CornerFact, mm: (value: number) => number): Shape[] {
	const way = side === 'Left' ? 1 : -1
	const [x, y] = isMainWide ? [-BATTEN, 0] : [0, -BATTEN]
	const left = way === 1 ? x : -x - BATTEN
	const [l, t, size] = [mm(left), -mm(y), mm(BATTEN)]
	return [
		rectangle('board', [l, t - size], [size, size], 'pale'),
		line('board', [l, t - size], [l + size, t]),
		line('board', [l, t], [l + size, t - size]),
	]
}

function cornerChains(
	{ side, clear, isMainWide }: CornerFact,
	{ captions }: ViewInput,
	mm: (value: number) => number,
): Shape[] {
	const way = side === 'Left' ? 1 : -1
	const taken: Box[] = []
	const chain = (direction: 'horizontal' | 'vertical', isWide: boolean) => {
		const all = isWide ? [0, clear] : [0, BATTEN, clear]
		const turned = direction === 'horizontal' ? way : -1
		const stops = all.map((stop) => turned * mm(stop)).toSorted((a, b) => a - b)
		const lengths = all.slice(1).map((stop, i) => stop - (all[i] ?? 0))
		const figures = (turned === 1 ? lengths : lengths.toReversed()).map(captions.number)
		const edge = direction === 'horizontal' ? mm(BEHIND) : -way * mm(BEHIND)
		const at = edge + (direction === 'horizontal' ? 5 : -way * 5)
		return drawChain({ direction, line: at, stops, figures, edge }, taken)
	}
	return [...chain('horizontal', isMainWide), ...chain('vertical', !isMainWide)]
}

const NOTE_SIZE = 2.2

function notes(
	{ side, at, clear }: CornerFact,
	{ captions, room }: ViewInput,
	[x, bottom]: Point2,
): Shape[] {
	const along = (side === 'Left' ? at[0] : room.width - at[0]) + clear
	const words = [
		captions.text('detail.strip', {
			width: `${captions.number(clear)}, ${captions.number(clear - BATTEN)}`,
		}),
		captions.text('detail.batten', { size: BATTEN }),
		captions.text('detail.fromCorner', {
			along: captions.number(along),
			out: captions.number(at[1] + clear),
		}),
	]
	return words.map((line_, i) =>
		text([x, bottom - 4 - i * 4], line_, { size: NOTE_SIZE, ink: 'ink2' }),
	)
}

function clipped(section: readonly Point2[], frame: Box): Point2[] {
	const sides: readonly ((point: Point2) => number)[] = [
		([x]) => x - frame.x,
		([x]) => frame.x + frame.width - x,
		([, y]) => y - frame.y,
		([, y]) => frame.y + frame.height - y,
	]
	return sides.reduce<Point2[]>((points, inside) => cutBy(points, inside), [...section])
}

function cutBy(points: readonly Point2[], inside: (point: Point2) => number): Point2[] {
	return points.flatMap((point, i): Point2[] => {
		const next = points[(i + 1) % points.length] ?? point
		const [here, there] = [inside(point), inside(next)]
		const kept: Point2[] = here >= 0 ? [point] : []
		if (here >= 0 === there >= 0) return kept
		const share = here / (here - there)
		return [
			...kept,
			[point[0] + share * (next[0] - point[0]), point[1] + share * (next[1] - point[1])],
		]
	})
}

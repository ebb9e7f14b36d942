// A clad wall from the front: its panels in their places, the joints between them, how high its profiles hang.
import type { Board, Fitting } from '@gabarit/engine'
import { type Chain, drawChain, OVERALL_SIZE } from '../dimension.ts'
import type { Box, Shape } from '../drawing.ts'
import { elevationBox, elevationOutline, inElevation } from '../facing.ts'
import type { Captions } from '../plan-input.ts'
import { line, moved, polygon } from '../shapes.ts'
import { textWidth } from '../text-width.ts'
import { grainOf, onPaper, type Pencil, sizeLabel } from '../views/fronts.ts'
import { figuresOf, stopsAlong } from './panel-stops.ts'

type Look = {
	captions: Captions
	pencil: Pencil
	/** Those of the wall; none where only its face is shown. */
	profiles: readonly Fitting[]
}

/** In millimetres of paper, the wall's lower left corner at the origin. */
export function wallFaces(boards: readonly Board[], look: Look): Shape[] {
	const { pencil, profiles } = look
	const { x, y } = elevationBox(boards)
	const faces = boards.flatMap((board): Shape[] => {
		const outline = onPaper(elevationOutline(board), pencil.scale)
		return [polygon(null, outline, 'paper'), ...grainOf(board, pencil), polygon('front', outline)]
	})
	const marks = profiles.flatMap((profile) => profileMark(profile, boards, pencil))
	const labels = labelled(boards).flatMap((board) => sizeLabel(board, look, pencil))
	return moved([...faces, ...marks, ...labels], [-x / pencil.scale, -y / pencil.scale])
}

/** More panels than this have one figure for each size. */
const MANY = 12

function labelled(boards: readonly Board[]): Board[] {
	if (boards.length <= MANY) return [...boards]
	const bySize = new Map(boards.toReversed().map((board) => [sizeOf(board), board]))
	return [...bySize.values()]
}

function sizeOf({ length, width }: Board): string {
	return `${length} ${width}`
}

/** Of its panel's width, how far a profile reaches to each side. */
const REACH = 0.42

function profileMark(
	{ pose, boards: [fixed] }: Fitting,
	boards: readonly Board[],
	{ scale }: Pencil,
): Shape[] {
	const board = boards.find(({ id }) => id === fixed)
	if (!pose || !board) return []
	const [x, z] = inElevation(board.run, pose.origin)
	const reach = board.width * REACH
	return [line('hidden', [(x - reach) / scale, z / scale], [(x + reach) / scale, z / scale])]
}

type Span = { from: number; to: number }
/** `row`: outwards from 1; below and on the left where negative. */
type Row = Pick<Chain, 'direction' | 'stops' | 'figures'> & { row: number; isWhole?: boolean }

const AWAY = 6.5

/** Panels, then the whole; on the right the heights of the profiles. */
export function wallChains(
	boards: readonly Board[],
	{ captions, pencil, profiles }: Look,
): Shape[] {
	const box = elevationBox(boards)
	const { columns, rows } = divisionOf(boards)
	const [width, height] = [captions.number(box.width), captions.number(box.height)]
	const hung = stopsAlong(
		profiles.flatMap(({ pose }) => (pose ? [pose.origin[2] - box.y] : [])),
		box.height,
	)
	const chains: Row[] = [
		...inPieces('horizontal', columns, dimensionsOf(columns, captions, pencil)),
		...inPieces('vertical', rows, dimensionsOf(rows, captions, pencil)),
		{ ...whole('horizontal', columns), stops: [0, box.width], figures: [width] },
		{ ...whole('vertical', rows), stops: [0, box.height], figures: [height] },
		...(profiles.length > 0
			? [
					{
						direction: 'vertical',
						row: 1,
						stops: hung.at,
						figures: figuresOf(hung, captions),
					} as const,
				]
			: []),
	]
	const taken: Box[] = []
	return chains.flatMap((chain) => drawChain(wallChain(chain, box, pencil), taken))
}

/** What stands in one piece has its whole size only. */
function inPieces(
	direction: Row['direction'],
	spans: readonly Span[],
	chain: Pick<Row, 'stops' | 'figures'>,
): Row[] {
	return spans.length > 1 ? [{ direction, row: -1, ...chain }] : []
}

function whole(direction: Row['direction'], spans: readonly Span[]) {
	return { direction, row: spans.length > 1 ? -2 : -1, isWhole: true }
}

function wallChain(
	{ row, isWhole, ...chain }: Row,
	{ width }: Box,
	{ scale, text }: Pencil,
): Chain {
	const edge = row < 0 ? 0 : width / scale
	const airy = text > 1 ? text * 0.85 : 1
	return {
		...chain,
		line: edge + AWAY * row * airy,
		edge,
		stops: chain.stops.map((stop) => stop / scale),
		look: { scale: text, ...(isWhole && { size: OVERALL_SIZE, weight: 600 }) },
	}
}

/** mm between two panels; 0 where they touch, or where there is but one. */
export function jointOf(boards: readonly Board[]): number {
	const { columns, rows } = divisionOf(boards)
	const gaps = [columns, rows].flatMap(([first, second]) =>
		first && second ? [second.from - first.to] : [],
	)
	return gaps[0] ?? 0
}

/** Columns and rows from the wall's lower left corner. */
function divisionOf(boards: readonly Board[]): { columns: Span[]; rows: Span[] } {
	const { x, y } = elevationBox(boards)
	const boxes = boards.map((board) => elevationBox([board]))
	return {
		columns: spansOf(boxes.map((box) => ({ from: box.x - x, to: box.x - x + box.width }))),
		rows: spansOf(boxes.map((box) => ({ from: box.y - y, to: box.y - y + box.height }))),
	}
}

/** Those of equal columns or rows once, from the origin outwards. */
function spansOf(spans: readonly Span[]): Span[] {
	const sorted = spans.toSorted((a, b) => a.from - b.from)
	return sorted.filter(({ from }, i) => i === 0 || from - (sorted[i - 1]?.from ?? 0) > 0.01)
}

/** Only panels have figures, for the joints are all alike; panels too narrow for their figures as `12 × 250`. */
function dimensionsOf(
	spans: readonly Span[],
	captions: Captions,
	{ scale, text }: Pencil,
): { stops: number[]; figures: string[] } {
	const lengths = spans.map(({ from, to }) => to - from)
	const isWide = lengths.every(
		(length) => textWidth(captions.number(length), 2.3 * text) + 1.2 * text <= length / scale,
	)
	const groups = isWide ? spans.map((span) => [span]) : equalInRow(spans)
	const stops: number[] = []
	const figures: string[] = []
	for (const group of groups) {
		const [first, last] = [group[0], group.at(-1)]
		if (!first || !last) continue
		const before = stops.at(-1)
		if (before === undefined || first.from - before > 0.01) {
			if (before !== undefined) figures.push('')
			stops.push(first.from)
		}
		stops.push(last.to)
		const each = captions.number(first.to - first.from)
		figures.push(group.length > 1 ? `${captions.number(group.length)} × ${each}` : each)
	}
	return { stops, figures }
}

function equalInRow(spans: readonly Span[]): Span[][] {
	const groups: Span[][] = []
	for (const span of spans) {
		const group = groups.at(-1)
		const other = group?.[0]
		if (group && other && Math.abs(other.to - other.from - span.to + span.from) < 0.01)
			group.push(span)
		else groups.push([span])
	}
	return groups
}

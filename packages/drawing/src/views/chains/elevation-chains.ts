// Lengths add up to the wall, heights to the ceiling.
//   closed       80 │ 2370 │ 50, overall        on the left
//   open         bays, modules by name          below; bottom, interior, top on the right
//   no fronts    both, for there is one view only
import type { Module, Room, Run } from '@gabarit/engine'
import { type Chain, drawChain, OVERALL_SIZE } from '../../dimension.ts'
import type { Shape } from '../../drawing.ts'
import { elevationBox, facings, heightSpan } from '../../facing.ts'
import type { ViewInput } from '../../plan-input.ts'
import { shownHeight } from '../ceiling.ts'
import type { Pencil } from '../fronts.ts'
import { furnitureTop } from '../furniture-top.ts'
import { screenChains } from '../screen.ts'
import { opensOf, spanOf, WALL } from '../surround.ts'
import { flightChains } from './flight-chains.ts'

const FIRST_CHAIN = 8.5
const NEXT_CHAIN = 7
const BESIDE_WALL = 4.5
const BESIDE_CHAIN = 6
/** Extension lines start under the floor's hatching, mm. */
const UNDER_FLOOR = -4

export function elevationChains(
	input: ViewInput,
	run: Run,
	{ fronts, dimensions }: { fronts: boolean; dimensions?: boolean | 'overall' },
	pencil: Pencil,
): Shape[] {
	const isOverall = fronts && dimensions === 'overall'
	const isOnlyView = !input.furniture.fronts.some((front) => front.run === run.side)
	const chains = [
		...rowsOf(input, run, fronts, isOnlyView)
			.slice(isOverall ? -1 : 0)
			.map((row, i) => rowChain(row, i, pencil)),
		...(fronts || isOnlyView ? closedHeightChains(input, run, isOverall, pencil) : []),
		...(fronts ? [] : [openHeightChain(input, run, pencil)]),
	]
	const taken: Parameters<typeof drawChain>[1] = []
	const beside = besideRight(input, run, pencil) + (isOnlyView ? BESIDE_CHAIN * airyOf(pencil) : 0)
	const left = leftOf(input, run, pencil) - (BESIDE_WALL + 2 * BESIDE_CHAIN) * airyOf(pencil)
	return [
		...chains.flatMap((chain) => drawChain(chain, taken)),
		...(fronts || isOnlyView
			? [
					...screenChains(input, { pencil, taken, beside }),
					...flightChains(input, { pencil, taken, columns: { left, right: beside } }),
				]
			: []),
	]
}

type Row = { stops: readonly number[]; figures: string[]; isOverall?: boolean }

function rowsOf(input: ViewInput, run: Run, fronts: boolean, isOnlyView: boolean): Row[] {
	const stops = widthStops(input, run)
	const ends = [stops[0] ?? 0, stops.at(-1) ?? 0]
	const overall = { stops: ends, figures: figuresOf(ends, input), isOverall: true }
	if (fronts) return [{ stops, figures: figuresOf(stops, input) }, overall]
	const edges = isOnlyView ? stops : moduleEdges(run)
	const modules = { stops: edges, figures: moduleNames(run, edges, input) }
	return [bayRow(input, run), modules, ...(isOnlyView ? [overall] : [])]
}

/** Only clear widths are written: the thickness of the boards between them is known. */
function bayRow({ captions }: ViewInput, run: Run): Row {
	const sign = facings[run.side].local
	const bays = run.modules.flatMap((module) => module.bays)
	const stops = unique(bays.flatMap((bay) => [sign * bay.x, sign * (bay.x + bay.width)]))
	const lefts = bays.map((bay) => Math.min(sign * bay.x, sign * (bay.x + bay.width)))
	const figures = stops.slice(1).map((stop, i) => {
		const from = stops[i] ?? 0
		return lefts.some((left) => Math.abs(left - from) < 0.01) ? captions.number(stop - from) : ''
	})
	return { stops, figures }
}

export function widthStops(input: ViewInput, run: Run): number[] {
	const edges = moduleEdges(run)
	const [from, to] = spanOf(input.room, run.side)
	const box = elevationBox(
		input.furniture.boards.filter((board) => board.run === run.side && board.module === null),
	)
	const open = opensOf(input.room, run.side)
	const start = open.left ? Math.min(box.x, edges[0] ?? 0) : from
	const end = open.right ? Math.max(box.x + box.width, edges.at(-1) ?? 0) : to
	return unique([start, ...edges, end])
}

function moduleEdges(run: Run): number[] {
	const sign = facings[run.side].local
	return unique(run.modules.flatMap(({ x, width }) => [sign * x, sign * (x + width)]))
}

function unique(values: readonly number[]): number[] {
	const sorted = values.toSorted((a, b) => a - b)
	return sorted.filter((value, i) => i === 0 || value - (sorted[i - 1] ?? 0) > 0.01)
}

function figuresOf(stops: readonly number[], { captions }: ViewInput): string[] {
	return stops
		.slice(1)
		.map((stop, i) => captions.number(Math.round((stop - (stops[i] ?? 0)) * 10) / 10))
}

/** `M2, 580`, or the number where the length is no module. */
function moduleNames(run: Run, edges: readonly number[], input: ViewInput): string[] {
	const sign = facings[run.side].local
	const numbers = figuresOf(edges, input)
	return edges.slice(1).map((_, i) => {
		const index = run.modules.findIndex((module) => isAt(module, sign, edges[i] ?? 0))
		const width = numbers[i] ?? ''
		if (index < 0) return width
		return `${input.captions.text('moduleName', { number: index + 1 })}, ${width}`
	})
}

function isAt({ x, width }: Module, sign: 1 | -1, left: number): boolean {
	return Math.abs(Math.min(sign * x, sign * (x + width)) - left) < 0.01
}

const NAMED_FROM = 14

function rowChain({ stops, figures, isOverall }: Row, i: number, pencil: Pencil): Chain {
	const airy = pencil.text > 1 ? pencil.text * 0.8 : 1
	const short = figures.map((figure, k) => {
		const room = ((stops[k + 1] ?? 0) - (stops[k] ?? 0)) / pencil.scale
		return figure.includes(', ') && room < NAMED_FROM * pencil.text
			? (figure.split(', ')[0] ?? figure)
			: figure
	})
	return onPaper(
		{
			direction: 'horizontal',
			line: -(FIRST_CHAIN + i * NEXT_CHAIN) * airy,
			stops,
			figures: short,
			edge: UNDER_FLOOR,
			...(isOverall && { look: { size: OVERALL_SIZE, weight: 600 } }),
		},
		pencil,
	)
}

function closedHeightChains(
	input: ViewInput,
	run: Run,
	isOverall: boolean,
	pencil: Pencil,
): Chain[] {
	const left = leftOf(input, run, pencil)
	const airy = airyOf(pencil)
	const stops = closedHeights(input, run)
	const overall = [0, stops.at(-1) ?? 0]
	const edge = left + 1
	const parts = onPaper(
		{
			direction: 'vertical',
			line: left - BESIDE_WALL * airy,
			stops,
			figures: figuresOf(stops, input),
			edge,
		},
		pencil,
	)
	const whole = onPaper(
		{
			direction: 'vertical',
			line: left - (BESIDE_WALL + (isOverall ? 0 : BESIDE_CHAIN)) * airy,
			stops: overall,
			figures: figuresOf(overall, input),
			edge,
			look: { size: OVERALL_SIZE, weight: 600 },
		},
		pencil,
	)
	return isOverall ? [whole] : [parts, whole]
}

function openHeightChain(input: ViewInput, run: Run, pencil: Pencil): Chain {
	const stops = openHeights(input, run)
	return onPaper(
		{
			direction: 'vertical',
			line: besideRight(input, run, pencil),
			stops,
			figures: figuresOf(stops, input),
			edge: rightOf(input, run, pencil) - 1,
		},
		pencil,
	)
}

function airyOf({ text }: Pencil): number {
	return text > 1 ? text * 0.85 : 1
}

/** mm of paper: the outer face of the wall at the left. */
function leftOf(input: ViewInput, run: Run, { scale, wall = WALL }: Pencil): number {
	const [from] = spanOf(input.room, run.side)
	const start = opensOf(input.room, run.side).left
		? Math.min(from, widthStops(input, run)[0] ?? 0)
		: from
	return start / scale - wall
}

/** mm of paper: the outer face of the wall at the right. */
function rightOf(input: ViewInput, run: Run, { scale, wall = WALL }: Pencil): number {
	const [, to] = spanOf(input.room, run.side)
	const end = opensOf(input.room, run.side).right
		? Math.max(to, widthStops(input, run).at(-1) ?? 0)
		: to
	return end / scale + wall
}

function besideRight(input: ViewInput, run: Run, pencil: Pencil): number {
	return rightOf(input, run, pencil) + BESIDE_WALL * airyOf(pencil)
}

function closedHeights({ furniture, room }: ViewInput, run: Run): number[] {
	const own = furniture.boards.filter((board) => board.run === run.side)
	const bottoms = own
		.filter(({ part }) => part === 'Bottom')
		.map((board) => heightSpan(board).bottom)
	const tallest = Math.max(
		...run.modules.map(({ heightLeft, heightRight }) => Math.max(heightLeft, heightRight)),
	)
	const tablets = own.filter(({ part }) => part === 'Tablet').map((board) => heightSpan(board).top)
	const top = furnitureTop(furniture, run)
	const end = endHeight(room, run, top)
	return unique([0, Math.min(...bottoms), ...tablets, (run.lift ?? 0) + tallest, end])
}

function openHeights(input: ViewInput, run: Run): number[] {
	const { furniture, room } = input
	const own = furniture.boards.filter((board) => board.run === run.side)
	const floors = own.filter(({ part }) => part === 'Bottom').map((board) => heightSpan(board).top)
	const tallest = Math.max(...run.modules.flatMap((module) => module.bays.map((bay) => bay.height)))
	const floor = Math.min(...floors)
	const top = furnitureTop(furniture, run)
	return unique([0, floor, floor + tallest, endHeight(room, run, top)])
}

/** The ceiling, or the furniture's own top where that is far below. */
export function endHeight(room: Room, run: Run, top: number): number {
	const { height, hasCeiling } = shownHeight(room, run, top)
	return hasCeiling ? Math.floor(height) : top
}

function onPaper(chain: Chain, { scale, text }: Pencil): Chain {
	const stops = chain.stops.map((stop) => stop / scale)
	return { ...chain, stops, look: { ...chain.look, scale: text } }
}

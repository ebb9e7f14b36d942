// Depths on the right, widths below, the back wall's features above, side runs beside their walls.
//        │ 1100 │ 1400 │ 1100 │         breast and recesses
//    650 ┌────────────────────┐ 600
//    460 │                    │
//        │ 600 │  1800  │ 600 │         between side runs
import type { Point2, Room, Run } from '@gabarit/engine'
import { type Chain, DIMENSION_SIZE, drawChain, OVERALL_SIZE } from '../../dimension.ts'
import type { Box, Shape } from '../../drawing.ts'
import type { PlanInput, ViewInput } from '../../plan-input.ts'
import { textWidth } from '../../text-width.ts'
import { frontReachOf, openReach, planBox } from '../plan-reach.ts'
import { WALL } from '../surround.ts'

type PlanView = ViewInput & Partial<Pick<PlanInput, 'readings'>>
const COLUMN = 7
const ROW = 7
const FIRST = 4

/** How far walls and the texts beside them reach on paper, before the first chain. */
export type Beside = { left: number; right: number; top: number }

/** No figure covers another or what is in `taken`. */
export function planChains(
	input: PlanView,
	{ depth, beside }: { depth: number; beside: Beside },
	scale: number,
	taken: Box[],
): Shape[] {
	const chains = [
		...depthChains(input, beside, scale),
		...sideChains(input, beside, scale),
		...wallChains(input, beside, scale),
		...widthChains(input, depth, scale),
	]
	return chains.flatMap((chain) =>
		drawChain({ ...chain, stops: chain.stops.map((stop) => stop / scale) }, taken),
	)
}

function mainRun({ furniture }: ViewInput): Run | undefined {
	return furniture.runs.find(({ side }) => side === 'Main') ?? furniture.runs[0]
}

function figuresOf(stops: readonly number[], { captions }: ViewInput): string[] {
	return stops
		.slice(1)
		.map((stop, i) => captions.number(Math.round((stop - (stops[i] ?? 0)) * 10) / 10))
}

function rising(stops: readonly number[]): number[] {
	const sorted = stops.toSorted((a, b) => a - b)
	return sorted.filter((stop, i) => i === 0 || stop - (sorted[i - 1] ?? 0) > 0.01)
}

function column(input: ViewInput, line: number, stops: readonly number[], edge: number): Chain {
	const all = rising(stops)
	return { direction: 'vertical', line, stops: all, figures: figuresOf(all, input), edge }
}

// Depth of the furniture and of what is open; in front of a breast what is left, in a recess what it adds.
function depthChains(input: PlanView, beside: Beside, scale: number): Chain[] {
	const { furniture, room } = input
	const run = mainRun(input)
	if (!run) return []
	const front = frontReachOf(furniture, run)
	const out = openReach(furniture, run)
	const box = planBox(furniture, run)
	const wall = room.open.right ? box.x + box.width : room.width
	const edge = wall / scale + (room.open.right ? 1 : WALL)
	const near = edge - (room.open.right ? 1 : 0) + 0.2
	const line = edge + FIRST + beside.right
	const { breast, left, right } = backFeatures(room)
	const stops = [-(front + out), -front, 0, ...(right > 0 ? [right] : [])]
	return [
		column(input, line, stops, near),
		...(breast > 0 && breast < front
			? [column(input, line + COLUMN, [-front, -breast, 0], near)]
			: []),
		...(left > 0 ? [column(input, -WALL - FIRST - beside.left, [0, left], -WALL)] : []),
	]
}

/** How far the back wall comes forward (breast) or goes back at its ends (recesses). */
function backFeatures({ outline, width }: Room): { breast: number; left: number; right: number } {
	const back = outline.slice(1, -1)
	return {
		breast: Math.max(0, ...back.map(([, y]) => y)),
		left: -Math.min(0, ...back.filter(([x]) => x === 0).map(([, y]) => y)),
		right: -Math.min(0, ...back.filter(([x]) => x === width).map(([, y]) => y)),
	}
}

function sideChains(input: PlanView, beside: Beside, scale: number): Chain[] {
	const { furniture, room } = input
	return furniture.runs.flatMap((run): Chain[] => {
		if (run.side === 'Main') return []
		const isLeft = run.side === 'Left'
		const edges = run.modules.flatMap(({ x, width }) => [x, x + width])
		const stops = [0, ...edges, frontReachOf(furniture, run)].map((y) => -y)
		const wall = isLeft ? -WALL : room.width / scale + WALL
		const way = isLeft ? -1 : 1
		// On the right the depths stand nearest to the wall.
		const first =
			wall + way * (FIRST + (isLeft ? beside.left : beside.right) + (isLeft ? 0 : COLUMN))
		const ends = [0, -frontReachOf(furniture, run)]
		return [
			column(input, first, stops, wall),
			{
				...column(input, first + way * COLUMN, ends, wall),
				look: { weight: 600 },
			},
		]
	})
}

function wallChains(input: PlanView, beside: Beside, scale: number): Chain[] {
	const { outline, open } = input.room
	const inner = outline.slice(1, -1)
	const stops = rising(inner.map(([x]) => x))
	if (stops.length < 3 || open.left !== open.right) return []
	const top = Math.max(0, ...inner.map(([, y]) => -y)) / scale + WALL
	return [
		{
			direction: 'horizontal',
			line: top + FIRST + beside.top,
			stops,
			figures: figuresOf(stops, input),
			edge: top,
		},
	]
}

function widthChains(input: PlanView, depth: number, scale: number): Chain[] {
	const { furniture, room, captions } = input
	const run = mainRun(input)
	if (!run) return []
	const box = planBox(furniture, run)
	const [left, right]: Point2 = [
		room.open.left ? box.x : 0,
		room.open.right ? box.x + box.width : room.width,
	]
	const isOpen = room.open.left || room.open.right
	const edge = (isOpen ? -frontReachOf(furniture, run) / scale : -depth / scale) + 0.5
	const between = sideFronts(input)
	const overall = captions.number(Math.round((right - left) * 10) / 10)
	const all = (input.readings ?? []).map((reading) => captions.number(reading)).join(', ')
	const long = captions.text('dimension.readings', { width: overall, readings: all })
	const fits = textWidth(long, DIMENSION_SIZE) < (right - left) / scale
	const readings = (input.readings?.length ?? 0) > 1 && fits
	const stops = rising([left, ...between, right])
	const line = -depth / scale - 6
	const whole: Chain = {
		direction: 'horizontal',
		line: between.length > 0 ? line - ROW : line,
		stops: [left, right],
		figures: [readings ? long : overall],
		edge,
		look: readings ? {} : { size: OVERALL_SIZE, weight: 600 },
	}
	return between.length > 0
		? [{ direction: 'horizontal', line, stops, figures: figuresOf(stops, input), edge }, whole]
		: [whole]
}

function sideFronts({ furniture, room }: ViewInput): number[] {
	return furniture.runs.flatMap((run) => {
		if (run.side === 'Main') return []
		return [run.side === 'Left' ? run.front : room.width - run.front]
	})
}

// A desk from above: its top, dashed below it what carries it, and the doors that swing under it.
import type { Board } from '@gabarit/engine'
import { type Chain, drawChain, OVERALL_SIZE } from '../dimension.ts'
import type { Box, Shape } from '../drawing.ts'
import { planOutline } from '../facing.ts'
import type { PlanInput, ViewInput } from '../plan-input.ts'
import { circle, polygon, rectangle } from '../shapes.ts'
import { swingShapes } from '../views/floor-plan.ts'
import { besideWalls, obstaclesInPlan, skirtingInPlan } from '../views/plan-room.ts'
import { planWalls, WALL } from '../views/surround.ts'
import { endsOf, figuresOf, rising, widthStops } from './desk-chains.ts'
import type { DeskFacts } from './desk-facts.ts'

/** mm of floor shown before the desk. */
const BEFORE = 220

const below: ReadonlySet<Board['part']> = new Set([
	'Support',
	'Batten',
	'Modesty',
	'Side',
	'Plinth',
])

export function deskPlanShapes(
	input: ViewInput & Partial<Pick<PlanInput, 'readings'>>,
	desk: DeskFacts,
	scale: number,
): Shape[] {
	const { furniture, room, captions } = input
	const leaves = furniture.fronts.filter(({ kind }) => kind === 'Leaf')
	const swing = leaves.flatMap(
		({ board }) => furniture.boards.find(({ id }) => id === board)?.width ?? [],
	)
	const depth = desk.depth + Math.max(0, ...swing) + BEFORE
	const taken: Box[] = []
	const obstacles = obstaclesInPlan(room, captions, { scale, depth }, taken)
	return [
		...planWalls(room, depth, scale),
		...skirtingInPlan(room, depth, scale),
		polygon('cut', onPaper(planOutline(desk.worktop), scale), 'paper'),
		...bores(desk, scale),
		...furniture.boards
			.filter(({ part }) => below.has(part))
			.map((board) => polygon('hidden', onPaper(planOutline(board), scale))),
		...desk.boxes.map(({ from, to }) =>
			rectangle(
				'hidden',
				[from[0] / scale, -to[1] / scale],
				[(to[0] - from[0]) / scale, (to[1] - from[1]) / scale],
			),
		),
		...leaves.flatMap((front) => swingShapes(front, furniture.boards, scale)),
		...obstacles,
		...chains(input, desk, {
			scale,
			depth,
			beside: besideWalls(obstacles, room.width / scale),
		}).flatMap((chain) =>
			drawChain({ ...chain, stops: chain.stops.map((stop) => stop / scale) }, taken),
		),
	]
}

function onPaper(points: readonly (readonly [number, number])[], scale: number) {
	return points.map(([x, y]) => [x / scale, -y / scale] as const)
}

function boresAt({ worktop }: DeskFacts): { x: number; y: number; radius: number }[] {
	const [x, y] = worktop.pose.origin
	return (worktop.bores ?? []).map(({ at, diameter }) => ({
		x: x + at[0],
		y: y + at[1],
		radius: diameter / 2,
	}))
}

function bores(desk: DeskFacts, scale: number): Shape[] {
	return boresAt(desk).map(({ x, y, radius }) =>
		circle('board', [x / scale, -y / scale], radius / scale, 'pale'),
	)
}

type Place = { scale: number; depth: number; beside: { left: number; right: number; top: number } }

/** Widths below: bores, supports and spans, the whole; depths on the right. */
function chains(input: ViewInput, desk: DeskFacts, { scale, depth, beside }: Place): Chain[] {
	const { open, width } = input.room
	const ends = endsOf(input, desk)
	const edge = -(open.left || open.right ? desk.depth : depth) / scale + 0.5
	const first = -depth / scale - 6
	const centres = boresAt(desk).map(({ x }) => x)
	const rows = [
		...(centres.length > 0 ? [rising([ends.from, ...centres, ends.to])] : []),
		widthStops(input, desk),
		[ends.from, ends.to],
	]
	const right = (open.right ? ends.to : width) / scale + (open.right ? 1 : WALL)
	const column = right + 4 + beside.right
	const depths = rising([0, ...depthsOf(input, desk), desk.depth]).map((y) => -y)
	const [back] = boresAt(desk)
	return [
		...rows.map(
			(stops, i): Chain => ({
				direction: 'horizontal',
				line: first - 7 * i,
				stops,
				figures: figuresOf(stops, input),
				edge,
				...(i === rows.length - 1 && { look: { size: OVERALL_SIZE, weight: 600 } }),
			}),
		),
		columnOf(input, column, depths, right),
		{ ...columnOf(input, column + 7, [-desk.depth, 0], right), look: { weight: 600 } },
		...(back
			? [columnOf(input, -WALL - 4 - beside.left + (open.left ? WALL : 0), [-back.y, 0], -1)]
			: []),
	]
}

/** Where supports begin and end. */
function depthsOf({ furniture }: ViewInput, { boxes }: DeskFacts): number[] {
	const legs = furniture.boards.filter(({ part }) => part === 'Support' || part === 'Batten')
	const ys = legs.flatMap((board) => planOutline(board).map(([, y]) => y))
	const [run] = furniture.runs
	const pedestal = run?.modules[0] ? [run.modules[0].y, run.front] : []
	const frames = boxes.filter(({ family }) => family === 'steel-frame')
	return [...ys, ...pedestal, ...frames.flatMap(({ from, to }) => [from[1], to[1]])]
}

function columnOf(input: ViewInput, line: number, stops: readonly number[], edge: number): Chain {
	const all = rising(stops)
	return { direction: 'vertical', line, stops: all, figures: figuresOf(all, input), edge }
}

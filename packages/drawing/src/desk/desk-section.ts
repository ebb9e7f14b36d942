// A desk cut where one sits: the depth and the height that the knees have.
//   │▒│══════════════ top
//   │▒│ ‖ modesty
//   │▒│ ‖←  knees  →│
import type { Point2 } from '@gabarit/engine'
import { type Chain, drawChain, OVERALL_SIZE } from '../dimension.ts'
import type { Box, Shape } from '../drawing.ts'
import { elevationBox, planOutline, sideSection } from '../facing.ts'
import type { ViewInput } from '../plan-input.ts'
import { polygon, rectangle } from '../shapes.ts'
import { groundShapes } from '../views/section.ts'
import { figuresOf, lowestModesty, rising } from './desk-chains.ts'
import type { DeskFacts } from './desk-facts.ts'

const BEYOND_FRONT = 6

/** In millimetres of paper: the wall behind at x 0, the room to the right, the floor at y 0. */
export function deskSectionShapes(input: ViewInput, desk: DeskFacts, scale: number): Shape[] {
	const { furniture, room } = input
	const middle = (desk.knee.from + desk.knee.to) / 2
	const cut = furniture.boards.flatMap((board) =>
		sideSection(board, middle).map((points) => polygon('board', toPaper(points, scale), 'wood')),
	)
	return [
		...groundShapes(room, { side: 'Main', front: desk.depth }, desk.height, { scale }),
		...beyond(input, desk, scale),
		...cut,
		...desk.boxes
			.filter(
				({ family, from, to }) => family !== 'steel-frame' && from[0] < middle && to[0] > middle,
			)
			.map(({ from, to }) =>
				rectangle(
					'board',
					[from[1] / scale, from[2] / scale],
					[(to[1] - from[1]) / scale, (to[2] - from[2]) / scale],
				),
			),
		...chains(input, desk, scale),
	]
}

function toPaper(points: readonly Point2[], scale: number): Point2[] {
	return points.map(([y, z]): Point2 => [y / scale, z / scale])
}

/** The support to the right of it, in outline. */
function beyond(
	{ furniture }: ViewInput,
	{ supports, knee, boxes }: DeskFacts,
	scale: number,
): Shape[] {
	const next = supports.find(({ from }) => from >= knee.to - 0.01)
	if (!next) return []
	const frame = boxes.find(({ family, from }) => family === 'steel-frame' && from[0] === next.from)
	const boards = furniture.boards.filter(
		({ part }) => part === 'Support' || part === 'Batten' || part === 'Side',
	)
	const board = boards.find((own) => Math.abs(elevationBox([own]).x - next.from) < 0.01)
	const span = frame
		? { from: [frame.from[1], frame.from[2]], to: [frame.to[1], frame.to[2]] }
		: board && {
				from: [Math.min(...planOutline(board).map(([, y]) => y)), elevationBox([board]).y],
				to: [
					Math.max(...planOutline(board).map(([, y]) => y)),
					elevationBox([board]).y + elevationBox([board]).height,
				],
			}
	if (!span) return []
	const [y = 0, z = 0] = span.from
	const [toY = 0, toZ = 0] = span.to
	return [
		rectangle('extension', [y / scale, z / scale], [(toY - y) / scale, (toZ - z) / scale], 'paper'),
	]
}

function chains(input: ViewInput, desk: DeskFacts, scale: number): Shape[] {
	const modesty = desk.modesties.find(
		(board) => sideSection(board, (desk.knee.from + desk.knee.to) / 2).length > 0,
	)
	const behind = modesty ? Math.max(...planOutline(modesty).map(([, y]) => y)) : 0
	const lowest = lowestModesty(desk)
	const levels = rising([0, ...(lowest === null ? [] : [lowest]), desk.underside, desk.height])
	const front = desk.depth / scale + BEYOND_FRONT
	const level = (0.3 * desk.underside) / scale
	const all: Chain[] = [
		{
			direction: 'horizontal',
			line: level,
			stops: [behind, desk.depth],
			figures: figuresOf([behind, desk.depth], input),
			look: { pen: 'accent', size: OVERALL_SIZE, weight: 600 },
		},
		{
			direction: 'horizontal',
			line: -8.5,
			stops: [0, desk.depth],
			figures: figuresOf([0, desk.depth], input),
			edge: -4,
			look: { size: OVERALL_SIZE, weight: 600 },
		},
		{
			direction: 'vertical',
			line: front + 4.5,
			stops: levels,
			figures: figuresOf(levels, input),
			edge: front - 1,
		},
	]
	const taken: Box[] = []
	return all.flatMap((chain) =>
		drawChain({ ...chain, stops: chain.stops.map((stop) => stop / scale) }, taken),
	)
}

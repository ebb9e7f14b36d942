import { type Board, type Front, type Point2, pullOutsOf, type Room } from '@gabarit/engine'
import type { Shape } from '../drawing.ts'
import { facings, heightSpan, levelSection, planOutline } from '../facing.ts'
import type { PlanInput, ViewInput } from '../plan-input.ts'
import { arc, circle, line, polygon, polyline, strokes, text } from '../shapes.ts'
import { textBox } from '../text-width.ts'
import { baysOf, type PlacedBay } from './carcass.ts'
import { planChains } from './chains/plan-chains.ts'
import { flightInPlan } from './flight.ts'
import { shownDepth } from './plan-reach.ts'
import { besideWalls, obstaclesInPlan, skirtingInPlan } from './plan-room.ts'
import { railDepth } from './rails.ts'
import { screenInPlan } from './screen.ts'
import { planWalls } from './surround.ts'

/** Architects cut plans at this height, and our handles are there, mm. */
const CUT_HEIGHT = 1050

/** `towards`: on which side of the circle there is room for the letter. */
export type Callout = { at: Point2; letter: string; towards: 'Left' | 'Right' }

/** In millimetres of paper, the back wall's left end at the origin, the room below. */
export function floorPlanShapes(
	input: ViewInput & Partial<Pick<PlanInput, 'readings'>>,
	scale: number,
	callouts: readonly Callout[] = [],
): Shape[] {
	const { furniture, room } = input
	const cut = cutHeight(input)
	const depth = shownDepth(furniture)
	const marks = callouts.flatMap((callout) => calloutShapes(callout, scale))
	const taken = marks.flatMap((shape) => (shape.kind === 'text' ? [textBox(shape)] : []))
	const obstacles = obstaclesInPlan(room, input.captions, { scale, depth }, taken)
	const beside = besideWalls(obstacles, room.width / scale)
	return [
		...planWalls(room, depth, scale),
		...skirtingInPlan(room, depth, scale),
		...(room.flight ? furniture.boards.flatMap((board) => underCut(board, cut, scale)) : []),
		...flightInPlan(room, Math.max(...furniture.runs.map(({ front }) => front)), scale),
		...furniture.runs.flatMap((run) =>
			baysOf(run).flatMap((bay) => contentsBelow(bay, input, cut, scale)),
		),
		...furniture.boards.flatMap((board) => cutBoard(board, cut, scale)),
		...furniture.boards.flatMap((board) => tabletOf(board, cut, scale)),
		...screenInPlan(room, cut, scale),
		...furniture.fronts.flatMap((front) => swingShapes(front, furniture.boards, scale)),
		...pullOutsOf(furniture).map((cart) => openCart(cart, scale)),
		...obstacles,
		...marks,
		...planChains(input, { depth, beside }, scale, taken),
	]
}

/** 1050, or the middle of low furniture. */
export function cutHeight({ furniture }: ViewInput): number {
	const sides = furniture.boards.filter(({ part }) => part === 'Side').map(heightSpan)
	const top = Math.max(...sides.map((span) => span.top))
	const bottom = Math.min(...sides.map((span) => span.bottom))
	return top > CUT_HEIGHT + 50 ? CUT_HEIGHT : Math.round((bottom + top) / 2)
}

function toPaper(points: readonly Point2[], scale: number): Point2[] {
	return points.map(([x, y]): Point2 => [x / scale, -y / scale])
}

const solid: ReadonlySet<Board['part']> = new Set(['Side', 'Partition'])
const below: ReadonlySet<Board['part']> = new Set(['Plinth', 'Tablet'])

function cutBoard(board: Board, cut: number, scale: number): Shape[] {
	if (below.has(board.part)) return []
	const sections = levelSection(board, cut)
	const fill = solid.has(board.part) ? 'ink' : board.part === 'Leaf' ? 'wood' : 'pale'
	return sections.map((section) => polygon('board', toPaper(section, scale), fill))
}

const seenFromAbove: ReadonlySet<Board['part']> = new Set([
	'Top',
	'Leaf',
	'DrawerFront',
	'PullOutFront',
	'FakeDoor',
])

/** Under a flight much is lower than the cut. */
function underCut(board: Board, cut: number, scale: number): Shape[] {
	if (!seenFromAbove.has(board.part) || heightSpan(board).bottom >= cut) return []
	return [polygon('board', toPaper(planOutline(board), scale), 'paper')]
}

/** A tablet under the cut is seen from above; over it, the notches for cables are shown. */
function tabletOf(board: Board, cut: number, scale: number): Shape[] {
	if (board.part !== 'Tablet') return []
	const outline = toPaper(
		board.outline.map(([a, b]): Point2 => [board.pose.origin[0] + a, board.pose.origin[1] + b]),
		scale,
	)
	if (heightSpan(board).top < cut) return [polygon('board', outline, 'paper')]
	return outline.length > PLAIN ? [polygon('hidden', outline)] : []
}

/** Corners of a rectangle. */
const PLAIN = 4

/** `along` from the bay's left clear face, `out` from its run's wall. */
function bayPoint({ run, bay, module }: PlacedBay, room: Room, along: number, out: number): Point2 {
	const { right, towards, local } = facings[run.side]
	const h = local * (bay.x + along)
	const d = module.y + out
	const wall = run.side === 'Right' ? room.width : 0
	return [wall + h * right[0] + d * towards[0], h * right[1] + d * towards[1]]
}

function contentsBelow(placed: PlacedBay, input: ViewInput, cut: number, scale: number): Shape[] {
	const { furniture, room } = input
	const { bay, module } = placed
	const zone = bay.zones.find(({ bottom, height }) => bottom <= cut && bottom + height > cut)
	const at = (along: number, out: number) =>
		toPaper([bayPoint(placed, room, along, out)], scale)[0] ?? [0, 0]
	const isRail = zone && (zone.kind === 'Wardrobe' || zone.kind === 'WardrobeOnLift')
	const drawers = bay.zones.some(
		({ kind, bottom }) => (kind === 'RecessedDrawer' || kind === 'OverlayDrawer') && bottom < cut,
	)
	const depth = isRail ? railDepth(placed, input) : null
	if (depth !== null && zone && zone.rail !== null && zone.rail > zone.bottom) {
		const axis = depth - module.y
		const count = Math.max(2, Math.floor((bay.width - 120) / (2.2 * scale)))
		const half = Math.min(215, bay.depth / 2 - 40)
		const hangers = Array.from({ length: count + 1 }, (_, i): readonly [Point2, Point2] => {
			const along = 60 + (i * (bay.width - 120)) / count
			return [at(along - 14, axis - half), at(along + 14, axis + half)]
		})
		return [strokes('hanging', hangers), polyline('cut', [at(0, axis), at(bay.width, axis)])]
	}
	if (!drawers || furniture.boards.length === 0) return []
	const [inset, back, front] = [25, 60, bay.depth - 10]
	return [
		polygon('extension', [
			at(inset, back),
			at(bay.width - inset, back),
			at(bay.width - inset, front),
			at(inset, front),
		]),
	]
}

/** The quarter that a leaf sweeps; nothing for other fronts. */
export function swingShapes(front: Front, boards: readonly Board[], scale: number): Shape[] {
	const board = boards.find(({ id }) => id === front.board)
	if (!board || front.kind !== 'Leaf' || front.openingSide === 'None') return []
	const { right, towards } = facings[front.run]
	const corners = planOutline(board)
	const along = corners.map(([x, y]) => x * right[0] + y * right[1])
	const out = Math.max(...corners.map(([x, y]) => x * towards[0] + y * towards[1]))
	const [low, high] = [Math.min(...along), Math.max(...along)]
	const [hinge, free] = front.openingSide === 'Left' ? [low, high] : [high, low]
	const radius = high - low
	const world = (h: number, d: number): Point2 => [
		(h * right[0] + d * towards[0]) / scale,
		-(h * right[1] + d * towards[1]) / scale,
	]
	const center = world(hinge, out)
	const angles = [world(free, out), world(hinge, out + radius)].map(
		([x, y]) => (Math.atan2(y - center[1], x - center[0]) * 180) / Math.PI,
	)
	return [
		arc('swing', center, radius / scale, quarter(angles[0] ?? 0, angles[1] ?? 0)),
		line('swing', center, world(hinge, out + radius)),
	]
}

/** The room that it takes before the fronts, out as far as it comes. */
function openCart({ front, runner }: ReturnType<typeof pullOutsOf>[number], scale: number): Shape {
	const { towards } = facings[front.run]
	const corners = planOutline(front)
	const nearness = ([x, y]: Point2) => x * towards[0] + y * towards[1]
	const out = Math.max(...corners.map(nearness))
	const face = corners.filter((corner) => nearness(corner) > out - 0.01)
	const moved = face.map(([x, y]): Point2 => [x + runner * towards[0], y + runner * towards[1]])
	return polygon('swing', toPaper([...face, ...moved.toReversed()], scale))
}

/** Counter-clockwise. */
function quarter(a: number, b: number): readonly [number, number] {
	const turn = (((b - a) % 360) + 360) % 360
	return turn <= 180 ? [a, a + turn] : [b, b + 360 - turn]
}

function calloutShapes({ at, letter, towards }: Callout, scale: number): Shape[] {
	const [center = [0, 0]] = toPaper([at], scale)
	const [x, y] = center
	const r = 4.5
	const way = towards === 'Right' ? 1 : -1
	const anchor = towards === 'Right' ? 'start' : 'end'
	const foot: Point2 = [x + way * r * 1.7, y - r * 1.9]
	return [
		circle('accent', center, r),
		line('accent', [x + way * r * 0.75, y - r * 0.66], foot),
		text([foot[0] + way * 0.5, foot[1] - 2], letter, {
			size: 2.8,
			weight: 600,
			ink: 'accentText',
			anchor,
		}),
	]
}

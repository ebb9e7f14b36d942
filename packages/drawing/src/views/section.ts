import { type Board, type Furniture, type Point2, type Room, type RunSide } from '@gabarit/engine'
import { type Chain, drawChain } from '../dimension.ts'
import type { Box, Shape } from '../drawing.ts'
import { facings, heightSpan, nearness, sideSection } from '../facing.ts'
import { hatch } from '../hatch.ts'
import type { ViewInput } from '../plan-input.ts'
import { circle, line, polygon, rectangle } from '../shapes.ts'
import { carryingBoxes } from './bought-boxes.ts'
import { baysOf, type PlacedBay } from './carcass.ts'
import { ceilingSection, type Standing, shownHeight } from './ceiling.ts'
import { endHeight } from './chains/elevation-chains.ts'
import { flightInSection, hasTreads, isAcross, roomAt } from './flight.ts'
import { furnitureTop } from './furniture-top.ts'
import { railDepth } from './rails.ts'
import { band, WALL } from './surround.ts'

/** One bay of each kind: those that differ in content or size. */
export function distinctBays(furniture: Furniture): PlacedBay[] {
	const seen = new Set<string>()
	return furniture.runs.flatMap(baysOf).filter(({ run, module, moduleIndex, bay }) => {
		const own = furniture.boards.filter(
			(board) => board.run === run.side && board.module === moduleIndex,
		)
		const look = JSON.stringify([
			run.side,
			bay.zones,
			bay.height,
			module.depth,
			module.doors,
			own.find(({ part }) => part === 'Top')?.width,
			own.find(({ part }) => wholeFronts.has(part))?.part,
		])
		if (seen.has(look)) return false
		seen.add(look)
		return true
	})
}

const wholeFronts: ReadonlySet<Board['part']> = new Set(['Flap', 'PullOutFront'])
const BEYOND_FRONT = 6
const solid: ReadonlySet<Board['part']> = new Set([
	'Leaf',
	'DrawerFront',
	'RecessedDrawerFront',
	'FakeDoor',
	...wholeFronts,
])

/** In millimetres of paper: the wall behind at x 0, the room to the right, the floor at y 0. */
export function sectionShapes(placed: PlacedBay, input: ViewInput, scale: number): Shape[] {
	const { run, bay, moduleIndex } = placed
	const { furniture } = input
	const middle = facings[run.side].local * (bay.x + bay.width * 0.5)
	const room = roomAt(input.room, middle)
	const wall = wallDepth(room, run.side)
	const own = furniture.boards.filter(
		(board) => board.run === run.side && (board.module === moduleIndex || board.module === null),
	)
	const cut = own.flatMap((board) =>
		sideSection(board, middle).map((points) => {
			const section = points.map(([d, z]): Point2 => [d + wall, z])
			return polygon('board', toPaper(section, scale), solid.has(board.part) ? 'wood' : 'pale')
		}),
	)
	return [
		...groundShapes(room, run, furnitureTop(furniture, run), {
			scale,
			wall: wallBehind(room, placed),
		}),
		...beyond(own, wall, scale),
		...carryingShapes(furniture, scale),
		...cut,
		...railAxes(placed, input, scale),
		...sectionChains(placed, own, { ...input, room }, scale),
	]
}

function toPaper(points: readonly Point2[], scale: number): Point2[] {
	return points.map(([d, z]): Point2 => [d / scale, z / scale])
}

/** Turns nearness into the distance from the run's wall: the right wall is at the room's width. */
function wallDepth({ width }: Room, side: RunSide): number {
	return side === 'Right' ? width : 0
}

function beyond(boards: readonly Board[], wall: number, scale: number): Shape[] {
	const side = boards.find(({ part }) => part === 'Side')
	if (!side) return []
	const outline = side.outline.map(([a, b]): Point2 => {
		const { origin, u, v } = side.pose
		const at = (i: 0 | 1 | 2) => origin[i] + a * u[i] + b * v[i]
		return [nearness(side.run, [at(0), at(1), at(2)]) + wall, at(2)]
	})
	return [polygon('extension', toPaper(outline, scale), 'paper')]
}

/** Legs beyond the cut, and the rail on the wall, which is cut. */
function carryingShapes(furniture: Furniture, scale: number): Shape[] {
	return carryingBoxes(furniture).map(({ family, from, to }) =>
		rectangle(
			'board',
			[from[1] / scale, from[2] / scale],
			[(to[1] - from[1]) / scale, (to[2] - from[2]) / scale],
			family === 'leg' ? 'nickel' : 'ink',
		),
	)
}

/** Floor, ceiling and the wall behind, which stands at `wall` mm. */
export function groundShapes(
	room: Room,
	run: Standing,
	furnitureHeight: number,
	{ scale, wall = 0 }: { scale: number; wall?: number },
): Shape[] {
	const { height, hasCeiling } = shownHeight(room, run, furnitureHeight)
	const front = run.front + BEYOND_FRONT * scale
	const isClosed = hasCeiling && !(hasTreads(room) && !isAcross(room))
	const ceiling = isClosed ? ceilingSection(room, run, front, wall) : [[wall, height] as const]
	const inner = [[wall, 0] as const, ...ceiling]
	const left = wall / scale - WALL
	const ground: Point2[] = [
		[left, -3.5],
		[front / scale, -3.5],
		[front / scale, 0],
		[left, 0],
	]
	return [
		...band(toPaper(inner, scale)),
		...flightInSection(room, front, { scale, slab: WALL }),
		polygon(null, ground, 'plaster'),
		...hatch('hatch', ground, { angle: 45, pitch: 1.6 }),
		line('floor', [left, 0], [front / scale, 0]),
	]
}

/** The wall is in front of the plane at a breast, behind it in a recess. */
function wallBehind({ outline }: Room, { run, bay }: PlacedBay): number {
	if (run.side !== 'Main') return 0
	const at = bay.x + bay.width / 2
	const index = outline.findIndex(([x, y], i) => {
		const [nextX, nextY] = outline[i + 1] ?? [x, y]
		return y === nextY && x <= at && nextX >= at
	})
	return outline[index]?.[1] ?? 0
}

function railAxes(placed: PlacedBay, input: ViewInput, scale: number): Shape[] {
	const depth = railDepth(placed, input)
	if (depth === null) return []
	return placed.bay.zones
		.filter(({ kind }) => kind === 'Wardrobe' || kind === 'WardrobeOnLift')
		.flatMap(({ rail }): Shape[] => {
			if (rail === null) return []
			const center: Point2 = [depth / scale, rail / scale]
			const [x, y] = center
			return [
				circle('board', center, 0.75, 'ink'),
				line('dimension', [x - 1.6, y], [x + 1.6, y]),
				line('dimension', [x, y - 1.6], [x, y + 1.6]),
			]
		})
}

function sectionChains(
	placed: PlacedBay,
	own: readonly Board[],
	input: ViewInput,
	scale: number,
): Shape[] {
	const { captions, room } = input
	const { run } = placed
	const figures = (stops: readonly number[]) =>
		stops.slice(1).map((stop, i) => captions.number(Math.round((stop - (stops[i] ?? 0)) * 10) / 10))
	const levels = levelsOf(placed, own, input)
	const wall = wallBehind(room, placed)
	const depths = depthsOf(placed, wall)
	const front = run.front / scale + BEYOND_FRONT
	const chains: Chain[] = [
		{ direction: 'horizontal', line: -8.5, stops: depths, figures: figures(depths), edge: -4 },
		{
			direction: 'horizontal',
			line: -15.5,
			stops: [wall, run.front],
			figures: [captions.number(run.front - wall)],
			edge: -4,
			look: { weight: 600 },
		},
		{
			direction: 'vertical',
			line: front + 4.5,
			stops: levels,
			figures: figures(levels).map((figure, i) =>
				isBoard(levels[i] ?? 0, levels[i + 1] ?? 0) ? '' : figure,
			),
			edge: front - 1,
		},
	]
	const taken: Box[] = []
	return chains.flatMap((chain) =>
		drawChain({ ...chain, stops: chain.stops.map((stop) => stop / scale) }, taken),
	)
}

/** Floor, bay floor, shelves, bay top, ceiling (or the furniture's own top where that is far below). */
function levelsOf({ run, bay }: PlacedBay, own: readonly Board[], input: ViewInput): number[] {
	const { furniture, room } = input
	const middle = facings[run.side].local * (bay.x + bay.width * 0.5)
	const here = own.filter((board) => sideSection(board, middle).length > 0)
	const top = furnitureTop(furniture, run)
	return [
		0,
		...(run.lift ? [run.lift] : []),
		bay.floor,
		...shelfEdges(here, bay.floor),
		isAcross(room) ? underTop(here, middle) : bay.floor + bay.height,
		endHeight(room, run, top),
	]
}

/** Where the section meets a top that rises with the flight. */
function underTop(boards: readonly Board[], middle: number): number {
	const tops = boards.filter(({ part }) => part === 'Top')
	const corners = tops.flatMap((board) => sideSection(board, middle)).flat()
	return Math.min(...corners.map(([, z]) => z))
}

/** Wall, useful depth's back, carcass front, fronts. */
function depthsOf({ run, bay, module }: PlacedBay, wall: number): number[] {
	const front = module.y + module.depth
	const depths = [wall, front - bay.depth, front, run.front]
	return depths.filter((depth, i) => i === 0 || depth > (depths[i - 1] ?? 0))
}

// A length as thin as a board is the board itself: 18 or 28.
function isBoard(from: number, to: number): boolean {
	return to - from <= 28.5 && to - from >= 17.5
}

const levels: ReadonlySet<Board['part']> = new Set([
	'FixedShelf',
	'AdjustableShelf',
	'SlidingShelf',
	'CartBottom',
	'CartShelf',
])

function shelfEdges(own: readonly Board[], floor: number): number[] {
	const shelves = own.filter(({ part }) => levels.has(part))
	const edges = shelves.map(heightSpan).flatMap(({ bottom, top }) => [bottom, top])
	return [...new Set(edges)].filter((edge) => edge > floor).toSorted((a, b) => a - b)
}

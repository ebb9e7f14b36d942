// The flight over its furniture: steps above, the line that nothing crosses below, a level landing.
//
//        ┌────── landing
//     ┌──┘  /
//  ┌──┘   /     line
import type { Furniture, Point2, Point3, Room, RoomFlight } from '@gabarit/engine'
import { cornersOf } from '../board/board-corners.ts'
import { openWallBeyond } from './room-plan.ts'
import { pushBox, pushQuad, type Surface } from './surface.ts'

export type FlightSurfaces = { body: Surface; treads: Surface }

/** mm: a tread's board, its nose past the step below, and how far it stands before the furniture. */
const tread = { thickness: 40, nose: 30, before: 25 } as const
/** mm between the line and the corners of the steps, upright. */
const body = 150
/** mm of flight that is shown beyond the furniture, where it comes down and where it goes on. */
const beyond = openWallBeyond

/** `along`: from its low end; `across`: from one side of the flight to the other. */
type Frame = {
	at: (along: number, across: number, up: number) => Point3
	/** The way it rises, and towards the side that is seen. */
	rising: Point3
	aside: Point3
	sides: Point2
	from: number
	to: number
	/** Solid down to the floor before the furniture begins. */
	isFooted: boolean
}

export function pushFlight(
	{ body: solid, treads }: FlightSurfaces,
	room: Room,
	furniture: Furniture,
): void {
	const { flight, height: landing } = room
	if (!flight) return
	const frame = frameOf(flight, room, furniture)
	const steps = stepsOf(flight, frame, landing)
	for (const step of steps) pushTread(treads, step, frame)
	if (flight.steps === 'Closed')
		for (const step of steps) pushBlock(solid, step, { flight, frame, landing })
	if (frame.isFooted) pushFoot(solid, steps, frame)
}

function frameOf(flight: RoomFlight, { width, open }: Room, furniture: Furniture): Frame {
	const front = Math.max(0, ...furniture.boards.flatMap(cornersOf).map(([, y]) => y))
	if (flight.side === 'Back')
		return {
			at: (along, across, up) => [across, along, up],
			rising: [0, 1, 0],
			aside: [1, 0, 0],
			sides: [0, width],
			from: 0,
			to: front + tread.before,
			isFooted: false,
		}
	const isLeft = flight.side === 'Left'
	const lowEnd = isLeft ? 'left' : 'right'
	const highEnd = isLeft ? 'right' : 'left'
	return {
		at: (along, across, up) => [isLeft ? along : width - along, across, up],
		rising: [isLeft ? 1 : -1, 0, 0],
		aside: [0, 1, 0],
		sides: [0, front + tread.before],
		from: -Math.min(beyond, Math.floor(flight.low / flight.rise) * flight.going),
		to: width + (open[highEnd] ? beyond : 0),
		isFooted: !open[lowEnd],
	}
}

type Step = { from: number; to: number; top: number }

/** `top`: what people walk on. */
function stepsOf(
	{ going, rise, low, stringer, steps }: RoomFlight,
	{ from, to }: Frame,
	landing: number,
): Step[] {
	const over = steps === 'Visible' ? tread.thickness : body
	const highest = landing + stringer + over
	const first = Math.floor(from / going)
	const found: Step[] = []
	for (let i = first; i * going < to; i++) {
		const top = low + (i + 1) * rise + over
		if (top >= highest) {
			found.push({ from: i * going, to, top: highest })
			return found
		}
		found.push({ from: Math.max(from, i * going), to: Math.min(to, (i + 1) * going), top })
	}
	return found
}

function pushTread(surface: Surface, { from, to, top }: Step, { at, sides }: Frame): void {
	const low = at(from - tread.nose, sides[0], top - tread.thickness)
	const high = at(to, sides[1], top)
	pushBox(surface, ...ordered(low, high))
}

/** A box takes its lower corner first, whichever way the flight rises. */
function ordered(a: Point3, b: Point3): [Point3, Point3] {
	return [
		[Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])],
		[Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])],
	]
}

type Over = { flight: RoomFlight; frame: Frame; landing: number }

/** What carries a step: its riser, both sides and the soffit below. */
function pushBlock(surface: Surface, { from, to, top }: Step, over: Over): void {
	const { at, rising, aside, sides } = over.frame
	const under = (along: number) => Math.min(over.landing, lineAt(over.flight, along))
	const turn = turnOf(over)
	const stations = [from, ...(turn > from && turn < to ? [turn] : []), to]
	const upper = top - tread.thickness
	const falling: Point3 = [-rising[0], -rising[1], 0]
	for (const [i, end] of stations.slice(1).entries()) {
		const start = stations[i] ?? from
		const quad = (side: number) =>
			[
				at(start, side, under(start)),
				at(end, side, under(end)),
				at(end, side, upper),
				at(start, side, upper),
			] as const
		pushQuad(surface, quad(sides[1]), aside)
		pushQuad(surface, quad(sides[0]), [-aside[0], -aside[1], 0])
		pushQuad(
			surface,
			[
				at(start, sides[0], under(start)),
				at(end, sides[0], under(end)),
				at(end, sides[1], under(end)),
				at(start, sides[1], under(start)),
			],
			[0, 0, -1],
		)
	}
	for (const [along, towards] of [
		[from, falling],
		[to, rising],
	] as const)
		pushQuad(
			surface,
			[
				at(along, sides[0], under(along)),
				at(along, sides[1], under(along)),
				at(along, sides[1], upper),
				at(along, sides[0], upper),
			],
			towards,
		)
}

function lineAt({ low, stringer, rise, going }: RoomFlight, along: number): number {
	return Math.max(0, low - stringer + (along * rise) / going)
}

/** Where its line meets the landing. */
function turnOf({ flight, landing }: Over): number {
	return ((landing - flight.low + flight.stringer) * flight.going) / flight.rise
}

/** The first steps stand on the floor, beside the furniture. */
function pushFoot(surface: Surface, steps: readonly Step[], { at, sides }: Frame): void {
	for (const { from, to, top } of steps.filter((step) => step.from < 0)) {
		const low = at(from, sides[0], 0)
		const high = at(Math.min(0, to), sides[1], top - tread.thickness)
		pushBox(surface, ...ordered(low, high))
	}
}

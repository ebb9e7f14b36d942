// The flight over furniture made for it, on the line that nothing may cross.
//
//   Closed        ┌──┘/         Visible         ━━
//              ┌──┘ /                        ━━  /
//           ┌──┘ /    soffit              ━━  /    open treads
import type { Point2, Room } from '@gabarit/engine'
import type { Shape } from '../drawing.ts'
import { hatch } from '../hatch.ts'
import { polygon, polyline, strokes } from '../shapes.ts'

type Flight = NonNullable<Room['flight']>

/** mm of an open tread: its board, and its nose past the step below. */
const TREAD = { thickness: 40, nose: 30 } as const
const HATCH = { angle: 45, pitch: 1.6 }

/** Open treads have no soffit that a ceiling could be drawn for. */
export function hasTreads({ flight }: Room): boolean {
	return flight?.steps === 'Visible'
}

export function isAcross({ flight }: Room): boolean {
	return flight !== undefined && flight.side !== 'Back'
}

function slopeOf({ rise, going }: Flight): number {
	return rise / going
}

/** mm from its low end to where its line meets the landing; 0 where all stands under the landing. */
export function flightLength(flight: Flight, { height }: Pick<Room, 'height'>): number {
	return Math.max(0, (height - lineAt(flight, 0)) / slopeOf(flight))
}

/** mm above the floor: what carcasses keep under. */
export function lineAt(flight: Flight, along: number): number {
	return flight.low - flight.stringer + along * slopeOf(flight)
}

/** The room where a cut crosses the flight: as high as its line is there. */
export function roomAt(room: Room, along: number): Room {
	const { flight, width, height } = room
	if (!flight || flight.side === 'Back') return room
	const fromLow = flight.side === 'Left' ? along : width - along
	return { ...room, height: Math.min(height, lineAt(flight, fromLow)), slopes: [] }
}

/** `slab`: mm of paper of a soffit. */
type Paper = { scale: number; slab: number }
type Drawn = Paper & {
	/** mm of flight that is shown, from its low end. */
	shown: number
	/** From the low end, up: mm to paper. */
	at: (along: number, height: number) => Point2
}

type Step = { from: number; to: number; under: number }

/** `under`: the inner corner of a step, on the line over the stringer. */
function stepsOf(flight: Flight, shown: number): Step[] {
	const { going, rise, low } = flight
	const count = Math.max(0, Math.ceil(shown / going - 1e-6))
	return Array.from({ length: count }, (_, i) => ({
		from: i * going,
		to: Math.min(shown, (i + 1) * going),
		under: low + (i + 1) * rise,
	}))
}

/** mm between the line of the flight and the corners of its steps. */
function bodyOf(flight: Flight, { slab, scale }: Paper): number {
	return slab * scale * Math.hypot(1, slopeOf(flight))
}

/** mm above the floor where a step can be written on, `along` from the low end. */
export function overStep(room: Room, along: number, paper: Paper): number {
	const { flight, height } = room
	if (!flight) return height
	const i = Math.floor(along / flight.going + 1e-6)
	const step = flight.low + (i + 1) * flight.rise
	const top = step + (hasTreads(room) ? TREAD.thickness : bodyOf(flight, paper))
	return Math.min(top, height + flight.stringer + paper.slab * paper.scale)
}

function stepShapes(room: Room, drawn: Drawn): Shape[] {
	const { flight } = room
	if (!flight) return []
	return hasTreads(room) ? treads(flight, room, drawn) : teeth(flight, room, drawn)
}

function teeth(flight: Flight, { height }: Room, drawn: Drawn): Shape[] {
	const { shown, at, scale, slab } = drawn
	const body = bodyOf(flight, drawn)
	const landing = height + slab * scale
	const edge = stepsOf(flight, shown).flatMap(({ from, to, under }) => {
		const level = Math.min(landing, under + body)
		return [at(from, level), at(to, level)]
	})
	if (edge.length === 0) return []
	const foot = at(0, lineAt(flight, 0) + body)
	const outline = [foot, ...edge, at(shown, Math.min(landing, lineAt(flight, shown) + body))]
	return [
		polygon(null, outline, 'plaster'),
		...hatch('hatch', outline, HATCH),
		polyline('board', [foot, ...edge]),
	]
}

function treads(flight: Flight, { height }: Room, { shown, at }: Drawn): Shape[] {
	return [
		polyline('hidden', [at(0, lineAt(flight, 0)), at(shown, lineAt(flight, shown))]),
		...stepsOf(flight, shown)
			.filter(({ under }) => under <= height + flight.stringer)
			.map(({ from, to, under }) =>
				polygon(
					'board',
					[
						at(Math.max(0, from - TREAD.nose), under),
						at(to, under),
						at(to, under + TREAD.thickness),
						at(Math.max(0, from - TREAD.nose), under + TREAD.thickness),
					],
					'pale',
				),
			),
	]
}

/** From the front; `end`: mm to where the picture ends, from the low end of the flight. */
export function flightInElevation(room: Room, end: number, paper: Paper): Shape[] {
	const { flight, width } = room
	if (!flight || !isAcross(room)) return []
	return stepShapes(room, {
		...paper,
		shown: Math.min(end, flightLength(flight, room)),
		at: acrossAt(flight, width, paper.scale),
	})
}

function acrossAt({ side }: Flight, width: number, scale: number): Drawn['at'] {
	return (along, height) => [(side === 'Left' ? along : width - along) / scale, height / scale]
}

/** From the side, where the flight is behind the furniture. */
export function flightInSection(room: Room, end: number, paper: Paper): Shape[] {
	const { flight } = room
	if (!flight || isAcross(room)) return []
	return stepShapes(room, {
		...paper,
		shown: Math.min(end, flightLength(flight, room)),
		at: (along, height) => [along / paper.scale, height / paper.scale],
	})
}

/** From above: its steps, and which way they rise. */
export function flightInPlan(room: Room, depth: number, scale: number): Shape[] {
	const { flight, width } = room
	if (!flight) return []
	const [reach, across] = isAcross(room) ? [width, depth] : [depth, width]
	const shown = Math.min(reach, flightLength(flight, room))
	if (shown === 0) return []
	const at = (along: number, beside: number): Point2 => {
		if (!isAcross(room)) return [beside / scale, -along / scale]
		return [(flight.side === 'Left' ? along : width - along) / scale, -beside / scale]
	}
	const edges = stepsOf(flight, shown).map(({ from }): readonly [Point2, Point2] => [
		at(from, 0),
		at(from, across),
	])
	const [middle, tip] = [across / 2, shown - flight.going / 2]
	const head = 1.6 * scale
	return [
		strokes('hidden', edges.slice(1)),
		polyline('hidden', [at(flight.going / 2, middle), at(tip, middle)]),
		polyline('board', [
			at(tip - head, middle - head / 2),
			at(tip, middle),
			at(tip - head, middle + head / 2),
		]),
	]
}

// The flight from the side, in px of its picture: low end left, floor at the bottom.
import type { Flight } from '@gabarit/engine'

export type Reach = {
	/** mm along the floor that the furniture takes, and the height of the landing. */
	length: number
	landing: number
}

type Point = readonly [x: number, y: number]

export type FlightLines = {
	width: number
	height: number
	floor: readonly [Point, Point]
	/** What people walk on, from the low end to the landing. */
	steps: readonly Point[]
	/** What nothing may cross: to the landing, then level. */
	line: readonly Point[]
	/** Over the low end, without its stringer. */
	low: readonly [Point, Point]
	high: readonly [Point, Point]
	/** One step: from below its nose, up, and along to the next. */
	step: readonly [Point, Point, Point]
	/** Over the landing, where it is named; null where the furniture ends before it. */
	landing: Point | null
}

const sheet = { width: 384, height: 250, side: 46, top: 22, bottom: 20 } as const
/** mm between the line and what people walk on; mm of the landing. */
const body = 190

export function flightLines(flight: Flight, { length, landing }: Reach): FlightLines {
	const { low, stringer, rise, going, tan, high } = flight
	const start = low - stringer
	const turn = Math.max(0, Math.min(length, (landing - start) / tan))
	const end = Math.min(landing, start + length * tan)
	const tallest = Math.max(landing + stringer, low, high ?? 0) + body
	const scale = Math.min(
		(sheet.width - 2 * sheet.side) / length,
		(sheet.height - sheet.top - sheet.bottom) / tallest,
	)
	const foot = sheet.height - sheet.bottom
	const from = (sheet.width - length * scale) / 2
	const at = (x: number, z: number): Point => [from + x * scale, foot - z * scale]
	const over = landing + stringer + body
	const edge: Point[] = []
	const count = Math.max(1, Math.ceil(turn / going - 1e-6))
	for (let i = 0; i < count; i++) {
		const level = Math.min(over, low + i * rise + body)
		edge.push(at(i * going, level), at(Math.min(turn, (i + 1) * going), level))
	}
	if (turn < length) edge.push(at(turn, over), at(length, over))
	const shown = Math.min(Math.max(1, Math.floor(count / 2)), Math.max(0, count - 1))
	const foothold = low + (shown - 1) * rise + body
	return {
		width: sheet.width,
		height: sheet.height,
		floor: [at(0, 0), at(length, 0)],
		steps: [at(0, start), ...edge, at(length, end), at(turn, end)],
		line: [at(0, start), at(turn, Math.min(landing, start + turn * tan)), at(length, end)],
		low: [at(0, 0), at(0, low)],
		high: [at(length, 0), at(length, high ?? end)],
		landing: turn < length ? at(length, over) : null,
		step: [
			at(shown * going, foothold),
			at(shown * going, foothold + rise),
			at((shown + 1) * going, foothold + rise),
		],
	}
}

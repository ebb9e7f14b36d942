// What was measured of a flight: its low end, one step, and the landing where it is seen.
import type { Point2 } from '@gabarit/engine'
import { type Chain, DIMENSION_SIZE, drawChain, figureRoom } from '../../dimension.ts'
import type { Box, Shape } from '../../drawing.ts'
import type { ViewInput } from '../../plan-input.ts'
import { text } from '../../shapes.ts'
import { textWidth } from '../../text-width.ts'
import { flightLength, isAcross, lineAt, overStep } from '../flight.ts'
import type { Pencil } from '../fronts.ts'
import { WALL } from '../surround.ts'

type Chained = {
	pencil: Pencil
	taken: Box[]
	/** mm of paper: where the height of the low end stands, at the left and at the right. */
	columns: { left: number; right: number }
}

/** Share of the flight over which its step is written. */
const NAMED_AT = 0.55
const OVER = 1.2

export function flightChains(input: ViewInput, { pencil, taken, columns }: Chained): Shape[] {
	const { room, captions } = input
	const { flight, width, height } = room
	if (!flight || !isAcross(room)) return []
	const low = lineAt(flight, 0)
	const column = flight.side === 'Left' ? columns.left : columns.right
	const hung = flight.stringer > 0
	const figure = captions.number(low)
	const said = captions.text('stair.low', { height: figure })
	const isSmall = pencil.wall !== undefined
	const hasRoom = figureRoom(said, pencil.text) <= low / pencil.scale
	const chain: Chain = {
		direction: 'vertical',
		line: column,
		stops: [0, low, ...(hung ? [flight.low] : [])].map((stop) => stop / pencil.scale),
		figures: [
			// The number alone, before its word stands under the floor.
			isSmall && !hasRoom ? figure : said,
			...(hung ? [captions.number(flight.stringer)] : []),
		],
		edge: column + (flight.side === 'Left' ? 1 : -1),
		look: { scale: pencil.text },
	}
	const length = flightLength(flight, room)
	const [rise, going] = [captions.number(flight.rise), captions.number(flight.going)]
	const step = captions.text('stair.step', { rise, going })
	const landing = captions.text('stair.landing', { height: captions.number(height) })
	return [
		...(low > 0 ? drawChain(chain, taken) : []),
		...written(step, Math.min(length, width) * NAMED_AT, input, pencil),
		...(length < width ? written(landing, width, input, pencil) : []),
	]
}

/** Over the steps, towards the low end: there is air. */
function written(words: string, along: number, { room }: ViewInput, pencil: Pencil): Shape[] {
	const { flight, width } = room
	const { scale } = pencil
	const size = DIMENSION_SIZE * pencil.text
	if (!flight || textWidth(words, size) > along / scale) return []
	const isLeft = flight.side === 'Left'
	const at: Point2 = [
		(isLeft ? along : width - along) / scale,
		overStep(room, along, { scale, slab: WALL }) / scale + OVER * pencil.text,
	]
	return [text(at, words, { size, anchor: isLeft ? 'end' : 'start' })]
}

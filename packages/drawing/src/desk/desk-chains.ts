import { type Chain, drawChain, OVERALL_SIZE } from '../dimension.ts'
import type { Box, Shape } from '../drawing.ts'
import { heightSpan } from '../facing.ts'
import type { ViewInput } from '../plan-input.ts'
import type { Pencil } from '../views/fronts.ts'
import { WALL } from '../views/surround.ts'
import { type DeskFacts, lengthOf } from './desk-facts.ts'

const ROW = { first: 8.5, next: 7 } as const
const COLUMN = { first: 4.5, next: 6 } as const
const UNDER_FLOOR = -4

type Words = Pick<ViewInput, 'captions'>

export function figuresOf(stops: readonly number[], { captions }: Words): string[] {
	return stops
		.slice(1)
		.map((stop, i) => captions.number(Math.round((stop - (stops[i] ?? 0)) * 10) / 10))
}

export function rising(stops: readonly number[]): number[] {
	const sorted = stops.toSorted((a, b) => a - b)
	return sorted.filter((stop, i) => i === 0 || stop - (sorted[i - 1] ?? 0) > 0.01)
}

/** From wall to wall where there are walls, else from end to end of the top. */
export function endsOf({ room }: ViewInput, { top }: DeskFacts): { from: number; to: number } {
	return {
		from: room.open.left ? top.from : 0,
		to: room.open.right ? top.to : room.width,
	}
}

export function widthStops(input: ViewInput, desk: DeskFacts): number[] {
	const { from, to } = endsOf(input, desk)
	return rising([
		from,
		desk.top.from,
		...desk.supports.flatMap((support) => [support.from, support.to]),
		desk.top.to,
		to,
	])
}

/** Supports and spans, then the whole, below; heights on the left, what hangs under the top on the right. */
export function deskChains(
	input: ViewInput,
	desk: DeskFacts,
	pencil: Pencil,
	taken: Box[],
): Shape[] {
	const stops = widthStops(input, desk)
	const ends = endsOf(input, desk)
	const airy = pencil.text > 1 ? pencil.text * 0.8 : 1
	const { open, width } = input.room
	const left = (open.left ? ends.from : 0) / pencil.scale - (open.left ? 1 : WALL)
	const right = (open.right ? ends.to : width) / pencil.scale + (open.right ? 1 : WALL)
	const rows = [stops, [ends.from, ends.to]].map((row, i) =>
		chainOf(input, row, i === 1, {
			direction: 'horizontal',
			line: -(ROW.first + i * ROW.next) * airy,
			edge: UNDER_FLOOR,
		}),
	)
	const heights = [
		[0, desk.underside, desk.height],
		[0, desk.height],
	].map((column, i) =>
		chainOf(input, column, i === 1, {
			direction: 'vertical',
			line: left - (COLUMN.first + i * COLUMN.next) * airy,
			edge: left + 1,
		}),
	)
	const modesty = lowestModesty(desk)
	const under =
		modesty === null
			? []
			: [
					chainOf(input, [0, modesty, desk.underside], false, {
						direction: 'vertical',
						line: right + COLUMN.first * airy,
						edge: right - 1,
					}),
				]
	return [...rows, ...heights, ...under].flatMap((chain) =>
		drawChain(onPaper(chain, pencil), taken),
	)
}

export function lowestModesty({ modesties }: DeskFacts): number | null {
	return modesties.length === 0
		? null
		: Math.min(...modesties.map((board) => heightSpan(board).bottom))
}

/** How high above the floor the room for the knees is measured, and where along its span, as parts of them. */
const AT = { height: 0.3, along: 0.22 } as const

/** Its width and its height. */
export function kneeChains(
	input: ViewInput,
	desk: DeskFacts,
	pencil: Pencil,
	taken: Box[],
): Shape[] {
	const { knee, underside } = desk
	const look = { pen: 'accent', size: OVERALL_SIZE, weight: 600 } as const
	const along = knee.from + AT.along * lengthOf(knee)
	const level = AT.height * underside
	const across: Chain = {
		direction: 'horizontal',
		line: level / pencil.scale,
		stops: [knee.from, knee.to],
		figures: figuresOf([knee.from, knee.to], input),
		look,
	}
	const up: Chain = {
		direction: 'vertical',
		line: along / pencil.scale,
		stops: [0, underside],
		figures: figuresOf([0, underside], input),
		look,
	}
	return [across, up].flatMap((chain) => drawChain(onPaper(chain, pencil), taken))
}

function chainOf(
	input: ViewInput,
	stops: readonly number[],
	isOverall: boolean,
	place: Pick<Chain, 'direction' | 'line' | 'edge'>,
): Chain {
	return {
		...place,
		stops,
		figures: figuresOf(stops, input),
		...(isOverall && { look: { size: OVERALL_SIZE, weight: 600 } }),
	}
}

function onPaper(chain: Chain, { scale, text }: Pencil): Chain {
	const stops = chain.stops.map((stop) => stop / scale)
	return { ...chain, stops, look: { ...chain.look, scale: text } }
}

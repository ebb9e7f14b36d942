// Clear widths and the length below, clear heights on the right, the height and the ceiling on the left.
import { type Chain, drawChain, figureRoom, OVERALL_SIZE } from '../dimension.ts'
import type { Box, Shape } from '../drawing.ts'
import type { Pencil } from '../views/fronts.ts'
import { WALL } from '../views/surround.ts'
import {
	type GridFace,
	type GridInput,
	gridSize,
	isClamped,
	leftIn,
	wallsIn,
} from './grid-faces.ts'

const FIRST_CHAIN = 8.5
const NEXT_CHAIN = 7
const BESIDE = 6
const UNDER_FLOOR = -4

const overall = { size: OVERALL_SIZE, weight: 600 } as const

/** Only what is clear is written: the boards between are known. */
type Span = { from: number; to: number }
type Spans = { stops: number[]; figures: string[] }

export function gridChains(input: GridInput, face: GridFace, pencil: Pencil): Shape[] {
	const { length, height } = gridSize(input.furniture)
	const taken: Box[] = []
	const chains = [
		...widthChains(input, face, length),
		...heightChains(input, face, { length, height, scale: pencil.scale, text: pencil.text }),
	]
	return chains.flatMap((chain) => drawChain(onPaper(chain, pencil), taken))
}

function widthChains(input: GridInput, face: GridFace, length: number): Chain[] {
	const { captions, furniture } = input
	const bays = furniture.grid.cells
		.filter(({ row }) => row === 0)
		.map((cell) => {
			const from = leftIn(face, cell, length)
			return { from, to: from + cell.width }
		})
	const common = { direction: 'horizontal', edge: UNDER_FLOOR } as const
	return [
		{ ...common, line: -FIRST_CHAIN, ...clearSpans(bays, captions.number) },
		{
			...common,
			line: -FIRST_CHAIN - NEXT_CHAIN,
			stops: [0, length],
			figures: [captions.number(length)],
			look: overall,
		},
	]
}

type Measures = Pencil & { length: number; height: number }

function heightChains(input: GridInput, face: GridFace, measures: Measures): Chain[] {
	const { captions, furniture, room } = input
	const { length, height, scale, text } = measures
	const walls = wallsIn(face, room)
	const airy = text > 1 ? text * 0.85 : 1
	const right = length / scale + (walls.right ? WALL : 0)
	const left = walls.left ? -WALL : 0
	const ceiling = isClamped(furniture) ? Math.floor(room.height) : height
	const levels = ceiling > height ? [0, height, ceiling] : [0, height]
	const rows = furniture.grid.cells
		.filter(({ column }) => column === 0)
		.map(({ z, height: clear }) => ({ from: z, to: z + clear }))
	const column = (at: number, edge: number, spans: Spans): Chain => ({
		direction: 'vertical',
		line: at,
		edge,
		...spans,
	})
	return [
		column(right + BESIDE * airy, right, rowSpans(rows, captions.number, { scale, text })),
		{
			...column(left - BESIDE * airy, left, { stops: levels, figures: lengthsOf(levels, input) }),
			...(levels.length === 2 && { look: overall }),
		},
		...(levels.length > 2
			? [
					{
						...column(left - (BESIDE + NEXT_CHAIN) * airy, left, {
							stops: [0, ceiling],
							figures: [captions.number(ceiling)],
						}),
						look: overall,
					},
				]
			: []),
	]
}

/** Where the figures have no room between their stops, equal rows that follow each other are written once. */
function rowSpans(
	rows: readonly Span[],
	written: (value: number) => string,
	{ scale, text }: Pick<Pencil, 'scale' | 'text'>,
): Spans {
	const hasRoom = ({ from, to }: Span) =>
		figureRoom(written(to - from), text) <= (to - from) / scale
	if (rows.every(hasRoom)) return clearSpans(rows, written)
	const groups: { clear: number; count: number; from: number; to: number }[] = []
	for (const { from, to } of rows.toSorted((a, b) => a.from - b.from)) {
		const last = groups.at(-1)
		if (last?.clear === to - from) Object.assign(last, { to, count: last.count + 1 })
		else groups.push({ clear: to - from, count: 1, from, to })
	}
	const figureOf = ({ clear, count }: (typeof groups)[number]) =>
		count === 1 ? written(clear) : `${count} × ${written(clear)}`
	return {
		stops: groups.flatMap(({ from, to }) => [from, to]),
		figures: groups.flatMap((group, i) => (i === 0 ? [figureOf(group)] : ['', figureOf(group)])),
	}
}

export function lengthsOf(stops: readonly number[], { captions }: GridInput): string[] {
	return stops
		.slice(1)
		.map((stop, i) => captions.number(Math.round((stop - (stops[i] ?? 0)) * 10) / 10))
}

export function clearSpans(spans: readonly Span[], written: (value: number) => string): Spans {
	const sorted = spans.toSorted((a, b) => a.from - b.from)
	return {
		stops: sorted.flatMap(({ from, to }) => [from, to]),
		figures: sorted.flatMap(({ from, to }, i) =>
			i === 0 ? [written(to - from)] : ['', written(to - from)],
		),
	}
}

function onPaper(chain: Chain, { scale, text }: Pencil): Chain {
	const airy = text > 1 ? text * 0.85 : 1
	return {
		...chain,
		...(chain.direction === 'horizontal' && { line: chain.line * airy }),
		stops: chain.stops.map((stop) => stop / scale),
		look: { ...chain.look, scale: text },
	}
}

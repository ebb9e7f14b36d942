import type { Point2 } from '@gabarit/engine'
import { boxesMeet, boxOf, shapeBox } from '../box.ts'
import { deskFactsOf, lengthOf } from '../desk/desk-facts.ts'
import type { Box, Drawing, Shape } from '../drawing.ts'
import { isLoose } from '../panels/panel-lines.ts'
import type { PlanInput } from '../plan-input.ts'
import { moved, rectangle, text } from '../shapes.ts'
import { type Paper, papers } from './paper.ts'
import { scaleBarShapes } from './scale-bar.ts'
import { planName, type SheetFacts, TITLE_BLOCK, titleBlockShapes } from './title-block.ts'

const MARGIN = 8
const INNER = 6
const FOOT = 8

/** The inside of the frame less the title block, as two overlapping rectangles. */
export function freeSpaces({ width, height }: Paper): Box[] {
	const x = MARGIN + INNER
	const right = width - MARGIN - INNER
	const top = height - MARGIN - INNER
	const overBlock = MARGIN + TITLE_BLOCK.height + INNER
	const besideBlock = width - MARGIN - TITLE_BLOCK.width - INNER
	return [
		{ x, y: overBlock, width: right - x, height: top - overBlock },
		{ x, y: MARGIN + FOOT, width: besideBlock - x, height: top - MARGIN - FOOT },
	]
}

export function lowestFor(box: Box, paper: Paper): number {
	const besideBlock = paper.width - MARGIN - TITLE_BLOCK.width - INNER
	const isBeside = box.x + box.width <= besideBlock + 1e-6
	return isBeside ? MARGIN + FOOT : MARGIN + TITLE_BLOCK.height + INNER
}

export function listSpace({ width, height }: Paper): Paper {
	const used = MARGIN + TITLE_BLOCK.height + INNER
	return { width: width - 2 * (MARGIN + INNER), height: height - MARGIN - INNER - used }
}

export function upperLeft({ height }: Paper): Point2 {
	return [MARGIN + INNER, height - MARGIN - INNER]
}

export function sheetDrawing(
	input: PlanInput,
	facts: SheetFacts,
	content: readonly Shape[],
): Drawing {
	const { width, height } = papers[input.paper]
	const { captions } = input
	const values = { name: planName(input), number: facts.number, of: facts.of }
	return {
		width,
		height,
		title: captions.text('title', { code: input.title.code || '–', ...values }),
		description: describe(input, values),
		language: input.language,
		penScale: 1,
		shapes: [
			rectangle('frame', [MARGIN, MARGIN], [width - 2 * MARGIN, height - 2 * MARGIN]),
			...content,
			...foot(input),
			...(facts.scale ? scaleBar(facts.scale, input, content) : []),
			...titleBlockShapes(input, facts, [width - MARGIN - TITLE_BLOCK.width, MARGIN]),
		],
	}
}

function describe(
	{ captions, furniture, room }: PlanInput,
	values: Record<'name' | 'number' | 'of', string | number>,
): string {
	if (isLoose(furniture))
		return captions.text('describe.panels', { ...values, count: furniture.boards.length })
	const desk = deskFactsOf(furniture)
	if (desk) {
		const top = {
			width: captions.number(lengthOf(desk.top)),
			depth: captions.number(desk.depth),
		}
		return captions.text('describe.desk', { ...values, ...top })
	}
	const size = { width: captions.number(room.width), height: captions.number(room.height) }
	return captions.text(`describe.${room.kind ?? 'sheet'}`, { ...values, ...size })
}

function foot({ captions, furniture, measuredOn }: PlanInput): Shape[] {
	const units = furniture.grid ? 'footer.grid' : 'footer.units'
	const words = [captions.text(isLoose(furniture) ? 'footer.panels' : units)]
	if (measuredOn) words.push(captions.text('footer.measured', { date: measuredOn }))
	return [text([MARGIN + 5, MARGIN + 4], words.join(' '), { size: 2.2, ink: 'ink2', role: 'body' })]
}

/** Left of the title block, or over it where a view is in the way, or left out. */
function scaleBar(scale: number, input: PlanInput, content: readonly Shape[]): Shape[] {
	const { width } = papers[input.paper]
	const bar = scaleBarShapes(scale, input.captions)
	const own = boxOf(bar)
	const beside = width - MARGIN - TITLE_BLOCK.width - INNER - own.width
	const spots: Point2[] = [
		[beside, MARGIN + FOOT + 4],
		[width - MARGIN - INNER - own.width, MARGIN + TITLE_BLOCK.height + 6],
		[beside - own.width - 20, MARGIN + FOOT + 4],
		[MARGIN + INNER + 2, MARGIN + FOOT + 4],
	]
	const boxes = content.map(shapeBox)
	const free = spots.find(([x, y]) => {
		const box = { x: x - 3, y: y - 4, width: own.width + 6, height: own.height + 5 }
		return !boxes.some((other) => boxesMeet(box, other))
	})
	return free ? moved(bar, [free[0] - own.x, free[1]]) : []
}

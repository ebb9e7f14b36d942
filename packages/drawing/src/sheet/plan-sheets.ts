// A whole plan: views and tables as blocks, at the largest scale that keeps them on few sheets,
// each sheet with its frame, title block, scale bar and foot.
import { boxOf } from '../box.ts'
import type { Box, Drawing, Shape } from '../drawing.ts'
import type { PlanInput } from '../plan-input.ts'
import { moved, rectangle, text } from '../shapes.ts'
import { textWidth } from '../text-width.ts'
import { type Block, cutListBlocks, viewBlocks } from './blocks.ts'
import { type Packed, packSheets } from './pack.ts'
import { scaleBarShapes } from './scale-bar.ts'
import { planName, type SheetFacts, TITLE_BLOCK, titleBlockShapes } from './title-block.ts'

const papers = { A3: { width: 420, height: 297 }, A4: { width: 297, height: 210 } } as const
const MARGIN = 8
const INNER = 6
const GAP = 7
const FOOT = 7
const BAR_WIDTH = 62

type Plan = { blocks: Block[]; places: Packed[]; scale: number; sheets: number }

/** The scales offered, each with the most sheets of views it may take: a smaller drawing is better than a scattered one. */
const offers: Record<PlanInput['paper'], readonly (readonly [scale: number, sheets: number])[]> = {
	A3: [[20, 1], [25, 1], [20, 2], [25, 2], [50, 2], [50, 4], [100, 8]],
	A4: [[20, 3], [25, 3], [20, 4], [25, 4], [50, 4], [50, 6], [100, 12]],
}

/** The sheets of a plan, numbered: views, sections, then the cut list. */
export function drawPlanSheets(input: PlanInput): Drawing[] {
	const paper = papers[input.paper]
	const plan = choosePlan(input)
	const lists = cutListBlocks(input, listSpace(paper))
	const of = plan.sheets + lists.length
	const views = Array.from({ length: plan.sheets }, (_, i) => {
		const placed = plan.blocks.flatMap((block, b) => {
			const place = plan.places[b]
			return place?.sheet === i ? [{ block, place }] : []
		})
		const detail = placed.find(({ block }) => block.detail)?.block.detail ?? null
		const hasScale = placed.some(({ block }) => block.isToScale)
		const facts = { scale: hasScale ? plan.scale : null, detail, number: i + 1, of }
		const shapes = placed.flatMap(({ block, place }) =>
			moved(block.shapes, [place.x - block.box.x, place.y - block.box.y]),
		)
		return sheet(input, facts, shapes)
	})
	const tables = lists.map((block, i) =>
		sheet(input, { scale: null, detail: null, number: plan.sheets + i + 1, of }, [
			...moved(block.shapes, [MARGIN + INNER, paper.height - MARGIN - INNER]),
		]),
	)
	return [...views, ...tables]
}

function choosePlan(input: PlanInput): Plan {
	const free = freeSpaces(papers[input.paper])
	let last: Plan | null = null
	for (const [scale, most] of offers[input.paper]) {
		const blocks = viewBlocks(input, scale)
		const places = packSheets(blocks, free, GAP)
		if (!places) continue
		const sheets = Math.max(...places.map(({ sheet: number }) => number)) + 1
		// sections and tables may always take one sheet more; only the main views are held together
		const main = Math.max(...places.filter((_, i) => blocks[i]?.isMain).map(({ sheet: number }) => number)) + 1
		last = { blocks, places, scale, sheets }
		if (main <= most) return last
	}
	if (!last) throw new Error('no scale puts this furniture on a sheet')
	return last
}

type Paper = { width: number; height: number }

/** The inside of the frame less the title block, as two overlapping rectangles. */
function freeSpaces({ width, height }: Paper): Box[] {
	const [x, y] = [MARGIN + INNER, MARGIN + FOOT]
	const right = width - MARGIN - INNER
	const top = height - MARGIN - INNER
	const overBlock = MARGIN + TITLE_BLOCK.height + INNER
	const besideBlock = width - MARGIN - TITLE_BLOCK.width - INNER
	return [
		{ x, y: overBlock, width: right - x, height: top - overBlock },
		{ x, y: y + 8, width: besideBlock - x, height: top - y - 8 },
	]
}

/** Where a cut list may stand on a sheet: over the title block. */
function listSpace({ width, height }: Paper): Paper {
	const used = MARGIN + TITLE_BLOCK.height + INNER
	return { width: width - 2 * (MARGIN + INNER), height: height - MARGIN - INNER - used }
}

function sheet(input: PlanInput, facts: SheetFacts, content: readonly Shape[]): Drawing {
	const { width, height } = papers[input.paper]
	const { captions } = input
	const shapes: Shape[] = [
		rectangle('frame', [MARGIN, MARGIN], [width - 2 * MARGIN, height - 2 * MARGIN]),
		...content,
		...foot(input),
		...(facts.scale ? bar(facts.scale, input, content) : []),
		...titleBlockShapes(input, facts, [width - MARGIN - TITLE_BLOCK.width, MARGIN]),
	]
	const values = { name: planName(input), number: facts.number, of: facts.of }
	return {
		width,
		height,
		title: captions.text('title', { code: input.title.code, ...values }),
		description: captions.text('describe.sheet', {
			...values,
			width: captions.number(input.room.width),
			height: captions.number(input.room.height),
		}),
		language: input.language,
		penScale: 1,
		shapes,
	}
}

function foot({ captions, measuredOn }: PlanInput): Shape[] {
	const words = [captions.text('footer.units')]
	if (measuredOn) words.push(captions.text('footer.measured', { date: measuredOn }))
	return [text([MARGIN + 5, MARGIN + 4], words.join(' '), { size: 2.2, ink: 'ink2', role: 'body' })]
}

/** The scale bar stands left of the title block, over the foot, where no view is. */
function bar(scale: number, input: PlanInput, content: readonly Shape[]): Shape[] {
	const { width } = papers[input.paper]
	const length = 1000 / scale
	const shapes = scaleBarShapes(scale, input.captions)
	const right = width - MARGIN - TITLE_BLOCK.width - INNER - textWidth(input.captions.text('scaleBar'), 2)
	const foots = boxOf(content)
	const y = Math.min(MARGIN + FOOT + 5, foots.y - 3)
	const x = Math.max(right - length, right - BAR_WIDTH)
	return moved(shapes, [x, Math.max(y, MARGIN + FOOT + 2)])
}

// Views and tables at the largest scale that keeps them on few sheets, then the sections, then the cut list.
import type { Drawing, Shape } from '../drawing.ts'
import { isLoose, panelLinesOf } from '../panels/panel-lines.ts'
import type { PlanInput } from '../plan-input.ts'
import { moved } from '../shapes.ts'
import type { Block } from './block.ts'
import { cutListBlocks, detailBlocks, mainBlocks, sectionBlocks } from './blocks.ts'
import { freeSpaces, listSpace, sheetDrawing, upperLeft } from './frame.ts'
import { type Packed, packSheets } from './pack.ts'
import { type Paper, papers } from './paper.ts'
import { spread } from './spread.ts'

type Plan = { blocks: readonly Block[]; places: readonly Packed[]; scale: number; sheets: number }

/** Each scale with the most sheets it may take: a smaller drawing is better than a scattered one. */
type Offers = readonly (readonly [scale: number, sheets: number])[]
const mainOffers: Record<PlanInput['paper'], Offers> = {
	A3: [
		[10, 1],
		[20, 1],
		[25, 1],
		[20, 2],
		[25, 2],
		[50, 2],
		[50, 4],
		[100, 8],
	],
	A4: [
		[10, 2],
		[20, 3],
		[25, 3],
		[20, 4],
		[25, 4],
		[50, 4],
		[50, 6],
		[100, 12],
	],
}
const sectionOffers: Offers = [
	[10, 1],
	[20, 1],
	[25, 1],
	[20, 2],
	[25, 2],
	[50, 2],
	[50, 4],
	[100, 12],
]

/** A loose board is read on its own, so a long list takes more sheets before it is drawn smaller. */
const looseOffers: Record<PlanInput['paper'], Offers> = {
	A3: [
		[5, 1],
		[10, 1],
		[10, 2],
		[20, 2],
		[20, 5],
		[25, 12],
		[50, 24],
		[100, 40],
	],
	A4: [
		[5, 1],
		[10, 2],
		[10, 4],
		[20, 4],
		[20, 10],
		[25, 24],
		[50, 48],
		[100, 80],
	],
}

/** A measure out of all proportion has a plan too, as small as needed. */
const outOfProportion: Offers = Array.from({ length: 13 }, (_, i) => [1000 * 10 ** i, 12])

const GAP = 5

export function drawPlanSheets(input: PlanInput): Drawing[] {
	const paper = papers[input.paper]
	const details = detailBlocks(input)
	const isList = isLoose(input.furniture)
	const offers = isList ? offersFor(input) : mainOffers[input.paper]
	const drawn = new Map<number, Block[]>()
	const mainAt = (scale: number) => {
		const blocks = drawn.get(scale) ?? mainBlocks(input, scale)
		drawn.set(scale, blocks)
		return blocks
	}
	const all = choosePlan(offers, paper, (scale) => [...mainAt(scale), ...details])
	const bare = choosePlan(offers, paper, mainAt)
	// a detail alone on a sheet, or one that makes all views smaller, goes with the sections instead
	const isApart = bare.sheets < all.sheets || bare.scale < all.scale
	const views = isApart ? bare : all
	const sections = choosePlan(isList ? offers : sectionOffers, paper, (scale) => [
		...sectionBlocks(input, scale),
		...(isApart ? details : []),
	])
	const pages = [...pagesOf(views, paper), ...pagesOf(sections, paper), ...listPages(input, paper)]
	return pages.map(({ shapes, scale, detail }, i) =>
		sheetDrawing(input, { scale, detail, number: i + 1, of: pages.length }, shapes),
	)
}

/** Those whose sheets have at least the area of the boards that are to stand on them. */
function offersFor({ furniture, paper }: PlanInput): Offers {
	const { width, height } = papers[paper]
	const drawn = panelLinesOf(furniture).flatMap(({ kind, boards }) =>
		kind === 'wall' ? boards : boards.slice(0, 1),
	)
	const area = drawn.reduce((sum, board) => sum + board.length * board.width, 0)
	return looseOffers[paper].filter(
		([scale, sheets]) => area / scale ** 2 <= sheets * width * height,
	)
}

type Page = { shapes: Shape[]; scale: number | null; detail: number | null }

function pagesOf({ blocks, places, scale, sheets }: Plan, paper: Paper): Page[] {
	return Array.from({ length: sheets }, (_, number) => {
		const placed = blocks.flatMap((block, i) => {
			const place = places[i]
			return place?.sheet === number ? [{ block, place }] : []
		})
		return {
			shapes: spread(placed, paper).flatMap(({ block, place }) =>
				moved(block.shapes, [place.x - block.box.x, place.y - block.box.y]),
			),
			scale: placed.some(({ block }) => block.isToScale) ? scale : null,
			detail: placed.find(({ block }) => block.detail)?.block.detail ?? null,
		}
	})
}

function listPages(input: PlanInput, paper: Paper): Page[] {
	return cutListBlocks(input, listSpace(paper)).map((shapes) => ({
		shapes: moved(shapes, upperLeft(paper)),
		scale: null,
		detail: null,
	}))
}

function choosePlan(offers: Offers, paper: Paper, blocksAt: (scale: number) => Block[]): Plan {
	let last: Plan | null = null
	for (const [scale, most] of [...offers, ...outOfProportion]) {
		// more sheets rather than a drawing too small to read
		if (last && scale >= 1000) return last
		const blocks = blocksAt(scale)
		const places = packSheets(blocks, freeSpaces(paper), GAP)
		if (!places) continue
		const sheets = Math.max(-1, ...places.map(({ sheet }) => sheet)) + 1
		last = { blocks, places, scale, sheets }
		if (sheets <= most) return last
	}
	if (!last) throw new Error('no scale puts this furniture on a sheet')
	return last
}

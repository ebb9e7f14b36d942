// Loose boards as they stand, seen from the front: all pieces of a short list, the first of each line of a long one.
import { type Board, type Group, type Point2, roundedOutline } from '@gabarit/engine'
import { boxOf } from '../box.ts'
import { drawChain, OVERALL_SIZE } from '../dimension.ts'
import type { Box, Drawing, Shape } from '../drawing.ts'
import { elevationBox, elevationPoint } from '../facing.ts'
import type { ViewInput } from '../plan-input.ts'
import { circle, enlarged, moved, polygon, rectangle, text } from '../shapes.ts'
import { grainOf, onPaper, type Pencil } from '../views/fronts.ts'
import { lineName, type PanelLine, panelLinesOf } from './panel-lines.ts'
import { placeInRows, type Space } from './rows-on-stage.ts'
import { wallChains, wallFaces } from './wall-view.ts'

/** `name`: in words, as a number, or not at all. `least`: how large a board must be to want so much around it. */
type Detail = {
	pieces: number
	isMeasured: boolean
	name: 'words' | 'number' | 'none'
	least: { mm: number; ofStage: number }
}

const large = { mm: 20, ofStage: 0.3 }
const bare: Detail = { pieces: 1, isMeasured: false, name: 'none', least: { mm: 0, ofStage: 0 } }
const details: readonly Detail[] = [
	{ pieces: 3, isMeasured: true, name: 'words', least: large },
	{ pieces: 1, isMeasured: true, name: 'words', least: large },
	{ pieces: 1, isMeasured: false, name: 'number', least: { mm: 7, ofStage: 0.1 } },
	bare,
]

/** `paper`: mm for the picture; `text`: how much larger its letters are than on a printed plan. */
type Stage = {
	paper: Space
	text: number
	margin: number
	pixels: number
	/** The line that is outlined. */
	group: Group['id'] | null
}
type Place = { detail: Detail; scale: number; at: Point2[] }

/** `box` in mm of paper, around the pieces that are shown. */
type PlacedLine = { group: Group['id']; box: Box }

export function drawPanelsStage(
	input: ViewInput,
	stage: Stage,
): { drawing: Drawing; lines: PlacedLine[] } {
	const { captions, furniture, language } = input
	const { paper, margin, pixels, text: letters } = stage
	const lines = panelLinesOf(furniture)
	const { detail, scale, at } = placesOn(stage, lines, input)
	const placed = lines.map((line, i) => {
		const [x, y] = at[i] ?? [0, 0]
		const own = lineShapes(line, { input, detail, pencil: { scale, text: letters } })
		const shift: Point2 = [margin + x, paper.height - margin + y]
		const box = facesBox(line, detail, scale)
		const { group } = line.boards[0]
		const outline = group === stage.group ? outlineOf(shownOf(line, detail), scale) : []
		return {
			group,
			shapes: moved([...own, ...outline], shift),
			box: { ...box, x: shift[0], y: shift[1] },
		}
	})
	const drawing: Drawing = {
		width: paper.width * pixels,
		height: paper.height * pixels,
		title: captions.text('views.panels'),
		description: captions.text('describe.panelStage', { count: furniture.boards.length }),
		language,
		penScale: pixels,
		shapes: enlarged(
			placed.flatMap(({ shapes }) => shapes),
			pixels,
		),
	}
	return { drawing, lines: placed.map(({ group, box }) => ({ group, box })) }
}

function facesBox(line: PanelLine, detail: Detail, scale: number): Box {
	const { width, height } = elevationBox(shownOf(line, detail))
	return { x: 0, y: 0, width: width / scale, height: height / scale }
}

function outlineOf(shown: readonly Board[], scale: number): Shape[] {
	const { x, y } = elevationBox(shown)
	const outlines = shown.map((board) =>
		polygon(
			'selected',
			onPaper(
				roundedOutline(board).map((point) => elevationPoint(board, point)),
				scale,
			),
		),
	)
	return moved(outlines, [-x / scale, -y / scale])
}

function placesOn(stage: Stage, lines: readonly PanelLine[], input: ViewInput): Place {
	const usual = usualSize(lines)
	for (const detail of details) {
		const least = Math.min(detail.least.mm, detail.least.ofStage * stage.paper.height)
		const place = largestPlace(stage, lines, { input, detail, smallest: usual / least })
		if (place) return place
	}
	return { detail: bare, scale: 1, at: [] }
}

/** mm: half of the lines have a longer board. */
function usualSize(lines: readonly PanelLine[]): number {
	const sizes = lines.map(({ boards: [first] }) => Math.max(first.length, first.width))
	return sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0
}

const STEP = 1.5
const REFINED = 7
/** A picture as small as this shows nothing. */
const SMALLEST = 1e7

type Wanted = Pick<LineLook, 'input' | 'detail'> & { smallest: number }

/** Figures keep their size, so the scale is found by trying; null where even the smallest finds no room. */
function largestPlace(
	{ paper, margin, text: letters }: Stage,
	lines: readonly PanelLine[],
	{ smallest, ...look }: Wanted,
): Place | null {
	const space = { width: paper.width - 2 * margin, height: paper.height - 2 * margin }
	const gap = look.detail.isMeasured ? 4 * letters : 1.5
	const placesAt = (scale: number): Point2[] | null => {
		const pencil = { scale, text: letters }
		return placeInRows(
			lines.map((line) => lineBox(line, { ...look, pencil })),
			space,
			gap,
		)
	}
	let fits = Math.min(SMALLEST, smallest)
	let at = placesAt(fits)
	if (!at) return null
	let tooLarge = fits / STEP
	for (let tried = placesAt(tooLarge); tried && tooLarge > 1; tried = placesAt(tooLarge)) {
		at = tried
		fits = tooLarge
		tooLarge /= STEP
	}
	for (let i = 0; i < REFINED; i++) {
		const middle = (fits + tooLarge) / 2
		const tried = placesAt(middle)
		if (tried) {
			fits = middle
			at = tried
		} else tooLarge = middle
	}
	return { detail: look.detail, scale: fits, at }
}

type LineLook = { input: ViewInput; detail: Detail; pencil: Pencil }

function lineBox(line: PanelLine, look: LineLook): Box {
	const { width, height } = facesBox(line, look.detail, look.pencil.scale)
	return boxOf([rectangle('front', [0, 0], [width, height]), ...around(line, look)])
}

/** In millimetres of paper; the lower left corner of the first piece, or of the wall, at the origin. */
function lineShapes(line: PanelLine, look: LineLook): Shape[] {
	const { detail, input, pencil } = look
	const shown = shownOf(line, detail)
	const faces =
		line.kind === 'wall' && detail.isMeasured
			? wallFaces(shown, { captions: input.captions, pencil, profiles: [] })
			: pieceShapes(shown, pencil)
	return [...faces, ...around(line, look)]
}

function shownOf({ kind, boards }: PanelLine, { pieces }: Detail): readonly Board[] {
	return kind === 'wall' ? boards : boards.slice(0, pieces)
}

function pieceShapes(shown: readonly Board[], pencil: Pencil): Shape[] {
	const { x, y } = elevationBox(shown)
	const shapes = shown.flatMap((board): Shape[] => {
		const round = roundedOutline(board).map((point) => elevationPoint(board, point))
		const outline = onPaper(round, pencil.scale)
		return [
			polygon(null, outline, 'paper'),
			...grainOf(board, pencil),
			...boreShapes(board, pencil),
			polygon('front', outline),
		]
	})
	return moved(shapes, [-x / pencil.scale, -y / pencil.scale])
}

/** A smaller bore is a speck on the screen, mm of paper. */
const SPECK = 0.12

/** Cups and pins enter the face behind. */
function boreShapes(board: Board, { scale }: Pencil): Shape[] {
	const { bores = [], thickness } = board
	return bores.flatMap(({ at, diameter, depth }) => {
		const radius = diameter / 2 / scale
		const [x, z] = elevationPoint(board, at)
		const center: Point2 = [x / scale, z / scale]
		if (radius < SPECK) return []
		return depth < thickness
			? [circle('hidden', center, radius)]
			: [circle('board', center, radius, 'paper')]
	})
}

/** Dimensions and name. */
function around(line: PanelLine, look: LineLook): Shape[] {
	const chains = look.detail.isMeasured ? chainsOf(line, look) : []
	return [...chains, ...nameShapes(line, look, chains)]
}

const AWAY = 5.5

function chainsOf({ kind, boards }: PanelLine, { input, pencil }: LineLook): Shape[] {
	const { captions } = input
	const { scale, text: letters } = pencil
	if (kind === 'wall') return wallChains(boards, { captions, pencil, profiles: [] })
	const { width, height } = elevationBox([boards[0]])
	const look = { scale: letters, size: OVERALL_SIZE, weight: 600 } as const
	const chainOf = (direction: 'horizontal' | 'vertical', size: number) =>
		({
			direction,
			line: -AWAY * letters,
			edge: 0,
			stops: [0, size / scale],
			figures: [captions.number(size)],
			look,
		}) as const
	const taken: Box[] = []
	return [
		...drawChain(chainOf('horizontal', width), taken),
		...drawChain(chainOf('vertical', height), taken),
	]
}

const NAME = { words: 2.3, number: 2, below: 1.6 } as const

function nameShapes(
	{ kind, number, boards }: PanelLine,
	{ detail, input, pencil }: LineLook,
	above: readonly Shape[],
): Shape[] {
	const { captions } = input
	if (detail.name === 'none') return []
	const size = NAME[detail.name] * pencil.text
	const count = boards.length
	const short = captions.number(number) + (count > 1 ? ` · ${captions.number(count)} ×` : '')
	const words =
		detail.name === 'words' || kind === 'wall'
			? captions.text('panels.count', { name: lineName(kind, number, captions), count })
			: short
	const lowest = above.length > 0 ? boxOf(above).y : 0
	const at: Point2 = [0, lowest - NAME.below - 0.7 * size]
	return [text(at, words, { size, weight: detail.name === 'words' ? 600 : 400 })]
}

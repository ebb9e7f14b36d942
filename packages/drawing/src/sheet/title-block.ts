import type { Point2 } from '@gabarit/engine'
import { deskFactsOf } from '../desk/desk-facts.ts'
import type { Shape } from '../drawing.ts'
import { panelLinesOf } from '../panels/panel-lines.ts'
import type { PlanInput } from '../plan-input.ts'
import { line, moved, rectangle, text } from '../shapes.ts'
import { fitText, textWidth } from '../text-width.ts'
import { markShapes } from './mark.ts'

export const TITLE_BLOCK = { width: 100, height: 57 } as const
const PRODUCT = 'Gabarit'

export type SheetFacts = {
	/** 25 for 1:25; null on a sheet of tables. */
	scale: number | null
	detail: number | null
	number: number
	of: number
}

type Cell = { caption: string; value: string; from: number; to: number }

export function titleBlockShapes(input: PlanInput, sheet: SheetFacts, at: Point2): Shape[] {
	const { width, height } = TITLE_BLOCK
	const { captions, title, paper } = input
	const rows = [13.5, 27, 40]
	const scale = (value: number | null) => (value ? `1:${captions.number(value)}` : '–')
	const { customer } = title
	const code = { caption: captions.text('block.code'), value: spacedCode(title.code) || '–' }
	const named = {
		caption: captions.text('block.customer'),
		value: customer ?? '',
		from: 46,
		to: 74,
	}
	const upper: Cell[] = [
		{ ...code, from: 0, to: customer === undefined ? 74 : 46 },
		...(customer === undefined ? [] : [named]),
		{ caption: captions.text('block.date'), value: title.date, from: 74, to: width },
	]
	const lower: Cell[] = [
		{ caption: captions.text('block.scale'), value: scale(sheet.scale), from: 0, to: 26 },
		{ caption: captions.text('block.detail'), value: scale(sheet.detail), from: 26, to: 52 },
		{ caption: captions.text('block.format'), value: paper, from: 52, to: 74 },
		{
			caption: captions.text('block.sheet'),
			value: captions.text('block.sheetOf', { number: sheet.number, of: sheet.of }),
			from: 74,
			to: width,
		},
	]
	const shapes: Shape[] = [
		rectangle('frame', [0, 0], [width, height], 'paper'),
		...rows.map((y) => line('board', [0, y], [width, y])),
		...cells(upper, 13.5),
		...cells(lower, 0),
		nameShape(planName(input), width - 10),
		...head(input),
	]
	return moved(shapes, at)
}

// A long name is written smaller before it is cut.
const NAME_SIZES = [4.2, 3.7, 3.2] as const

function nameShape(name: string, room: number): Shape {
	const fits = NAME_SIZES.find((size) => textWidth(name, size, 600) <= room)
	const size = fits ?? NAME_SIZES[2]
	return text([5, 31.7], fitText(name, size, room, 600), { size, weight: 600, role: 'heading' })
}

function head({ captions, title }: PlanInput): Shape[] {
	const { width } = TITLE_BLOCK
	const tenant = fitText(title.tenant, 2.3, 46)
	return [
		...markShapes([5.5, 43.8], 8.8),
		text([18, 46.4], PRODUCT, { size: 5.4, weight: 600, role: 'body' }),
		text([width - 5, 49.4], captions.text('block.plan'), {
			size: 2.8,
			anchor: 'end',
			ink: 'ink2',
			role: 'body',
		}),
		text([width - 5, 44.6], tenant, { size: 2.3, anchor: 'end', ink: 'ink2', role: 'body' }),
	]
}

function cells(row: readonly Cell[], bottom: number): Shape[] {
	return row.flatMap(({ caption, value, from, to }, i) => {
		const room = to - from - 5
		const size = textWidth(value, 2.9, 600) > room ? 2.3 : 2.9
		return [
			...(i > 0 ? [line('board', [from, bottom], [from, bottom + 13.5])] : []),
			text([from + 4, bottom + 9.3], caption, { size: 2.1, ink: 'ink3', role: 'body' }),
			text([from + 4, bottom + 3.9], fitText(value, size, room, 600), {
				size,
				weight: 600,
				role: 'body',
			}),
		]
	})
}

function spacedCode(code: string): string {
	const bare = code.replaceAll(' ', '')
	return bare.replace(/(.{4})(?=.)/g, '$1 ')
}

/** The given name, else one made from its runs or walls and what is over them, or from what a list holds. */
export function planName(input: PlanInput): string {
	const { title, room, captions } = input
	if (title.name) return title.name
	if (room.flight) return captions.text(`name.stairs.${room.flight.side}`)
	const name = captions.text(`name.${footprintOf(input)}`)
	return room.slopes.length > 0 ? captions.text('name.sloped', { name }) : name
}

function footprintOf({ furniture, room }: PlanInput) {
	if (deskFactsOf(furniture)) return 'desk'
	if (room.kind) return room.kind
	const kinds = panelLinesOf(furniture).map(({ kind }) => kind)
	if (kinds.includes('wall')) return kinds.includes('list') ? 'panelsAndCladding' : 'cladding'
	if (kinds.includes('list')) return 'panels'
	if (furniture.grid) return 'separator'
	const sides = furniture.runs.map(({ side }) => side)
	if (sides.includes('Left')) return sides.includes('Right') ? 'twoSides' : 'leftSide'
	if (sides.includes('Right')) return 'rightSide'
	if (room.open.left && room.open.right) return 'none'
	return room.open.left || room.open.right ? 'one' : 'both'
}

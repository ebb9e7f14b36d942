// A view or a table as it is packed on a sheet.
import { boxOf } from '../box.ts'
import type { Box, Shape } from '../drawing.ts'
import { text } from '../shapes.ts'
import type { Packable } from './pack.ts'

export type Block = Packable & {
	shapes: readonly Shape[]
	box: Box
	isToScale: boolean
	/** Scale of a detail drawn larger than the rest. */
	detail: number | null
}

/** Headings of views, mm. */
export const TITLE_SIZE = 3.6
export const TITLE_GAP = 4

export function blockOf(shapes: readonly Shape[], more: Partial<Block> = {}): Block {
	const box = more.box ?? boxOf(shapes)
	return {
		width: box.width,
		height: box.height,
		align: 'left',
		isToScale: true,
		detail: null,
		...more,
		shapes,
		box,
	}
}

/** `left`: room kept on the left of the heading. */
export function titled(
	words: string,
	shapes: readonly Shape[],
	left: number,
	titleAt = 0,
): { shapes: Shape[]; box: Box } {
	const box = boxOf(shapes)
	const top = box.y + box.height + TITLE_GAP
	const title = text([titleAt, top], words, { size: TITLE_SIZE, weight: 600, role: 'heading' })
	const all = [...shapes, title]
	const own = boxOf(all)
	const x = Math.min(own.x, titleAt - left)
	return { shapes: all, box: { x, y: own.y, width: own.x + own.width - x, height: own.height } }
}

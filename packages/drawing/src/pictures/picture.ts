// A small picture for a card or a field: drawn in pixels, pens four times as heavy as on paper.
import type { Point2 } from '@gabarit/engine'
import type { Drawing, Shape } from '../drawing.ts'
import { narrowSpace } from '../text-width.ts'

/** How the reader writes a length: `3 000` or `3,000`. */
export type WriteNumber = (value: number) => string

/** Thousands behind a narrow space, as French and Dutch readers have them. */
export function narrowNumber(value: number): string {
	return String(value).replace(/(\d)(\d{3})$/, `$1${narrowSpace}$2`)
}

/** A decoration of a size in pixels; its place on the screen says what it is. */
export function picture([width, height]: Point2, shapes: readonly Shape[], penScale = 4): Drawing {
	return { width, height, title: '', description: '', language: 'fr', penScale, shapes }
}

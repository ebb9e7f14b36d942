// A small picture for a card or a field: drawn in pixels, pens four times as heavy as on paper.
import type { Point2 } from '@gabarit/engine'
import type { Drawing, Shape } from '../drawing.ts'

/** A decoration of a size in pixels; its place on the screen says what it is. */
export function picture([width, height]: Point2, shapes: readonly Shape[], penScale = 4): Drawing {
	return { width, height, title: '', description: '', language: 'fr', penScale, shapes }
}

import type { Point2 } from '@gabarit/engine'
import type { Drawing, Shape } from '../drawing.ts'
import { narrowSpace } from '../text-width.ts'

/** How the reader writes a length: `3 000` or `3,000`. */
export type WriteNumber = (value: number) => string

/** Thousands behind a narrow space, as in French and Dutch. */
export function narrowNumber(value: number): string {
	return String(value).replace(/(\d)(\d{3})$/, `$1${narrowSpace}$2`)
}

/** Sizes in pixels; pens are four times as heavy as on paper. */
export function picture([width, height]: Point2, shapes: readonly Shape[], penScale = 4): Drawing {
	return { width, height, title: '', description: '', language: 'fr', penScale, shapes }
}

import { narrowSpace } from '@gabarit/drawing'

type Subset = 'latin' | 'ext'
/** `tuck`: shift to the left, as a share of the font size, so that the leading space is half as wide. */
export type Piece = { words: string; font: string; tuck: number }

const SPACE = 0.275

/** Signs that the fonts lack, and what is written instead. */
const spelled: Readonly<Record<string, string>> = {
	'\u2192': '->',
	'\u2190': '<-',
	'\u2265': '>=',
	'\u2264': '<=',
	'\u2713': 'x',
	'\u2212': '\u2013',
	'\u2009': narrowSpace,
}
const eastern = /[\u0100-\u0151\u0154-\u024F\u1E00-\u1EFF]/

export function piecesOf(text: string, fontOf: (subset: Subset) => string): Piece[] {
	const pieces: Piece[] = []
	let current: Piece | null = null
	for (const raw of text) {
		for (const letter of spelled[raw] ?? raw) {
			const isGap = letter === narrowSpace
			const font = fontOf(eastern.test(letter) ? 'ext' : 'latin')
			if (!current || isGap || current.font !== font) {
				current = { words: '', font, tuck: isGap ? SPACE / 2 : 0 }
				pieces.push(current)
			}
			// A real space in the gap, so that a screen reader finds "3 000" and not "3000".
			current.words += isGap ? ' ' : letter
		}
	}
	return pieces
}

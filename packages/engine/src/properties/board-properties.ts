// Boards that a workshop can cut (domain 1.2, 2.2, 7).
import type { Board } from '../furniture/board.ts'
import { extentOf, type Property, unless } from './property.ts'

/** No number anywhere in the answer is NaN or endless. */
export const numbersAreNumbers: Property = (furniture) => {
	const found = strangeNumber(furniture, 'furniture')
	return found === null ? [] : [`${found} is no number`]
}

function strangeNumber(value: unknown, path: string): string | null {
	if (typeof value === 'number') return Number.isFinite(value) ? null : path
	if (typeof value !== 'object' || value === null) return null
	for (const [key, child] of Object.entries(value)) {
		const found = strangeNumber(child, `${path}.${key}`)
		if (found) return found
	}
	return null
}

const thicknesses = new Set([8, 16, 18, 19, 28])
/** A strip narrower than this cannot be held while it is cut. */
const STRIP_MIN = 8

/** A stock thickness, out of a sheet, along its grain. */
export const boardsCanBeCut: Property = ({ boards }) =>
	boards.flatMap((board) => {
		const size = () => `${board.id} ${board.length} x ${board.width} x ${board.thickness}`
		return [
			...unless(thicknesses.has(board.thickness), () => `${size()}: no stock thickness`),
			...unless(Math.min(board.length, board.width) >= STRIP_MIN, () => `${size()}: a splinter`),
			...unless(fitsSheet(board), () => `${size()}: over the sheet`),
		]
	})

function fitsSheet({ length, width, grain }: Board): boolean {
	const lies = length <= 2780 && width <= 2050
	return lies || (grain === 'none' && width <= 2780 && length <= 2050)
}

/** What is ordered holds what stands there; a top filler under a slope is ordered by its face (domain 7). */
export const blanksHoldTheirBoards: Property = ({ boards }) =>
	boards
		.filter(({ part }) => part !== 'TopFiller')
		.flatMap((board) => {
			const [long, wide] = extentOf(board)
			const holds = long <= board.length + 0.51 && wide <= board.width + 0.51
			return unless(
				holds,
				() => `${board.id}: ${long} x ${wide} out of ${board.length} x ${board.width}`,
			)
		})

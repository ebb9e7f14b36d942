import { PART_MAX } from '../../constants.ts'

type Stretch = { x: number; width: number }

/**
 * Pieces that fit the sheet, jointed where modules meet (domain 3.2); `spare`: length kept for what
 * else a piece must cover.
 */
export function piecesAtJoints(
	places: readonly Stretch[],
	spare = 0,
): { x: number; length: number }[] {
	const pieces: { x: number; length: number }[] = []
	for (const place of places) {
		const last = pieces.at(-1)
		const end = place.x + place.width
		if (last && end - last.x <= PART_MAX.length - spare) last.length = end - last.x
		else pieces.push({ x: last ? last.x + last.length : place.x, length: 0 })
		const piece = pieces.at(-1)
		if (piece && piece !== last) piece.length = end - piece.x
	}
	return pieces
}

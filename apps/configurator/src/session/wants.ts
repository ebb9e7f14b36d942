// What the buyer owns: kept with the design, never part of it. The screen counts folded things in piles.
import { type Kind, type Meter, type Need, NO_PIECES, PER_PILE, type Wants } from '@gabarit/engine'

export type KeptWants = Required<Wants>

/** The start value: two people who have not counted anything yet. */
export const usualWants: KeptWants = {
	...NO_PIECES,
	persons: 2,
	reach: 1950,
}

export function shownCount(kind: Kind, pieces: number): number {
	return kind === 'folded' ? Math.ceil(pieces / PER_PILE) : pieces
}

export function piecesOf(kind: Kind, shown: number): number {
	return kind === 'folded' ? shown * PER_PILE : shown
}

/** `held` is rounded down to whole piles, `missing` up. */
export type ShownNeed = {
	kind: Kind
	held: number
	wanted: number
	shortage: number
	unit: Need['unit']
}

export function shownNeeds({ needs }: Meter): ShownNeed[] {
	return needs
		.filter(({ wanted }) => wanted > 0)
		.map(({ kind, held, wanted, shortage, unit }) => ({
			kind,
			held: kind === 'folded' ? Math.floor(held / PER_PILE) : held,
			wanted: shownCount(kind, wanted),
			shortage: unit === 'mm' ? shortage : shownCount(kind, shortage),
			unit,
		}))
}

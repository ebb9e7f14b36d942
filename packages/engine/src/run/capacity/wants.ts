// What a buyer owns, as counts per kind (domain 5.4), and what a household needs when only persons are given (domain 5.3).
import { REACH } from '../../constants.ts'
import type { Capacity } from '../../furniture/furniture.ts'

export type Kind = keyof Capacity

/** In the order in which a zone offers itself (domain 5.4). */
export const kinds = [
	'long',
	'short',
	'trousers',
	'folded',
	'small',
	'shoes',
	'suitcases',
] as const satisfies readonly Kind[]

/** None of any kind. */
export const NO_PIECES = {
	long: 0,
	short: 0,
	trousers: 0,
	folded: 0,
	small: 0,
	shoes: 0,
	suitcases: 0,
} as const satisfies Capacity

/** Pieces owned per kind. `persons` adds what a household needs; `reach`: daily things stay below, mm. */
export type Wants = Record<Kind, number> & { persons?: number; reach?: number }

/** Wants with nothing left open. */
export type Targets = { wanted: Record<Kind, number>; reach: number }

/** Rail that one piece takes, mm. */
export const RAIL_PER_PIECE = { long: 60, short: 35, trousers: 30 } as const

/** Pieces in a pile of folded things of the usual height. */
export const PER_PILE = 8
/** Pieces of small linen in a drawer. */
export const PER_DRAWER = 20

/** Per person: 1.5 m of rail, eight shelves of a pile, three drawers. */
const PERSON = { rail: 1500, folded: 8 * PER_PILE, small: 3 * PER_DRAWER } as const

/** What has to be held: the counts, and never less than the persons need. */
export function targetsOf({ persons = 0, reach = REACH, ...counts }: Wants): Targets {
	const hung = counts.long * RAIL_PER_PIECE.long + counts.short * RAIL_PER_PIECE.short
	const missing = Math.max(0, persons * PERSON.rail - hung)
	return {
		wanted: {
			...counts,
			short: counts.short + Math.ceil(missing / RAIL_PER_PIECE.short),
			folded: Math.max(counts.folded, persons * PERSON.folded),
			small: Math.max(counts.small, persons * PERSON.small),
		},
		reach,
	}
}

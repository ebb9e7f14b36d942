import { REACH } from '../../constants.ts'
import type { Capacity } from '../../furniture/furniture.ts'

export type Kind = keyof Capacity

/** In order of priority: a zone serves the first kind still short (domain 5.4). */
export const kinds = [
	'long',
	'short',
	'trousers',
	'folded',
	'small',
	'shoes',
	'suitcases',
] as const satisfies readonly Kind[]

export const NO_PIECES = {
	long: 0,
	short: 0,
	trousers: 0,
	folded: 0,
	small: 0,
	shoes: 0,
	suitcases: 0,
} as const satisfies Capacity

/** Pieces per kind. `persons` adds what a household needs (domain 5.3); `reach`: mm, daily things stay below. */
export type Wants = Record<Kind, number> & { persons?: number; reach?: number }

export type Targets = { wanted: Record<Kind, number>; reach: number }

export const RAIL_PER_PIECE = { long: 60, short: 35, trousers: 30 } as const

export const PER_PILE = 8
export const PER_DRAWER = 20

/** Per person: 1.5 m of rail, eight piles, three drawers. */
const PERSON = { rail: 1500, folded: 8 * PER_PILE, small: 3 * PER_DRAWER } as const

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

// Each kind has a row in two tables: this one, and in offers.ts the half that a page loads later.
import type { Catalogue } from '../catalogue.ts'
import type { FitVerdict } from '../check/fit/fit-verdicts.ts'
import type { Furniture } from '../furniture/furniture.ts'
import type { Remedy } from '../issue.ts'
import type { Result } from '../result.ts'
import type { Room } from '../room/room-of.ts'
import type { Design } from '../run/design.ts'
import { applyRemedy } from './apply-remedy.ts'
import { desk } from './desk/desk.ts'
import { dressing } from './dressing/dressing.ts'
import { panels } from './panels/panels.ts'
import { roomSeparator } from './room-separator/room-separator.ts'
import { type Configuration, type FurnitureType, typeOf } from './schemas.ts'
import type { Settled } from './settled.ts'
import { stairsFurniture } from './stairs-furniture/stairs-furniture.ts'
import { tvFurniture } from './tv-furniture/tv-furniture.ts'

/** `design`: the completed decisions of a kind that stands on modules; null for the others. */
export type Solution = {
	design: Design | null
	colors: Design['colors']
	result: Result<Furniture>
}

type Kind<C extends Configuration> = {
	build: (configuration: C, catalogue: Catalogue) => Solution
	edit: (before: C, wanted: C, catalogue: Catalogue) => Settled<C>
	/** Where it stands, as a picture needs it. */
	roomOf: (configuration: C) => Room
	/** What a list says of it, mm; absent where it has no size of its own. */
	sizeOf?: (configuration: C) => { width: number; height: number }
	/** Absent where it stands against no wall. */
	fit?: (configuration: C, catalogue: Catalogue) => FitVerdict[]
}

const kinds = {
	wardrobe: dressing,
	shelves: dressing,
	drawer: dressing,
	top10: dressing,
	desk,
	panels,
	tvFurniture,
	roomSeparator,
	stairsFurniture,
} satisfies Record<FurnitureType, unknown>

// The row of a type reads configurations of that type only, which the compiler cannot follow through a table.
function kindOf(configuration: Configuration): Kind<Configuration> {
	return kinds[typeOf(configuration)] as unknown as Kind<Configuration>
}

/** Never throws for what a buyer may enter. */
export function buildFurniture(
	configuration: Configuration,
	catalogue: Catalogue,
): Result<Furniture> {
	return solveConfiguration(configuration, catalogue).result
}

export function solveConfiguration(configuration: Configuration, catalogue: Catalogue): Solution {
	return kindOf(configuration).build(configuration, catalogue)
}

/** The edit is merged in (see `applyRemedy`), then settled. */
export function applyEdit<C extends Configuration>(
	configuration: C,
	edit: Remedy,
	catalogue: Catalogue,
): Settled<C> {
	return settleEdit(configuration, applyRemedy(configuration, edit), catalogue)
}

/** Both are of one kind: the type never changes inside a design, but for those of a dressing. */
export function settleEdit<C extends Configuration>(
	before: C,
	wanted: C,
	catalogue: Catalogue,
): Settled<C> {
	return kindOf(wanted).edit(before, wanted, catalogue) as Settled<C>
}

export function roomOf(configuration: Configuration): Room {
	return kindOf(configuration).roomOf(configuration)
}

/** Of a dressing its room, of a desk its own. */
export function sizeOf(configuration: Configuration): { width: number; height: number } | null {
	return kindOf(configuration).sizeOf?.(configuration) ?? null
}

export function fitVerdictsOf(configuration: Configuration, catalogue: Catalogue): FitVerdict[] {
	return kindOf(configuration).fit?.(configuration, catalogue) ?? []
}

// Each kind has a row in two tables: this one, and in offers.ts the half that a page loads later.
import type { Catalogue } from '../catalogue.ts'
import type { Furniture } from '../furniture/furniture.ts'
import type { Remedy } from '../issue.ts'
import type { Result } from '../result.ts'
import { applyRemedy } from './apply-remedy.ts'
import { dressing } from './dressing/dressing.ts'
import { type Configuration, type FurnitureType, typeOf } from './dressing/schema.ts'

type Kind = typeof dressing

const kinds: Readonly<Record<FurnitureType, Kind>> = {
	wardrobe: dressing,
	shelves: dressing,
	drawer: dressing,
	top10: dressing,
}

function kindOf(configuration: Configuration): Kind {
	return kinds[typeOf(configuration)]
}

/** A document without a known type is read as a dressing. */
export function schemaOf(document: unknown): Kind['schema'] {
	const type =
		typeof document === 'object' && document !== null && 'type' in document ? document.type : null
	const known = Object.entries(kinds).find(([name]) => name === type)
	return (known?.[1] ?? dressing).schema
}

export function completeConfiguration(configuration: Configuration, catalogue: Catalogue) {
	return kindOf(configuration).complete(configuration, catalogue)
}

/** Never throws for what a buyer may enter. */
export function buildFurniture(
	configuration: Configuration,
	catalogue: Catalogue,
): Result<Furniture> {
	return solveConfiguration(configuration, catalogue).result
}

export function solveConfiguration(configuration: Configuration, catalogue: Catalogue) {
	return kindOf(configuration).build(configuration, catalogue)
}

/** The edit is merged in (see `applyRemedy`), then settled. */
export function applyEdit(configuration: Configuration, edit: Remedy, catalogue: Catalogue) {
	return settleEdit(configuration, applyRemedy(configuration, edit), catalogue)
}

export function settleEdit(before: Configuration, wanted: Configuration, catalogue: Catalogue) {
	return kindOf(wanted).edit(before, wanted, catalogue)
}

export function roomOf(configuration: Configuration) {
	return kindOf(configuration).roomOf(configuration)
}

export function fitVerdictsOf(configuration: Configuration, catalogue: Catalogue) {
	return kindOf(configuration).fit(configuration, catalogue)
}

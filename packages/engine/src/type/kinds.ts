// The table of kinds: what a configuration is made by follows from its type, here and in offers.ts, the half of each row
// that a page loads later.
import type { Catalogue } from '../catalogue.ts'
import type { Furniture } from '../furniture/furniture.ts'
import type { Remedy } from '../issue.ts'
import type { Result } from '../result.ts'
import { dressing } from './dressing/dressing.ts'
import { applyRemedy } from './dressing/edit/apply-remedy.ts'
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

/** The schema of a stored document by its type; one without a known type is read as a dressing. */
export function schemaOf(document: unknown): Kind['schema'] {
	const type =
		typeof document === 'object' && document !== null && 'type' in document ? document.type : null
	const known = Object.entries(kinds).find(([name]) => name === type)
	return (known?.[1] ?? dressing).schema
}

/** Every default filled in. */
export function completeConfiguration(...given: Parameters<Kind['complete']>) {
	return kindOf(given[0]).complete(...given)
}

/** The furniture of a configuration, or every reason why it cannot be made. Never throws for what a buyer may enter. */
export function buildFurniture(
	configuration: Configuration,
	catalogue: Catalogue,
): Result<Furniture> {
	return solveConfiguration(configuration, catalogue).result
}

/** The same with the design from which it was built. */
export function solveConfiguration(...given: Parameters<Kind['build']>) {
	return kindOf(given[0]).build(...given)
}

/** The configuration with an edit merged into it (see `applyRemedy`), settled as `settleEdit` does. */
export function applyEdit(configuration: Configuration, edit: Remedy, catalogue: Catalogue) {
	return settleEdit(configuration, applyRemedy(configuration, edit), catalogue)
}

/** Settles a configuration as wanted: later choices that no longer hold give way to the nearest. */
export function settleEdit(...given: Parameters<Kind['edit']>) {
	return kindOf(given[1]).edit(...given)
}

/** The room as measured, for whoever draws it. */
export function roomOf(...given: Parameters<Kind['roomOf']>) {
	return kindOf(given[0]).roomOf(...given)
}

/** How surely each run fits. */
export function fitVerdictsOf(...given: Parameters<Kind['fit']>) {
	return kindOf(given[0]).fit(...given)
}

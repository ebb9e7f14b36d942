// What each kind does, looked up in the table of its rows; offers.ts has the half that a page loads later.
import { kindRows, loadKind } from '#kind-rows'
import type { Catalogue } from '../catalogue.ts'
import type { Furniture } from '../furniture/furniture.ts'
import type { Remedy } from '../issue.ts'
import type { Result } from '../result.ts'
import type { Room } from '../room/room-of.ts'
import { applyRemedy } from './apply-remedy.ts'
import { type FurnitureType, typeOf } from './furniture-types.ts'
import type { KindRow, Solution } from './kind-row.ts'
import type { Configuration } from './schemas.ts'
import type { Settled } from './settled.ts'

/** In the configurator a design is read or begun once this has answered; elsewhere nothing waits. */
export { loadKind }

function rowOf(type: FurnitureType): KindRow<Configuration> {
	const row = kindRows[type]
	if (row === undefined) throw new Error(`the kind of ${type} is not loaded`)
	return row as KindRow<Configuration>
}

/** Never throws for what a buyer may enter. */
export function buildFurniture(
	configuration: Configuration,
	catalogue: Catalogue,
): Result<Furniture> {
	return solveConfiguration(configuration, catalogue).result
}

export function solveConfiguration(configuration: Configuration, catalogue: Catalogue): Solution {
	return rowOf(typeOf(configuration)).build(configuration, catalogue)
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
	return rowOf(typeOf(wanted)).edit(before, wanted, catalogue) as Settled<C>
}

export function roomOf(configuration: Configuration): Room {
	return rowOf(typeOf(configuration)).roomOf(configuration)
}

/** Of a dressing its room, of a desk its own. */
export function sizeOf(configuration: Configuration): { width: number; height: number } | null {
	return rowOf(typeOf(configuration)).sizeOf?.(configuration) ?? null
}

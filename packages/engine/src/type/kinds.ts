// What each kind does, looked up in the table of its rows; offers.ts has the half that a page loads later.
import { kindRows, loadKind } from '#kind-rows'
import type { Catalogue } from '../catalogue.ts'
import type { FitVerdict } from '../check/fit/fit-verdicts.ts'
import type { Furniture } from '../furniture/furniture.ts'
import type { Remedy } from '../issue.ts'
import type { Result } from '../result.ts'
import type { Room } from '../room/room-of.ts'
import { applyRemedy } from './apply-remedy.ts'
import { typeOf } from './furniture-types.ts'
import type { KindRow, Solution } from './kind-row.ts'
import type { Configuration } from './schemas.ts'
import type { Settled } from './settled.ts'

/** In the configurator a design is read or begun once this has answered; elsewhere nothing waits. */
export { loadKind }

function kindOf(configuration: Configuration): KindRow<Configuration> {
	const row = kindRows[typeOf(configuration)]
	if (row === undefined) throw new Error(`the kind of ${typeOf(configuration)} is not loaded`)
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

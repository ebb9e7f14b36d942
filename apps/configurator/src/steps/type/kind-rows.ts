// What the pages know of each kind: a row for each that is loaded, put here by load-kinds.ts.
import type { Catalogue, Configuration } from '@gabarit/engine'
import type { Fields } from './fields.ts'
import { type Kind, kindOf } from './kind.ts'
import type { StageParts, StageWords } from './stage-parts.ts'
import type { StepRows } from './step-rows.ts'

export type KindRow<C extends Configuration = Configuration> = {
	steps: StepRows<C>
	fields: Fields
	/** Absent where the stage shows nothing besides the boards, and for a dressing: its parts come with the stage. */
	partsOf?: (configuration: C, catalogue: Catalogue, words: StageWords) => StageParts
}

/** A row reads designs of its own kind only, which the compiler cannot follow through a table. */
export const kindRows: Partial<Record<Kind, unknown>> = {}

export function rowOf(configuration: Configuration): KindRow {
	const row = kindRows[kindOf(configuration)]
	if (row === undefined) throw new Error(`the kind ${kindOf(configuration)} is not loaded`)
	return row as KindRow
}

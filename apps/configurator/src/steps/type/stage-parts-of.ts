import { type Catalogue, type Configuration, isDressing } from '@gabarit/engine'
import { dressingParts } from './dressing/stage/dressing-parts.ts'
import { rowOf } from './kind-rows.ts'
import type { StageParts, StageWords } from './stage-parts.ts'

/** Of a kind that adds nothing to its boards. */
export const noParts: StageParts = {
	areas: [],
	measured: null,
	things: [],
	walls: null,
	pose: null,
	measures: null,
	fronts: 'vanish',
}

export function stagePartsOf(
	configuration: Configuration,
	catalogue: Catalogue,
	words: StageWords,
): StageParts {
	if (isDressing(configuration)) return dressingParts(configuration, catalogue, words)
	return rowOf(configuration).partsOf?.(configuration, catalogue, words) ?? noParts
}

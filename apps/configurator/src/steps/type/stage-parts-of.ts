// As in steps.ts: each kind may have a row. Loose boards have nothing to add.
import type {
	Catalogue,
	Configuration,
	DeskConfiguration,
	DressingConfiguration,
	RoomSeparatorConfiguration,
	StairsFurnitureConfiguration,
	TvFurnitureConfiguration,
} from '@gabarit/engine'
import { deskParts } from './desk/stage/desk-parts.ts'
import { dressingParts } from './dressing/stage/dressing-parts.ts'
import { type Kind, kindOf } from './kind.ts'
import { separatorParts } from './room-separator/stage/separator-parts.ts'
import type { StageParts, StageWords } from './stage-parts.ts'
import { stairsParts } from './stairs-furniture/stage/stairs-parts.ts'
import { tvParts } from './tv-furniture/stage/tv-parts.ts'

const none: StageParts = {
	areas: [],
	measured: null,
	things: [],
	walls: null,
	pose: null,
	measures: null,
	fronts: 'vanish',
}

type PartsOf = (configuration: Configuration, catalogue: Catalogue, words: StageWords) => StageParts

const parts: Partial<Record<Kind, unknown>> = {
	dressing: (configuration: DressingConfiguration, catalogue: Catalogue, words: StageWords) =>
		dressingParts(configuration, catalogue, words),
	desk: (configuration: DeskConfiguration, catalogue: Catalogue, { t }: StageWords) =>
		deskParts(configuration, catalogue, t),
	roomSeparator: (configuration: RoomSeparatorConfiguration, catalogue: Catalogue) =>
		separatorParts(configuration, catalogue),
	stairsFurniture: (
		configuration: StairsFurnitureConfiguration,
		catalogue: Catalogue,
		{ t }: StageWords,
	) => stairsParts(configuration, catalogue, t),
	tvFurniture: (configuration: TvFurnitureConfiguration, catalogue: Catalogue, { t }: StageWords) =>
		tvParts(configuration, catalogue, t),
}

// The row of a kind reads designs of that kind only, which the compiler cannot follow through a table.
export function stagePartsOf(
	configuration: Configuration,
	catalogue: Catalogue,
	words: StageWords,
): StageParts {
	const partsOf = parts[kindOf(configuration)] as PartsOf | undefined
	return partsOf?.(configuration, catalogue, words) ?? none
}

// As in steps.ts: each kind may have a row. One of modules or of loose boards has nothing to add.
import type {
	Catalogue,
	Configuration,
	DeskConfiguration,
	RoomSeparatorConfiguration,
	StairsFurnitureConfiguration,
	TvFurnitureConfiguration,
} from '@gabarit/engine'
import type { TFunction } from 'i18next'
import { deskParts } from './desk/stage/desk-parts.ts'
import { type Kind, kindOf } from './kind.ts'
import { separatorParts } from './room-separator/stage/separator-parts.ts'
import type { StageParts } from './stage-parts.ts'
import { stairsParts } from './stairs-furniture/stage/stairs-parts.ts'
import { tvParts } from './tv-furniture/stage/tv-parts.ts'

const none: StageParts = {
	areas: [],
	measured: null,
	things: [],
	walls: null,
	fronts: 'vanish',
}

type Words = TFunction<'configurator'>
type PartsOf = (configuration: Configuration, catalogue: Catalogue, t: Words) => StageParts

const parts: Partial<Record<Kind, unknown>> = {
	desk: (configuration: DeskConfiguration, catalogue: Catalogue, t: Words) =>
		deskParts(configuration, catalogue, t),
	roomSeparator: (configuration: RoomSeparatorConfiguration, catalogue: Catalogue) =>
		separatorParts(configuration, catalogue),
	stairsFurniture: (configuration: StairsFurnitureConfiguration, catalogue: Catalogue, t: Words) =>
		stairsParts(configuration, catalogue, t),
	tvFurniture: (configuration: TvFurnitureConfiguration, catalogue: Catalogue, t: Words) =>
		tvParts(configuration, catalogue, t),
}

// The row of a kind reads designs of that kind only, which the compiler cannot follow through a table.
export function stagePartsOf(
	configuration: Configuration,
	catalogue: Catalogue,
	t: Words,
): StageParts {
	const partsOf = parts[kindOf(configuration)] as PartsOf | undefined
	return partsOf?.(configuration, catalogue, t) ?? none
}

import type { Catalogue } from '../../catalogue.ts'
import { type FitVerdict, fitVerdictsIn } from '../../check/fit/fit-verdicts.ts'
import { checksOfTvFurniture } from './check/checks.ts'
import { completeTvFurniture } from './defaults.ts'
import { roomChoicesOf } from './ground.ts'
import { tvFurnitureInspirations } from './inspirations.ts'
import { tvColorOptions, tvDoorOptions, tvHandleColorOptions, tvHandleOptions } from './options.ts'
import type { TvFurnitureConfiguration } from './schema.ts'

function tvFit(configuration: TvFurnitureConfiguration, catalogue: Catalogue): FitVerdict[] {
	if ((configuration.walls ?? 'None') === 'None') return []
	const { design } = completeTvFurniture(configuration, catalogue)
	return fitVerdictsIn(roomChoicesOf(configuration), design, catalogue)
}

/** What a page offers of TV furniture: its row in offers.ts. */
export const tvFurnitureOffers = {
	checks: checksOfTvFurniture,
	fit: tvFit,
	compositions: tvFurnitureInspirations,
	options: {
		color: tvColorOptions,
		door: tvDoorOptions,
		handle: tvHandleOptions,
		handleColor: tvHandleColorOptions,
	},
}

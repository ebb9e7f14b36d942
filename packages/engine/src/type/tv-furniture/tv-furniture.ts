import type { Catalogue } from '../../catalogue.ts'
import { type FitVerdict, fitVerdictsIn } from '../../check/fit/fit-verdicts.ts'
import { solveTvFurniture } from './build.ts'
import { completeTvFurniture } from './defaults.ts'
import { settleTvFurniture } from './edit.ts'
import { groundOf, roomChoicesOf, tvSizeOf } from './ground.ts'
import type { TvFurnitureConfiguration } from './schema.ts'

/** The row of TV furniture in the table of kinds. */
export const tvFurniture = {
	build: solveTvFurniture,
	edit: settleTvFurniture,
	roomOf: groundOf,
	sizeOf: tvSizeOf,
	fit: (configuration: TvFurnitureConfiguration, catalogue: Catalogue): FitVerdict[] =>
		(configuration.walls ?? 'None') === 'None'
			? []
			: fitVerdictsIn(
					roomChoicesOf(configuration),
					completeTvFurniture(configuration, catalogue).design,
					catalogue,
				),
}

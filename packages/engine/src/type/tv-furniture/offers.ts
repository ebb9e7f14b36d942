import { checksOfTvFurniture } from './checks.ts'
import { tvFurnitureInspirations } from './inspirations.ts'
import { tvColorOptions, tvDoorOptions, tvHandleColorOptions, tvHandleOptions } from './options.ts'

/** The second half of the row of TV furniture. */
export const tvFurnitureOffers = {
	checks: checksOfTvFurniture,
	compositions: tvFurnitureInspirations,
	options: {
		color: tvColorOptions,
		door: tvDoorOptions,
		handle: tvHandleOptions,
		handleColor: tvHandleColorOptions,
	},
}

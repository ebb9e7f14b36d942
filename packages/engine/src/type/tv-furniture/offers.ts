import { checksOfTvFurniture } from './checks.ts'
import { tvFurnitureInspirations } from './inspirations.ts'
import { tvColorOptions, tvDoorOptions, tvHandleColorOptions, tvHandleOptions } from './options.ts'

/** What a page offers of TV furniture: its row in offers.ts. */
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

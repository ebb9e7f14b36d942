import { checksOfSeparator } from './checks.ts'
import { separatorFit } from './fit.ts'
import { separatorCompositions } from './inspirations.ts'
import {
	separatorColorOptions,
	separatorDoorOptions,
	separatorHandleColorOptions,
	separatorHandleOptions,
} from './options.ts'

/** What a page offers of a room separator: its row in offers.ts. */
export const separatorOffers = {
	checks: checksOfSeparator,
	fit: separatorFit,
	compositions: separatorCompositions,
	options: {
		color: separatorColorOptions,
		door: separatorDoorOptions,
		handle: separatorHandleOptions,
		handleColor: separatorHandleColorOptions,
	},
}

import { checksOfSeparator } from './checks.ts'
import { separatorCompositions } from './inspirations.ts'
import {
	separatorColorOptions,
	separatorDoorOptions,
	separatorHandleColorOptions,
	separatorHandleOptions,
} from './options.ts'

/** The second half of the row of the room separator. */
export const separatorOffers = {
	checks: checksOfSeparator,
	compositions: separatorCompositions,
	options: {
		color: separatorColorOptions,
		door: separatorDoorOptions,
		handle: separatorHandleOptions,
		handleColor: separatorHandleColorOptions,
	},
}

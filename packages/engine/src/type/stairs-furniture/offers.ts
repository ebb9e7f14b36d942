import { checksOfStairs } from './checks.ts'
import { stairCompositions } from './inspirations.ts'
import {
	stairColorOptions,
	stairDoorOptions,
	stairHandleColorOptions,
	stairHandleOptions,
} from './options.ts'

/** The second half of the row of stairs furniture. */
export const stairsOffers = {
	checks: checksOfStairs,
	compositions: stairCompositions,
	options: {
		color: stairColorOptions,
		door: stairDoorOptions,
		handle: stairHandleOptions,
		handleColor: stairHandleColorOptions,
	},
}

import { checksOfStairs } from './checks.ts'
import { stairFit } from './ground.ts'
import { stairCompositions } from './inspirations.ts'
import {
	stairColorOptions,
	stairDoorOptions,
	stairHandleColorOptions,
	stairHandleOptions,
} from './options.ts'

/** What a page offers of furniture under a flight: its row in offers.ts. */
export const stairsOffers = {
	checks: checksOfStairs,
	fit: stairFit,
	compositions: stairCompositions,
	options: {
		color: stairColorOptions,
		door: stairDoorOptions,
		handle: stairHandleOptions,
		handleColor: stairHandleColorOptions,
	},
}

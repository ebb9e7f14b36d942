import { checksOfDesk } from './checks.ts'
import { deskInspirations } from './inspirations.ts'
import {
	deskColorOptions,
	deskDoorOptions,
	deskHandleColorOptions,
	deskHandleOptions,
} from './options.ts'

/** The second half of the row of desks. */
export const deskOffers = {
	checks: checksOfDesk,
	compositions: deskInspirations,
	options: {
		color: deskColorOptions,
		door: deskDoorOptions,
		handle: deskHandleOptions,
		handleColor: deskHandleColorOptions,
	},
}

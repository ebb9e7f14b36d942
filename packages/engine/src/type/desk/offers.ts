import { checksOfDesk } from './checks.ts'
import { deskFit } from './fit.ts'
import { deskInspirations } from './inspirations.ts'
import {
	deskColorOptions,
	deskDoorOptions,
	deskHandleColorOptions,
	deskHandleOptions,
} from './options.ts'

/** What a page offers of a desk: its row in offers.ts. */
export const deskOffers = {
	checks: checksOfDesk,
	fit: deskFit,
	compositions: deskInspirations,
	options: {
		color: deskColorOptions,
		door: deskDoorOptions,
		handle: deskHandleOptions,
		handleColor: deskHandleColorOptions,
	},
}

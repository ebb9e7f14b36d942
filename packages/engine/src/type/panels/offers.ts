import { checksOfPanels } from './checks.ts'
import { panelKits } from './inspirations.ts'
import { panelColorOptions } from './options.ts'

/** The second half of the row of panels. */
export const panelsOffers = {
	checks: checksOfPanels,
	compositions: panelKits,
	options: { color: panelColorOptions },
}

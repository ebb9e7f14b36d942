import { checksOfPanels } from './checks.ts'
import { panelKits } from './inspirations.ts'
import { panelColorOptions } from './options.ts'

/** What a page offers of panels: its row in offers.ts. */
export const panelsOffers = {
	checks: checksOfPanels,
	compositions: panelKits,
	options: { color: panelColorOptions },
}

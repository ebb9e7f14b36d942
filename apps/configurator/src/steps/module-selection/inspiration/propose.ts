// Layouts for what someone owns, priced as this viewer sees them. Runs beside the page, in its own thread.
import {
	type Catalogue,
	type Configuration,
	type LayoutProposal,
	proposeLayouts,
	type Wants,
} from '@gabarit/engine'
import { type Circumstances, type PriceBook, priceFurniture, shownTotalOf } from '@gabarit/price'

export type ProposalRequest = {
	configuration: Configuration
	catalogue: Catalogue
	wants: Wants
	/** null where prices are hidden. */
	book: PriceBook | null
	circumstances: Circumstances
}

/** At most five ways to fill the modules as they stand, the best first; `price` is the total this viewer reads. */
export function layoutsFor(request: ProposalRequest): LayoutProposal[] {
	const { configuration, catalogue, wants, book, circumstances } = request
	if (book === null) return proposeLayouts(configuration, catalogue, wants)
	return proposeLayouts(configuration, catalogue, wants, (furniture) =>
		shownTotalOf(priceFurniture(furniture, book, circumstances)),
	)
}

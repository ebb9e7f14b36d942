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
	book: PriceBook | null
	circumstances: Circumstances
}

/** At most five ways to fill the modules, the best first; `price` is the total that this viewer reads. */
export function layoutsFor(request: ProposalRequest): LayoutProposal[] {
	const { configuration, catalogue, wants, book, circumstances } = request
	if (book === null) return proposeLayouts(configuration, catalogue, wants)
	return proposeLayouts(configuration, catalogue, wants, (furniture) =>
		shownTotalOf(priceFurniture(furniture, book, circumstances)),
	)
}

// Furniture as an offer or an order froze it: drawn again it is what was sold, whatever the engine makes of it since.
import type { Catalogue, Configuration, Furniture } from '@gabarit/engine'

export type FrozenFurniture = {
	configuration: Configuration
	furniture: Furniture
	/** The colours and handles that it uses. */
	catalogue: Catalogue
}

// Rows as they are needed, in place of kind-rows.ts: for the configurator (condition gabarit-by-need, ADR 24).
import { dressing } from './dressing/dressing.ts'
import type { FurnitureType } from './furniture-types.ts'
import type { KindRows } from './kind-row.ts'

/** Most buyers begin with a dressing, and a document without a type is one. */
export const kindRows: KindRows = {
	wardrobe: dressing,
	shelves: dressing,
	drawer: dressing,
	top10: dressing,
}

/** Of the kinds that are loaded; kind-offers-by-need.ts has those of the dressing. */
export const loadedOffers: KindRows = {}

const loads: Partial<Record<FurnitureType, () => Promise<[row: unknown, offers: unknown]>>> = {
	desk: async () => {
		const [row, offers] = [import('./desk/desk.ts'), import('./desk/offers.ts')]
		return [(await row).desk, (await offers).deskOffers]
	},
	panels: async () => {
		const [row, offers] = [import('./panels/panels.ts'), import('./panels/offers.ts')]
		return [(await row).panels, (await offers).panelsOffers]
	},
	tvFurniture: async () => {
		const [row, offers] = [
			import('./tv-furniture/tv-furniture.ts'),
			import('./tv-furniture/offers.ts'),
		]
		return [(await row).tvFurniture, (await offers).tvFurnitureOffers]
	},
	roomSeparator: async () => {
		const [row, offers] = [
			import('./room-separator/room-separator.ts'),
			import('./room-separator/offers.ts'),
		]
		return [(await row).roomSeparator, (await offers).separatorOffers]
	},
	stairsFurniture: async () => {
		const [row, offers] = [
			import('./stairs-furniture/stairs-furniture.ts'),
			import('./stairs-furniture/offers.ts'),
		]
		return [(await row).stairsFurniture, (await offers).stairsOffers]
	},
}

/** The row of this type is in the table from then on. */
export async function loadKind(type: FurnitureType): Promise<void> {
	const load = loads[type]
	if (load === undefined || kindRows[type] !== undefined) return
	const [row, offers] = await load()
	kindRows[type] = row
	loadedOffers[type] = offers
}

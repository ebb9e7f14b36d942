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

const loads: Partial<Record<FurnitureType, () => Promise<unknown>>> = {
	desk: async () => (await import('./desk/desk.ts')).desk,
	panels: async () => (await import('./panels/panels.ts')).panels,
	tvFurniture: async () => (await import('./tv-furniture/tv-furniture.ts')).tvFurniture,
	roomSeparator: async () => (await import('./room-separator/room-separator.ts')).roomSeparator,
	stairsFurniture: async () =>
		(await import('./stairs-furniture/stairs-furniture.ts')).stairsFurniture,
}

/** The row of this type is in the table from then on. */
export async function loadKind(type: FurnitureType): Promise<void> {
	kindRows[type] ??= await loads[type]?.()
}

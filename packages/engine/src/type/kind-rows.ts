// All rows at once: for the server, the command line, the back-office and tests.
import { desk } from './desk/desk.ts'
import { dressing } from './dressing/dressing.ts'
import type { FurnitureType } from './furniture-types.ts'
import type { KindRows } from './kind-row.ts'
import { panels } from './panels/panels.ts'
import { roomSeparator } from './room-separator/room-separator.ts'
import { stairsFurniture } from './stairs-furniture/stairs-furniture.ts'
import { tvFurniture } from './tv-furniture/tv-furniture.ts'

export const kindRows: KindRows = {
	wardrobe: dressing,
	shelves: dressing,
	drawer: dressing,
	top10: dressing,
	desk,
	panels,
	tvFurniture,
	roomSeparator,
	stairsFurniture,
} satisfies Record<FurnitureType, unknown>

/** The row of this type is in the table from then on: here it always is. */
export function loadKind(_type: FurnitureType): Promise<void> {
	return Promise.resolve()
}

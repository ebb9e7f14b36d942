import type { Furniture } from '@gabarit/engine'
import type { PricesOfVersion } from '../../prices/service.ts'
import type { Frozen } from '../order-snapshots-table.ts'

/** Only colours and handles in use, since a later catalogue may lack them. */
export function usedOf(
	catalogue: PricesOfVersion['catalogue'],
	furniture: Furniture,
): Frozen['catalogue'] {
	const used = new Set(furniture.boards.map((board) => board.material))
	const handles = new Set(furniture.fronts.flatMap((front) => front.handle?.model ?? []))
	return {
		version: catalogue.version,
		colors: catalogue.colors.filter((it) => used.has(it.reference)),
		handles: catalogue.handles.filter((it) => handles.has(it.reference)),
	}
}

import type { FurnitureType } from '../configuration/schema.ts'
import type { BayPlace } from '../layout/module-places.ts'
import { depthAtHeight } from '../room/back-slope.ts'
import type { RunSpace } from '../room/run-space.ts'
import type { BaySize } from './bay-limits.ts'

/** What a stack finds in a bay: clear sizes, and what corner and slope take from them. */
export function baySizeIn(
	space: Pick<RunSpace, 'usefulDepth' | 'back' | 'plinth' | 'standoff'>,
	bay: BayPlace,
	type: FurnitureType,
): BaySize {
	return {
		width: bay.width,
		height: bay.height,
		depth: space.usefulDepth,
		books: type === 'shelves',
		blind: bay.blind,
		...(space.back && { depthAt: (height: number) => depthAtHeight(space, height) }),
	}
}

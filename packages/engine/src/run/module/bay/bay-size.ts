import { CARCASS } from '../../../constants.ts'
import { clearDepthAt, depthAtHeight } from '../../../room/back-slope.ts'
import type { Design } from '../../design.ts'
import type { BayPlace } from '../../layout/module-places.ts'
import type { RunSpace } from '../../space/run-space.ts'
import { MID_SHELF_ABOVE } from '../shelf/mid-shelf.ts'
import type { BaySize } from './bay-limits.ts'

export function bayFloor({ plinth }: Pick<RunSpace, 'plinth'>): number {
	return plinth + CARCASS
}

export function baySizeIn(
	space: Pick<RunSpace, 'usefulDepth' | 'carcassDepth' | 'back' | 'plinth' | 'standoff'>,
	bay: BayPlace,
	{ books, midShelf, chest }: Pick<Design, 'books' | 'midShelf' | 'chest'>,
): BaySize {
	return {
		floor: bayFloor(space),
		width: bay.width,
		height: bay.height,
		depth: space.usefulDepth,
		books,
		midShelf: midShelf && bay.side > MID_SHELF_ABOVE,
		fillsFront: chest && bay.level,
		blind: bay.blind,
		...(space.back && {
			depthAt: (z: number) => depthAtHeight(space, z),
			clearAt: (z: number) => clearDepthAt(space, z),
		}),
	}
}

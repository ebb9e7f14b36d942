// Which kinds of rooms there are to draw.
import type { Footprint, WallKind } from '../room/fields.ts'
import type { StartType } from '../type/dressing/start-types.ts'

export type RoomKind = {
	footprint: Footprint
	slope: 'None' | 'Left' | 'Right' | 'Back' | 'BothSide'
	wall: WallKind
	type: StartType
}
/** The combinations that domain 4.4 refuses, whatever the measures. */
export function isCombination({ footprint, slope, wall }: RoomKind): boolean {
	if (wall === 'None') return true
	return footprint === 'Straight' && (slope !== 'Back' || wall === 'Fireplace')
}

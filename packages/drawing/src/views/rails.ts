// Rails and lifts are drawn where their fittings stand.
import { type Fitting, type Furniture, groupPlaces } from '@gabarit/engine'
import { nearness } from '../facing.ts'
import type { ViewInput } from '../plan-input.ts'
import type { PlacedBay } from './carcass.ts'

function railsOf({ fittings, groups }: Furniture, { run, moduleIndex }: PlacedBay): Fitting[] {
	const places = groupPlaces(groups)
	return fittings.filter(({ item, group }) => {
		const place = places.get(group)
		const isRail = item.family === 'rail' || item.family === 'wardrobe-lift'
		return isRail && place?.run === run.side && place.module === moduleIndex
	})
}

/** From the run's wall to the axis that the rails of a module share. */
export function railDepth(placed: PlacedBay, { furniture, room }: ViewInput): number | null {
	const { side } = placed.run
	const pose = railsOf(furniture, placed)[0]?.pose
	if (!pose) return null
	return nearness(side, pose.origin) + (side === 'Right' ? room.width : 0)
}

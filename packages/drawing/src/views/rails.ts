// Rails and lifts are drawn where their fittings stand.
import { type Fitting, type Furniture, groupPlaces, type Point2, type Zone } from '@gabarit/engine'
import { facings, inElevation, nearness } from '../facing.ts'
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

/** Both ends of the bar of a zone, along the elevation; null where nothing spans it. */
export function railEnds(zone: Zone, placed: PlacedBay, furniture: Furniture): Point2 | null {
	const { run, bay } = placed
	const middle = facings[run.side].local * (bay.x + bay.width / 2)
	for (const { item, pose, box } of railsOf(furniture, placed)) {
		if (!pose) continue
		const [start, height] = inElevation(run.side, pose.origin)
		const along = inElevation(run.side, pose.u)[0]
		const [from, to] = box ? [box.from[0], box.to[0]] : [0, Number(item.size)]
		const ends = [start + along * from, start + along * to].toSorted((a, b) => a - b)
		const [left = 0, right = 0] = ends
		const isHere = left < middle && right > middle
		const isOwn = height > zone.bottom && height <= zone.bottom + zone.height
		if (isHere && isOwn) return [left, right]
	}
	return null
}

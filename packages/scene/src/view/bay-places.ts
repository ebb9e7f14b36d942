import type { Furniture, Point3, Room, RunSide } from '@gabarit/engine'
import { inRoom } from '../interior/run-frame.ts'
import { projectPoint, type Size, type StageView } from './stage-view.ts'

/** Run, module and bay count from 0. */
export type BayPosition = { run: RunSide; module: number; bay: number }

export type Pixel = readonly [number, number]

/** Corners on the stage: bottom left, bottom right, top right, top left. */
export type BayPlace = BayPosition & { corners: readonly [Pixel, Pixel, Pixel, Pixel] }

export function bayPlacesOf(
	furniture: Furniture,
	room: Pick<Room, 'width'>,
	view: StageView,
	size: Size,
): BayPlace[] {
	return furniture.runs.flatMap((run) =>
		run.modules.flatMap((module, m) =>
			module.bays.map((bay, b): BayPlace => {
				const bottom = bay.floor
				const front = module.y + module.depth
				const corner = (x: number, z: number): Pixel => {
					const point: Point3 = inRoom(run.side, room.width, [x, front, z])
					return projectPoint(view, size, point)
				}
				const end = bay.x + bay.width
				const top = bottom + bay.height
				return {
					run: run.side,
					module: m,
					bay: b,
					corners: [
						corner(bay.x, bottom),
						corner(end, bottom),
						corner(end, top),
						corner(bay.x, top),
					],
				}
			}),
		),
	)
}

export function holds(corners: readonly Pixel[], [x, y]: Pixel): boolean {
	let inside = false
	corners.forEach(([ax, ay], i) => {
		const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay]
		if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
	})
	return inside
}

export function bayAt(places: readonly BayPlace[], pixel: Pixel): BayPosition | null {
	const found = places.find(({ corners }) => holds(corners, pixel))
	return found ? { run: found.run, module: found.module, bay: found.bay } : null
}

export function isSameBay(a: BayPosition, b: BayPosition | null): boolean {
	return b !== null && a.run === b.run && a.module === b.module && a.bay === b.bay
}

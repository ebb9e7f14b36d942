// A breast that passes the fronts parts the run; near a wall there is nothing left to part, and the run starts at its flank.
//
//   │  ├──────┤F│ modules …       F: filler against the flank
//  wall strip  breast
import type { Design } from '../configuration/design.ts'
import type { EndSide } from './run-ends.ts'

/** A breast that comes this near the fronts parts the run in two, each closed by a filler against its flank. */
const BREAST_PASSES = 30
export const FLANK_FILLER = 50

/** Whether the breast comes through the fronts of a run whose fronts stand `frontPlane` off the wall. */
export function breastPasses({ wall, breast }: Design, frontPlane: number): boolean {
	return wall === 'Fireplace' && breast.depth > frontPlane - BREAST_PASSES
}

/** Solid wall at an end of the run where a passing breast leaves no room beside it, from that wall to the breast's far flank, mm; else 0. `start`: where modules would begin, from that wall. */
export function breastBeside(
	design: Design,
	end: EndSide,
	room: { wall: number; start: number; frontPlane: number },
): number {
	if (!breastPasses(design, room.frontPlane)) return 0
	const near = stripBeside(design, end, room.wall)
	return near - FLANK_FILLER > room.start ? 0 : near + design.breast.width
}

/** From the wall at an end to the nearer flank of the breast, mm. */
export function stripBeside({ breast }: Design, end: EndSide, wall: number): number {
	return end === 'left' ? breast.position : wall - breast.position - breast.width
}

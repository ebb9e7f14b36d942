// Where and which way round the furniture stands in a real room.

/** The cosine of how far a floor may lean: sensors find it a little wrong. */
const levelEnough = 0.9

type Matrix = ArrayLike<number>
type Place = { x: number; z: number }

/** Of a found surface: its y axis is what it faces. */
export function isFloor(surface: Matrix): boolean {
	return (surface[5] ?? 0) > levelEnough
}

/** The turn about y by which the front looks at the viewer. */
export function turnTowards(viewer: Place, place: Place): number {
	return Math.atan2(viewer.x - place.x, viewer.z - place.z)
}

/** Radians for each pixel that a finger moves: the width of a phone turns it by half. */
export const turnPerPixel = Math.PI / 390

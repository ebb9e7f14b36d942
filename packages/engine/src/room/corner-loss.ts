// mm along both walls; the diagonal between the two marks gives the angle (domain 3.3).

const LEG = 1000

/** Degrees; 90 for a diagonal of 1414.2. */
function cornerAngle(diagonal: number): number {
	return (Math.acos(1 - diagonal ** 2 / (2 * LEG ** 2)) * 180) / Math.PI
}

/** mm at a distance from the back wall: positive in a closed corner, negative in an open one. */
export function cornerLoss(diagonal: number | null, distance: number): number {
	if (diagonal === null || diagonal >= 2 * LEG) return 0
	return distance * Math.tan(((90 - cornerAngle(diagonal)) * Math.PI) / 180)
}

// What a corner out of square costs, from the diagonal of 1000 x 1000 measured from it (domain 3.3).

const LEG = 1000

/** The corner's angle, degrees; 90 for a diagonal of 1414.2. */
function cornerAngle(diagonal: number): number {
	return (Math.acos(1 - diagonal ** 2 / (2 * LEG ** 2)) * 180) / Math.PI
}

/** Width lost at a distance from the back wall, mm: positive where the corner is closed, negative where it is open. */
export function cornerLoss(diagonal: number | null, distance: number): number {
	if (diagonal === null || diagonal >= 2 * LEG) return 0
	return distance * Math.tan(((90 - cornerAngle(diagonal)) * Math.PI) / 180)
}

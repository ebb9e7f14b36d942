// The values that a stored field of a room may have.
export const footprints = ['Straight', 'LeftSide', 'RightSide', 'StraightWithTwoSide'] as const
export const wallSets = ['None', 'Left', 'Right', 'Both'] as const
export const wallKinds = ['None', 'Fireplace', 'LeftRecess', 'RightRecess', 'BothRecess'] as const
export const runSides = ['Main', 'Left', 'Right'] as const
export const sources = ['tape', 'laser', 'scan'] as const
export const plinthHeights = [60, 80, 100, 120, 150] as const
export const obstacleKinds = [
	'socket',
	'switch',
	'pipe',
	'radiator',
	'window',
	'doorCasing',
] as const

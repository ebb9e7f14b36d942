/** `cut`: the cut faces of walls, floor and ceiling. */
export const roomColors = {
	cut: '#544940',
	plaster: '#EEE7DB',
	painted: '#F4F0E8',
	obstacle: '#E2DBCF',
	joint: '#A58C64',
	plank: '#D8C29C',
	plankDark: '#C0A67C',
	flight: '#6A5D50',
	tread: '#E6D3AE',
} as const

/** The cut faces of walls, floor and ceiling. */
export const cutColor = '#544940'

export const roomColors = {
	cut: cutColor,
	plaster: '#EEE7DB',
	painted: '#F4F0E8',
	obstacle: '#E2DBCF',
	joint: '#A58C64',
	plank: '#D6BE96',
	plankDark: '#AD8F64',
	flight: '#6A5D50',
	tread: '#E6D3AE',
} as const

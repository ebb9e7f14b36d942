import type { HandleColor } from '../../catalogue.ts'

/** The mean colour of each finish of a handle. */
export const handleColorHexes: Record<HandleColor, string> = {
	Black: '#232120',
	NickelPlated: '#CFCBC3',
	Gold: '#D2A857',
	Inox: '#BDBCB8',
	Aluminium: '#CDCDCB',
	Grey: '#76746F',
	Rust: '#8A4B2C',
	IronWeathered: '#5A554F',
}

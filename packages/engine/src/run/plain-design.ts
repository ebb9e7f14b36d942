import { OVERSIZE, REMOVAL } from '../constants.ts'
import { wallOf } from '../room/wall-of.ts'
import type { Design } from './design.ts'
import { shelvesCycle } from './module/templates.ts'
import { noExtras } from './values.ts'

type Asked =
	| 'limits'
	| 'width'
	| 'hu'
	| 'height'
	| 'depth'
	| 'plinth'
	| 'colors'
	| 'doors'
	| 'handle'

/**
 * One main run along a plain wall: no slope, margin, filler, skirting or tablet but those of
 * `fields`. For kinds that ask less of a room than a dressing does.
 */
export function plainDesign(fields: Pick<Design, Asked> & Partial<Design>): Design {
	return {
		footprint: 'Straight',
		walls: 'None',
		wall: 'None',
		priority: 'Main',
		sides: { left: { readings: [], end: 'Open' }, right: { readings: [], end: 'Open' } },
		corner: { left: 0, right: 0 },
		...wallOf({ room: { width: fields.width }, hu: fields.hu }),
		diagonal: { left: null, right: null },
		roomDepth: null,
		slope: { left: null, right: null, back: null, acceptVoid: false, stepped: false, standoff: 0 },
		margin: { left: 0, right: 0, back: 0 },
		baseboard: { height: 0, thickness: 0 },
		filler: {
			left: 0,
			right: 0,
			top: 0,
			custom: [],
			oversize: OVERSIZE.usual,
			removal: REMOVAL,
		},
		floorSlope: 0,
		source: 'tape',
		access: null,
		obstacle: [],
		tablet: 'Never',
		books: false,
		midShelf: false,
		chest: false,
		cycle: shelvesCycle,
		family: null,
		runs: [],
		...noExtras,
		...fields,
	}
}

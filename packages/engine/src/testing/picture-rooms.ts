// Rooms of every kind, to be looked at: as plans, in 3D, and against the numbers of `solve`.
import type { DressingConfiguration } from '../type/dressing/schema.ts'

/** One room of each kind that the engine makes, by name. */
export const pictureRooms = {
	straight: {
		version: 1,
		room: { width: [3004, 3000, 3002] },
		hu: 2500,
		baseboard: { height: 70, thickness: 12 },
		obstacle: [
			{ where: 'left', position: 700, bottom: 300, height: 80, depth: 10, kind: 'socket' },
			{ where: 'back', position: 1400, bottom: 900, height: 80, depth: 10, kind: 'switch' },
		],
	},
	lLeft: {
		version: 1,
		footprint: 'LeftSide',
		priority: 'Main',
		room: { width: 3000, sideLeft: 2200 },
		hu: 2500,
		handle: null,
	},
	lRight: {
		version: 1,
		footprint: 'RightSide',
		priority: 'Side',
		room: { width: 3200, sideRight: 2400 },
		hu: 2450,
	},
	u: {
		version: 1,
		footprint: 'StraightWithTwoSide',
		priority: 'Both',
		room: { width: 4200, sideLeft: 2600, sideRight: 2300, endRight: 'Wall' },
		hu: 2550,
	},
	slopeLeft: {
		version: 1,
		room: { width: 3200 },
		hu: 2500,
		slope: { left: { low: 1100, angle: 40 } },
	},
	slopeRightVoid: {
		version: 1,
		room: { width: 3600 },
		hu: 2450,
		slope: { right: { low: 100, run: 2600 }, acceptVoid: true },
	},
	ridge: {
		version: 1,
		room: { width: 4200 },
		hu: 3000,
		slope: { left: { low: 1000, angle: 35 }, right: { low: 1200, angle: 40 } },
	},
	slopeBack: {
		version: 1,
		room: { width: 2400 },
		hu: 2400,
		slope: { back: { low: 1000, angle: 45 }, standoff: 200 },
	},
	breast: {
		version: 1,
		room: { width: 3600 },
		hu: 2500,
		wall: 'Fireplace',
		pos: { fireplace: 1100 },
		width: { fireplace: 1400 },
		depth: { fireplace: 300 },
	},
	recesses: {
		version: 1,
		room: { width: 3800 },
		hu: 2500,
		wall: 'BothRecess',
		width: { recessLeft: 1000, recessRight: 900 },
		depth: { recessLeft: 100, recessRight: 300 },
		baseboard: { height: 90, thickness: 15 },
	},
	uUnderSlope: {
		version: 1,
		footprint: 'StraightWithTwoSide',
		priority: 'Main',
		room: { width: 4400, sideLeft: 2400, sideRight: 2400 },
		hu: 2500,
		slope: { back: { low: 1500, angle: 50 } },
		handle: null,
	},
	chest: { version: 1, type: 'drawer', room: { width: 1800 }, hu: 2500 },
} satisfies Record<string, DressingConfiguration>

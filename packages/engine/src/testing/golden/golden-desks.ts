// The worked cases D1 to D4 of domain-types 29 as stored desks, and the two that cannot be made.
import type { DeskConfiguration } from '../../type/desk/schema.ts'

const deskOf = (desk: Omit<DeskConfiguration, 'version' | 'type'>): DeskConfiguration => ({
	version: 1,
	type: 'desk',
	...desk,
})

export const goldenDesks = {
	d1: deskOf({ room: { width: 1600 } }),
	d2: deskOf({
		room: { width: 2400 },
		depth: { center: 650 },
		top: { thickness: 38 },
		supports: [
			{ kind: 'Pedestal', width: 420, drawers: [1, 1, 1, 1] },
			{ kind: 'Pedestal', width: 420, door: 'Right', shelves: 1 },
		],
	}),
	d3: deskOf({
		room: { width: [2203, 2200, 2201] },
		walls: 'Both',
		depth: { center: 600 },
		height: 1060,
		top: { thickness: 38 },
		supports: [{ kind: 'Batten' }, { kind: 'Panel' }, { kind: 'Batten' }],
		modesty: 0,
		cable: { grommets: 2 },
		baseboard: { height: 80, thickness: 18 },
	}),
	d4: deskOf({
		room: { width: 1100 },
		depth: { center: 550 },
		height: 590,
		supports: [{ kind: 'Steel' }, { kind: 'Steel' }],
		cable: { grommets: 0, tray: false },
	}),
} satisfies Record<string, DeskConfiguration>

export const impossibleDesks = {
	xd1: deskOf({ room: { width: 1800 }, supports: [{ kind: 'Panel' }, { kind: 'Panel' }] }),
	xd2: deskOf({
		room: { width: 1200 },
		supports: [
			{ kind: 'Pedestal', width: 420 },
			{ kind: 'Pedestal', width: 420 },
		],
	}),
} satisfies Record<string, DeskConfiguration>

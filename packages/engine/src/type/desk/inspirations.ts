// The first design and the five others to begin with (domain-types 21.5).
import type { DeskConfiguration } from './schema.ts'

type Desk = Omit<DeskConfiguration, 'version' | 'type'>
const deskOf = (desk: Desk): DeskConfiguration => ({ version: 1, type: 'desk', ...desk })

export const deskInspirations: readonly {
	reference: string
	configuration: DeskConfiguration
}[] = [
	{
		reference: 'oakWall',
		configuration: deskOf({
			room: { width: 1600 },
			height: 740,
			top: { thickness: 28 },
			supports: [{ kind: 'Panel' }, { kind: 'Pedestal', width: 420, drawers: [2, 1, 1] }],
			modesty: 300,
			cable: { grommets: 1, tray: true },
		}),
	},
	{
		reference: 'twin',
		configuration: deskOf({
			room: { width: 2400 },
			top: { thickness: 38 },
			supports: [{ kind: 'Pedestal' }, { kind: 'Pedestal', door: 'Right', shelves: 1 }],
			cable: { grommets: 2, tray: true },
		}),
	},
	{
		reference: 'student',
		configuration: deskOf({
			room: { width: 1200 },
			depth: { center: 600 },
			supports: [{ kind: 'Steel' }, { kind: 'Steel' }],
		}),
	},
	{
		reference: 'niche',
		configuration: deskOf({
			room: { width: 1500 },
			walls: 'Both',
			top: { thickness: 38 },
			supports: [{ kind: 'Batten' }, { kind: 'Batten' }],
			modesty: 300,
		}),
	},
	{
		reference: 'standing',
		configuration: deskOf({
			room: { width: 1800 },
			height: 1060,
			top: { thickness: 38 },
			supports: [{ kind: 'Panel' }, { kind: 'Panel' }, { kind: 'Panel' }],
			modesty: 400,
		}),
	},
	{
		reference: 'firstDesk',
		configuration: deskOf({
			room: { width: 1000 },
			depth: { center: 550 },
			height: 590,
			supports: [{ kind: 'Panel' }, { kind: 'Panel' }],
			cable: { grommets: 0, tray: false },
		}),
	},
]

// The furniture of the cards of /home and of the start page: in oak, on paper, in a window's light.
import {
	type Configuration,
	type DressingConfiguration,
	type StartType,
	withType,
} from '@gabarit/engine'
import {
	goldenPanels,
	goldenSeparators,
	goldenStairs,
	goldenTvFurniture,
} from '@gabarit/engine/testing'
import type { Thing } from '../../src/contents/thing.ts'

export const startSize = { width: 584, height: 490 }
/** Of its borders, beyond the furniture: shadows end there. */
export const startFade = { left: 0.08, right: 0.11, below: 0.07 }

export type StartPicture = {
	configuration: Configuration
	/** Degrees to the right. */
	yaw: number
	/** Fronts that stand open; `inside` leaves the leaves out. */
	open: readonly string[] | 'inside'
	/** Books and bowls in place of clothes. */
	bare: boolean
	/** What stands on its top. */
	things: readonly Thing[]
}

const oak = 'P3-oak-natural'
const first = (type: StartType, width: number, change: Partial<DressingConfiguration> = {}) =>
	withType(
		{
			version: 1,
			room: { width },
			hu: 2400,
			walls: 'None',
			colors: { interior: 'P1-white', exterior: oak },
			...change,
		},
		type,
		[],
	)

const on = (kind: Thing['kind'], x: number, z: number, look: Pick<Thing, 'size' | 'color'>) => ({
	run: 'Main' as const,
	kind,
	at: [x, 240, z] as const,
	turn: 0,
	...look,
})

export const startPictures: Readonly<Record<StartType, StartPicture>> = {
	wardrobe: {
		configuration: first('wardrobe', 2400),
		yaw: 8,
		open: ['Main-1-Leaf-1'],
		bare: false,
		things: [],
	},
	shelves: {
		configuration: first('shelves', 2400, { colors: { interior: oak, exterior: oak } }),
		yaw: -8,
		open: [],
		bare: true,
		things: [],
	},
	drawer: {
		configuration: first('drawer', 2400),
		yaw: 8,
		open: ['Main-0-DrawerFront-7'],
		bare: true,
		things: [
			on('vase', 420, 0, { size: [150, 150, 290], color: '#E6DDCB' }),
			on('book', 1700, 0, { size: [250, 180, 30], color: '#6A4B34' }),
			on('book', 1706, 31, { size: [230, 170, 26], color: '#E6DDCB' }),
			on('bowl', 2050, 0, { size: [230, 230, 95], color: '#46423D' }),
		],
	},
	top10: { configuration: first('top10', 2400), yaw: -8, open: 'inside', bare: false, things: [] },
}

const colors = { interior: 'P1-white', exterior: oak }

const closed = { open: [], bare: true, things: [] }

/** Of the other kinds of furniture, on /home. */
export const kindPictures: Readonly<Record<string, StartPicture>> = {
	desk: {
		...closed,
		configuration: {
			version: 1,
			type: 'desk',
			room: { width: 1600 },
			walls: 'None',
			colors,
			top: { thickness: 28, color: oak },
			supports: [{ kind: 'Panel' }, { kind: 'Pedestal', width: 420, drawers: [2, 1, 1] }],
		},
		yaw: 10,
	},
	panels: {
		...closed,
		configuration: { ...goldenPanels.p2, colors: { exterior: oak } },
		yaw: 8,
	},
	roomSeparator: {
		...closed,
		configuration: {
			...goldenSeparators.r1,
			colors: { interior: oak, exterior: oak },
		},
		yaw: -14,
	},
	stairsFurniture: {
		...closed,
		configuration: { ...goldenStairs.s1, colors },
		yaw: 8,
	},
	tvFurniture: {
		...closed,
		configuration: { ...goldenTvFurniture.t1, colors },
		yaw: -8,
	},
}

export function startFile(type: string): string {
	return `${type}.webp`
}

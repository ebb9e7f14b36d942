// The pictures of the sheet: rooms, finishes, open and closed, light bars, at rest and moving, on a phone. Marked against
// the eight changes in docs/pictures-marked.md.
import type { Configuration } from '@gabarit/engine'
import {
	goldenConfigurations,
	goldenDesks,
	goldenPanels,
	goldenSeparators,
	goldenStairs,
	goldenTvFurniture,
	pictureRooms,
} from '@gabarit/engine/testing'
import type { StagePose } from '../../src/index.ts'

export type Shot = {
	configuration: Configuration
	pose: StagePose
	/** Fronts that stand open; `inside` leaves all of them out. */
	open?: readonly string[] | 'all' | 'inside'
	/** Of the picture, px; default: the stage on a desk. */
	size?: { width: number; height: number; scale: number }
	/** A frame as it is shown while something moves, not the mean of many. */
	moving?: true
	/** Lengths over the picture. */
	measured?: true
	presence?: number
	/** mm of its walls that are shown. */
	walls?: number
}

const straight: StagePose = { yaw: 6, eye: 1500 }
const towardsLeaf: StagePose = { yaw: -17, eye: 1500 }
const phone = { width: 390, height: 316, scale: 2 }

const { g1 } = goldenConfigurations
const niche = (change: object): Configuration => ({ ...g1, ...change })
const finished = (interior: string, exterior: string) => niche({ colors: { interior, exterior } })

const middleOpen = ['Main-1-Leaf-0']
const rightOpen = ['Main-2-Leaf-0', 'Main-2-Leaf-1']
const lit = niche({
	runs: [
		{
			side: 'Main',
			zones: [
				{
					modules: [
						{
							kind: 'Double',
							bays: [
								{ template: '10', led: true },
								{ template: '06', led: true },
							],
						},
						{ kind: 'Simple', bays: [{ template: '06', led: true }] },
						{ kind: 'Double', bays: [{ template: '09', led: true }, { template: '06' }] },
					],
				},
			],
		},
	],
})

export const shots: Readonly<Record<string, Shot>> = {
	'01-oak-closed-rest': { configuration: g1, pose: straight, measured: true },
	'02-oak-closed-moving': { configuration: g1, pose: straight, measured: true, moving: true },
	'03-oak-open-rest': { configuration: g1, pose: straight, open: rightOpen },
	'04-oak-open-moving': { configuration: g1, pose: straight, open: rightOpen, moving: true },
	'05-modules-leaf-open': { configuration: g1, pose: towardsLeaf, open: middleOpen },
	'06-inside': { configuration: g1, pose: towardsLeaf, open: 'inside', measured: true },
	'07-light-bars': { configuration: lit, pose: straight, open: 'inside' },
	'08-measures': { configuration: g1, pose: { yaw: -21, eye: 1500 }, presence: 0.3 },
	'09-smoked-oak': { configuration: finished('P1-white', 'P3-oak-smoked'), pose: straight },
	'10-white-lacquer-open': {
		configuration: finished('P3-oak-natural', 'RAL-9010'),
		pose: straight,
		open: rightOpen,
	},
	'11-black-lacquer': { configuration: finished('P1-white', 'RAL-9005'), pose: straight },
	'12-sage-slope': {
		configuration: {
			...pictureRooms.slopeLeft,
			colors: { interior: 'P1-white', exterior: 'RAL-6021' },
		},
		pose: straight,
		measured: true,
	},
	'13-corner': { configuration: pictureRooms.lLeft, pose: { yaw: 14, eye: 1500 } },
	'14-u': { configuration: pictureRooms.u, pose: straight },
	'15-desk': { configuration: goldenDesks.d2, pose: straight, walls: 1900 },
	'16-tv': {
		configuration: goldenTvFurniture.t1,
		pose: { yaw: -9, eye: 1250 },
		walls: 1900,
	},
	'17-stairs': { configuration: goldenStairs.s1, pose: { yaw: -11, eye: 1500 } },
	'18-separator': { configuration: goldenSeparators.r1, pose: { yaw: 20, eye: 1500 } },
	'19-panels': { configuration: goldenPanels.p3, pose: straight },
	'20-phone': { configuration: g1, pose: straight, open: middleOpen, size: phone },
}

/** px: what the stage measures at 1440 x 900. */
export const deskSize = { width: 992, height: 720, scale: 1 }

import {
	buildFurniture,
	type Configuration,
	type Furniture,
	type ModuleChoice,
	type Room,
	roomOf,
} from '@gabarit/engine'
import { goldenConfigurations, pictureRooms, sampleCatalogue } from '@gabarit/engine/testing'
import { formatNumber, type Language, translatorOf } from '@gabarit/i18n'
import type { Captions, PlanInput } from '../plan-input.ts'

const bay = (template: string) => ({ template })
const wideModules: ModuleChoice[] = Array.from({ length: 12 }, (_, i): ModuleChoice => {
	if (i === 0) return { kind: 'Double', bays: [bay('11'), bay('20')] }
	if (i === 1) return { kind: 'Simple', bays: [bay('18')] }
	if (i === 2) return { kind: 'Double', bays: [bay('24'), bay('26')] }
	if (i === 3) return { kind: 'Double', bays: [bay('23'), bay('21')] }
	return { kind: i % 3 === 1 ? 'Simple' : 'Double' }
})

export const planCases = {
	...pictureRooms,
	g1: goldenConfigurations.g1,
	g2: goldenConfigurations.g2,
	g10: goldenConfigurations.g10,
	g12: goldenConfigurations.g12,
	wide: {
		version: 1,
		room: { width: 12000 },
		hu: 2500,
		runs: [{ side: 'Main', zones: [{ modules: wideModules }] }],
	},
	narrow: {
		version: 1,
		room: { width: 3000 },
		hu: 2500,
		runs: [
			{
				side: 'Main',
				zones: [{ modules: Array.from({ length: 11 }, (): ModuleChoice => ({ kind: 'Simple' })) }],
			},
		],
	},
	rightWall: { version: 1, walls: 'Right', room: { width: 2400 }, hu: 2500 },
	open: { version: 1, walls: 'None', room: { width: 1800 }, hu: 2500, doors: null },
	low: { version: 1, type: 'drawer', room: { width: 1200 }, hu: 2500 },
	slope: goldenConfigurations.g3,
	back: { version: 1, room: { width: 2000 }, hu: 2400, slope: { back: { low: 1000, angle: 45 } } },
	// the ceiling comes down to the floor, and a switch and a window were measured far from the furniture
	eaves: {
		version: 1,
		room: { width: 3000 },
		hu: 2500,
		slope: { left: { low: 0, angle: 45 }, acceptVoid: true },
		obstacle: [
			{ where: 'back', position: 30_000, bottom: 1100, height: 80, depth: 10, kind: 'switch' },
			{ where: 'right', position: 30_000, bottom: 900, height: 1200, depth: 100, kind: 'window' },
			{ where: 'back', position: 900, bottom: 30_000, height: 80, depth: 10, kind: 'socket' },
		],
	},
	attic: {
		version: 1,
		room: { width: 4200 },
		hu: 2600,
		slope: { left: { low: 1100, angle: 45 }, right: { low: 1000, angle: 50 } },
	},
	chimney: {
		version: 1,
		wall: 'Fireplace',
		room: { width: 3600 },
		hu: 2500,
		pos: { fireplace: 1100 },
		width: { fireplace: 1400 },
		depth: { fireplace: 300 },
	},
	corners: {
		version: 1,
		footprint: 'StraightWithTwoSide',
		room: { width: 4000, sideLeft: 2200, sideRight: 2400 },
		hu: 2500,
		handle: null,
	},
	framed: { version: 1, room: { width: 3200 }, hu: 2400, doors: { style: 'Simple' }, handle: null },
} satisfies Record<string, Configuration>
export type PlanCase = keyof typeof planCases

export function captionsOf(language: Language): Captions {
	const translate = translatorOf(language)
	return {
		text: (key, values) => translate(`plan:${key}`, values),
		number: (value) => formatNumber(value, language),
	}
}

export function furnitureAndRoomOf(configuration: Configuration): {
	furniture: Furniture
	room: Room
} {
	const built = buildFurniture(configuration, sampleCatalogue)
	if (!built.ok) throw new Error(`cannot be made: ${JSON.stringify(built.issues)}`)
	return { furniture: built.value, room: roomOf(configuration) }
}

export function planOf(
	name: PlanCase,
	language: Language = 'fr',
	paper: PlanInput['paper'] = 'A3',
): PlanInput {
	const { width } = planCases[name].room
	return {
		...furnitureAndRoomOf(planCases[name]),
		catalogue: sampleCatalogue,
		language,
		captions: captionsOf(language),
		paper,
		title: {
			tenant: 'Atelier Gabarit',
			code: 'K7MP4XQD9RTW',
			customer: 'M. Lambert',
			date: '12/10/2026',
		},
		readings: Array.isArray(width) ? width : [],
		measuredOn: '08/10/2026',
		pallets: 1,
	}
}

// Domain 5.3: thirty-two interiors of one bay, bottom to top, and their pairs.
import type { ZoneChoice } from '../choices.ts'
import { HAT_ZONE, RAIL_LONG, RAIL_SHORT } from './fittings.ts'

const shelves = (count: number): ZoneChoice => ({ kind: 'VariableShelve', count })
const drawers = (count: number): ZoneChoice => ({ kind: 'RecessedDrawer', count })
const overlay = (count: number): ZoneChoice => ({ kind: 'OverlayDrawer', count })
const trays = (count: number): ZoneChoice => ({ kind: 'SlidingShelve', count })
const FS: ZoneChoice = { kind: 'FixedShelve' }
const W1: ZoneChoice = { kind: 'Wardrobe', height: RAIL_SHORT }
const W2: ZoneChoice = { kind: 'Wardrobe', height: RAIL_LONG }
const HAT: ZoneChoice = { kind: 'Empty', height: HAT_ZONE }
const TR: ZoneChoice = { kind: 'TrouserRack' }
const WL: ZoneChoice = { kind: 'WardrobeOnLift' }
const SW: ZoneChoice = { kind: 'SlidingWardrobe' }
const SHOES: ZoneChoice = { kind: 'VariableShelve', count: 5, height: 6 * 192 }

export type Template = {
	stack: readonly ZoneChoice[]
	/** Least interior height and useful depth, mm, with 18 mm shelves. */
	height: number
	depth: number
}

const row = (height: number, depth: number, ...stack: ZoneChoice[]): Template => ({
	stack,
	height,
	depth,
})

export const templateStacks: Readonly<Record<string, Template>> = {
	'00': row(200, 0, { kind: 'Empty' }),
	'01': row(530, 200, shelves(1)),
	'02': row(804, 200, shelves(2)),
	'03': row(1078, 200, shelves(3)),
	'04': row(1352, 200, shelves(4)),
	'05': row(1626, 200, shelves(5)),
	'06': row(1900, 200, shelves(6)),
	'07': row(1626, 200, shelves(2), FS, shelves(2)),
	'08': row(1500, 530, W2),
	'09': row(1798, 530, W2, FS, HAT),
	'10': row(2018, 530, W1, FS, W1),
	'11': row(2316, 530, W1, FS, W1, FS, HAT),
	'12': row(2096, 530, shelves(3), FS, W1),
	'13': row(2096, 530, W1, FS, shelves(3)),
	'14': row(1700, 530, drawers(2), FS, W1, FS, HAT),
	'15': row(1594, 530, drawers(3), FS, W1),
	'16': row(1786, 530, drawers(4), FS, W1),
	'17': row(1311, 530, overlay(2), FS, W1),
	'18': row(1769, 530, overlay(3), FS, W1, FS, HAT),
	'19': row(1983, 285, overlay(4), FS, shelves(4)),
	'20': row(1946, 285, drawers(3), FS, shelves(4)),
	'21': row(2248, 285, drawers(6), FS, shelves(3)),
	'22': row(1244, 285, overlay(8)),
	'23': row(1992, 285, trays(4), FS, shelves(3)),
	'24': row(1718, 530, TR, FS, W1),
	'25': row(2180, 480, drawers(2), TR, FS, shelves(3)),
	'26': row(2018, 530, W1, FS, WL),
	'27': row(1594, 500, drawers(3), FS, WL),
	'28': row(1298, 300, SW, FS, HAT),
	'29': row(2096, 300, shelves(3), FS, SW),
	'30': row(2170, 530, SHOES, FS, W1),
	'31': row(1777, 530, overlay(2), FS, trays(2), FS, W1),
}

export const templatePairs: readonly (readonly [string, string])[] = [
	['00', '00'],
	['04', '04'],
	['06', '06'],
	['08', '04'],
	['09', '07'],
	['10', '06'],
	['11', '06'],
	['10', '09'],
	['11', '09'],
	['12', '09'],
	['13', '09'],
	['14', '06'],
	['15', '06'],
	['16', '09'],
	['17', '17'],
	['18', '06'],
	['18', '18'],
	['19', '09'],
	['20', '10'],
	['21', '09'],
	['22', '22'],
	['23', '10'],
	['24', '06'],
	['24', '09'],
	['25', '10'],
	['26', '06'],
	['27', '09'],
	['28', '28'],
	['29', '29'],
	['30', '11'],
	['31', '11'],
	['11', '11'],
]

export type TemplateFamily = 'Wardrobe' | 'Drawers' | 'Shelves' | 'Favourites'

export const templateFamilies: Readonly<Record<TemplateFamily, readonly string[]>> = {
	Wardrobe: [
		'08',
		'09',
		'10',
		'11',
		'12',
		'13',
		'14',
		'15',
		'16',
		'17',
		'18',
		'24',
		'26',
		'27',
		'28',
		'30',
		'31',
	],
	Drawers: ['14', '15', '16', '17', '18', '19', '20', '21', '22', '25', '27', '31'],
	Shelves: [
		'00',
		'01',
		'02',
		'03',
		'04',
		'05',
		'06',
		'07',
		'12',
		'13',
		'19',
		'20',
		'21',
		'23',
		'29',
	],
	Favourites: ['11', '09', '06', '13', '15', '18', '20', '07', '24', '31'],
}

/** Until a tenant has thirty orders of its own. */
export const topTen: readonly string[] = templateFamilies.Favourites

/** For each bay in turn the first choice that fits, by the depth of the run; else the first of the rest. */
export type Cycle = {
	deep: readonly (readonly string[])[]
	shallow: readonly (readonly string[])[]
	rest: readonly string[]
}

const byHeight = (ids: readonly string[]) =>
	ids.toSorted((a, b) => (templateStacks[b]?.height ?? 0) - (templateStacks[a]?.height ?? 0))

export const shelvesOnly: readonly string[] = ['06', '05', '04', '03', '02', '01']

/** Domain 5.3. */
export const dressingCycle: Cycle = {
	deep: [
		['11', '10', '15'],
		['09', '08'],
		['20', '19'],
		['06', '05', '04'],
	],
	shallow: [['28'], ['29'], ['20'], ['06', '05', '04']],
	rest: byHeight(Object.keys(templateStacks)),
}

export const shelvesCycle: Cycle = {
	deep: [shelvesOnly],
	shallow: [shelvesOnly],
	rest: shelvesOnly,
}

export function cycleOfTemplates(templates: readonly string[]): Cycle {
	return { ...dressingCycle, deep: templates.map((id) => [id]) }
}

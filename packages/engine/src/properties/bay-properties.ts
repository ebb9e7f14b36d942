// What stands in the bays: every fitting within the limits of its kind (domain 2.5, 5).

import type { Bay, InteriorKind, Module } from '../furniture/run.ts'
import type { StartType } from '../type/dressing/start-types.ts'
import { type Property, unless } from './property.ts'

// domain 5, table: clear width of the bay least and most, useful depth least, clear height least of one piece.
const limits: Record<InteriorKind, readonly [number, number, number, number]> = {
	Empty: [0, 1200, 0, 0],
	FixedShelve: [200, 1100, 200, 0],
	VariableShelve: [200, 1100, 200, 0],
	SlidingShelve: [300, 1000, 260, 160],
	RecessedDrawer: [300, 1000, 285, 160],
	OverlayDrawer: [250, 1000, 260, 128],
	Wardrobe: [300, 1164, 530, 1000],
	WardrobeOnLift: [450, 1150, 500, 1000],
	SlidingWardrobe: [500, 1000, 300, 1000],
	TrouserRack: [400, 1000, 480, 700],
}
const inBlind = new Set<InteriorKind>(['Empty', 'VariableShelve', 'FixedShelve', 'Wardrobe'])
/** Hangers fit at an angle from this depth on, with a hint. */
const ASLANT = 480

/** The bay of each interior kind has the width, depth and height that the kind needs. */
export const fittingsKeepTheirLimits: Property = ({ runs, issues }) => {
	const aslant = issues.some(({ code }) => code === 'hangers_angled')
	return runs
		.flatMap((run) => run.modules)
		.flatMap((module) => module.bays.flatMap((bay) => bayFaults(module, bay, aslant)))
}

function bayFaults({ blind }: Module, bay: Bay, aslant: boolean): string[] {
	return bay.zones.flatMap(({ kind, height, count }) => {
		const [least, most, deep, high] = limits[kind]
		const depth = kind === 'Wardrobe' && aslant ? ASLANT : deep
		const named = (what: string) => () => `${kind} in a bay ${bay.width} x ${bay.depth}: ${what}`
		return [
			...unless(bay.width >= least && bay.width <= most, named('width')),
			...unless(bay.depth >= depth, named('depth')),
			// The lowest of overlay fronts covers the bottom panel, 18 under the bay's floor.
			...unless(
				height >= high * Math.max(1, count) - (kind === 'OverlayDrawer' ? 36 : 0),
				named(`height ${height}`),
			),
			...unless(!blind || inBlind.has(kind), named('in a blind corner')),
		]
	})
}

const spanOfType: Partial<Record<StartType, Record<18 | 28, number>>> = {
	shelves: { 18: 640, 28: 930 },
}

/** A loaded shelf spans no more than its thickness carries; books weigh twice as much. */
export const shelvesCarryTheirLoad: Property = ({ runs }, { type }) => {
	const most = (type && spanOfType[type]) ?? { 18: 800, 28: 1100 }
	const bays = runs.flatMap((run) => run.modules.flatMap((module) => module.bays))
	return bays
		.filter(({ zones }) =>
			zones.some(({ kind }) => kind === 'VariableShelve' || kind === 'FixedShelve'),
		)
		.flatMap(({ width, shelfThickness }) =>
			unless(width <= most[shelfThickness], () => `shelf of ${shelfThickness} over ${width}`),
		)
}

const stiffenedTypes: Partial<Record<StartType, true>> = { shelves: true }
const looseTemplates = new Set(['01', '02', '03', '04', '05', '06'])

/** In a bookcase above 1800, a bay of loose shelves only has one fixed at mid height (domain 8, Shelves). */
export const tallBookcasesStandStraight: Property = ({ runs }, { type }) => {
	const modules = type && stiffenedTypes[type] ? runs.flatMap((run) => run.modules) : []
	return modules
		.filter(({ heightLeft, heightRight }) => Math.min(heightLeft, heightRight) > 1800)
		.flatMap(({ bays }) => bays)
		.filter(({ template }) => template !== null && looseTemplates.has(template))
		.flatMap(({ template, zones, floor, height }) => {
			const at = 96 + 32 * Math.round((height / 2 - 96) / 32)
			const fixed = zones.filter(({ kind }) => kind === 'FixedShelve')
			const loose = zones.map(({ shelves }) => shelves)
			const below = loose[0]?.length
			const wanted = Number(template) - 1
			return [
				...unless(
					fixed.map(({ bottom }) => bottom - floor).join() === `${at}`,
					() => `not at ${at}`,
				),
				...unless(
					loose.flat().length === wanted && below === Math.floor(wanted / 2),
					() => `${below} of ${wanted} below`,
				),
			]
		})
}

/** Zones fill their bay exactly, one above the other. */
export const zonesFillTheirBay: Property = ({ runs }) =>
	runs
		.flatMap((run) => run.modules.flatMap((module) => module.bays))
		.flatMap((bay) => {
			const heights = bay.zones.reduce((sum, zone) => sum + zone.height, 0)
			const stacked = bay.zones.every((zone, i) => {
				const next = bay.zones[i + 1]
				return !next || Math.abs(zone.bottom + zone.height - next.bottom) < 1e-6
			})
			return [
				...unless(
					Math.abs(heights - bay.height) < 1e-6,
					() => `${heights} in a bay of ${bay.height}`,
				),
				...unless(stacked, () => 'zones do not stand on each other'),
			]
		})

/** Loose shelves stand at the heights that their zones say, counted from the finished floor. */
export const shelvesStandWhereZonesSay: Property = ({ runs, boards }) =>
	runs.flatMap(({ side, modules }) =>
		modules.flatMap(({ bays }, index) => {
			const said = bays.flatMap(({ zones }) => zones.flatMap(({ shelves }) => shelves))
			const stand = boards
				.filter(
					({ part, run, module }) => part === 'AdjustableShelf' && run === side && module === index,
				)
				.map(({ pose }) => pose.origin[2])
			return unless(
				inOrder(stand) === inOrder(said),
				() => `shelves of ${side} ${index} at ${inOrder(stand)}, zones say ${inOrder(said)}`,
			)
		}),
	)

const inOrder = (heights: readonly number[]) => heights.toSorted((a, b) => a - b).join(' ')

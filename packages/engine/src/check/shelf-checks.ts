import { REACH } from '../constants.ts'
import type { Zone } from '../furniture/run.ts'
import type { Remedy } from '../issue.ts'
import type { BayChoice, ZoneChoice } from '../run/choices.ts'
import { zonesOfChoice } from '../run/has-fronts.ts'
import { interiorLimits, RAIL_BRACKET_ABOVE, RAIL_SHORT } from '../run/module/fittings.ts'
import { storedRunsOf, withBayAt } from '../run/stored-runs.ts'
import { bayPoint, type CheckContext, type Measuring, tenth, worstOf } from './check.ts'
import { type BayAt, baysOf, hangerFindings, stiffnessFindings } from './findings.ts'
import { railSagOf, sagLimitOf, sagOf, shelfLoadOf } from './sag.ts'

export const shelfSag: Measuring = (context) => {
	const load = shelfLoadOf(context.design)
	const sag = ({ bay }: BayAt) => sagOf(bay.width, bay.shelfThickness, load)
	const limit = ({ bay }: BayAt) => sagLimitOf(bay.width, bay.shelfThickness, load)
	const all = baysOf(context.furniture).filter(({ bay }) => bay.zones.some(isShelf))
	const beyond = all.filter((at) => sag(at) > limit(at))
	const worst = worstOf(beyond.length > 0 ? beyond : all, sag)
	if (!worst) return null
	const zone = worst.bay.zones.find(isShelf)
	return {
		kind: 'most',
		unit: 'mm',
		measured: sag(worst),
		limit: limit(worst),
		at: bayPoint(context, worst, zone?.shelves[0] ?? zone?.bottom ?? 0),
		otherwise: 'warning',
		candidates: () => [changedBay(context, worst, (bay) => ({ ...bay, thickness: 28 }))],
	}
}

function isShelf({ kind }: Zone): boolean {
	return kind === 'VariableShelve' || kind === 'FixedShelve'
}

const isRail = ({ kind }: Pick<Zone, 'kind'>) => kind === 'Wardrobe'

function railsOf({ furniture }: CheckContext): { at: BayAt; zone: Zone; index: number }[] {
	return baysOf(furniture).flatMap((at) =>
		at.bay.zones.flatMap((zone, index) => (isRail(zone) ? [{ at, zone, index }] : [])),
	)
}

const RAIL_SPAN_PART = 200

export const railSag: Measuring = (context) => {
	const span = ({ at }: { at: BayAt }) =>
		at.bay.width > RAIL_BRACKET_ABOVE ? at.bay.width / 2 : at.bay.width
	const worst = worstOf(railsOf(context), span)
	if (!worst) return null
	return {
		kind: 'most',
		unit: 'mm',
		measured: railSagOf(span(worst)),
		limit: tenth(span(worst) / RAIL_SPAN_PART),
		at: railPoint(context, worst),
		otherwise: 'warning',
	}
}

function railPoint(context: CheckContext, { at, zone }: { at: BayAt; zone: Zone }) {
	return bayPoint(context, at, zone.rail ?? 0)
}

export const hangingHeight: Measuring = (context) => {
	const worst = worstOf(railsOf(context), ({ zone }) => -zone.height)
	if (!worst) return null
	return {
		kind: 'least',
		unit: 'mm',
		measured: worst.zone.height,
		limit: RAIL_SHORT,
		at: railPoint(context, worst),
		otherwise: 'warning',
	}
}

const depthField = { Main: 'center', Left: 'left', Right: 'right' } as const

export const hangingDepth: Measuring = (context) => {
	const worst = worstOf(hangerFindings(context.furniture), ({ measured }) => -measured)
	if (!worst) return null
	const { measured, limit, run, bay } = worst
	const field = depthField[run]
	return {
		kind: 'least',
		unit: 'mm',
		measured,
		limit,
		at: bayPoint(context, worst, bay.zones.find(isRail)?.bottom ?? 0),
		otherwise: 'hint',
		candidates: () => [
			{ depth: { [field]: context.design.depth[field] + Math.ceil(limit - measured) } },
		],
	}
}

export const reach: Measuring = (context) => {
	const rails = railsOf(context)
	const worst = worstOf(rails, ({ zone }) => zone.rail ?? 0)
	if (!worst) return null
	return {
		kind: 'most',
		unit: 'mm',
		measured: worst.zone.rail ?? 0,
		limit: REACH,
		at: railPoint(context, worst),
		otherwise: 'hint',
		candidates: () => [withLifts(context, rails)],
	}
}

function withLifts(context: CheckContext, rails: ReturnType<typeof railsOf>): Remedy {
	const high = rails.filter(({ zone }) => (zone.rail ?? 0) > REACH)
	let runs = storedRunsOf(context.design)
	for (const { at, index } of high) {
		const position = { run: at.run, module: at.module, bay: at.index }
		runs = withBayAt(runs, position, (bay) =>
			stackedAs(
				bay,
				zonesOfChoice(bay).map((zone, i) =>
					i === index ? { ...zone, kind: 'WardrobeOnLift' } : zone,
				),
			),
		)
	}
	return { runs }
}

function stackedAs(bay: BayChoice, zones: ZoneChoice[]): BayChoice {
	const { thickness, led } = bay
	return {
		zones,
		...(thickness !== undefined && { thickness }),
		...(led !== undefined && { led }),
	}
}

function changedBay(
	context: CheckContext,
	at: BayAt,
	change: (bay: BayChoice) => BayChoice,
): Remedy {
	const position = { run: at.run, module: at.module, bay: at.index }
	return { runs: withBayAt(storedRunsOf(context.design), position, change) }
}

export const stiffnessShelf: Measuring = (context) => {
	const worst = worstOf(
		stiffnessFindings(context.furniture, context.spaces[0]),
		({ measured }) => measured,
	)
	if (!worst) return null
	const { measured, limit, bay } = worst
	return {
		kind: 'most',
		unit: 'mm',
		measured,
		limit,
		at: bayPoint(context, worst, bay.floor + bay.height / 2),
		otherwise: 'hint',
		candidates: () => withFixedShelf(context, worst),
	}
}

// Three ways: a shelf between two zones, a zone without a fixed height divided by one, or both.
function withFixedShelf(context: CheckContext, at: BayAt): Remedy[] {
	const own = storedRunsOf(context.design)
		.find(({ side }) => side === at.run)
		?.zones.flatMap(({ modules }) => modules)[at.module]?.bays?.[at.index]
	if (!own) return []
	const zones = zonesOfChoice(own)
	const { shelfThickness } = at.bay
	const divided = zones.map((zone, i) => {
		const isFixed = zone.height !== undefined || interiorLimits[zone.kind].moves
		return isFixed ? null : halves(zone, (at.bay.zones[i]?.height ?? 0) - shelfThickness)
	})
	const stacks = divided.flatMap((pieces, i): ZoneChoice[][] => {
		if (!pieces) return []
		const stack = [...zones.slice(0, i), ...pieces, ...zones.slice(i + 1)]
		return [stack, withShelvesBetween(stack)]
	})
	return [withShelvesBetween(zones), ...stacks].map((stack) =>
		changedBay(context, at, (bay) => stackedAs(bay, stack)),
	)
}

function halves(zone: ZoneChoice, height: number): ZoneChoice[] {
	const { shelves: _, ...plain } = zone
	const count = zone.count ?? 0
	const lower = count > 1 ? { count: Math.ceil(count / 2) } : {}
	const upper = count > 1 ? { count: Math.floor(count / 2) } : {}
	return [
		{ ...plain, ...lower, height: Math.floor(height / 2) },
		{ kind: 'FixedShelve' },
		{ ...plain, ...upper },
	]
}

function withShelvesBetween(zones: readonly ZoneChoice[]): ZoneChoice[] {
	const isShelfAt = (i: number) => zones[i]?.kind === 'FixedShelve'
	return zones.flatMap((zone, i): ZoneChoice[] =>
		i > 0 && !isShelfAt(i) && !isShelfAt(i - 1) ? [{ kind: 'FixedShelve' }, zone] : [zone],
	)
}

/** mm; a spacer keeps a recessed drawer clear of every hinge beside it (domain 5.1). */
const SPACER = 25
/** mm that runners and drawer box need (domain 2.4). */
const MOVING_MIN = 214

export const drawerBehindHinge: Measuring = (context) => {
	const behind = baysOf(context.furniture)
		.filter(({ bay }) => bay.zones.some(({ kind }) => kind === 'RecessedDrawer'))
		.flatMap((at) => {
			const leaves = context.furniture.fronts.filter(
				(front) =>
					front.kind === 'Leaf' &&
					front.run === at.run &&
					front.module === at.module &&
					front.bays.includes(at.index),
			)
			const hinged = new Set(leaves.map(({ openingSide }) => openingSide)).size
			return hinged === 0 ? [] : [{ at, left: at.bay.width - SPACER * hinged }]
		})
	const worst = worstOf(behind, ({ left }) => -left)
	if (!worst) return null
	const zone = worst.at.bay.zones.find(({ kind }) => kind === 'RecessedDrawer')
	return {
		kind: 'least',
		unit: 'mm',
		measured: worst.left,
		limit: MOVING_MIN,
		at: bayPoint(context, worst.at, zone?.bottom ?? 0),
		otherwise: 'warning',
	}
}

/** mm above the top panel to reach the cable of the lights (domain 5.2). */
const LED_FILLER = 50

/** Furniture that stands free under the ceiling can be reached without a filler. */
export const ledFiller: Measuring = (context) => {
	const [space] = context.spaces
	const lit = baysOf(context.furniture).find(({ bay }) => bay.led !== null)
	if (!lit || space.topFiller === 0) return null
	return {
		kind: 'least',
		unit: 'mm',
		measured: space.topFiller,
		limit: LED_FILLER,
		at: bayPoint(context, lit, space.carcassHeight),
		otherwise: 'hint',
		candidates: () => [{ filler: { top: LED_FILLER } }],
	}
}

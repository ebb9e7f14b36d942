import { BOOK_SPAN, SHELF_SPAN } from '../../../constants.ts'
import { pitchesIn, type Zone } from '../../../furniture/run.ts'
import type { ZoneChoice } from '../../choices.ts'
import { type BayRules, builtStack } from '../built-stack.ts'
import {
	ANGLED_HANGERS_DEPTH,
	drawerDepth,
	interiorLimits,
	RAIL_LONG,
	RAIL_SHORT,
} from '../fittings.ts'
import type { Misfit } from '../misfit.ts'
import { stackZones } from '../stack.ts'
import { type Template, templateStacks } from '../templates.ts'
import { loneShelfMisfits, zoneKeyMisfits } from '../zone-keys.ts'

/**
 * Clear sizes of a bay. `blind`: reached through its neighbour only; `books`: loaded with books;
 * the rules of its type.
 */
export type BaySize = BayRules & {
	floor: number
	width: number
	height: number
	depth: number
	books?: boolean
	blind?: boolean
	/** Where a slope comes down behind the bay: useful depth at a height above the finished floor. */
	depthAt?: (height: number) => number
	/** The same before the underside of the top, which a chord brings lower than the slope. */
	clearAt?: (height: number) => number
}

export function usualThickness(size: Pick<BaySize, 'width' | 'books'>): 18 | 28 {
	return size.width > spanOf(18, size.books) ? 28 : 18
}

export function spanOf(thickness: 18 | 28, books = false): number {
	return (books ? BOOK_SPAN : SHELF_SPAN)[thickness]
}

export function templateMisfits(id: string, size: BaySize, thickness: 18 | 28): Misfit[] {
	const template = templateStacks[id]
	if (!template) return []
	return [
		...sizeMisfits(template, size, thickness),
		...reachMisfits(template.stack, size, thickness),
		...widthMisfits(template.stack, size, thickness),
	]
}

export function fitsTemplate(id: string, size: BaySize, thickness: 18 | 28): boolean {
	const template = templateStacks[id]
	if (!template) return true
	return [sizeMisfits, stackWidthMisfits, stackReachMisfits].every(
		(misfits) => misfits(template, size, thickness).length === 0,
	)
}

const stackWidthMisfits = ({ stack }: Template, size: BaySize, thickness: 18 | 28) =>
	widthMisfits(stack, size, thickness)
const stackReachMisfits = ({ stack }: Template, size: BaySize, thickness: 18 | 28) =>
	reachMisfits(stack, size, thickness)

function sizeMisfits(template: Template, size: BaySize, thickness: 18 | 28): Misfit[] {
	// Each fixed shelf of 28 takes ten more than the table's 18 (domain 5.3).
	const extra =
		thickness === 28 ? 10 * template.stack.filter((zone) => zone.kind === 'FixedShelve').length : 0
	const misfits: Misfit[] = []
	if (!isEmpty(template.stack) && size.height < template.height + extra) {
		misfits.push({ code: 'stack_too_high', measured: template.height + extra, limit: size.height })
	}
	if (size.depth < template.depth) {
		misfits.push({ code: 'fitting_too_deep', measured: size.depth, limit: template.depth })
	}
	return misfits
}

function isEmpty(stack: readonly ZoneChoice[]): boolean {
	return stack.every((zone) => zone.kind === 'Empty' && zone.height === undefined)
}

export function stackMisfits(
	stack: readonly ZoneChoice[],
	size: BaySize,
	thickness: 18 | 28,
): Misfit[] {
	const misfits: Misfit[] = []
	const chosen = size.fillsFront ? builtStack(stack, size, thickness) : stack
	const { needed } = stackZones(chosen, size, thickness)
	if (needed > size.height) {
		misfits.push({ code: 'stack_too_high', measured: needed, limit: size.height })
	}
	const late = stack.findIndex((zone, i) => i > 0 && zone.kind === 'OverlayDrawer')
	if (late > 0) misfits.push({ code: 'overlay_drawers_not_lowest', measured: late, limit: 0 })
	for (const { kind } of stack) {
		const depth = kind === 'Wardrobe' ? ANGLED_HANGERS_DEPTH : interiorLimits[kind].depthMin
		if (size.depth < depth) {
			misfits.push({ code: 'fitting_too_deep', measured: size.depth, limit: depth, data: { kind } })
		}
	}
	return [
		...zoneKeyMisfits(stack),
		...loneShelfMisfits(stack),
		...misfits,
		...zoneHeightMisfits(stack),
		...shelfGapMisfits(stack, size, thickness),
		...reachMisfits(stack, size, thickness),
		...widthMisfits(stack, size, thickness),
	]
}

const SHELF_PITCH_MIN = 160

function shelfGapMisfits(
	stack: readonly ZoneChoice[],
	size: BaySize,
	thickness: 18 | 28,
): Misfit[] {
	const { zones } = stackZones(builtStack(stack, size, thickness), size, thickness)
	const limit = SHELF_PITCH_MIN - thickness
	return zones.flatMap((zone): Misfit[] => {
		if (zone.kind !== 'VariableShelve' || zone.shelves.length === 0) return []
		const floors = [zone.bottom, ...zone.shelves.map((shelf) => shelf + thickness)]
		const roofs = [...zone.shelves, zone.bottom + zone.height]
		const clear = Math.min(...floors.map((floor, i) => (roofs[i] ?? floor) - floor))
		if (clear >= Math.min(limit, zone.height)) return []
		return [
			{ code: 'zone_too_low', measured: Math.max(0, clear), limit, data: { kind: zone.kind } },
		]
	})
}

// In a blind corner nothing can come out; under a back slope every fitting needs its depth at its own top edge.
function reachMisfits(stack: readonly ZoneChoice[], size: BaySize, thickness: 18 | 28): Misfit[] {
	const moving = size.blind ? stack.find(({ kind }) => interiorLimits[kind].moves) : undefined
	const blind: Misfit[] = moving
		? [{ code: 'fitting_in_blind_corner', measured: 1, limit: 0, data: { kind: moving.kind } }]
		: []
	const { depthAt, clearAt } = size
	if (!depthAt || !clearAt) return blind
	const built = builtStack(stack, size, thickness)
	const { zones } = stackZones(built, size, thickness)
	const shallow = zones.flatMap((zone, i): Misfit[] => {
		const limit = interiorLimits[zone.kind].depthMin
		const left = Math.floor(Math.min(...topsOf(zone, thickness, built[i]).map(depthAt)))
		const measured = isDrawers(zone) ? Math.min(left, drawerDepth(zone, clearAt)) : left
		if (zone.kind === 'Empty' || measured >= limit) return []
		return [{ code: 'fitting_too_deep', measured, limit, data: { kind: zone.kind } }]
	})
	return [...blind, ...shallow]
}

function isDrawers({ kind }: Zone): boolean {
	return kind === 'RecessedDrawer' || kind === 'OverlayDrawer'
}

// Heights at which a zone must still have its depth: shelves at their top faces, rails up to what they need.
function topsOf(zone: Zone, thickness: number, choice: ZoneChoice | undefined): number[] {
	switch (zone.kind) {
		case 'Empty':
			return [zone.bottom]
		case 'VariableShelve':
			return zone.shelves.map((shelf) => shelf + thickness)
		case 'FixedShelve':
			return [zone.bottom + thickness]
		case 'RecessedDrawer':
		case 'OverlayDrawer':
		case 'SlidingShelve':
			return [zone.bottom + pitchesIn(zone).reduce((sum, pitch) => sum + pitch, 0)]
		case 'Wardrobe':
			return [zone.bottom + ((choice?.height ?? 0) >= RAIL_LONG ? RAIL_LONG : RAIL_SHORT)]
		case 'WardrobeOnLift':
		case 'SlidingWardrobe':
		case 'TrouserRack':
			return [zone.bottom + interiorLimits[zone.kind].heightMin]
	}
}

function zoneHeightMisfits(stack: readonly ZoneChoice[]): Misfit[] {
	return stack.flatMap(({ kind, height, pitch }) => {
		const limit = interiorLimits[kind].heightMin
		const measured = Math.min(height ?? limit, pitch ?? limit)
		return measured < limit
			? [{ code: 'zone_too_low' as const, measured, limit, data: { kind } }]
			: []
	})
}

function widthMisfits(stack: readonly ZoneChoice[], size: BaySize, thickness: 18 | 28): Misfit[] {
	const kinds = [...new Set(stack.map((zone) => zone.kind))]
	const misfits: Misfit[] = []
	for (const kind of kinds) {
		const { bayMin, bayMax } = interiorLimits[kind]
		const data = { kind }
		if (size.width < bayMin) {
			misfits.push({ code: 'fitting_bay_too_narrow', measured: size.width, limit: bayMin, data })
		} else if (size.width > bayMax && !isShelf(kind)) {
			misfits.push({ code: 'fitting_bay_too_wide', measured: size.width, limit: bayMax, data })
		}
	}
	return kinds.some(isShelf) ? [...misfits, ...spanMisfits(size, thickness)] : misfits
}

function isShelf(kind: ZoneChoice['kind']): boolean {
	return kind === 'FixedShelve' || kind === 'VariableShelve'
}

function spanMisfits(size: BaySize, thickness: 18 | 28): Misfit[] {
	const longest = spanOf(28, size.books)
	if (size.width > longest) {
		return [{ code: 'bay_too_wide_for_shelf', measured: size.width, limit: longest }]
	}
	const limit = spanOf(thickness, size.books)
	return size.width > limit
		? [{ code: 'shelf_needs_28', measured: size.width, limit, data: { thickness: 28 } }]
		: []
}

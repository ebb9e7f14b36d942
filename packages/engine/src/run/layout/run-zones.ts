// A run divided into the zones of its wall (domain 4.3). A flat wall is one zone.

import type { RunSide } from '../../issue.ts'
import type { Design, DesignModule, DesignRunZone } from '../design.ts'
import { type RunSpace, runSpaceOf } from '../space/run-space.ts'
import { type WallZone, wallZonesOf, zoneSpacesOf } from '../space/wall-zones.ts'
import { customWidthAfter, type ModulePlace, modulePlacesOf } from './module-places.ts'

export type RunZone = { space: RunSpace; modules: readonly DesignModule[]; first: number }

export type RunZones = { space: RunSpace; walls: WallZone[]; zones: RunZone[] }

export function runZonesOf(design: Design, side: RunSide): RunZones {
	const space = runSpaceOf(design, side)
	const walls = wallZonesOf(design, space)
	const chosen = design.runs.find((run) => run.side === side)?.zones ?? []
	let first = 0
	const spaces = ownSpacesOf(chosen, space) ?? zoneSpacesOf(walls, space)
	const zones = spaces.map((zoneSpace, i) => {
		const modules = chosen[i]?.modules ?? []
		const isLast = i === spaces.length - 1
		const zone = {
			space:
				spaces.length === 1
					? zoneSpace
					: lessCustom(zoneSpace, design, { first, count: modules.length, isLast }),
			modules,
			first,
		}
		first += modules.length
		return zone
	})
	return { space, walls, zones }
}

// Zones with sizes of their own stand side by side on a flat wall; null where no zone has any.
function ownSpacesOf(chosen: readonly DesignRunZone[], space: RunSpace): RunSpace[] | null {
	if (!chosen.some(({ own }) => own)) return null
	const taken = chosen.reduce((sum, { own }) => sum + (own?.width ?? 0), 0)
	const others = chosen.filter(({ own }) => !own).length
	let start = space.start
	return chosen.map(({ own }) => {
		const length = own?.width ?? (space.length - taken) / others
		const carcassHeight = own?.height ?? space.carcassHeight
		const envelope = { ...space.envelope, flat: carcassHeight }
		const zone = { ...space, start, length, carcassHeight, envelope }
		start += length
		return zone
	})
}

function lessCustom(
	space: RunSpace,
	design: Design,
	{ first, count, isLast }: { first: number; count: number; isLast: boolean },
): RunSpace {
	const places = Array.from({ length: count + Number(isLast) }, (_, i) => first + i)
	const taken = places.reduce(
		(sum, after) => sum + customWidthAfter(design.filler.custom, space.side, after),
		0,
	)
	return { ...space, length: space.length - taken }
}

export function runPlacesOf({ zones }: RunZones, design: Design): ModulePlace[] {
	return zones.flatMap(({ space, modules, first }) => modulePlacesOf(modules, space, design, first))
}

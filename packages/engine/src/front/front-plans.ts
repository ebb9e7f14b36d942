// Which fronts close a module, and where: leaves above overlay drawers, one or two by the width (domain 5.1, 6.5).

import type { Design, DesignModule } from '../configuration/design.ts'
import { hasOverlayDrawers, zonesOfChoice } from '../configuration/has-fronts.ts'
import { GAP, HALF_GAP, LEAF_HEIGHT, ONE_LEAF_MAX } from '../constants.ts'
import type { FrontKind } from '../furniture.ts'
import type { ModulePlace } from '../layout/module-places.ts'
import { stackZones } from '../module/stack.ts'
import type { RunSpace } from '../room/run-space.ts'

/** A front in the run's axes; `z` of its lower edge above the floor. */
export type FrontPlan = {
	module: number
	bays: number[]
	kind: FrontKind
	x: number
	z: number
	width: number
	height: number
	/** Which leaf of a pair, or null for a single one. */
	pair: 'Left' | 'Right' | null
}

/** A gap above drawers too low to be worth a board. */
const PANEL_MIN = 20

/** All fronts of a module, from left to right and from the floor up. */
export function frontPlansOf(
	module: DesignModule,
	index: number,
	place: ModulePlace,
	space: RunSpace,
	design: Design,
): FrontPlan[] {
	const closed = design.doors !== null && module.doors
	const columns = columnsOf(module, place)
	return columns.flatMap((column) => {
		const overlay = column.bays.map((bay) => overlayOf(module, bay)).find((total) => total > 0) ?? 0
		return [
			...drawerFronts(module, index, column, space),
			...leavesOf(index, column, overlay, closed, space),
		]
	})
}

/** What stands one above the other in the plane of the leaves. `leaves`: how many share its width. */
type Column = { bays: number[]; x: number; width: number; leaves: 1 | 2; pair: FrontPlan['pair'] }

function columnsOf(module: DesignModule, place: ModulePlace): Column[] {
	const x = place.x + HALF_GAP
	if (module.kind === 'Simple') {
		const leaves = place.width > ONE_LEAF_MAX ? 2 : 1
		return [{ bays: [0], x, width: place.width - GAP, leaves, pair: null }]
	}
	const width = (place.width - 2 * GAP) / 2
	return [
		{ bays: [0], x, width, leaves: 1, pair: 'Left' },
		{ bays: [1], x: x + width + GAP, width, leaves: 1, pair: 'Right' },
	]
}

/** Total pitch of a bay's overlay drawers, 0 without any. */
export function overlayOf(module: DesignModule, bay: number): number {
	const choice = module.bays[bay]
	if (!choice || !hasOverlayDrawers(choice)) return 0
	return stackZones(zonesOfChoice(choice), 0, 18).overlay
}

function drawerFronts(
	module: DesignModule,
	index: number,
	column: Column,
	space: RunSpace,
): FrontPlan[] {
	const choice = column.bays
		.map((bay) => module.bays[bay])
		.find((bay) => bay && hasOverlayDrawers(bay))
	const zone = choice && stackZones(zonesOfChoice(choice), space.interior, 18).zones[0]
	if (zone?.kind !== 'OverlayDrawer') return []
	return Array.from({ length: zone.count }, (_, i) => ({
		module: index,
		bays: column.bays,
		kind: 'DrawerFront' as const,
		x: column.x,
		z: space.plinth + i * zone.pitch + HALF_GAP,
		width: column.width,
		height: zone.pitch - GAP,
		pair: null,
	}))
}

function leavesOf(
	index: number,
	column: Column,
	overlay: number,
	closed: boolean,
	space: RunSpace,
): FrontPlan[] {
	const height = space.carcassHeight - space.plinth - overlay - GAP
	const base = { module: index, bays: column.bays, z: space.plinth + overlay + HALF_GAP, height }
	const isStrip = overlay > 0 && height < LEAF_HEIGHT.min
	if (isStrip) {
		if (height < PANEL_MIN) return []
		return [{ ...base, kind: 'FakeDoor', x: column.x, width: column.width, pair: null }]
	}
	if (!closed) return []
	if (column.leaves === 1) {
		return [{ ...base, kind: 'Leaf', x: column.x, width: column.width, pair: column.pair }]
	}
	const width = (column.width - GAP) / 2
	return [
		{ ...base, kind: 'Leaf', x: column.x, width, pair: 'Left' },
		{ ...base, kind: 'Leaf', x: column.x + width + GAP, width, pair: 'Right' },
	]
}

import { CARCASS, floorMm } from '../../constants.ts'
import type { Board } from '../../furniture/board.ts'
import { CARCASS_BAND, grainOf, HIDDEN_BAND } from '../../furniture/finish.ts'
import type { Zone } from '../../furniture/run.ts'
import type { BayContext, BayPlan } from './bay/bay-plan.ts'
import { buildOverlayDrawers, buildRecessedDrawers } from './drawers.ts'
import { ADJUSTABLE_SETBACK, hangs } from './fittings.ts'
import { addHanging } from './hanging.ts'
import { addShelfPins, addTrayRunner } from './shelf/shelf-fittings.ts'

const FIXED_SETBACK = 5
const TRAY_PLAY = 13

export function buildInterior(bay: BayPlan, context: BayContext): void {
	let drawers = 0
	// A rail is fixed to the shelf above it, which is made after it.
	let hanging: Zone | null = null
	for (const zone of bay.zones) {
		const shelf = buildZone(zone, drawers, bay, context)
		if (hanging) addHanging(hanging, shelf, bay, context)
		hanging = hangs(zone.kind) ? zone : null
		if (holdsDrawers(zone)) drawers += zone.count
	}
	if (hanging) addHanging(hanging, bay.around.top, bay, context)
}

function holdsDrawers({ kind }: Zone): boolean {
	return kind === 'RecessedDrawer' || kind === 'OverlayDrawer'
}

/** Returns the board of a fixed shelf, else null. `drawers`: those below the zone. */
function buildZone(zone: Zone, drawers: number, bay: BayPlan, context: BayContext): Board | null {
	switch (zone.kind) {
		case 'FixedShelve':
			return addShelf('FixedShelf', bay, context, zone.bottom)
		case 'VariableShelve':
			for (const z of zone.shelves) {
				addShelfPins(addShelf('AdjustableShelf', bay, context, z), bay, context)
			}
			return null
		case 'SlidingShelve':
			for (let i = 0; i < zone.count; i++) {
				const z = zone.bottom + i * zone.pitch + TRAY_PLAY
				addTrayRunner(addShelf('SlidingShelf', bay, context, z), bay, context)
			}
			return null
		case 'RecessedDrawer':
			buildRecessedDrawers(zone, drawers, bay, context)
			return null
		case 'OverlayDrawer':
			buildOverlayDrawers(zone, bay, context)
			return null
		case 'Wardrobe':
		case 'WardrobeOnLift':
		case 'SlidingWardrobe':
		case 'TrouserRack':
		case 'Empty':
			return null
	}
}

type ShelfPart = 'FixedShelf' | 'AdjustableShelf' | 'SlidingShelf'

const SHELF_PLAY: Readonly<Record<ShelfPart, number>> = {
	FixedShelf: 0,
	AdjustableShelf: 2,
	SlidingShelf: 2 * TRAY_PLAY,
}

const SLOPE_CLEAR = 10

function addShelf(part: ShelfPart, bay: BayPlan, context: BayContext, z: number): Board {
	const { space, finishes } = context
	const play = SHELF_PLAY[part]
	const hidden = part === 'FixedShelf' ? 0 : HIDDEN_BAND
	const thickness = part === 'SlidingShelf' ? CARCASS : bay.shelfThickness
	const setback = part === 'FixedShelf' ? FIXED_SETBACK : ADJUSTABLE_SETBACK
	const usual = space.usefulDepth - setback
	const depth = Math.min(usual, floorMm(bay.depthAt(z + thickness)) - SLOPE_CLEAR)
	return context.builder.add({
		part,
		module: bay.module,
		stance: 'Flat',
		x: bay.x + play / 2,
		y: space.standoff + space.carcassDepth - setback - (space.back ? depth : usual),
		z,
		size: [bay.width - play, space.back ? depth : usual, thickness],
		material: finishes.interior.reference,
		grain: grainOf(finishes.interior, 'length'),
		edges: { length2: CARCASS_BAND, length1: hidden, width1: hidden, width2: hidden },
	})
}

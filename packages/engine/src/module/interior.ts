// What stands in a bay, as boards and hardware: shelves, trays, drawers, rails (domain 5).
import { CARCASS_BAND, grainOf, HIDDEN_BAND } from '../board/finish.ts'
import { CARCASS, floorMm } from '../constants.ts'
import type { Zone } from '../furniture.ts'
import type { BayPlan, Workshop } from './bay-plan.ts'
import { buildOverlayDrawers, buildRecessedDrawers } from './drawers.ts'
import { RAIL_BRACKET_ABOVE } from './fittings.ts'

/** A fixed shelf ends this far behind the carcass edge, an adjustable one 5 more. */
const FIXED_SETBACK = 5
const ADJUSTABLE_SETBACK = 10
/** Side-mounted runners take 13 on each side of a tray. */
const TRAY_PLAY = 13

/** Fills a bay. */
export function buildInterior(bay: BayPlan, shop: Workshop): void {
	for (const zone of bay.zones) buildZone(zone, bay, shop)
}

function buildZone(zone: Zone, bay: BayPlan, shop: Workshop): void {
	switch (zone.kind) {
		case 'FixedShelve':
			return addShelf('FixedShelf', bay, shop, zone.bottom)
		case 'VariableShelve':
			for (const height of zone.shelves) addShelf('AdjustableShelf', bay, shop, height)
			shop.tally.add('shelf-pin', 4 * zone.shelves.length)
			return
		case 'SlidingShelve':
			for (let i = 0; i < zone.count; i++) {
				addShelf('SlidingShelf', bay, shop, zone.bottom + i * zone.pitch + TRAY_PLAY)
			}
			shop.tally.add('tray-runner', zone.count)
			return
		case 'RecessedDrawer':
			return buildRecessedDrawers(zone, bay, shop)
		case 'OverlayDrawer':
			return buildOverlayDrawers(zone, bay, shop)
		case 'Wardrobe':
			shop.tally.add(`rail-${bay.width}`, 1)
			if (bay.width > RAIL_BRACKET_ABOVE) shop.tally.add('rail-bracket', 1)
			return
		case 'WardrobeOnLift':
			return shop.tally.add('wardrobe-lift', 1)
		case 'SlidingWardrobe':
			return shop.tally.add('sliding-rail', 1)
		case 'TrouserRack':
			return shop.tally.add('trouser-rack', 1)
		case 'Empty':
			return
	}
}

type ShelfPart = 'FixedShelf' | 'AdjustableShelf' | 'SlidingShelf'

// Play on both sides together.
const SHELF_PLAY: Readonly<Record<ShelfPart, number>> = {
	FixedShelf: 0,
	AdjustableShelf: 2,
	SlidingShelf: 2 * TRAY_PLAY,
}

/** Under a back slope a shelf stays this far off the sloped panel. */
const SLOPE_CLEAR = 10

function addShelf(part: ShelfPart, bay: BayPlan, shop: Workshop, height: number): void {
	const { space, finishes } = shop
	const play = SHELF_PLAY[part]
	const hidden = part === 'FixedShelf' ? 0 : HIDDEN_BAND
	const thickness = part === 'SlidingShelf' ? CARCASS : bay.shelf
	const setback = part === 'FixedShelf' ? FIXED_SETBACK : ADJUSTABLE_SETBACK
	const usual = space.usefulDepth - setback
	const depth = Math.min(usual, floorMm(bay.depthAt(height + thickness)) - SLOPE_CLEAR)
	shop.bench.add({
		part,
		module: bay.module,
		stance: 'Flat',
		x: bay.x + play / 2,
		y: space.standoff + space.carcassDepth - setback - (space.back ? depth : usual),
		z: space.plinth + CARCASS + height,
		size: [bay.width - play, space.back ? depth : usual, thickness],
		material: finishes.interior.reference,
		grain: grainOf(finishes.interior, 'length'),
		edges: { length2: CARCASS_BAND, length1: hidden, width1: hidden, width2: hidden },
	})
}

// What the furniture holds (domain 5.4), each zone counted once, for the first kind that needs it.
import type { Bay, Capacity, Zone } from './furniture.ts'
import { RAIL_LONG, RAIL_SHORT } from './module/fittings.ts'

/** Along a rail: its ends hold nothing. */
const RAIL_ENDS = 40
const LONG_PITCH = 60
const SHORT_PITCH = 35
const PILE_WIDTH = 300
const SHOES_WIDTH = 220
const CASE_WIDTH = 750
const CASE = { height: 320, width: 500, depth: 400 } as const
const PER_DRAWER = 20

const nothing: Capacity = {
	long: 0,
	short: 0,
	trousers: 0,
	folded: 0,
	small: 0,
	shoes: 0,
	suitcases: 0,
}

/** Capacity of bays together. */
export function capacityOf(bays: readonly Bay[]): Capacity {
	const total = { ...nothing }
	for (const bay of bays) {
		for (const zone of bay.zones) {
			const held = capacityOfZone(zone, bay)
			for (const kind of Object.keys(held) as (keyof Capacity)[]) total[kind] += held[kind] ?? 0
		}
	}
	return total
}

function capacityOfZone(zone: Zone, bay: Bay): Partial<Capacity> {
	switch (zone.kind) {
		case 'Wardrobe':
			return railCapacity(zone.height, bay.width - RAIL_ENDS)
		case 'WardrobeOnLift':
			return { short: Math.floor((bay.width - RAIL_ENDS) / SHORT_PITCH) }
		case 'SlidingWardrobe':
			return { short: Math.floor((bay.depth - RAIL_ENDS) / SHORT_PITCH) }
		case 'TrouserRack':
			return { trousers: bay.width >= 700 ? 14 : 12 }
		case 'RecessedDrawer':
		case 'OverlayDrawer':
			return { small: PER_DRAWER * zone.count }
		case 'SlidingShelve':
			return { shoes: zone.count * Math.floor(bay.width / SHOES_WIDTH) }
		case 'VariableShelve':
			return shelvesCapacity(zone, bay)
		case 'Empty':
			return isCaseZone(zone, bay)
				? { suitcases: Math.max(1, Math.floor(bay.width / CASE_WIDTH)) }
				: {}
		case 'FixedShelve':
			return {}
	}
}

function railCapacity(height: number, rail: number): Partial<Capacity> {
	if (height >= RAIL_LONG) return { long: Math.floor(rail / LONG_PITCH) }
	return height >= RAIL_SHORT ? { short: Math.floor(rail / SHORT_PITCH) } : {}
}

function isCaseZone(zone: Zone, bay: Bay): boolean {
	return zone.height >= CASE.height && bay.width >= CASE.width && bay.depth >= CASE.depth
}

function shelvesCapacity(zone: Zone, bay: Bay): Partial<Capacity> {
	let folded = 0
	let shoes = 0
	for (const clear of clearHeights(zone, bay.shelfThickness)) {
		if (clear >= 200) folded += Math.floor(bay.width / PILE_WIDTH) * pileOf(clear)
		else if (clear >= 150 && bay.depth >= 300) shoes += Math.floor(bay.width / SHOES_WIDTH)
	}
	return { folded, shoes }
}

/** Clear heights between the shelves of a zone, from its floor up. */
function clearHeights(zone: Zone, shelf: number): number[] {
	const bounds = [zone.bottom, ...zone.shelves.map((height) => height + shelf)]
	const tops = [...zone.shelves, zone.bottom + zone.height]
	return bounds.map((bottom, i) => (tops[i] ?? bottom) - bottom)
}

// Eight to a pile up to 320, one more for every 40 above.
function pileOf(clear: number): number {
	return 8 + Math.max(0, Math.floor((clear - 320) / 40))
}

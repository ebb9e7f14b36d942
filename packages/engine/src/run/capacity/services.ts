// A zone serves one kind of things; this is what it could hold of each (domain 5.4).
import type { Bay, Zone } from '../../furniture/run.ts'
import { HAT_ZONE, RAIL_LONG, RAIL_SHORT } from '../module/fittings.ts'
import { type Kind, PER_DRAWER, PER_PILE, RAIL_PER_PIECE } from './wants.ts'

export type Services = Partial<Record<Kind, number>>

export type Storage = Pick<Bay, 'width' | 'depth' | 'shelfThickness' | 'zones'>

const RAIL_ENDS = 40
const LIFT_DROP = 800
const RACK = { usual: 12, wide: 14, wideFrom: 700 } as const
/** Piles of folded clothes, mm: the width of one, the height it needs, and the further height for each one more. */
const PILE_WIDTH = 300
const PILE_CLEAR = 200
const HIGH_PILE = 320
const HIGHER_BY = 40
const SHOES = { width: 220, clear: { min: 150, max: 250 }, depth: 300 } as const
const CASE = { pitch: 750, height: 320, width: 500, depth: 400 } as const

export function servicesOf(bay: Storage, reach: number): Services[] {
	return bay.zones.map((zone, i) => {
		switch (zone.kind) {
			case 'Wardrobe':
				return (zone.rail ?? 0) <= reach ? hanging(zone.height, bay.width) : {}
			case 'WardrobeOnLift':
				return (zone.rail ?? 0) - LIFT_DROP <= reach ? hanging(RAIL_SHORT, bay.width) : {}
			case 'SlidingWardrobe':
				return (zone.rail ?? 0) <= reach ? hanging(RAIL_SHORT, bay.depth) : {}
			case 'TrouserRack':
				return (zone.rail ?? 0) <= reach
					? { trousers: bay.width >= RACK.wideFrom ? RACK.wide : RACK.usual }
					: {}
			case 'RecessedDrawer':
			case 'OverlayDrawer':
				return { small: PER_DRAWER * reachedPieces(zone, reach) }
			case 'SlidingShelve':
				return { shoes: reachedPieces(zone, reach) * Math.floor(bay.width / SHOES.width) }
			case 'VariableShelve':
				return shelved(zone, bay, reach)
			case 'Empty':
				return isCaseZone(zone, bay, i)
					? { suitcases: Math.max(1, Math.floor(bay.width / CASE.pitch)) }
					: {}
			case 'FixedShelve':
				return {}
		}
	})
}

function hanging(height: number, length: number): Services {
	if (height < RAIL_SHORT) return {}
	const rail = Math.max(0, length - RAIL_ENDS)
	const pieces = (kind: keyof typeof RAIL_PER_PIECE) => Math.floor(rail / RAIL_PER_PIECE[kind])
	const short = { short: pieces('short'), trousers: pieces('trousers') }
	return height >= RAIL_LONG ? { long: pieces('long'), ...short } : short
}

// A person looks into drawers and trays from above, so their upper edge must be within reach.
function reachedPieces(zone: Zone, reach: number): number {
	const within = zone.pitch > 0 ? Math.floor((reach - zone.bottom) / zone.pitch) : zone.count
	return Math.max(0, Math.min(zone.count, within))
}

function shelved(zone: Zone, bay: Storage, reach: number): Services {
	let folded = 0
	let shoes = 0
	for (const { bottom, clear } of shelfSpaces(zone, bay)) {
		if (bottom > reach) continue
		if (clear >= PILE_CLEAR) folded += Math.floor(bay.width / PILE_WIDTH) * pileOf(clear)
		if (clear >= SHOES.clear.min && clear <= SHOES.clear.max && bay.depth >= SHOES.depth) {
			shoes += Math.floor(bay.width / SHOES.width)
		}
	}
	return { folded, shoes }
}

function shelfSpaces(zone: Zone, bay: Storage): { bottom: number; clear: number }[] {
	const bottoms = [zone.bottom, ...zone.shelves.map((height) => height + bay.shelfThickness)]
	const tops = [...zone.shelves, zone.bottom + zone.height]
	return bottoms.map((bottom, i) => ({ bottom, clear: (tops[i] ?? bottom) - bottom }))
}

function pileOf(clear: number): number {
	return PER_PILE + Math.max(0, Math.floor((clear - HIGH_PILE) / HIGHER_BY))
}

// A suitcase needs height, width and depth, or stands in the hat zone above the last shelf.
function isCaseZone(zone: Zone, bay: Storage, index: number): boolean {
	const isTop = index === bay.zones.length - 1 && bay.zones[index - 1]?.kind === 'FixedShelve'
	if (isTop && zone.height >= HAT_ZONE) return true
	return zone.height >= CASE.height && bay.width >= CASE.width && bay.depth >= CASE.depth
}

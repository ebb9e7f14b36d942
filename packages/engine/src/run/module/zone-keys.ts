// A key that a kind does not read is refused in a zone made by hand.

import type { InteriorKind } from '../../furniture/run.ts'
import type { BayChoice, ZoneChoice } from '../choices.ts'
import type { Misfit } from './misfit.ts'

type ZoneKey = Exclude<keyof ZoneChoice, 'kind'>

const zoneKeys: Readonly<Record<InteriorKind, readonly ZoneKey[]>> = {
	Empty: ['height'],
	FixedShelve: [],
	VariableShelve: ['height', 'count', 'shelves'],
	SlidingShelve: ['height', 'count', 'pitch'],
	RecessedDrawer: ['height', 'count', 'pitch'],
	OverlayDrawer: ['count', 'pitch'],
	Wardrobe: ['height'],
	WardrobeOnLift: ['height'],
	SlidingWardrobe: ['height'],
	TrouserRack: ['height'],
}

export function zoneKeyMisfits(stack: readonly ZoneChoice[]): Misfit[] {
	return stack.flatMap((zone, index) =>
		unreadKeys(zone).map((key): Misfit => {
			const allowed = ['kind', ...zoneKeys[zone.kind]].join(' | ')
			return { code: 'zone_key_unused', data: { kind: zone.kind, zone: index, key, allowed } }
		}),
	)
}

/** All that a zone may be stored with. */
const storedKeys = new Set(Object.values(zoneKeys).flat())

function unreadKeys(zone: ZoneChoice): ZoneKey[] {
	const context = (Object.keys(zone) as ZoneKey[]).filter(
		(key) => storedKeys.has(key) && zone[key] !== undefined,
	)
	const { count, shelves } = zone
	const contradicts = count !== undefined && shelves !== undefined && count !== shelves.length
	return context.filter(
		(key) => !zoneKeys[zone.kind].includes(key) || (key === 'count' && contradicts),
	)
}

/** A fixed shelf needs a zone on both sides: not on the floor, under the top or on another shelf. */
export function loneShelfMisfits(stack: readonly ZoneChoice[]): Misfit[] {
	const lone = stack.findIndex((_, i) => isLone(stack, i))
	return lone < 0
		? []
		: [{ code: 'fixed_shelf_alone', measured: lone + 1, limit: stack.length, data: { zone: lone } }]
}

function isLone(stack: readonly ZoneChoice[], index: number): boolean {
	if (stack[index]?.kind !== 'FixedShelve') return false
	const above = stack[index + 1]
	return index === 0 || above === undefined || above.kind === 'FixedShelve'
}

export function withoutUnread(bay: BayChoice): BayChoice | null {
	if ('template' in bay) return bay
	const zones = bay.zones
		.filter((_, i) => !isLone(bay.zones, i))
		.map((zone): ZoneChoice => {
			const unread: readonly string[] = unreadKeys(zone)
			return Object.fromEntries(
				Object.entries(zone).filter(([key]) => !unread.includes(key)),
			) as ZoneChoice
		})
	return zones.length === 0 ? null : { ...bay, zones }
}

// The same furniture always holds the same things, so that an edit does not shuffle the wardrobe.
import type { Fitting, Furniture, InteriorKind, Room } from '@gabarit/engine'
import { fractionOf } from '../board/grain-offset.ts'
import {
	type Compartment,
	compartmentsOf,
	type ZoneSpace,
	zoneSpacesOf,
} from '../interior/bay-space.ts'
import { trouserBarsOf } from '../interior/fittings.ts'
import { cellThingsOf, thingsIn as thingsInCell } from './cell-things.ts'
import { boxColors, clothColors, type Thing } from './thing.ts'

const cloths = Object.values(clothColors)

function pick<T>(list: readonly T[], key: string): T {
	const item = list[Math.floor(fractionOf(key) * list.length)] ?? list[0]
	if (item === undefined) throw new Error('nothing to pick from')
	return item
}

function between(from: number, to: number, key: string): number {
	return from + (to - from) * fractionOf(key)
}

const coatFrom = 1400
const hangerPitch = 58
const hangerDepth = 430

function hangingAxis({ back, front, rail, bottom, height }: ZoneSpace): { y: number; z: number } {
	return { y: (back + front) / 2, z: rail ?? bottom + height }
}

function hanging(zone: ZoneSpace): Thing[] {
	const long = zone.height >= coatFrom
	const axis = hangingAxis(zone)
	const most = axis.z - zone.bottom - 60
	const width = zone.width * 0.84
	const count = Math.max(1, Math.floor(width / hangerPitch))
	const palette = [pick(cloths, `${zone.key} a`), pick(cloths, `${zone.key} b`), ...cloths]
	const usual = long ? 1180 : 760
	return Array.from({ length: count }, (_, i): Thing => {
		const key = `${zone.key} hanger ${i}`
		return {
			run: zone.run,
			kind: long ? 'coat' : 'shirt',
			at: [zone.x + zone.width * 0.06 + (i + 0.5) * (width / count), axis.y, axis.z],
			size: [
				between(42, 58, `${key} thick`),
				Math.min(hangerDepth * between(0.92, 1.04, `${key} wide`), zone.front - zone.back - 40),
				Math.min(most, usual * between(0.88, 1.1, `${key} long`)),
			],
			turn: between(-6, 6, `${key} turn`),
			color: pick(palette, key),
		}
	})
}

function facingOut(zone: ZoneSpace): Thing[] {
	const axis = hangingAxis(zone)
	const count = Math.max(1, Math.floor((zone.front - zone.back - 120) / 60))
	return Array.from(
		{ length: count },
		(_, i): Thing => ({
			run: zone.run,
			kind: 'shirt',
			at: [zone.x + zone.width / 2, zone.back + 60 + i * 60, axis.z - 20],
			size: [56, Math.min(hangerDepth, zone.width - 40), Math.min(760, axis.z - zone.bottom - 80)],
			turn: 90 + between(-4, 4, `${zone.key} ${i}`),
			color: pick(cloths, `${zone.key} facing ${i}`),
		}),
	)
}

/** From a bar's axis up to the top of the trousers over it, mm. */
const overBar = 8

function trousers(zone: ZoneSpace, rack: Fitting | undefined): Thing[] {
	if (!rack?.box) return []
	const { along, down } = trouserBarsOf(rack.box)
	const middle = zone.x + zone.width / 2
	return along.flatMap((bar, i): Thing[] =>
		i % 4 === 3
			? []
			: [
					{
						run: zone.run,
						kind: 'trousers',
						at: [
							middle + bar,
							(zone.back + zone.front) / 2,
							zone.bottom + zone.height - down + overBar,
						],
						size: [
							20,
							Math.min(380, zone.front - zone.back - 110),
							Math.min(540, zone.height - 130),
						],
						turn: 0,
						color: pick(cloths, `${zone.key} trousers ${i}`),
					},
				],
	)
}

const foldThickness = 38

function pile(zone: ZoneSpace, place: Compartment, x: number, width: number): Thing[] {
	const key = `${zone.key} ${place.index} pile ${Math.round(x)}`
	const depth = Math.min(320, zone.front - zone.back - 60)
	const most = Math.floor((place.height - 40) / foldThickness)
	const count = Math.min(most, 3 + Math.floor(fractionOf(`${key} count`) * 4))
	const two = [pick(cloths, `${key} first`), pick(cloths, `${key} second`), clothColors.cream]
	return Array.from(
		{ length: Math.max(0, count) },
		(_, i): Thing => ({
			run: zone.run,
			kind: 'fold',
			at: [
				x + between(-7, 7, `${key} ${i} x`),
				zone.front - 50 - depth / 2 + between(-6, 6, `${key} ${i} y`),
				place.bottom + i * foldThickness,
			],
			size: [width * between(0.95, 1.03, `${key} ${i} w`), depth, foldThickness + 1],
			turn: between(-2, 2, `${key} ${i} turn`),
			color: two[i % two.length] ?? clothColors.cream,
		}),
	)
}

function piles(zone: ZoneSpace, place: Compartment): Thing[] {
	if (zone.width < 300) return pile(zone, place, zone.x + zone.width / 2, zone.width * 0.72)
	const lonely = fractionOf(`${zone.key} ${place.index} lonely`)
	if (lonely < 0.3)
		return pile(
			zone,
			place,
			zone.x + zone.width * (0.4 + lonely * 0.6),
			Math.min(360, zone.width * 0.64),
		)
	const width = Math.min(270, zone.width * 0.43)
	const left = zone.x + zone.width * 0.27
	const right = zone.x + zone.width * 0.74
	if (lonely > 0.86) return pile(zone, place, left, width)
	return [...pile(zone, place, left, width), ...pile(zone, place, right, width)]
}

function boxes(zone: ZoneSpace, place: Compartment): Thing[] {
	const key = `${zone.key} ${place.index} boxes`
	const dark = zone.top && place.last
	const height = Math.min(dark ? 200 : 240, place.height - 50)
	const depth = Math.min(380, zone.front - zone.back - 50)
	const wide = dark && zone.width < 900
	const count = wide ? 1 : Math.max(1, Math.floor((zone.width - 30) / 260))
	const width = wide
		? Math.min(400, zone.width - 90)
		: Math.min(250, (zone.width - 40) / count - 12)
	if (height < 90) return []
	return Array.from(
		{ length: count },
		(_, i): Thing => ({
			run: zone.run,
			kind: 'box',
			at: [
				zone.x + (zone.width * (i + 0.5)) / count + between(-5, 5, `${key} ${i}`),
				zone.front - 45 - depth / 2,
				place.bottom,
			],
			size: [width, depth, height],
			turn: between(-2, 2, `${key} ${i} turn`),
			color: dark ? boxColors.charcoal : boxColors.straw,
		}),
	)
}

function suitcase(zone: ZoneSpace, place: Compartment): Thing[] {
	const width = Math.min(620, zone.width - 60)
	return [
		{
			run: zone.run,
			kind: 'suitcase',
			at: [zone.x + zone.width / 2, zone.front - 190, place.bottom],
			size: [width, Math.min(250, zone.front - zone.back - 120), Math.min(420, place.height - 60)],
			turn: -4,
			color: clothColors.umber,
		},
	]
}

function shoes(zone: ZoneSpace, place: Compartment): Thing[] {
	const pairs = Math.max(1, Math.floor((zone.width - 30) / 215))
	const length = Math.min(290, zone.front - zone.back - 50)
	return Array.from({ length: pairs * 2 }, (_, i): Thing => {
		const pair = Math.floor(i / 2)
		const middle = zone.x + (zone.width * (pair + 0.5)) / pairs
		return {
			run: zone.run,
			kind: 'shoe',
			at: [middle + (i % 2 === 0 ? -50 : 50), zone.front - 55 - length / 2, place.bottom],
			size: [88, length, Math.min(112, place.height - 20)],
			turn: between(-3, 3, `${zone.key} shoe ${i}`),
			color: pick(
				[clothColors.umber, clothColors.ink, clothColors.rust, clothColors.linen],
				`${zone.key} ${place.index} ${pair}`,
			),
		}
	})
}

const shoeRoom = [120, 200] as const

function onShelf(zone: ZoneSpace, place: Compartment): Thing[] {
	if (place.height < shoeRoom[0]) return []
	if (place.height <= shoeRoom[1]) return shoes(zone, place)
	if (zone.top && place.last) return boxes(zone, place)
	const lowest = place.index === 0 && zone.bottom < 250
	return lowest ? boxes(zone, place) : piles(zone, place)
}

function emptyZone(zone: ZoneSpace): Thing[] {
	const place: Compartment = { bottom: zone.bottom, height: zone.height, index: 0, last: true }
	if (zone.height < 200) return []
	if (zone.height < 430 || zone.width < 400) return boxes(zone, place)
	return fractionOf(`${zone.key} luggage`) < 0.2 ? suitcase(zone, place) : stackedBoxes(zone, place)
}

function stackedBoxes(zone: ZoneSpace, place: Compartment): Thing[] {
	const depth = Math.min(340, zone.front - zone.back - 60)
	const y = zone.front - 50 - depth / 2
	const small = Math.min(250, zone.width * 0.44)
	const box = (x: number, z: number, size: [number, number], color: string): Thing => ({
		run: zone.run,
		kind: 'box',
		at: [zone.x + x, y, place.bottom + z],
		size: [size[0], depth, size[1]],
		turn: between(-2, 2, `${zone.key} ${x} ${z}`),
		color,
	})
	const left = zone.width * 0.26
	return [
		box(left, 0, [small, 190], boxColors.straw),
		box(left - 6, 190, [small * 0.96, 140], boxColors.charcoal),
		box(zone.width * 0.74, 0, [small, 226], boxColors.charcoal),
	]
}

function trays(zone: ZoneSpace): Thing[] {
	return compartmentsOf(zone)
		.slice(1)
		.flatMap((place) =>
			piles(
				{ ...zone, x: zone.x + 26, width: zone.width - 52 },
				{ ...place, height: Math.min(place.height, 150) },
			),
		)
}

function onShelves(zone: ZoneSpace): Thing[] {
	return compartmentsOf(zone).flatMap((place) => onShelf(zone, place))
}

const thingsIn: Record<Exclude<InteriorKind, 'TrouserRack'>, (zone: ZoneSpace) => Thing[]> = {
	Wardrobe: hanging,
	WardrobeOnLift: hanging,
	SlidingWardrobe: facingOut,
	VariableShelve: onShelves,
	FixedShelve: onShelves,
	SlidingShelve: trays,
	Empty: emptyZone,
	RecessedDrawer: () => [],
	OverlayDrawer: () => [],
}

/** Where nobody keeps clothes: what stands on shelves to be read or looked at. */
function shownThings(furniture: Furniture): Thing[] {
	return zoneSpacesOf(furniture)
		.filter(({ kind }) => kind === 'FixedShelve' || kind === 'VariableShelve' || kind === 'Empty')
		.flatMap((zone) =>
			compartmentsOf(zone).flatMap(({ bottom, height, index }) =>
				thingsInCell({
					key: `${zone.key} ${index}`,
					across: { from: zone.x, to: zone.x + zone.width },
					up: { from: bottom, to: bottom + height },
					faces: { from: zone.back, to: zone.front },
				}),
			),
		)
}

export function belongingsOf(furniture: Furniture, { bare }: Pick<Room, 'bare'>): Thing[] {
	if (bare) return shownThings(furniture)
	const { runs, fittings } = furniture
	// Racks are in the order of the zones that hold one.
	const racks = fittings.filter(({ item }) => item.family === 'trouser-rack').values()
	const inZones = zoneSpacesOf({ runs }).flatMap((zone) =>
		zone.kind === 'TrouserRack' ? trousers(zone, racks.next().value) : thingsIn[zone.kind](zone),
	)
	return [...inZones, ...cellThingsOf(furniture)]
}

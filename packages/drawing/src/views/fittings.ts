import type { Point2, Zone } from '@gabarit/engine'
import type { Shape } from '../drawing.ts'
import { circle, polygon, polyline, rectangle, strokes } from '../shapes.ts'

export type BayPlan = {
	left: number
	width: number
	/** Both ends of a zone's bar. */
	bar: (zone: Zone) => Point2 | null
	at: (x: number, z: number) => Point2
	scale: number
}

const HANGER = 90
// Strokes keep this distance on paper, whatever the scale, mm.
const STROKE_PITCH = 2.1

export function zoneSigns({ rail: height, ...zone }: Zone, bay: BayPlan): Shape[] {
	return height === null ? [] : hungSigns({ ...zone, rail: height }, bay)
}

type HungZone = Zone & { rail: number }

function hungSigns(zone: HungZone, bay: BayPlan): Shape[] {
	switch (zone.kind) {
		case 'Wardrobe':
			return [...hanging(zone, bay), ...rail(zone, bay)]
		case 'WardrobeOnLift':
			return [...hanging(zone, bay), ...rail(zone, bay), ...liftArms(zone, bay)]
		case 'SlidingWardrobe':
			return pullOutRail(zone, bay)
		case 'TrouserRack':
			return trousers(zone, bay)
		case 'Empty':
		case 'FixedShelve':
		case 'VariableShelve':
		case 'SlidingShelve':
		case 'RecessedDrawer':
		case 'OverlayDrawer':
			return []
	}
}

function rail(zone: HungZone, { bar, at }: BayPlan): Shape[] {
	const ends = bar(zone)
	return ends ? [polyline('rail', [at(ends[0], zone.rail), at(ends[1], zone.rail)])] : []
}

function hanging(zone: HungZone, bay: BayPlan): Shape[] {
	const { left, width, at, scale } = bay
	const top = zone.rail - HANGER
	// coats hang 1300 below their hanger, shirts 850; never lower than 80 above the floor of the zone
	const length = Math.min(zone.height >= 1500 ? 1300 : 850, zone.rail - zone.bottom - HANGER - 80)
	const pitch = STROKE_PITCH * scale
	const room = width - 2 * HANGER
	const count = Math.max(2, Math.floor(room / pitch))
	const segments = Array.from({ length: count + 1 }, (_, i): readonly [Point2, Point2] => {
		const x = left + HANGER + (i * room) / count
		return [at(x, top), at(x, top - length)]
	})
	return length > 0 ? [strokes('hanging', segments)] : []
}

function liftArms(zone: HungZone, { left, width, at }: BayPlan): Shape[] {
	const z = zone.rail
	const low = z - 600
	const arm = (x: number, inwards: number) =>
		polyline('dimension', [at(x, low), at(x, low + 120), at(x + inwards, z)])
	return [arm(left + 12, 60), arm(left + width - 12, -60)]
}

function pullOutRail(zone: HungZone, { left, width, at, scale }: BayPlan): Shape[] {
	const z = zone.rail
	const middle = left + width / 2
	// seen from the front one jacket: shoulders, body, hem
	const half = Math.min(230, width / 2 - 30)
	const hem = Math.max(zone.bottom + 80, z - 900)
	return [
		polygon('hanging', [
			at(middle, z - 40),
			at(middle + half, z - 130),
			at(middle + half, hem),
			at(middle - half, hem),
			at(middle - half, z - 130),
		]),
		rectangle('board', at(middle - 15, z + 10), [30 / scale, 50 / scale], 'ink'),
		circle('board', at(middle, z - 5), 14 / scale, 'ink'),
	]
}

function trousers(zone: HungZone, { left, width, at, scale }: BayPlan): Shape[] {
	const z = zone.rail
	const length = Math.min(560, zone.height - 140)
	const bars = Math.max(3, Math.round((width - 80) / Math.max(70, 3.2 * scale)))
	const pitch = (width - 80) / bars
	return [
		rectangle('board', at(left + 12, z - 14), [(width - 24) / scale, 28 / scale], 'ink'),
		...Array.from({ length: bars }, (_, i): Shape => {
			const x = left + 40 + i * pitch + pitch * 0.18
			return polygon('hanging', [
				at(x, z - 20),
				at(x, z - length),
				at(x + pitch * 0.64, z - length),
				at(x + pitch * 0.64, z - 20),
			])
		}),
	]
}

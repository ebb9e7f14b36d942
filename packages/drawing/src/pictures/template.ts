import { type Point2, stackZones, templatePairs, templateStacks, type Zone } from '@gabarit/engine'
import type { Drawing, Shape } from '../drawing.ts'
import { line, polygon, rectangle, strokes } from '../shapes.ts'
import { picture } from './picture.ts'

// The usual bay: 2500 under the ceiling, plinth 80, top filler 50.
const USUAL_HEIGHT = 2334
const BAY = { width: 42, height: 69 } as const
const MARGIN = 2
const SHELF = 18

type Bay = { x: number; width: number; at: (height: number) => number }

/** '00' to '31'; an unknown one is an empty bay. */
export function drawTemplate(id: string): Drawing {
	return picture([BAY.width + 2 * MARGIN, BAY.height + 2 * MARGIN], bayShapes(id, MARGIN))
}

/** A double module's pair, 0 to 31. */
export function drawTemplatePair(index: number): Drawing {
	const [left, right] = templatePairs[index] ?? ['00', '00']
	const size: Point2 = [2 * BAY.width + 2 * MARGIN, BAY.height + 2 * MARGIN]
	return picture(size, [...bayShapes(left, MARGIN), ...bayShapes(right, MARGIN + BAY.width)])
}

function bayShapes(id: string, x: number): Shape[] {
	const stack = templateStacks[id]?.stack ?? [{ kind: 'Empty' as const }]
	const height = Math.max(USUAL_HEIGHT, templateStacks[id]?.height ?? 0)
	return framed(stackZones(stack, { floor: 0, height }, SHELF).zones, height, x)
}

function framed(zones: readonly Zone[], height: number, x: number): Shape[] {
	const at = (z: number) => MARGIN + (z / height) * BAY.height
	const bay: Bay = { x, width: BAY.width, at }
	return [
		rectangle(null, [x, MARGIN], [BAY.width, BAY.height], 'paper'),
		...zones.flatMap((zone) => zoneShapes(zone, bay)),
		rectangle('front', [x, MARGIN], [BAY.width, BAY.height]),
	]
}

function zoneShapes(zone: Zone, bay: Bay): Shape[] {
	switch (zone.kind) {
		case 'FixedShelve':
			return [shelf(zone.bottom + zone.height / 2, bay)]
		case 'VariableShelve':
			return zone.shelves.map((height) => shelf(height, bay))
		case 'RecessedDrawer':
			return drawers(zone, bay, 3)
		case 'OverlayDrawer':
			return drawers(zone, bay, 0)
		case 'SlidingShelve':
			return trays(zone, bay)
		case 'Wardrobe':
			return hanging(zone, bay)
		case 'WardrobeOnLift':
			return [...hanging(zone, bay), ...lift(zone, bay)]
		case 'SlidingWardrobe':
			return jacket(zone, bay)
		case 'TrouserRack':
			return trousers(zone, bay)
		case 'Empty':
			return []
	}
}

function shelf(z: number, { x, width, at }: Bay): Shape {
	return line('front', [x, at(z)], [x + width, at(z)])
}

function drawers(zone: Zone, { x, width, at }: Bay, inset: number): Shape[] {
	return Array.from({ length: zone.count }, (_, i): Shape[] => {
		const [from, to] = [at(zone.bottom + i * zone.pitch), at(zone.bottom + (i + 1) * zone.pitch)]
		const middle = x + width / 2
		return [
			rectangle('board', [x + inset, from + 0.4], [width - 2 * inset, to - from - 0.8], 'pale'),
			line('front', [middle - 5, to - 1.9], [middle + 5, to - 1.9]),
		]
	}).flat()
}

function trays(zone: Zone, { x, width, at }: Bay): Shape[] {
	return Array.from({ length: zone.count }, (_, i): Shape => {
		const z = at(zone.bottom + i * zone.pitch) + 1
		return polygon(
			'board',
			[
				[x + 3, z + 2.4],
				[x + 3, z],
				[x + width - 3, z],
				[x + width - 3, z + 2.4],
				[x + width - 7, z + 1.6],
				[x + 7, z + 1.6],
			],
			'pale',
		)
	})
}

function railAt(zone: Zone, { at }: Bay): number {
	return at(zone.bottom + zone.height) - 4
}

function hanging(zone: Zone, bay: Bay): Shape[] {
	const { x, width, at } = bay
	const rail = railAt(zone, bay)
	const foot = Math.max(at(zone.bottom) + 3, rail - (zone.height >= 1500 ? 37 : 24))
	const count = 5
	const room = width - 16
	return [
		strokes(
			'sketchFine',
			Array.from({ length: count }, (_, i): readonly [Point2, Point2] => {
				const left = x + 8 + (i * room) / (count - 1)
				return [
					[left, rail - 2.5],
					[left, foot],
				]
			}),
		),
		line('rail', [x + 5, rail], [x + width - 5, rail]),
	]
}

function lift(zone: Zone, bay: Bay): Shape[] {
	const { x, width } = bay
	const rail = railAt(zone, bay)
	return [
		strokes('front', [
			[
				[x + 5, rail],
				[x + 5, rail - 13],
			],
			[
				[x + width - 5, rail],
				[x + width - 5, rail - 13],
			],
			[
				[x + width / 2, rail - 9],
				[x + width / 2, rail - 21],
			],
			[
				[x + width / 2, rail - 21],
				[x + width / 2 - 2.5, rail - 18],
			],
			[
				[x + width / 2, rail - 21],
				[x + width / 2 + 2.5, rail - 18],
			],
		]),
	]
}

function jacket(zone: Zone, bay: Bay): Shape[] {
	const { x, width, at } = bay
	const middle = x + width / 2
	const top = railAt(zone, bay)
	const hem = Math.max(at(zone.bottom) + 3, top - 26)
	return [
		polygon(
			'board',
			[
				[middle, top - 2],
				[middle + 11, top - 5],
				[middle + 11, hem],
				[middle - 11, hem],
				[middle - 11, top - 5],
			],
			'pale',
		),
		line('rail', [middle, top + 3], [middle, top - 1]),
	]
}

function trousers(zone: Zone, bay: Bay): Shape[] {
	const { x, width } = bay
	const top = railAt(zone, bay)
	const count = 6
	const pitch = (width - 12) / count
	return [
		line('rail', [x + 3, top], [x + width - 3, top]),
		...Array.from({ length: count }, (_, i) =>
			rectangle('sketchFine', [x + 6.5 + i * pitch, top - 14], [pitch - 1.6, 13]),
		),
	]
}

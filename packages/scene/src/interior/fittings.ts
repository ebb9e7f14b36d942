// Rails, lifts, trouser racks and light bars as boxes in their run's axes: what is bought but is no board.
import type { Furniture, Point3, Run } from '@gabarit/engine'
import { type ZoneSpace, zoneSpacesOf } from './bay-space.ts'

/** What a fitting is made of. */
export type FittingFinish = 'rail' | 'metal' | 'light'

/** A box of a fitting, two corners in its run's axes, mm. */
export type FittingBox = { run: Run['side']; finish: FittingFinish; from: Point3; to: Point3 }

const railBar = { height: 30, thickness: 15, end: 8 }
const liftArm = { inset: 150, thickness: 18 }
const trouserBar = { pitch: 36, thickness: 10 }
const lightBar = { height: 10, depth: 20, fromFront: 40 }

type Make = (from: Point3, to: Point3, finish?: FittingFinish) => FittingBox

function makerFor(run: Run['side']): Make {
	return (from, to, finish = 'rail') => ({ run, finish, from, to })
}

/** Where a rail runs: its height and its distance from the wall. */
export function railAxis({ back, front, rail, bottom, height }: ZoneSpace): {
	y: number
	z: number
} {
	return { y: (back + front) / 2, z: rail ?? bottom + height }
}

function railBoxes(zone: ZoneSpace, make: Make): FittingBox[] {
	const { y, z } = railAxis(zone)
	const half = railBar.thickness / 2
	const end = zone.x + zone.width
	const socket = 12
	return [
		make(
			[zone.x + railBar.end, y - half, z - railBar.height / 2],
			[end - railBar.end, y + half, z + railBar.height / 2],
		),
		make([zone.x, y - socket, z - 22], [zone.x + railBar.end, y + socket, z + 22]),
		make([end - railBar.end, y - socket, z - 22], [end, y + socket, z + 22]),
	]
}

function liftBoxes(zone: ZoneSpace, make: Make): FittingBox[] {
	const { y, z } = railAxis(zone)
	const half = liftArm.thickness / 2
	const reach = Math.min(560, zone.height * 0.5)
	const arms = [zone.x + 14, zone.x + zone.width - 14 - liftArm.thickness].map((x) =>
		make([x, y - half, z - reach], [x + liftArm.thickness, y + half, z], 'metal'),
	)
	return [...railBoxes(zone, make), ...arms]
}

function slidingRailBoxes(zone: ZoneSpace, make: Make): FittingBox[] {
	const middle = zone.x + zone.width / 2
	const { z } = railAxis(zone)
	return [
		make(
			[middle - 12, zone.back + 20, z],
			[middle + 12, zone.front - 30, z + railBar.height],
			'metal',
		),
		make([middle - 5, zone.back + 40, z - 26], [middle + 5, zone.front - 40, z - 14]),
	]
}

function trouserBoxes(zone: ZoneSpace, make: Make): FittingBox[] {
	const z = zone.bottom + zone.height - 70
	const [back, front] = [zone.back + 30, zone.front - 40]
	const end = zone.x + zone.width
	const half = trouserBar.thickness / 2
	const sides = [zone.x + 14, end - 14 - 16].map((x) =>
		make([x, back, z - 12], [x + 16, front, z + 26], 'metal'),
	)
	return [
		...sides,
		make([zone.x + 14, front - 12, z - 12], [end - 14, front, z + 26], 'metal'),
		...trouserBars(zone).map((x) =>
			make([x - half, back, z - half], [x + half, front - 12, z + half]),
		),
	]
}

/** The bars of a trouser rack, from left to right. */
export function trouserBars(zone: ZoneSpace): number[] {
	const free = zone.width - 100
	const count = Math.max(1, Math.floor(free / trouserBar.pitch))
	return Array.from({ length: count }, (_, i) => zone.x + 50 + (i + 0.5) * (free / count))
}

function fittingsOf(zone: ZoneSpace): FittingBox[] {
	const make = makerFor(zone.run)
	if (zone.kind === 'Wardrobe') return railBoxes(zone, make)
	if (zone.kind === 'WardrobeOnLift') return liftBoxes(zone, make)
	if (zone.kind === 'SlidingWardrobe') return slidingRailBoxes(zone, make)
	if (zone.kind === 'TrouserRack') return trouserBoxes(zone, make)
	return []
}

function lightsOf({ side, modules }: Run): FittingBox[] {
	const make = makerFor(side)
	return modules.flatMap(({ y, depth, bays }) =>
		bays.flatMap(({ led, x, width, zones }) => {
			const top = zones.at(-1)
			if (!led || !top) return []
			const left = x + (width - led.length) / 2
			const front = y + depth - lightBar.fromFront
			const z = top.bottom + top.height
			return [
				make(
					[left, front - lightBar.depth, z - lightBar.height],
					[left + led.length, front, z],
					'metal',
				),
				make(
					[left + 6, front - lightBar.depth + 4, z - lightBar.height - 1],
					[left + led.length - 6, front - 4, z - lightBar.height],
					'light',
				),
			]
		}),
	)
}

/** All fittings of the furniture. */
export function fittingBoxesOf(furniture: Pick<Furniture, 'runs'>): FittingBox[] {
	return [...zoneSpacesOf(furniture).flatMap(fittingsOf), ...furniture.runs.flatMap(lightsOf)]
}

// Random rooms of every kind, as a buyer would enter them, for the properties.
// A room says its kind, so that the share that ends in boards can be counted by kind.

import { plinthHeights } from '../../room/values.ts'
import type { DressingConfiguration } from '../../type/dressing/schema.ts'
import { isCombination, type RoomKind } from '../room-kind.ts'
import { type RandomPicks, randomFrom } from '../straight-rooms.ts'
import { randomFinish } from './any-finish.ts'

export type AnyRoom = { kind: RoomKind; configuration: DressingConfiguration }

const sloped = ['Left', 'Right', 'Back', 'BothSide'] as const
const featured = ['Fireplace', 'LeftRecess', 'RightRecess', 'BothRecess'] as const
const cornered = ['LeftSide', 'RightSide', 'StraightWithTwoSide'] as const

/**
 * One room in ten a chest, a bookcase or a top ten; the others wardrobes, as many of each footprint
 * as of each other.
 */
function randomKind({ pick, chance }: RandomPicks): RoomKind {
	const type = chance(0.82) ? 'wardrobe' : pick(['shelves', 'drawer', 'top10'] as const)
	if (type === 'drawer') return { type, footprint: 'Straight', slope: 'None', wall: 'None' }
	const footprint = chance(0.45) ? 'Straight' : pick(cornered)
	const slope = chance(0.5) ? 'None' : pick(sloped)
	const isFlat = footprint !== 'Straight' || chance(0.4)
	const kind: RoomKind = { type, footprint, slope, wall: isFlat ? 'None' : pick(featured) }
	// What cannot stand together is asked for now and then: it must be said so.
	return isCombination(kind) || chance(0.1) ? kind : { ...kind, wall: 'None' }
}

/** A room of any kind, its furniture chosen as far as a buyer would have got. */
export function randomAnyRoom(random: () => number): AnyRoom {
	const picks = randomFrom(random)
	const kind = randomKind(picks)
	const measures = measuresOf(kind, picks)
	const finish = randomFinish(kind, measures, picks)
	return { kind, configuration: { ...measures, ...finish } }
}

function measuresOf(kind: RoomKind, picks: RandomPicks): DressingConfiguration {
	const { int, pick, chance } = picks
	const width = widthOf(kind, picks)
	const hu = heightOf(kind, picks)
	const kept = chance(0.2) ? { height: int(40, 120), thickness: int(8, 20) } : null
	const spread = chance(0.7) ? int(0, 8) : int(0, 25)
	return {
		version: 1,
		type: kind.type,
		footprint: kind.footprint,
		wall: kind.wall,
		walls: wallsOf(kind, picks),
		priority: priorityOf(kind, picks),
		room: {
			width: readings(width, spread, picks),
			...sideWalls(kind, picks),
			...(chance(0.1) && diagonals(picks)),
		},
		hu: readings(hu, chance(0.8) ? 0 : int(0, 10), picks),
		source: pick(['tape', 'laser', 'scan']),
		...depthsAndFeatures(kind, width, picks),
		...(kind.slope !== 'None' && { slope: slopesOf(kind, width, hu, picks) }),
		filler: {
			left: chance(0.1) ? 0 : int(42, 120),
			right: chance(0.1) ? 0 : int(42, 120),
			...(kind.type !== 'drawer' && { top: chance(0.15) ? 0 : int(20, 150) }),
			oversize: spread > 10 ? int(spread + 10, 50) : int(15, 50),
			removal: kept ? kept.thickness + int(1, 15) : int(5, 30),
		},
		...(kept && { baseboard: kept }),
		...(chance(0.1) && { margin: { left: int(0, 100), right: int(0, 100), back: int(0, 40) } }),
		...(chance(0.1) && { floor: { slope: int(0, 30) } }),
		plinth: { height: pick(plinthHeights) },
		...obstaclesOf(width, picks),
	}
}

function widthOf({ footprint, wall, type, slope }: RoomKind, { int }: RandomPicks): number {
	if (type === 'drawer') return int(400, 3200)
	if (footprint === 'StraightWithTwoSide') return int(2900, 6000)
	if (footprint !== 'Straight') return int(2200, 6000)
	if (wall !== 'None') return int(2600, 6000)
	return slope === 'BothSide' ? int(2600, 7000) : int(700, 6000)
}

// Under a slope the flat ceiling is that of an attic; a chest stands under any.
function heightOf({ type, slope }: RoomKind, { int }: RandomPicks): number {
	if (type === 'drawer') return int(1500, 2800)
	return slope === 'None' ? int(2000, 2950) : int(2100, 2800)
}

function wallsOf({ footprint, slope, type }: RoomKind, { pick, chance }: RandomPicks) {
	const left = footprint === 'LeftSide' || footprint === 'StraightWithTwoSide'
	const right = footprint === 'RightSide' || footprint === 'StraightWithTwoSide'
	const needsLeft = left || slope === 'Left' || slope === 'BothSide'
	const needsRight = right || slope === 'Right' || slope === 'BothSide'
	if (type === 'drawer') return pick(['None', 'None', 'Left', 'Right', 'Both'] as const)
	if ((needsLeft && needsRight) || chance(0.6)) return 'Both' as const
	if (needsLeft) return 'Left' as const
	return needsRight ? ('Right' as const) : pick(['None', 'Left', 'Right'] as const)
}

// On an L no one is asked whether both sides pass (product 3).
function priorityOf({ footprint }: RoomKind, { pick }: RandomPicks) {
	if (footprint === 'Straight') return 'Main' as const
	const offered = ['Main', 'Main', 'Side', 'None'] as const
	return footprint === 'StraightWithTwoSide' ? pick([...offered, 'Both'] as const) : pick(offered)
}

function sideWalls(
	{ footprint }: RoomKind,
	picks: RandomPicks,
): Partial<DressingConfiguration['room']> {
	if (footprint === 'Straight') return picks.chance(0.1) ? { sideLeft: picks.int(1200, 4000) } : {}
	const { int, pick, chance } = picks
	const wall = () => readings(int(1500, 4200), chance(0.7) ? 0 : int(0, 8), picks)
	return {
		sideLeft: wall(),
		sideRight: wall(),
		endLeft: pick(['Wall', 'Open', 'Open']),
		endRight: pick(['Wall', 'Open', 'Open']),
	}
}

function diagonals({ int }: RandomPicks): Partial<DressingConfiguration['room']> {
	return { diagonalLeft: int(1400, 1428), diagonalRight: int(1400, 1428) }
}

function readings(smallest: number, spread: number, { int, pick }: RandomPicks): number | number[] {
	const count = pick([1, 1, 3, 3, 6])
	if (count === 1) return smallest
	return [smallest, ...Array.from({ length: count - 1 }, () => smallest + int(0, spread))]
}

function depthsAndFeatures(
	kind: RoomKind,
	width: number,
	picks: RandomPicks,
): Pick<DressingConfiguration, 'depth' | 'width' | 'pos' | 'fireplace'> {
	const { int, chance } = picks
	const depth = depthsOf(kind, picks)
	if (kind.wall === 'Fireplace') {
		const breast = int(500, Math.min(1800, width - 900))
		return {
			width: { fireplace: breast },
			...(chance(0.8) && { pos: { fireplace: int(0, width - breast) } }),
			depth: { ...depth, fireplace: chance(0.8) ? int(80, 450) : int(450, 700) },
			...(chance(0.3) && { fireplace: { inUse: false } }),
		}
	}
	if (kind.wall === 'None') return { depth }
	const most = Math.floor((width - 400) / 2)
	return {
		width: { recessLeft: int(300, most), recessRight: int(300, most) },
		depth: { ...depth, recessLeft: int(30, 400), recessRight: int(30, 400) },
	}
}

function depthsOf({ type, footprint }: RoomKind, { int, chance }: RandomPicks) {
	const own = () => {
		if (type === 'shelves') return int(250, 450)
		if (type === 'drawer') return int(400, 621)
		return chance(0.6) ? 600 : int(350, 700)
	}
	const center = own()
	if (footprint === 'Straight') return { center }
	return { center, ...(chance(0.5) && { left: own(), right: own() }) }
}

// As an attic is: a knee wall one can stand furniture against, a ceiling that is flat before the other wall.
function slopesOf(
	kind: RoomKind,
	width: number,
	hu: number,
	picks: RandomPicks,
): DressingConfiguration['slope'] {
	const { int, chance, pick } = picks
	const one = (reach: number) => {
		const low = int(kind.slope === 'Back' ? 800 : 500, hu - 200)
		const least = (Math.atan((hu - low) / reach) * 180) / Math.PI
		const angle = Math.min(75, Math.max(20, Math.ceil(least), int(25, 55)))
		const run = Math.max(1, Math.round((hu - low) / Math.tan((angle * Math.PI) / 180)))
		return pick([
			{ low, run },
			{ low, angle },
			{ run, angle },
			{ low, run, angle },
		])
	}
	const reach = kind.slope === 'BothSide' && chance(0.8) ? width / 2 : width
	return {
		...((kind.slope === 'Left' || kind.slope === 'BothSide') && { left: one(reach) }),
		...((kind.slope === 'Right' || kind.slope === 'BothSide') && { right: one(reach) }),
		...(kind.slope === 'Back' && { back: one(3000) }),
		...(kind.slope === 'Back' && kind.footprint === 'Straight' && standoffOf(kind, picks)),
		...(chance(0.6) && { acceptVoid: true }),
		...(chance(0.15) && { stepped: true }),
	}
}

function standoffOf({ wall }: RoomKind, { int, chance }: RandomPicks): { standoff?: number } {
	return wall === 'None' && chance(0.3) ? { standoff: int(50, 300) } : {}
}

function obstaclesOf(
	width: number,
	{ int, pick, chance }: RandomPicks,
): Pick<DressingConfiguration, 'obstacle'> {
	if (chance(0.85)) return {}
	const one = () => ({
		where: pick(['left', 'right', 'back'] as const),
		position: int(0, width),
		bottom: int(0, 1200),
		height: int(80, 800),
		depth: int(10, 200),
		kind: pick(['socket', 'switch', 'pipe', 'radiator', 'window', 'doorCasing'] as const),
	})
	return { obstacle: Array.from({ length: int(1, 3) }, one) }
}

// Rooms as they were measured, and rooms as they may truly be within the tolerance of every reading.
import type { DressingConfiguration } from '../type/dressing/schema.ts'
import { randomFrom } from './straight-rooms.ts'

type RandomPicks = ReturnType<typeof randomFrom>

/**
 * What was measured of a room between two walls: several readings, diagonals, slopes by two or
 * three, wall features, side runs.
 */
export function randomMeasuredRoom(random: () => number): DressingConfiguration {
	const picks = randomFrom(random)
	const { int, pick, chance } = picks
	const width = int(900, 5200)
	const hu = int(1900, 2900)
	const readings = (middle: number, spread: number, count: number) =>
		Array.from({ length: count }, () => middle + int(0, spread))
	const kind = pick([
		'flat',
		'flat',
		'diagonal',
		'left',
		'right',
		'both',
		'back',
		'wall',
		'corner',
		'corner',
	] as const)
	if (kind === 'corner') return corneredRoom(picks)
	return {
		version: 1,
		source: pick(['tape', 'laser', 'laser', 'scan']),
		room: {
			width: readings(width, pick([0, 4, 14]), pick([1, 3, 6])),
			...(kind === 'diagonal' && {
				diagonalLeft: int(1390, 1440),
				diagonalRight: int(1400, 1430),
			}),
		},
		hu: readings(hu, pick([0, 5, 15]), pick([1, 3])),
		depth: { center: pick([450, 600, 650]) },
		filler: {
			left: chance(0.1) ? 0 : int(30, 120),
			right: chance(0.1) ? 0 : int(30, 120),
			top: chance(0.15) ? 0 : int(20, 120),
			oversize: int(15, 50),
		},
		margin: { back: pick([0, 0, 5, 25]) },
		...(kind === 'left' && { slope: { left: slopeReadings(picks, hu) } }),
		...(kind === 'right' && { slope: { right: slopeReadings(picks, hu) } }),
		...(kind === 'both' && {
			slope: { left: slopeReadings(picks, hu), right: slopeReadings(picks, hu) },
		}),
		...(kind === 'back' && { slope: { back: slopeReadings(picks, hu) } }),
		...(kind === 'wall' && wallFeature(picks, width)),
		...(chance(0.4) && { doors: null }),
	}
}

function slopeReadings({ int, pick }: RandomPicks, hu: number) {
	const low = int(800, hu - 300)
	const angle = int(25, 60)
	const run = Math.round((hu - low) / Math.tan((angle * Math.PI) / 180)) + int(-3, 3)
	return pick([
		{ low, run },
		{ low, run },
		{ low, angle },
		{ run, angle },
		{ low, run, angle },
	])
}

function wallFeature({ int, pick }: RandomPicks, width: number): Partial<DressingConfiguration> {
	const wide = int(300, Math.max(300, Math.floor(width / 3)))
	switch (pick(['Fireplace', 'LeftRecess', 'RightRecess'] as const)) {
		case 'Fireplace':
			return {
				wall: 'Fireplace',
				width: { fireplace: wide },
				depth: { fireplace: int(30, 800), center: 600 },
				pos: { fireplace: int(0, width - wide) },
			}
		case 'LeftRecess':
			return {
				wall: 'LeftRecess',
				width: { recessLeft: wide },
				depth: { recessLeft: int(30, 400) },
			}
		case 'RightRecess':
			return {
				wall: 'RightRecess',
				width: { recessRight: wide },
				depth: { recessRight: int(30, 400) },
			}
	}
}

// One or two side runs with any priority, with the slopes that may stand over them.
function corneredRoom({ int, pick, chance, ...rest }: RandomPicks): DressingConfiguration {
	const hu = int(2100, 2700)
	const side = () => {
		const length = int(1500, 3200)
		return Array.from({ length: pick([1, 3]) }, () => length + int(0, 5))
	}
	const slope = pick(['none', 'none', 'none', 'left', 'back'] as const)
	const readings = { ...slopeReadings({ int, pick, chance, ...rest }, hu), low: hu - int(150, 400) }
	return {
		version: 1,
		source: pick(['tape', 'laser']),
		footprint: pick(['LeftSide', 'RightSide', 'StraightWithTwoSide']),
		priority: pick(['Main', 'Side', 'None']),
		room: {
			width: [int(2600, 4800)],
			sideLeft: side(),
			sideRight: side(),
			endLeft: pick(['Wall', 'Open']),
			endRight: pick(['Wall', 'Open']),
		},
		hu,
		filler: { left: int(35, 100), right: int(35, 100), top: int(25, 110), oversize: int(20, 50) },
		...(slope !== 'none' && { slope: { [slope]: readings } }),
		...(chance(0.5) ? { doors: null } : { handle: null }),
	}
}

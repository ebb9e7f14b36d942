// Random furniture under a flight. Most readings are those of a staircase that is climbed; the modules are
// now left to the engine, now chosen without looking.
import type { Catalogue } from '../../catalogue.ts'
import { plinthHeights, sources, wallSets } from '../../room/values.ts'
import { doorStyles } from '../../run/values.ts'
import {
	stairAccesses,
	stairFills,
	stairRises,
	stairSteps,
	stairTops,
} from '../../type/stairs-furniture/limits.ts'
import {
	type StairChoices,
	type StairModule,
	type StairsFurnitureConfiguration,
} from '../../type/stairs-furniture/schema.ts'
import { sampleCatalogue } from '../sample-catalogue.ts'
import { type RandomPicks, randomFrom } from '../straight-rooms.ts'

/** A stored design in the colours of the catalogue; every field of it is drawn now and then. */
export function randomStairs(
	random: () => number,
	catalogue: Catalogue = sampleCatalogue,
): StairsFurnitureConfiguration {
	const picks = randomFrom(random)
	const { int, pick, chance } = picks
	const stair = stairOf(picks)
	const isFront = stair.access === 'Front'
	const width = isFront ? int(600, 1400) : int(900, 6000)
	const depth = isFront ? int(350, 721) : chance(0.5) ? 600 : int(300, 1021)
	const colors = catalogue.colors.filter(({ exterior }) => exterior)
	return {
		version: 1,
		type: 'stairsFurniture',
		room: { width: chance(0.7) ? width : [width, width + int(0, 9)] },
		hu: chance(0.8) ? int(1800, 3000) : [int(2300, 2310), int(2300, 2310)],
		...(chance(0.4) && { walls: wallsOf(stair, picks) }),
		...(depth !== 600 && { depth: { center: depth } }),
		stair,
		...(chance(0.2) && { slope: { acceptVoid: chance(0.5) } }),
		...(chance(0.15) && { margin: { left: int(0, 60), right: int(0, 60), back: int(0, 60) } }),
		...(chance(0.15) && { baseboard: { height: int(20, 150), thickness: int(5, 20) } }),
		...(chance(0.4) && { filler: fillerOf(picks) }),
		...(chance(0.3) && { plinth: { height: pick(plinthHeights) } }),
		...(chance(0.6) && { modules: modulesOf(picks, width, depth) }),
		...(chance(0.4) && { colors: { exterior: pick(colors).reference } }),
		...(chance(0.3) && { doors: chance(0.4) ? null : { style: pick(doorStyles) } }),
		...(chance(0.3) && { handle: handleOf(picks, catalogue) }),
		...(chance(0.1) && { charger: true }),
		...(chance(0.2) && { source: pick(sources) }),
		...(chance(0.15) && { obstacle: [obstacleOf(picks)] }),
	}
}

function stairOf({ int, pick, chance }: RandomPicks): StairChoices {
	const rise = chance(0.9) ? int(160, 200) : int(100, 260)
	const isClimbed = chance(0.9)
	return {
		rises: pick(stairRises),
		...(chance(0.2) && { access: pick(stairAccesses) }),
		rise,
		going: isClimbed ? Math.max(180, 620 - 2 * rise + int(-30, 30)) : int(120, 400),
		low: int(0, 1600),
		...(chance(0.2) && { stringer: int(0, 150) }),
		...(chance(0.1) && { high: int(1500, 2600) }),
		...(chance(0.4) && { steps: pick(stairSteps) }),
		...(chance(0.3) && { tops: pick(stairTops) }),
	}
}

/** A flight mostly comes down at a wall. */
function wallsOf({ rises }: StairChoices, { pick, chance }: RandomPicks) {
	if (chance(0.1)) return pick(wallSets)
	return rises === 'Left' ? ('Right' as const) : ('Left' as const)
}

function fillerOf({ int, chance }: RandomPicks): StairsFurnitureConfiguration['filler'] {
	return {
		left: chance(0.1) ? 0 : int(45, 120),
		right: chance(0.1) ? 0 : int(45, 120),
		...(chance(0.5) && { top: int(20, 100) }),
		oversize: int(20, 50),
	}
}

function modulesOf({ int, pick, chance }: RandomPicks, width: number, depth: number) {
	const count = Math.min(12, Math.max(1, Math.round(width / int(420, 620))))
	const isDeep = depth > 721 && chance(0.8)
	return Array.from({ length: count }, (): StairModule => {
		const fill = isDeep ? pick(['PullOut', 'PullOut', 'Empty'] as const) : pick(stairFills)
		switch (fill) {
			case 'PullOut':
				return { fill }
			case 'Drawers':
				return chance(0.4)
					? { fill }
					: { fill, pitches: Array.from({ length: int(1, 4) }, () => int(128, 300)) }
			case 'Shelves':
				return {
					fill,
					...(chance(0.5) && { shelves: int(1, 5) }),
					...(chance(0.2) && { thickness: pick([18, 28] as const) }),
					...(chance(0.2) && { led: true }),
				}
			case 'Rail':
				return { fill, ...(chance(0.2) && { led: true }) }
			case 'Empty':
				return { fill, ...(chance(0.4) && { hatch: true }) }
		}
	})
}

function handleOf({ pick, chance }: RandomPicks, { handles }: Catalogue) {
	if (chance(0.3)) return null
	const { reference, colors } = pick(handles)
	return { model: reference, color: pick(colors) }
}

function obstacleOf({ int, pick }: RandomPicks) {
	return {
		where: pick(['left', 'right'] as const),
		position: int(300, 1500),
		bottom: int(0, 800),
		height: int(50, 900),
		depth: int(20, 200),
		kind: pick(['socket', 'radiator', 'window', 'doorCasing'] as const),
	}
}

// Random straight rooms for property tests: a seeded stream, so that a failure can be made again.

import { interiorKinds } from '../furniture/run.ts'
import { plinthHeights, wallSets } from '../room/values.ts'
import { type ModuleChoice, type ZoneChoice } from '../run/choices.ts'
import { doorStyles, templateIds } from '../run/values.ts'
import { type DressingConfiguration } from '../type/dressing/schema.ts'
import { startTypes } from '../type/dressing/start-types.ts'
import { sampleCatalogue } from './sample-catalogue.ts'

/** Numbers in [0, 1), the same for the same seed (mulberry32). */
export function randomStream(seed: number): () => number {
	let state = seed
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
	}
}

/** Draws of the usual kinds. */
export type RandomPicks = {
	int: (min: number, max: number) => number
	pick: <T>(items: readonly T[]) => T
	chance: (share: number) => boolean
}

/** Draws of the usual kinds from a stream. */
export function randomFrom(random: () => number): RandomPicks {
	const int = (min: number, max: number) => min + Math.floor(random() * (max - min + 1))
	return {
		int,
		pick: (items) => items[int(0, items.length - 1)] as (typeof items)[number],
		chance: (share) => random() < share,
	}
}

/** A straight room with decisions of every kind; most can be made, some cannot. */
export function randomStraightRoom(random: () => number): DressingConfiguration {
	const picks = randomFrom(random)
	const { int, pick, chance } = picks
	const width = int(350, 6000)
	return {
		version: 1,
		type: chance(0.8) ? 'wardrobe' : pick(startTypes),
		walls: chance(0.6) ? 'Both' : pick(wallSets),
		room: { width: chance(0.5) ? width : [width, width + int(0, 9), width + int(0, 9)] },
		hu: int(1200, 2950),
		depth: { center: chance(0.6) ? 600 : int(280, 715) },
		filler: {
			left: chance(0.1) ? 0 : int(45, 120),
			right: chance(0.1) ? 0 : int(45, 120),
			top: chance(0.2) ? 0 : int(20, 290),
			oversize: int(20, 50),
		},
		...(chance(0.2) && { baseboard: { height: int(20, 150), thickness: int(5, 20) } }),
		...(chance(0.2) && { margin: { back: int(0, 60) } }),
		plinth: { height: pick(plinthHeights) },
		...(chance(0.4) && {
			runs: [{ side: 'Main' as const, zones: [{ modules: randomModules(picks, width) }] }],
		}),
		colors: {
			exterior: pick(sampleCatalogue.colors.filter((color) => color.exterior)).reference,
		},
		...(chance(0.3) && { doors: chance(0.4) ? null : { style: pick(doorStyles) } }),
		...(chance(0.3) && { handle: null }),
		charger: chance(0.2),
	}
}

function randomModules(picks: RandomPicks, width: number): ModuleChoice[] {
	const count = Math.min(12, Math.max(1, Math.round(width / picks.int(450, 1000))))
	return Array.from({ length: count }, () => {
		const kind = picks.pick(['Simple', 'Double'] as const)
		const bays = Array.from({ length: kind === 'Double' ? 2 : 1 }, () =>
			picks.chance(0.7)
				? { template: picks.pick(templateIds) }
				: { zones: randomStack(picks), led: true },
		)
		return { kind, doors: picks.chance(0.9), ...(picks.chance(0.6) && { bays }) }
	})
}

function randomStack(picks: RandomPicks): ZoneChoice[] {
	return Array.from({ length: picks.int(1, 3) }, (_, i): ZoneChoice[] => [
		...(i > 0 ? [{ kind: 'FixedShelve' as const }] : []),
		randomZone(picks),
	]).flat()
}

const counted = ['VariableShelve', 'SlidingShelve', 'RecessedDrawer'] as const
const plain = interiorKinds.filter(
	(kind) =>
		kind !== 'OverlayDrawer' && kind !== 'FixedShelve' && !counted.some((it) => it === kind),
)

function randomZone(picks: RandomPicks): ZoneChoice {
	return picks.chance(0.5)
		? { kind: picks.pick(counted), count: picks.int(1, 3) }
		: { kind: picks.pick(plain) }
}

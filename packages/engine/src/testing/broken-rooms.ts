// Random rooms and choices with one fault each, for issues and their remedies.
import { type BayChoice } from '../run/choices.ts'
import { templateIds } from '../run/values.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'
import { randomAnyRoom } from './arbitraries/any-rooms.ts'
import { type RandomPicks, randomFrom } from './straight-rooms.ts'

type Spoiling = (room: DressingConfiguration, picks: RandomPicks) => Partial<DressingConfiguration>

const spoilings: readonly Spoiling[] = [
	(_, { int }) => ({ hu: int(2600, 3400) }),
	(_, { int }) => ({ hu: int(500, 1800) }),
	({ room }, { int }) => ({ room: { ...room, width: int(300, 1200) } }),
	(_, { int, pick }) =>
		modulesOf(int(1, 12), () => ({ kind: pick(['Simple', 'Double'] as const) })),
	(_, picks) => modulesOf(picks.int(2, 6), () => ({ kind: 'Simple', bays: [anyTemplate(picks)] })),
	(_, picks) => modulesOf(picks.int(2, 6), () => ({ kind: 'Simple', bays: [anyStack(picks)] })),
	({ depth }, { int }) => ({ depth: { ...depth, center: int(240, 800) } }),
	({ filler }, { int }) => ({
		filler: { ...filler, left: int(0, 60), right: int(0, 60), oversize: int(0, 15) },
	}),
	(_, { int }) => ({ baseboard: { height: int(30, 150), thickness: int(5, 30) } }),
	(_, { int, pick }) => ({
		doors: { style: pick(['Frames', 'StraightLines'] as const), count: int(1, 5) },
	}),
	(_, { int }) => ({ corner: { clear: int(30, 60) } }),
	(_, { pick }) => ({
		handle: { model: pick(['knob', 'bar-160'] as const), color: 'Black' as const },
	}),
	({ filler }, { int }) => ({ filler: { ...filler, top: 0 }, height: int(280, 2800) }),
	({ colors }, { pick }) => ({
		colors: {
			interior: colors?.interior ?? 'P1-white',
			exterior: pick(['RAL-9010', 'P6-hydro', 'P3-oak-natural'] as const),
		},
	}),
	(_, { int }) => ({ plinth: { height: 150 }, hu: int(900, 1500) }),
	({ room }, { int }) => {
		const first = Math.min(...[room.width].flat())
		return { room: { ...room, width: [first, first + int(0, 60)] } }
	},
	() => ({}),
]

type Module = NonNullable<DressingConfiguration['runs']>[number]['zones'][number]['modules'][number]

function modulesOf(count: number, make: () => Module): Partial<DressingConfiguration> {
	return { runs: [{ side: 'Main', zones: [{ modules: Array.from({ length: count }, make) }] }] }
}

function anyTemplate({ pick, chance }: RandomPicks): BayChoice {
	return { template: pick(templateIds), ...(chance(0.3) && { thickness: 18 as const }) }
}

function anyStack({ pick, int, chance }: RandomPicks): BayChoice {
	const first = pick([
		'Wardrobe',
		'VariableShelve',
		'RecessedDrawer',
		'OverlayDrawer',
		'TrouserRack',
		'WardrobeOnLift',
		'SlidingWardrobe',
		'SlidingShelve',
	] as const)
	const last = pick(['Wardrobe', 'VariableShelve', 'Empty'] as const)
	const height = chance(0.5) ? { height: int(300, 2600) } : {}
	return { zones: [{ kind: first, ...height }, { kind: 'FixedShelve' }, { kind: last }] }
}

/** A room of any kind with one thing changed that may not go with the rest. */
export function randomBrokenRoom(random: () => number): DressingConfiguration {
	const picks = randomFrom(random)
	const { configuration } = randomAnyRoom(random)
	return { ...configuration, ...picks.pick(spoilings)(configuration, picks) }
}

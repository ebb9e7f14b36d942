// What a random buyer chooses: modules and interiors that seem to fit, doors, handles, colours.
import type { Color } from '../../catalogue.ts'
import { smallest } from '../../room/readings.ts'
import type { BayChoice, ModuleChoice, ZoneChoice } from '../../run/choices.ts'
import { templateStacks } from '../../run/module/templates.ts'
import { doorStyles } from '../../run/values.ts'
import type { DressingConfiguration } from '../../type/dressing/schema.ts'
import type { RoomKind } from '../room-kind.ts'
import { sampleCatalogue } from '../sample-catalogue.ts'
import type { RandomPicks } from '../straight-rooms.ts'

/** Everything after the measures; often nothing yet, so that the engine proposes. */
export function randomFinish(
	kind: RoomKind,
	room: DressingConfiguration,
	picks: RandomPicks,
): Partial<DressingConfiguration> {
	const { int, pick, chance } = picks
	const exterior = sampleCatalogue.colors.filter((color) => color.exterior)
	const interior = sampleCatalogue.colors.filter((color) => color.interior)
	const color = pick(exterior)
	const runs = chance(0.5) ? chosenRuns(kind, room, picks) : undefined
	return {
		...(runs && { runs }),
		...(kind.type === 'drawer' && { height: int(500, 1400) }),
		...(kind.type !== 'drawer' && room.filler?.top === 0 && heightOf(room, picks)),
		...(runs && chance(0.2) && { filler: { ...room.filler, custom: [customFiller(picks)] } }),
		colors: { interior: pick(interior).reference, exterior: color.reference },
		...doorsOf(kind, color, picks),
		...handleOf(picks),
		...(chance(0.1) && kind.footprint !== 'Straight' && { corner: { clear: int(50, 130) } }),
		charger: chance(0.2),
	}
}

function heightOf(
	{ hu }: DressingConfiguration,
	{ int, chance }: RandomPicks,
): Partial<DressingConfiguration> {
	return chance(0.5) ? { height: int(900, smallest(hu) - 20) } : {}
}

const customFiller = ({ int }: RandomPicks) => ({
	run: 'Main' as const,
	after: int(0, 2),
	width: int(30, 100),
})

// Mostly what the material and the ceiling allow, as the cards offer it (domain 6.3).
function doorsOf(
	{ type, slope }: RoomKind,
	{ category }: Color,
	{ pick, chance, int }: RandomPicks,
): Pick<DressingConfiguration, 'doors'> {
	if (type === 'shelves' || type === 'drawer' || chance(0.5)) return {}
	if (chance(0.4)) return { doors: null }
	const offered = doorStyles.filter((style) => {
		if (style === 'Frames') return category !== 'Melamine' && slope === 'None'
		return style === 'Simple' || category !== 'Veneer'
	})
	const style = pick(chance(0.9) ? offered : doorStyles)
	return { doors: style === 'Simple' ? { style } : { style, count: int(1, 3) } }
}

function handleOf({ pick, chance }: RandomPicks): Pick<DressingConfiguration, 'handle'> {
	if (chance(0.4)) return {}
	if (chance(0.5)) return { handle: null }
	const handle = pick(sampleCatalogue.handles)
	return { handle: { model: handle.reference, color: pick(handle.colors) } }
}

// Only where the wall is one zone: in a niche a buyer takes what is offered.
function chosenRuns(
	kind: RoomKind,
	room: DressingConfiguration,
	picks: RandomPicks,
): DressingConfiguration['runs'] | undefined {
	if (kind.footprint !== 'Straight' || kind.wall !== 'None') return undefined
	const length = smallest(room.room.width) - 130
	const count = Math.min(12, Math.max(1, Math.round(length / picks.int(450, 950))))
	const mean = length / count
	const modules = Array.from({ length: count }, (): ModuleChoice => {
		const double = mean > 700 ? picks.chance(0.8) : mean > 600 && picks.chance(0.5)
		const bays = Array.from({ length: double ? 2 : 1 }, () => bayOf(kind, room, picks))
		return {
			kind: double ? 'Double' : 'Simple',
			...(picks.chance(0.1) && { doors: false }),
			...(kind.slope === 'None' && kind.type !== 'drawer' && picks.chance(0.8) && { bays }),
		}
	})
	return [{ side: 'Main', zones: [{ modules }] }]
}

function bayOf(kind: RoomKind, room: DressingConfiguration, picks: RandomPicks): BayChoice {
	const lit = picks.chance(0.2) && { led: true }
	if (kind.type !== 'shelves' && picks.chance(0.15)) return { zones: stackOf(picks), ...lit }
	// The least that stands over it, and the depth it has: a rack that does not go in is not offered.
	const height = (room.height ?? smallest(room.hu)) - (room.filler?.top ?? 50) - 200
	const depth = (room.depth?.center ?? 600) - 41
	const offered = Object.entries(templateStacks).filter(
		([id, rack]) =>
			rack.height <= height && rack.depth <= depth && (kind.type !== 'shelves' || Number(id) <= 6),
	)
	return { template: offered.length > 0 ? picks.pick(offered)[0] : '00', ...lit }
}

const stacks: readonly ZoneChoice[][] = [
	[
		{ kind: 'RecessedDrawer', count: 3 },
		{ kind: 'VariableShelve', count: 2 },
	],
	[{ kind: 'VariableShelve', count: 3 }],
	[{ kind: 'OverlayDrawer', count: 2 }, { kind: 'FixedShelve' }, { kind: 'Empty' }],
	[{ kind: 'SlidingShelve', count: 2 }, { kind: 'FixedShelve' }, { kind: 'Wardrobe' }],
	[{ kind: 'TrouserRack' }, { kind: 'FixedShelve' }, { kind: 'VariableShelve', count: 1 }],
	[{ kind: 'Wardrobe' }],
	[{ kind: 'WardrobeOnLift' }],
]

function stackOf({ pick }: RandomPicks): ZoneChoice[] {
	return [...pick(stacks)]
}

// What a module under a flight holds (domain 23.2): its one bay, and a front over all of it where it comes out.
import { floorMm, GAP, LEAF_HEIGHT } from '../../constants.ts'
import { heightAtDepth } from '../../room/back-slope.ts'
import type { Design, DesignBay, DesignModule, DesignZone } from '../../run/design.ts'
import { frontPlansOf, lowEdgeOf, PANEL_MIN } from '../../run/front/front-plans.ts'
import type { ModulePlace } from '../../run/layout/module-places.ts'
import { bayMisfits } from '../../run/module/bay/bay-issues.ts'
import { bayFloor, baySizeIn } from '../../run/module/bay/bay-size.ts'
import { cartMisfits } from '../../run/module/cart-misfits.ts'
import { interiorLimits } from '../../run/module/fittings.ts'
import { FILL, FILLED_HEIGHT_MIN, REACHED_DEPTH } from './limits.ts'
import type { StairModule } from './schema.ts'

const empty: DesignBay = { template: '00' }

/** As far as a module is known before it has a place: its fronts decide how deep all carcasses are. */
export function draftOf(choice: StairModule): DesignModule {
	const drawers: DesignBay = { zones: [{ kind: 'OverlayDrawer', pitches: [FILL.drawer.pitch] }] }
	return {
		kind: 'Simple',
		doors: true,
		bays: [choice.fill === 'Drawers' ? drawers : empty],
		...(choice.fill === 'PullOut' && { wholeFront: 'PullOut' }),
	}
}

export function moduleOf(choice: StairModule, place: ModulePlace, design: Design): DesignModule {
	const led = 'led' in choice && choice.led !== undefined ? { led: choice.led } : {}
	const draft = draftOf(choice)
	switch (choice.fill) {
		case 'PullOut':
			return draft
		case 'Empty':
			return {
				...draft,
				bays: [{ ...empty, ...led }],
				...(choice.hatch === true && { backless: true }),
			}
		case 'Rail':
			return { ...draft, bays: [{ zones: railZones(place), ...led }] }
		case 'Shelves': {
			const count = shelvesOf(choice, place)
			const { thickness } = choice
			return {
				...draft,
				bays: [
					{
						zones: [{ kind: 'VariableShelve', count }],
						...led,
						...(thickness !== undefined && { thickness }),
					},
				],
			}
		}
		case 'Drawers': {
			const pitches = choice.pitches ?? usualPitches(place, design)
			return { ...draft, bays: [{ zones: [{ kind: 'OverlayDrawer', pitches }] }] }
		}
	}
}

function clearHeight({ bays }: ModulePlace): number {
	return bays[0]?.height ?? 0
}

/** Where the flight comes down behind, a rail hangs as high as clothes have their depth. */
function railZones(place: ModulePlace): DesignZone[] {
	const { space } = place
	const { depthMin, heightMin } = interiorLimits.Wardrobe
	const height = floorMm(heightAtDepth(space, depthMin) - bayFloor(space))
	if (height >= clearHeight(place) || height < heightMin) return [{ kind: 'Wardrobe' }]
	return [{ kind: 'Wardrobe', height }, { kind: 'Empty' }]
}

/** Loose shelves in it. */
export function shelvesOf(choice: StairModule, place: ModulePlace): number {
	return choice.fill === 'Shelves' ? (choice.shelves ?? usualShelves(place)) : 0
}

function usualShelves(place: ModulePlace): number {
	return Math.max(1, Math.floor(clearHeight(place) / FILL.shelfEvery) - 1)
}

/** The first of the usual fills that goes in; where nothing does, the bay stays empty. */
export function usualFill(place: ModulePlace, design: Design): StairModule {
	const height = clearHeight(place)
	const { carcassDepth } = place.space
	const isDeep = carcassDepth > REACHED_DEPTH
	const { rail } = FILL
	const wanted: StairModule[] = [
		...(height < FILL.pullOutBelow || isDeep ? [{ fill: 'PullOut' as const }] : []),
		...(height >= rail.height && carcassDepth >= rail.depth ? [{ fill: 'Rail' as const }] : []),
		{ fill: 'Shelves' },
	]
	return wanted.find((choice) => goesIn(choice, place, design)) ?? { fill: 'Empty' }
}

/** By its size alone; the fronts before it are judged where they are made. */
export function goesIn(choice: StairModule, place: ModulePlace, design: Design): boolean {
	const { fill } = choice
	const { space, bays } = place
	const [bay] = bays
	if (!bay) return false
	if (fill === 'Empty') return true
	if (fill === 'PullOut') return cartMisfits(bay, space).length === 0
	if (space.carcassDepth > REACHED_DEPTH || bay.height < FILLED_HEIGHT_MIN) return false
	const [made] = moduleOf(choice, place, design).bays
	return made !== undefined && bayMisfits(made, baySizeIn(space, bay, design)).length === 0
}

/** The upper edge of a front over the whole module, above its lower edge: at the low end and at the high one. */
export function edgesOver(place: ModulePlace, design: Design): { low: number; high: number } {
	const whole = draftOf({ fill: 'PullOut' })
	const [front] = frontPlansOf(whole, 0, place, design)
	if (!front) throw new Error('a module has no front')
	return { low: lowEdgeOf(front), high: front.height }
}

/** The drawer fronts reach up to the low end of the carcass, and what closes the rest can be made. */
export function drawersFit(
	pitches: readonly number[],
	place: ModulePlace,
	design: Design,
): boolean {
	const sum = pitches.reduce((all, pitch) => all + pitch, 0)
	const edges = edgesOver(place, design)
	const [low, high] = [edges.low - sum, edges.high - sum]
	if (high < PANEL_MIN) return low >= -GAP
	if (high < LEAF_HEIGHT.min) return low >= PANEL_MIN
	return design.doors === null ? low >= -GAP : low >= LEAF_HEIGHT.min
}

function usualPitches(place: ModulePlace, design: Design): number[] {
	const { pitch, most } = FILL.drawer
	const counts = Array.from({ length: most }, (_, i) => most - i)
	const stacks = counts.map((count) => Array.from({ length: count }, () => pitch))
	return stacks.find((pitches) => drawersFit(pitches, place, design)) ?? [pitch]
}

/** Of the drawers of a module, from the bottom; none where it holds something else. */
export function pitchesOf(
	choice: StairModule,
	place: ModulePlace,
	design: Design,
): readonly number[] {
	const [bay] = moduleOf(choice, place, design).bays
	const [zone] = bay && 'zones' in bay ? bay.zones : []
	return zone?.pitches ?? []
}

// Random TV furniture. Two in three keep most rules of domain 22, the others are typed without looking.
import type { Catalogue } from '../../catalogue.ts'
import { obstacleKinds, plinthHeights, wallSets } from '../../room/values.ts'
import { doorStyles } from '../../run/values.ts'
import {
	legHeights,
	lowFronts,
	screenPlaces,
	tabletThicknesses,
	tallFronts,
} from '../../type/tv-furniture/limits.ts'
import {
	type TvBase,
	type TvFurnitureConfiguration,
	type TvModule,
	type TvTall,
} from '../../type/tv-furniture/schema.ts'
import { sampleCatalogue } from '../sample-catalogue.ts'
import { type RandomPicks, randomFrom } from '../straight-rooms.ts'

type Picks = RandomPicks & { careful: boolean; catalogue: Catalogue }

/** A stored piece in the colours of the catalogue; every field of it is drawn now and then. */
export function randomTvFurniture(
	random: () => number,
	catalogue: Catalogue = sampleCatalogue,
): TvFurnitureConfiguration {
	const plain = randomFrom(random)
	const picks: Picks = { ...plain, catalogue, careful: plain.chance(0.7) }
	const { int, pick, chance } = plain
	const { careful } = picks
	const width = careful ? int(1200, 4000) : int(300, 5000)
	const base = chance(0.7) ? baseOf(picks) : undefined
	const isHung = base?.kind === 'Wall'
	const tall = (!isHung || !careful) && chance(0.3) ? { ...talls(picks) } : undefined
	const walls = chance(0.5) ? pick(wallSets) : undefined
	const readings = chance(0.2) ? [width, width + int(0, 8), width + int(0, 45)] : width
	return {
		version: 1,
		type: 'tvFurniture',
		room: { width: readings },
		...(walls && { walls }),
		...((isHung || chance(0.6)) && { depth: { center: depthOf(isHung, picks) } }),
		...(chance(0.7) && { height: careful ? heightOf(base, picks) : int(200, 800) }),
		...(base && { base }),
		...(chance(0.4) && { top: { thickness: pick(tabletThicknesses) } }),
		...(chance(0.4) && { margin: { back: int(0, 100) } }),
		...(chance(0.6) && { screen: screenOf(picks) }),
		...(tall && { tall }),
		...(chance(0.7) && { modules: modulesOf(width - widthOf(tall), picks) }),
		...finishOf(picks),
		...roomOf(picks),
	}
}

function baseOf({ int, pick, chance }: Picks): TvBase {
	if (chance(0.4)) return { kind: 'Plinth', height: pick(plinthHeights) }
	if (chance(0.5)) return { kind: 'Legs', height: pick(legHeights) }
	return { kind: 'Wall', height: int(100, 400) }
}

function depthOf(isHung: boolean, { int, careful }: Picks): number {
	if (!careful) return int(200, 700)
	return isHung ? int(310, 400) : int(310, 550)
}

function heightOf(base: TvBase | undefined, { int }: Picks): number {
	const lift = base && base.kind !== 'Plinth' ? base.height : 0
	return Math.min(700, Math.max(300, int(300, 420) + lift))
}

function screenOf({ int, pick, chance, careful }: Picks) {
	return {
		diagonal: careful ? int(24, 65) : int(24, 98),
		place: pick(screenPlaces),
		...(chance(0.3) && { center: int(800, 1400) }),
	}
}

function talls({
	int,
	pick,
	chance,
	careful,
}: Picks): NonNullable<TvFurnitureConfiguration['tall']> {
	const one = (): TvTall => ({
		...(chance(0.8) && { width: careful ? int(300, 600) : int(200, 800) }),
		...(chance(0.8) && { height: careful ? int(1200, 2300) : int(900, 2600) }),
		...(chance(0.8) && { front: pick(tallFronts) }),
		...(chance(0.8) && { shelves: careful ? int(0, 6) : int(0, 20) }),
	})
	const left = chance(0.7)
	return {
		...(left ? { left: one() } : chance(0.5) && { left: null }),
		...((!left || chance(0.5)) && { right: one() }),
	}
}

function widthOf(tall: TvFurnitureConfiguration['tall']): number {
	const own = (one: TvTall | null | undefined) => (one ? (one.width ?? 450) : 0)
	return own(tall?.left) + own(tall?.right)
}

function modulesOf(length: number, picks: Picks): TvModule[] {
	const { int, careful } = picks
	const least = Math.max(1, Math.ceil(length / 950))
	const most = Math.max(least, Math.floor(length / 350))
	const count = careful ? int(least, most) : int(1, 8)
	return Array.from({ length: Math.min(8, count) }, () => moduleOf(picks))
}

function moduleOf({ int, pick, chance, careful }: Picks): TvModule {
	const front = pick(lowFronts)
	const media = chance(0.3) && (!careful || front === 'None' || front === 'Flap')
	const isDrawers = front === 'Drawers'
	const shares = Array.from({ length: int(1, careful ? 2 : 5) }, () => int(1, careful ? 2 : 9))
	return {
		front,
		...((isDrawers ? chance(0.4) : chance(0.05)) && { shares }),
		...(!isDrawers && chance(0.5) && { shelves: careful ? int(0, 1) : int(0, 9) }),
		...(media && { media }),
		...(chance(0.2) && { led: chance(0.8) }),
	}
}

function finishOf({ pick, chance, catalogue, careful }: Picks) {
	const { colors, handles } = catalogue
	const own = (place: 'interior' | 'exterior') =>
		pick(careful ? colors.filter((color) => color[place]) : colors).reference
	const model = pick(handles)
	const handle = { model: model.reference, color: pick(model.colors) }
	return {
		...(chance(0.5) && { colors: { interior: own('interior'), exterior: own('exterior') } }),
		...(chance(0.2) && { doors: { style: pick(doorStyles) } }),
		...(chance(0.4) && { handle: chance(0.3) ? null : handle }),
		...(chance(0.2) && { charger: chance(0.5) }),
	}
}

function roomOf({ int, pick, chance, careful }: Picks) {
	return {
		...(chance(0.2) && {
			baseboard: { height: int(50, 120), thickness: careful ? int(5, 7) : int(5, 30) },
		}),
		...(chance(0.1) && {
			obstacle: [
				{
					where: pick(['left', 'right', 'back'] as const),
					position: int(0, 1500),
					bottom: int(0, 1000),
					height: int(50, 1500),
					depth: int(10, 300),
					kind: pick(obstacleKinds),
				},
			],
		}),
		...(chance(0.2) && { source: pick(['tape', 'laser', 'scan'] as const) }),
		...(chance(0.2) && { access: { door: { w: int(600, 1000), h: 2000 } } }),
	}
}

/** Seen in a mirror: ends, tall and low modules change sides. */
export function mirroredTvFurniture(tv: TvFurnitureConfiguration): TvFurnitureConfiguration {
	const { walls, tall, modules } = tv
	const turned = { None: 'None', Left: 'Right', Right: 'Left', Both: 'Both' } as const
	return {
		...tv,
		...(walls && { walls: turned[walls] }),
		...(tall && { tall: { left: tall.right, right: tall.left } }),
		...(modules && { modules: modules.toReversed() }),
	}
}

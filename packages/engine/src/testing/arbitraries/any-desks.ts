// Random desks. Two in three keep every rule of domain-types 21, the others are typed without looking.
import type { Catalogue } from '../../catalogue.ts'
import { obstacleKinds, wallSets } from '../../room/values.ts'
import { SPAN_MAX, supportKinds, topThicknesses, WALL_PLAY } from '../../type/desk/limits.ts'
import {
	type DeskConfiguration,
	type DeskPedestal,
	type DeskSupport,
} from '../../type/desk/schema.ts'
import { sampleCatalogue } from '../sample-catalogue.ts'
import { type RandomPicks, randomFrom } from '../straight-rooms.ts'

type Walls = NonNullable<DeskConfiguration['walls']>
type Picks = RandomPicks & { careful: boolean; catalogue: Catalogue }

/** A stored desk in the colours of the catalogue; every field of it is drawn now and then. */
export function randomDesk(
	random: () => number,
	catalogue: Catalogue = sampleCatalogue,
): DeskConfiguration {
	const plain = randomFrom(random)
	const picks: Picks = { ...plain, catalogue, careful: plain.chance(0.65) }
	const { int, pick, chance } = plain
	const walls = pick(wallSets)
	const thickness = pick(topThicknesses)
	const modesty = chance(0.3) ? 0 : int(picks.careful ? 150 : 1, picks.careful ? 480 : 700)
	const height = picks.careful ? int(540, 1150) : int(300, 1500)
	const supports = supportsOf(walls, height - thickness - 60, picks)
	const width = widthOf({ walls, thickness, modesty, supports }, picks)
	return {
		version: 1,
		type: 'desk',
		room: { width: chance(0.3) ? [width, width + int(0, 8), width + int(0, 45)] : width },
		walls,
		depth: { center: picks.careful ? int(420, 750) : int(250, 1100) },
		height,
		top: { thickness },
		supports,
		...(modesty > 0 || chance(0.7) ? { modesty } : {}),
		...(chance(0.8) && { cable: { grommets: int(0, picks.careful ? 2 : 4), tray: chance(0.5) } }),
		...finishOf(picks),
		...roomOf(walls, picks),
	}
}

function supportsOf(walls: Walls, front: number, picks: Picks): DeskSupport[] {
	const { int, pick, chance, careful } = picks
	const count = int(2, chance(0.7) ? 3 : 4)
	return Array.from({ length: count }, (_, i): DeskSupport => {
		const isWalled =
			(i === 0 && (walls === 'Left' || walls === 'Both')) ||
			(i === count - 1 && (walls === 'Right' || walls === 'Both'))
		const kinds =
			careful && !isWalled ? supportKinds.filter((kind) => kind !== 'Batten') : supportKinds
		const kind = pick(kinds)
		return kind === 'Pedestal' ? pedestalOf(front, picks) : { kind }
	})
}

function pedestalOf(front: number, { int, pick, chance, careful }: Picks): DeskPedestal {
	const width = careful ? int(300, 600) : int(250, 700)
	const own = { kind: 'Pedestal' as const, ...(chance(0.8) && { width }) }
	if (chance(0.3)) return { ...own, door: pick(['Left', 'Right'] as const), shelves: int(0, 2) }
	if (chance(0.2)) return { ...own, shelves: int(0, 2) }
	if (chance(0.3)) return own
	const most = Math.max(1, Math.min(8, Math.floor(front / 140)))
	const least = Math.min(most, Math.ceil(front / 380))
	const drawers = Array.from({ length: careful ? int(least, most) : int(1, 8) }, () =>
		careful ? 1 : int(1, 3),
	)
	return { ...own, drawers }
}

type Width = {
	walls: Walls
	thickness: 28 | 38
	modesty: number
	supports: readonly DeskSupport[]
}

/** Wide enough for a chair in each span, and no wider than the top carries. */
function widthOf({ walls, thickness, modesty, supports }: Width, { int, careful }: Picks): number {
	if (!careful) return int(300, 3200)
	const { bare, carried } = SPAN_MAX[thickness]
	const span = int(460, modesty >= 250 ? carried : bare)
	const taken = supports.reduce((sum, support) => {
		switch (support.kind) {
			case 'Panel':
				return sum + thickness
			case 'Steel':
				return sum + 75
			case 'Batten':
				return sum + 18
			case 'Pedestal':
				return sum + (support.width ?? 420)
		}
	}, 0)
	const plays = walls === 'Both' ? 2 : walls === 'None' ? 0 : 1
	const wanted = taken + span * (supports.length - 1) + plays * WALL_PLAY
	return Math.max(610, Math.min(2780, wanted))
}

const styles = ['Simple', 'Simple', 'StraightLines', 'Frames'] as const

function finishOf({ catalogue, pick, chance, int }: Picks): Partial<DeskConfiguration> {
	const interiors = catalogue.colors.filter(({ interior }) => interior)
	const exteriors = catalogue.colors.filter(({ exterior }) => exterior)
	const handle = pick(catalogue.handles)
	const style = pick(styles)
	return {
		...(chance(0.8) && {
			colors: { interior: pick(interiors).reference, exterior: pick(exteriors).reference },
		}),
		...(chance(0.02) && { colors: { exterior: 'no such colour' } }),
		...(chance(0.4) && { handle: { model: handle.reference, color: pick(handle.colors) } }),
		...(chance(0.2) && { doors: chance(0.5) ? { style } : { style, count: int(1, 3) } }),
	}
}

function roomOf(walls: Walls, { int, pick, chance, careful }: Picks): Partial<DeskConfiguration> {
	// Skirting stops what stands beside a side wall.
	const isSkirted = careful ? walls === 'None' && chance(0.4) : chance(0.3)
	return {
		...(isSkirted && { baseboard: { height: int(40, 140), thickness: int(1, 40) } }),
		...(chance(0.2) && { source: pick(['tape', 'laser', 'scan'] as const) }),
		...(chance(0.3) && { access: { stair: pick(['straight', 'turning'] as const) } }),
		...(chance(0.15) && {
			obstacle: [
				{
					where: pick(['left', 'right', 'back'] as const),
					position: int(0, 1500),
					bottom: int(0, 800),
					height: int(50, 900),
					depth: int(20, 200),
					kind: pick(obstacleKinds),
				},
			],
		}),
	}
}

/** The same desk seen in a mirror; obstacles are left out. */
export function mirroredDesk(desk: DeskConfiguration): DeskConfiguration {
	const { obstacle: _, ...bare } = desk
	const walls = { None: 'None', Left: 'Right', Right: 'Left', Both: 'Both' } as const
	return {
		...bare,
		...(desk.walls && { walls: walls[desk.walls] }),
		...(desk.supports && {
			supports: desk.supports
				.map((support): DeskSupport => {
					if (support.kind !== 'Pedestal' || !support.door) return support
					return { ...support, door: support.door === 'Left' ? 'Right' : 'Left' }
				})
				.toReversed(),
		}),
	}
}

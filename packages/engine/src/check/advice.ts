// What to know of a furniture that can be made: hints and warnings with their numbers (domain 11, 13.1 ADVICE).
import type { Catalogue } from '../catalogue.ts'
import type { Design } from '../configuration/design.ts'
import { TOP_FILLER } from '../constants.ts'
import { createIssue, type IssueDraft } from '../create-issue.ts'
import { leafLimits } from '../front/style-limits.ts'
import type { Furniture } from '../furniture.ts'
import type { Issue } from '../issue.ts'
import { ANGLED_HANGERS_DEPTH, fittingLimits } from '../module/fittings.ts'
import { hasWall } from '../room/run-ends.ts'
import type { RunSpace } from '../room/run-space.ts'
import { TILT_AIR, tallestLying, tiltingHeight } from './tilting.ts'

/** Every advice on a made furniture. */
export function adviceOf(
	furniture: Furniture,
	design: Design,
	spaces: readonly RunSpace[],
	catalogue: Catalogue,
): Issue[] {
	const main = spaces[0]
	if (!main) return []
	return [
		...spaces.flatMap((space) => assemblyDrafts(furniture, space)),
		...stiffenerDrafts(furniture, design, catalogue),
		...antiTipDrafts(design, main),
		...hangerDrafts(furniture),
		...stiffnessDrafts(furniture, main),
		...accessDrafts(furniture, design),
	].map((draft) => createIssue({ severity: 'hint', ...draft }))
}

function assemblyDrafts({ runs }: Furniture, space: RunSpace): IssueDraft[] {
	if (runs.find((run) => run.side === space.side)?.assembly !== 'STANDING') return []
	const top = space.ceiling - tallestLying(space)
	const remedy = space.topFiller > 0 && top <= TOP_FILLER.max ? { filler: { top } } : undefined
	return [
		{
			code: 'assemble_standing',
			run: space.side,
			measured: Math.round(tiltingHeight(space)),
			limit: space.ceiling - TILT_AIR,
			remedy,
		},
	]
}

function stiffenerDrafts(
	{ boards }: Furniture,
	design: Design,
	catalogue: Catalogue,
): IssueDraft[] {
	const color = catalogue.colors.find(({ reference }) => reference === design.colors.exterior)
	if (!color) return []
	const limit = leafLimits[color.category].stiffenerFrom
	const tallest = Math.max(
		0,
		...boards.filter(({ part }) => part === 'Leaf').map(({ length }) => length),
	)
	if (tallest <= limit) return []
	const count = color.category === 'Melamine' && tallest > 2400 ? 2 : 1
	return [{ code: 'stiffener', measured: tallest, limit, data: { count } }]
}

/** Free-standing furniture above this is fixed to the wall. */
const ANTI_TIP_ABOVE = 600

function antiTipDrafts(design: Design, space: RunSpace): IssueDraft[] {
	if (hasWall(design, 'left') || hasWall(design, 'right')) return []
	if (space.carcassHeight <= ANTI_TIP_ABOVE) return []
	return [{ code: 'anti_tip', measured: space.carcassHeight, limit: ANTI_TIP_ABOVE }]
}

function hangerDrafts({ runs }: Furniture): IssueDraft[] {
	const limit = fittingLimits.Wardrobe.depthMin
	return runs.flatMap((run) =>
		run.modules.flatMap((module, index) =>
			module.bays.flatMap((bay, i): IssueDraft[] => {
				const hangs = bay.zones.some((zone) => zone.kind === 'Wardrobe')
				if (!hangs || bay.depth >= limit || bay.depth < ANGLED_HANGERS_DEPTH) return []
				return [
					{
						code: 'hangers_angled',
						run: run.side,
						module: index,
						bay: i,
						measured: bay.depth,
						limit,
					},
				]
			}),
		),
	)
}

/** Tall carcasses want a fixed shelf at least this often (hand-made stacks only, domain 5). */
const STIFFNESS = { height: 1400, every: 1200 } as const

function stiffnessDrafts({ runs }: Furniture, space: RunSpace): IssueDraft[] {
	if (space.carcassHeight <= STIFFNESS.height) return []
	return runs.flatMap((run) =>
		run.modules.flatMap((module, index) =>
			module.bays.flatMap((bay, i): IssueDraft[] => {
				if (bay.template !== null) return []
				const shelves = bay.zones
					.filter((zone) => zone.kind === 'FixedShelve')
					.map((zone) => zone.bottom)
				const floor = bay.zones[0]?.bottom ?? 0
				const marks = [floor, ...shelves, floor + bay.height]
				const widest = Math.max(...marks.slice(1).map((mark, m) => mark - (marks[m] ?? 0)))
				if (widest <= STIFFNESS.every) return []
				return [
					{
						code: 'stiffness_shelf',
						run: run.side,
						module: index,
						bay: i,
						measured: widest,
						limit: STIFFNESS.every,
					},
				]
			}),
		),
	)
}

/** Boards this long are asked about the way in. */
const LONG_BOARD = 2000

function accessDrafts({ boards }: Furniture, design: Design): IssueDraft[] {
	const longest = Math.max(0, ...boards.map(({ length }) => length))
	if (design.access !== null || longest <= LONG_BOARD) return []
	return [{ code: 'access_not_asked', field: 'access', measured: longest, limit: LONG_BOARD }]
}

import type { Catalogue } from '../../../catalogue.ts'
import { CARCASS_DEPTH, LOW_FURNITURE, SIDE_FILLER, TOP_FILLER } from '../../../constants.ts'
import { createIssue } from '../../../create-issue.ts'
import { type FinishKind, finishKinds, partRows } from '../../../furniture/part.ts'
import type { Issue, IssueCode, Remedy } from '../../../issue.ts'
import { runSidesOf } from '../../../room/corner.ts'
import { hasWall } from '../../../room/has-wall.ts'
import type { Design } from '../../../run/design.ts'
import { runSpaceOf, voidUnder } from '../../../run/space/run-space.ts'
import { buildDressing } from '../build.ts'
import { completeDressing } from '../complete.ts'
import type { DressingConfiguration } from '../schema.ts'

/** A reserve stands without boards. The reason of an absent element has a remedy where one field gives it a place. */
export type FinishItem = {
	kind: FinishKind
	boards: string[]
	available: boolean
	reason?: Issue
}

export function finishItemOptions(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): FinishItem[] {
	const result = buildDressing(configuration, catalogue)
	const boards = result.ok ? result.value.boards : []
	const refused = result.ok ? undefined : result.issues.find(({ severity }) => severity === 'error')
	const design = completeDressing(configuration, catalogue)
	return finishKinds.map((kind): FinishItem => {
		const ids = boards.filter(({ part }) => partRows[part].element === kind).map(({ id }) => id)
		const stands = kind === 'Reserve' ? result.ok && hasReserve(design) : ids.length > 0
		if (stands) return { kind, boards: ids, available: true }
		return { kind, boards: ids, available: false, reason: refused ?? reasonOf(kind, design) }
	})
}

// A void left on purpose: in a corner, behind a stand-off, under a low slope, behind usual depths in a recess.
function hasReserve(design: Design): boolean {
	const sides = runSidesOf(design.footprint)
	if (design.priority === 'None' && sides.length > 1) return true
	if (design.slope.back && design.slope.standoff > 0) return true
	const spaces = sides.map((side) => runSpaceOf(design, side))
	const isLeftOpen = spaces.some((space) =>
		(['left', 'right'] as const).some(
			(end) => space[end].kind === 'Void' && voidUnder(space, end) === 'Reserve',
		),
	)
	const sloped = design.slope.left ?? design.slope.right
	const [main] = spaces
	const { left, right } = design.recess
	const isVoid = (depth: number) => (main?.carcassDepth ?? 0) + depth > CARCASS_DEPTH.max
	const behind =
		(isRecess(design, 'Left') && isVoid(left.depth)) ||
		(isRecess(design, 'Right') && isVoid(right.depth))
	return isLeftOpen || behind || (design.slope.stepped && sloped !== null)
}

function isRecess({ wall }: Design, side: 'Left' | 'Right'): boolean {
	return wall === 'BothRecess' || wall === `${side}Recess`
}

type Absence = { reason: IssueCode; place?: (design: Design) => Remedy | undefined }

const absences: Readonly<Record<FinishKind, Absence>> = {
	FinishingCheek: {
		reason: 'cheek_needs_open_side',
		place: ({ footprint, slope }) =>
			footprint === 'Straight' && !slope.right ? { walls: 'Left' } : undefined,
	},
	Tablet: {
		reason: 'tablet_needs_free_top',
		place: ({ slope }) =>
			slope.left || slope.right || slope.back
				? undefined
				: { filler: { top: 0 }, height: LOW_FURNITURE, walls: 'None' },
	},
	FakeDoor: { reason: 'fake_door_needs_void' },
	Filler: {
		reason: 'filler_needs_wall',
		place: (design) =>
			hasWall(design, 'left')
				? { filler: { left: SIDE_FILLER.usual } }
				: { filler: { top: TOP_FILLER.usual } },
	},
	Plinth: { reason: 'plinth_needs_furniture' },
	InfinityPlank: {
		reason: 'plank_on_demand',
		place: () => ({ infinityPlank: [{ length: 2000, depth: 300, thickness: 18 }] }),
	},
	Reserve: { reason: 'reserve_needs_void' },
}

function reasonOf(kind: FinishKind, design: Design): Issue {
	const { reason, place } = absences[kind]
	return createIssue({ code: reason, severity: 'hint', remedy: place?.(design) })
}

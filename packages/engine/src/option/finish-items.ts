// The seven finishing elements of domain 7: where each stands in a furniture, and why one does not.
import { buildFurniture } from '../build-furniture.ts'
import type { Catalogue } from '../catalogue.ts'
import { completeConfiguration } from '../configuration/complete-configuration.ts'
import type { Design } from '../configuration/design.ts'
import type { Configuration } from '../configuration/schema.ts'
import { CARCASS_DEPTH, LOW_FURNITURE, SIDE_FILLER, TOP_FILLER } from '../constants.ts'
import { createIssue } from '../create-issue.ts'
import type { Part } from '../furniture.ts'
import type { Issue, IssueCode, Remedy } from '../issue.ts'
import { runSidesOf } from '../room/corner.ts'
import { hasWall } from '../room/has-wall.ts'
import { runSpaceOf, voidUnder } from '../room/run-space.ts'

export type FinishKind =
	| 'FinishingCheek'
	| 'Tablet'
	| 'FakeDoor'
	| 'Filler'
	| 'Plinth'
	| 'InfinityPlank'
	| 'Reserve'

/** One finishing element: the boards it stands as (a reserve has none), or why it stands nowhere and what would give it a place. */
export type FinishItem = {
	kind: FinishKind
	boards: string[]
	available: boolean
	reason?: Issue
}

const partsOfKind: Readonly<Record<FinishKind, readonly Part[]>> = {
	FinishingCheek: ['FinishingCheek'],
	Tablet: ['Tablet'],
	FakeDoor: ['FakeDoor'],
	Filler: ['Filler', 'TopFiller', 'CornerStrip'],
	Plinth: ['Plinth'],
	InfinityPlank: ['InfinityPlank'],
	Reserve: [],
}

/** The seven kinds and the boards that stand for each in this furniture; one without a place says why. */
export function finishItemOptions(
	configuration: Configuration,
	catalogue: Catalogue,
): FinishItem[] {
	const result = buildFurniture(configuration, catalogue)
	const boards = result.ok ? result.value.boards : []
	const refused = result.ok ? undefined : result.issues.find(({ severity }) => severity === 'error')
	const design = completeConfiguration(configuration, catalogue)
	return (Object.keys(partsOfKind) as FinishKind[]).map((kind): FinishItem => {
		const ids = boards.filter(({ part }) => partsOfKind[kind].includes(part)).map(({ id }) => id)
		const stands = kind === 'Reserve' ? result.ok && hasReserve(design) : ids.length > 0
		if (stands) return { kind, boards: ids, available: true }
		return { kind, boards: ids, available: false, reason: refused ?? reasonOf(kind, design) }
	})
}

// A void that is left on purpose: a corner, behind what stands off, under a low slope, behind usual depths in a recess.
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

const reasons: Readonly<Record<FinishKind, IssueCode>> = {
	FinishingCheek: 'cheek_needs_open_side',
	Tablet: 'tablet_needs_free_top',
	FakeDoor: 'fake_door_needs_void',
	Filler: 'filler_needs_wall',
	Plinth: 'plinth_needs_furniture',
	InfinityPlank: 'plank_on_demand',
	Reserve: 'reserve_needs_void',
}

function reasonOf(kind: FinishKind, design: Design): Issue {
	const remedy = placeFor(kind, design)
	return createIssue({ code: reasons[kind], severity: 'hint', remedy })
}

// The change that gives the element a place, where one field does.
function placeFor(kind: FinishKind, design: Design): Remedy | undefined {
	const { left, right } = design.slope
	switch (kind) {
		case 'FinishingCheek':
			return design.footprint === 'Straight' && !right ? { walls: 'Left' } : undefined
		case 'Tablet':
			return left || right || design.slope.back
				? undefined
				: { filler: { top: 0 }, height: LOW_FURNITURE, walls: 'None' }
		case 'Filler':
			return hasWall(design, 'left')
				? { filler: { left: SIDE_FILLER.usual } }
				: { filler: { top: TOP_FILLER.usual } }
		case 'InfinityPlank':
			return { infinityPlank: [{ length: 2000, depth: 300, thickness: 18 }] }
		case 'FakeDoor':
		case 'Plinth':
		case 'Reserve':
			return undefined
	}
}

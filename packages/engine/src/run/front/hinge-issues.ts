// A leaf whose cups find no place beside the fixed shelves behind it, and the shelf that makes way (domain 6.1).
import { createIssue } from '../../create-issue.ts'
import type { Finishes } from '../../furniture/finish.ts'
import type { Issue, Remedy } from '../../issue.ts'
import type { BayChoice, ZoneChoice } from '../choices.ts'
import { type Design, modulesOf } from '../design.ts'
import type { ModulePlace } from '../layout/module-places.ts'
import { bayMisfits } from '../module/bay/bay-issues.ts'
import type { BaySize } from '../module/bay/bay-limits.ts'
import { baySizeIn } from '../module/bay/bay-size.ts'
import { fixedShelvesOf, stackOf } from '../module/bay/bay-stack.ts'
import type { PlacedChoice } from '../module/stack.ts'
import { storedRunsOf, withBayAt } from '../stored-runs.ts'
import { cupsOf } from './build-fronts.ts'
import type { FrontPlan } from './front-plans.ts'
import { shelfClearance } from './hinges.ts'

type HingeContext = { design: Design; finishes: Finishes }

export function hingeIssues(
	plan: FrontPlan,
	{ space, bays }: ModulePlace,
	{ design, finishes }: HingeContext,
): Issue[] {
	const [bay = 0] = plan.bays
	const choice = modulesOf(design, space.side)[plan.module]?.bays[bay]
	const place = bays[bay]
	if (plan.kind !== 'Leaf' || !choice || !place) return []
	const size = baySizeIn(space, place, design)
	const shelves = shelvesIn(choice, size)
	const { stuck } = cupsOf(plan, shelves, finishes)
	// A leaf too short for its cups is refused for its height.
	if (stuck === null || shelves.length === 0) return []
	const at = { run: space.side, module: plan.module, bay }
	const apart = shelves.map((shelf) => ({
		measured: Math.abs(plan.z + stuck - shelf.axis),
		limit: shelfClearance(shelf),
	}))
	const [nearest] = apart.toSorted((a, b) => a.measured - a.limit - (b.measured - b.limit))
	const isHung = (other: BayChoice) =>
		bayMisfits(other, size).length === 0 &&
		cupsOf(plan, shelvesIn(other, size), finishes).stuck === null
	const moved = [...movedShelves(choice, size)].find(isHung)
	const remedy: Remedy | undefined = moved && {
		runs: withBayAt(storedRunsOf(design), at, () => moved),
	}
	const point = [plan.x, space.depth, plan.z + stuck] as const
	return [createIssue({ code: 'hinge_no_place', ...at, ...nearest, at: point, remedy })]
}

function shelvesIn(choice: BayChoice, size: BaySize) {
	const { stack, shelfThickness } = stackOf(choice, size)
	return fixedShelvesOf({ zones: stack.zones, shelfThickness })
}

/** mm; a shelf stands in a cup's way by 41 on either side, so more than 82 is hardly ever needed. */
const SHELF_SHIFT_MAX = 150

// The bay with one of its fixed shelves moved, by the least first.
function* movedShelves(choice: BayChoice, size: BaySize): Generator<BayChoice> {
	const { placed } = stackOf(choice, size).stack
	const { thickness, led } = choice
	for (let by = 1; by <= SHELF_SHIFT_MAX; by++) {
		for (const shift of [by, -by]) {
			for (const index of placed.keys()) {
				const zones = withShelfMoved(placed, index, shift)
				if (zones === null) continue
				yield {
					zones,
					...(thickness !== undefined && { thickness }),
					...(led !== undefined && { led }),
				}
			}
		}
	}
}

// What is below a fixed shelf grows by as much as what is above it shrinks; the last zone takes what there is.
function withShelfMoved(
	placed: readonly PlacedChoice[],
	index: number,
	shift: number,
): ZoneChoice[] | null {
	const [below, above] = [placed[index - 1], placed[index + 1]]
	if (placed[index]?.choice.kind !== 'FixedShelve' || !below || !above) return null
	const isLast = index + 1 === placed.length - 1
	const fixed = new Set(['FixedShelve', 'OverlayDrawer'])
	if (fixed.has(below.choice.kind) || (!isLast && fixed.has(above.choice.kind))) return null
	if (below.zone.height + shift <= 0 || above.zone.height - shift <= 0) return null
	return placed.map(({ choice, zone }, i) => {
		if (i === index - 1) return { ...choice, height: zone.height + shift }
		if (i === index + 1 && !isLast) return { ...choice, height: zone.height - shift }
		return choice
	})
}

// Leaves, handles and drawers beside a corner must clear the run next to them (domain 4.2, collision table).
import type { Catalogue } from '../../catalogue.ts'
import { createIssue } from '../../create-issue.ts'
import type { Issue } from '../../issue.ts'
import type { Design } from '../design.ts'
import type { RunSpace } from '../space/run-space.ts'
import { handleRoom } from './handle-room.ts'
import type { HingedPlan } from './opening-sides.ts'

const CLEAR_MIN = 30

export function cornerIssues(
	plans: readonly HingedPlan[],
	space: RunSpace,
	design: Design,
	catalogue: Catalogue,
): Issue[] {
	const handle = catalogue.handles.find(({ reference }) => reference === design.handle?.model)
	const proud = handle?.projection ?? 0
	return (['left', 'right'] as const).flatMap((end) => {
		const { kind } = space[end]
		if (kind !== 'Blind' && kind !== 'Corner') return []
		const corner = space.side === 'Main' ? end : space.side === 'Left' ? 'left' : 'right'
		const hinged = hingedAtCorner(plans, end)
		const limit = cornerClearance(hinged, proud)
		const measured = design.corner[corner]
		if (measured >= limit) return []
		return [
			createIssue({
				code: 'corner_too_tight',
				field: `corner.clear.${corner}`,
				run: space.side,
				measured,
				limit,
				remedy: { corner: { clear: { [corner]: limit } } },
			}),
		]
	})
}

/** The neighbour's handle needs room, and so does the run's own where the nearest leaf is hinged in the corner. */
export function cornerClearance(hinged: boolean, proud: number): number {
	return Math.max(CLEAR_MIN, handleRoom(hinged ? 2 * proud : proud))
}

function hingedAtCorner(plans: readonly HingedPlan[], end: 'left' | 'right'): boolean {
	const leaves = plans.filter((plan) => plan.kind === 'Leaf')
	const nearest = leaves.toSorted((a, b) =>
		end === 'left' ? a.x - b.x : b.x + b.width - a.x - a.width,
	)[0]
	return nearest?.openingSide === (end === 'left' ? 'Left' : 'Right')
}

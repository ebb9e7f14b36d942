import type { Issue, Remedy } from '../../issue.ts'
import { runSidesOf } from '../../room/corner.ts'
import { backSlopeOf } from '../../room/run-depth.ts'
import type { Design } from '../../run/design.ts'

/**
 * A higher top filler lowers every run, and under a slope behind a run takes depth from its fittings.
 * So it is offered only where the furniture can still be made.
 */
export function withTriedRemedies(
	issues: readonly Issue[],
	design: Design,
	isMade: (remedy: Remedy) => boolean,
): Issue[] {
	const isShallow = runSidesOf(design.footprint).some((side) => backSlopeOf(design, side))
	return issues.map((issue) => {
		const { remedy, ...withoutRemedy } = issue
		const isTried = isShallow && issue.code === 'assemble_standing' && remedy
		return isTried && !isMade(remedy) ? withoutRemedy : issue
	})
}

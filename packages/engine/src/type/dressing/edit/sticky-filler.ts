import type { Catalogue } from '../../../catalogue.ts'
import { TOP_FILLER } from '../../../constants.ts'
import { runSidesOf } from '../../../room/corner.ts'
import { smallest } from '../../../room/readings.ts'
import { topFillerUnder } from '../../../room/run-heights.ts'
import { runSpaceOf } from '../../../run/space/run-space.ts'
import { completeDressing } from '../complete.ts'
import type { DressingConfiguration } from '../schema.ts'

/**
 * The top filler grows with the ceiling and never shrinks back (domain 3.2). None stays none; one
 * too high is refused.
 */
export function withStickyFiller(
	before: DressingConfiguration,
	after: DressingConfiguration,
	catalogue: Catalogue,
): DressingConfiguration {
	const ceiling = smallest(after.hu)
	if (ceiling === smallest(before.hu)) return after
	const design = completeDressing(after, catalogue)
	const { top } = design.filler
	if (top === 0) return after
	const ceilings = runSidesOf(design.footprint).map((side) => runSpaceOf(design, side).ceiling)
	const needed = topFillerUnder(Math.max(...ceilings), top)
	if (needed > TOP_FILLER.max || needed === top) return after
	return { ...after, filler: { ...after.filler, top: needed } }
}

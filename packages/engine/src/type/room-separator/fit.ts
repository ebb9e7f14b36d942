// How surely a separator fits under the ceiling that was read (domain 3.6, 20.8): its feet reach both ways.
import type { Catalogue } from '../../catalogue.ts'
import {
	atLeast,
	atMost,
	type Cause,
	type Condition,
	culpritOf,
} from '../../check/fit/condition.ts'
import type { FitVerdict } from '../../check/fit/fit-verdicts.ts'
import { bandOf, EXACT, extremeOf, type Tolerance, toleranceOf } from '../../check/fit/tolerance.ts'
import { CEILING_AIR, EPSILON } from '../../constants.ts'
import { completeSeparator, type SeparatorDesign } from './defaults.ts'
import { CEILING_FOOT } from './limits.ts'
import type { RoomSeparatorConfiguration } from './schema.ts'

/** mm that a foot is screwed out at most. */
const FOOT_REACH = 2 * CEILING_FOOT

/** Standing free it meets nothing; held by a wall, only a ceiling that was measured. */
export function separatorFit(
	configuration: RoomSeparatorConfiguration,
	catalogue: Catalogue,
): FitVerdict[] {
	const design = completeSeparator(configuration, catalogue)
	const { hu } = design
	if (design.fix === 'Free' || hu === null) return []
	const own = toleranceOf(design.source)
	const [careful, asRead] = [own, EXACT].map((tolerance) => tightest(design, hu, tolerance))
	if (!careful || !asRead) return []
	const common: Pick<FitVerdict, 'run' | 'fillers'> = { run: 'Main', fillers: [] }
	if (holds(careful))
		return [{ ...common, verdict: 'fits', line: null, reading: null, ...figuresOf(careful) }]
	const failing = holds(asRead) ? careful : asRead
	return [
		{
			...common,
			verdict: holds(asRead) ? 'fits_if_true' : 'measure_again',
			...(culpritOf(failing) ?? { line: null, reading: null }),
			...figuresOf(failing),
		},
	]
}

function tightest(
	design: SeparatorDesign,
	hu: number[],
	tolerance: Tolerance,
): Condition | undefined {
	const { lo, hi } = bandOf(hu, tolerance)
	const gain = toleranceOf(design.source).length
	const causes = (which: 'min' | 'max'): Cause[] => [
		{ line: 'hu', reading: extremeOf(hu, which), gain },
	]
	const least = atLeast('Top', lo - design.height, CEILING_AIR, causes('min'))
	if (design.fix === 'Wall') return least
	const most = atMost('Top', hi - design.height, FOOT_REACH, causes('max'))
	return [least, most].toSorted((a, b) => a.slack - b.slack)[0]
}

const holds = ({ slack }: Condition) => slack >= -EPSILON

function figuresOf({ place, kind, measured, limit }: Condition) {
	return { place, kind, measured, limit }
}

// One thing that must hold for a run to fit, with the lines that could mend it (domain 3.6).

/** Which filler or play a condition is about. */
export type FitPlace = 'Left' | 'Right' | 'Top' | 'Flank' | 'Back'

/** A measured line: its stored field, and which of its readings where there are several. */
export type Line = { line: string; reading: number | null }

/** A line that takes part in a condition. `gain`: mm that one tolerance of it changes. */
export type Cause = Line & { gain: number }

/** `slack` below 0 fails: by so many mm. `measured` against `limit`, mm. */
export type Condition = {
	kind: 'least' | 'most'
	place: FitPlace
	measured: number
	limit: number
	slack: number
	causes: Cause[]
}

/** Must reach its limit. */
export function atLeast(
	place: FitPlace,
	measured: number,
	limit: number,
	causes: Cause[],
): Condition {
	return { kind: 'least', place, measured, limit, slack: measured - limit, causes }
}

/** Must not pass its limit. */
export function atMost(
	place: FitPlace,
	measured: number,
	limit: number,
	causes: Cause[],
): Condition {
	return { kind: 'most', place, measured, limit, slack: limit - measured, causes }
}

/** The line whose change by the fewest tolerances would mend a condition. */
export function culpritOf({ causes }: Condition): Line | null {
	const [best] = causes.toSorted((a, b) => b.gain - a.gain)
	return best ? { line: best.line, reading: best.reading } : null
}

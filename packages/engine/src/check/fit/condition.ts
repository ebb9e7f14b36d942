export type FitPlace = 'Left' | 'Right' | 'Top' | 'Flank' | 'Back'

/** A stored field, and which of its readings where there are several. */
export type Line = { line: string; reading: number | null }

/** `gain`: mm by which the condition changes for one tolerance of this line. */
export type Cause = Line & { gain: number }

/** Fails where `slack` is below 0. All in mm. */
export type Condition = {
	kind: 'least' | 'most'
	place: FitPlace
	measured: number
	limit: number
	slack: number
	causes: Cause[]
}

export function atLeast(
	place: FitPlace,
	measured: number,
	limit: number,
	causes: Cause[],
): Condition {
	return { kind: 'least', place, measured, limit, slack: measured - limit, causes }
}

export function atMost(
	place: FitPlace,
	measured: number,
	limit: number,
	causes: Cause[],
): Condition {
	return { kind: 'most', place, measured, limit, slack: limit - measured, causes }
}

export function culpritOf({ causes }: Condition): Line | null {
	const [best] = causes.toSorted((a, b) => b.gain - a.gain)
	return best ? { line: best.line, reading: best.reading } : null
}

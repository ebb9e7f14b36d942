// Of several reductions that run at once the best one counts, alone; of two alike the one that began first.

type Span = { id: string; from: string; until: string; percentage: number }
type Outdone = { by: string; from: string; until: string }

function isBetter(one: Span, other: Span): boolean {
	if (one.percentage !== other.percentage) return one.percentage > other.percentage
	return `${one.from} ${one.id}` < `${other.from} ${other.id}`
}

/** The days on which another period counts in its place, by period. */
export function outdoneDays(period: Span, all: readonly Span[]): Outdone[] {
	return all
		.filter((it) => it.id !== period.id && isBetter(it, period))
		.map((it) => ({
			by: it.id,
			from: it.from > period.from ? it.from : period.from,
			until: it.until < period.until ? it.until : period.until,
		}))
		.filter(({ from, until }) => from <= until)
}

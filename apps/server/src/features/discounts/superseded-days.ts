// Of several reductions that run at once the best one counts, alone; of two alike the one that began first.
import { bestOf } from '@gabarit/price'

type Span = { id: string; from: string; until: string; percentage: number }
type Superseded = { by: string; from: string; until: string }

const begun = ({ from, id }: Span) => `${from} ${id}`

/** `bestOf` takes of two alike the first. */
function counts(one: Span, other: Span): boolean {
	const inOrder = begun(one) < begun(other) ? [one, other] : [other, one]
	return bestOf(inOrder) === one
}

/** The days on which another period counts in its place, by period. */
export function supersededDays(period: Span, all: readonly Span[]): Superseded[] {
	return all
		.filter((it) => it.id !== period.id && counts(it, period))
		.map((it) => ({
			by: it.id,
			from: it.from > period.from ? it.from : period.from,
			until: it.until < period.until ? it.until : period.until,
		}))
		.filter(({ from, until }) => from <= until)
}

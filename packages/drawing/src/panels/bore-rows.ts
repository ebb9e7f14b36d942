import type { Bore, Point2 } from '@gabarit/engine'

/** Equal bores at equal steps along the length; `from` and `to` are the centres of the first and the last. */
type BoreRow = Omit<Bore, 'at'> & { from: Point2; to: Point2; count: number }

/** Fewer have a figure each. */
const LEAST = 3
/** mm: places are rounded to tenths, so equal steps may differ by that much. */
const ROUNDING = 0.1

/** The bores of a board, in rows where they stand in rows. */
export function boreRowsOf(bores: readonly Bore[]): BoreRow[] {
	const lines = new Map<string, Bore[]>()
	for (const bore of bores) {
		const { at, diameter, depth, face } = bore
		const key = [diameter, depth, face, at[1]].join(' ')
		const line = lines.get(key)
		if (line) line.push(bore)
		else lines.set(key, [bore])
	}
	return [...lines.values()].flatMap((line) => {
		const sorted = line.toSorted((a, b) => a.at[0] - b.at[0])
		return isEven(sorted) ? [rowOf(sorted)] : sorted.map((bore) => rowOf([bore]))
	})
}

function isEven(line: readonly Bore[]): boolean {
	const [first, last] = [line[0], line.at(-1)]
	if (line.length < LEAST || !first || !last) return false
	const step = (last.at[0] - first.at[0]) / (line.length - 1)
	return line.every(({ at }, i) => Math.abs(at[0] - first.at[0] - i * step) <= ROUNDING)
}

function rowOf(line: readonly Bore[]): BoreRow {
	const [first, last] = [line[0], line.at(-1)]
	if (!first || !last) throw new Error('a row without a bore')
	const { diameter, depth, face } = first
	return { diameter, depth, face, from: first.at, to: last.at, count: line.length }
}

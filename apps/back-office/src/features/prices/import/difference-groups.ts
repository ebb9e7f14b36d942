// Rows of a difference by what they are prices of: the first word of their key.
import type { ImportReport } from '@gabarit/contract'

type Row = ImportReport['difference']['rows'][number]

export type Group = {
	name: string
	count: number
	/** Of those that can be compared. */
	least: number | null
	most: number | null
	example: Row
}

function groupOf(name: string, rows: readonly [Row, ...Row[]]): Group {
	const percents = rows.flatMap(({ percent }) => percent ?? [])
	const some = percents.length > 0
	return {
		name,
		count: rows.length,
		least: some ? Math.min(...percents) : null,
		most: some ? Math.max(...percents) : null,
		example: rows[0],
	}
}

/** The largest change first. */
export function groupsOf(rows: readonly Row[]): Group[] {
	const byName = new Map<string, [Row, ...Row[]]>()
	for (const row of rows) {
		const [name = row.key] = row.key.split(' ')
		const known = byName.get(name)
		if (known) known.push(row)
		else byName.set(name, [row])
	}
	const size = ({ least, most }: Group) => Math.max(Math.abs(least ?? 0), Math.abs(most ?? 0))
	return [...byName]
		.map(([name, found]) => groupOf(name, found))
		.toSorted((a, b) => size(b) - size(a))
}

/** Ends of the scale: 0 is on it. */
export function reachOf(groups: readonly Group[]): { low: number; high: number } {
	return {
		low: Math.min(0, ...groups.map(({ least }) => least ?? 0)),
		high: Math.max(0, ...groups.map(({ most }) => most ?? 0)),
	}
}

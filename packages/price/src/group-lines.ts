import { type LineGroup, lineGroups, type QuoteLine } from './quote.ts'

/** `counts` by line code, so that the text can say "1 simple, 2 double". */
export type GroupRow = {
	group: LineGroup
	points: number
	amount: number
	purchase?: number
	quantity: number
	counts: Partial<Record<QuoteLine['code'], number>>
	/** The colour, where all its lines have the same one. */
	color: string | null
	lines: QuoteLine[]
}

/** In the order of the design; groups without lines are left out. */
export function groupLines(lines: readonly QuoteLine[]): GroupRow[] {
	return lineGroups
		.map((group) =>
			rowOf(
				group,
				lines.filter((line) => line.group === group),
			),
		)
		.filter((row) => row.lines.length > 0)
}

function rowOf(group: LineGroup, lines: QuoteLine[]): GroupRow {
	const counts: GroupRow['counts'] = {}
	for (const { code, quantity } of lines) counts[code] = (counts[code] ?? 0) + quantity
	const colors = new Set(lines.map((line) => line.data['color']))
	const [color] = colors
	const row = {
		group,
		points: sumOf(lines, (line) => line.points),
		amount: sumOf(lines, (line) => line.amount),
		quantity: sumOf(lines, (line) => line.quantity),
		counts,
		color: colors.size === 1 && typeof color === 'string' ? color : null,
		lines,
	}
	const purchases = lines.map((line) => line.purchase).filter((cost) => cost !== undefined)
	if (purchases.length < lines.length) return row
	return { ...row, purchase: purchases.reduce((sum, cost) => sum + cost, 0) }
}

function sumOf(lines: QuoteLine[], of: (line: QuoteLine) => number): number {
	return lines.reduce((sum, line) => sum + of(line), 0)
}

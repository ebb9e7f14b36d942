// The frozen quote as rows of a table: what each costs the viewer, what it sells for, what is left.
import type { OrderCost, OrderPage } from '@gabarit/contract'
import { type GroupRow, groupLines } from '@gabarit/price'

export type Quote = NonNullable<OrderPage['quote']>
type Line = Quote['lines'][number]

export type PricedLine = { line: Line; cost: number | null }
export type PricedGroup = { group: GroupRow; cost: number | null; lines: PricedLine[] }

/** The price's own groups, each with what its lines cost; every line stands in exactly one. */
export function pricedGroups(quote: Quote, cost: OrderCost | null): PricedGroup[] {
	const costOf = new Map(quote.lines.map((line, i) => [line, cost?.lines[i]?.amount ?? null]))
	return groupLines(quote.lines).map((group) => {
		const lines = group.lines.map((line) => ({ line, cost: costOf.get(line) ?? null }))
		return { group, lines, cost: cost && lines.reduce((sum, row) => sum + (row.cost ?? 0), 0) }
	})
}

export function marginOf(sale: number, cost: number | null): number | null {
	return cost === null ? null : sale - cost
}

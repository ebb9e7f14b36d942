import type { OrderCost, OrderPage } from '@gabarit/contract'
import { type GroupRow, groupLines, type QuoteRow } from '@gabarit/price'

export type Quote = NonNullable<OrderPage['quote']>
type Line = Quote['lines'][number]

type PricedLine = { line: Line; cost: number | null }
export type PricedGroup = { group: GroupRow; cost: number | null; lines: PricedLine[] }

/** Every line of the quote stands in exactly one group. */
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

/** The seller's own services have no cost that we know of. */
export type PartCosts = Record<
	Exclude<QuoteRow['step'], 'discount' | 'service' | 'vat' | 'totalIncluding' | 'vatIncluded'>,
	number
>

/** Eco-participation is passed on as it is, so the margins add up as the rows do. */
export function partCostsOf(quote: Quote, cost: OrderCost | null): PartCosts | null {
	if (!cost) return null
	const goods = cost.lines.reduce((sum, { amount }) => sum + amount, 0)
	return {
		goods,
		surcharge: cost.goods - goods,
		netGoods: cost.goods,
		ecoParticipation: quote.ecoParticipation,
		delivery: cost.delivery,
		totalExcluding: cost.goods + quote.ecoParticipation + cost.delivery,
	}
}

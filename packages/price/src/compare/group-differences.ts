import { divideHalfUp, percentOf } from '../exact.ts'
import { groupLines } from '../group-lines.ts'
import { prorateSigned } from '../prorate.ts'
import { type LineGroup, lineGroups, type Quote } from '../quote.ts'
import { shownTotalOf } from './option-differences.ts'

export type GroupDifference = { group: LineGroup; difference: number }

/**
 * Cents of the viewer's own total; delivery and services are shared among the groups, so that they
 * add up to its change.
 */
export function groupDifferences(before: Quote, after: Quote): GroupDifference[] {
	const [was, is] = [amountsOf(before), amountsOf(after)]
	const changed = lineGroups
		.map((group) => ({ group, goods: (is.get(group) ?? 0) - (was.get(group) ?? 0) }))
		.filter(({ goods }) => goods !== 0)
	const parts = prorateSigned(
		changed.map(({ goods }) => Math.sign(goods) * shownOf(Math.abs(goods), after)),
		shownTotalOf(after) - shownTotalOf(before),
	)
	return changed.map(({ group }, i) => ({ group, difference: parts[i] as number }))
}

function amountsOf(quote: Quote): Map<LineGroup, number> {
	return new Map(groupLines(quote.lines).map(({ group, amount }) => [group, amount]))
}

/** So much of the goods as the viewer pays for it: less discounts, with VAT where he reads it. */
function shownOf(goods: number, { goods: all, surcharge, netGoods, shows, vat }: Quote): number {
	const net = all + surcharge === 0 ? goods : divideHalfUp(goods * netGoods, all + surcharge)
	if (shows === 'Excluding') return net
	return vat.reduce((sum, { rate }) => sum + percentOf(net, rate), net)
}

/** How a price tier stands among those beside it, as its heading says it. */
export type TierRank = 'lowest' | 'second' | 'third' | 'highest'

/** null where all cost the same. */
export function tierRankOf(tier: string, tiers: readonly string[]): TierRank | null {
	const order = [...new Set(tiers)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
	const at = order.indexOf(tier)
	if (order.length < 2) return null
	if (at === 0) return 'lowest'
	if (at === order.length - 1) return 'highest'
	return at === 1 ? 'second' : 'third'
}

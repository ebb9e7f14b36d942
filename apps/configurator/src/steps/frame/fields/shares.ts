// What shares one height: the drawers of a stack, bottom to top.

/** The joints between parts, as shares of the whole from the bottom. */
export function levels(shares: readonly number[]): number[] {
	const all = shares.reduce((sum, share) => sum + share, 0)
	let below = 0
	return shares.slice(0, -1).map((share) => {
		below += share
		return below / all
	})
}

/** As many shares as drawers: those that are there stay, new ones are single. */
export function withCount(shares: readonly number[], count: number): number[] {
	return Array.from({ length: count }, (_, i) => shares[i] ?? 1)
}

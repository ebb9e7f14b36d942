type Counts = { inOrder: number; toKnow: number }

/** Which counts of checks are worth a sentence: none of nothing. */
export function countsSaid(counts: Counts): { key: keyof Counts; count: number }[] {
	return (['inOrder', 'toKnow'] as const)
		.map((key) => ({ key, count: counts[key] }))
		.filter(({ count }) => count > 0)
}

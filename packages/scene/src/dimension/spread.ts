/** Places as near as possible to where they are wanted, in order and at least `gap` apart. */
export function spread(wanted: readonly number[], gap: number): number[] {
	// Minus one gap for each place before it, "gap apart" becomes "not before": groups that would cross
	// share their mean.
	const groups: { sum: number; count: number }[] = []
	wanted.forEach((place, i) => {
		let group = { sum: place - i * gap, count: 1 }
		for (;;) {
			const before = groups.at(-1)
			if (before === undefined || before.sum / before.count <= group.sum / group.count) break
			groups.pop()
			group = { sum: before.sum + group.sum, count: before.count + group.count }
		}
		groups.push(group)
	})
	return groups
		.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
		.map((place, i) => place + i * gap)
}

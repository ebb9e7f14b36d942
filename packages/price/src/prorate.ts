/** Largest remainder: the parts always add up to the amount. Single weights may be negative, their sum is not. */
export function prorate(weights: readonly number[], amount: number): number[] {
	const total = weights.reduce((sum, weight) => sum + weight, 0)
	if (total === 0) return weights.map((_, i) => (i === 0 ? amount : 0))
	const remainders: number[] = []
	const parts = weights.map((weight, i) => {
		const product = amount * weight
		// Rounded down for either sign, so that what is left is always positive.
		const remainder = ((product % total) + total) % total
		remainders[i] = remainder
		return (product - remainder) / total
	})
	let left = amount - parts.reduce((sum, part) => sum + part, 0)
	// Equal remainders: the earlier line is served first, so that the same furniture always reads the same.
	const order = remainders.map((_, i) => i)
	order.sort((a, b) => (remainders[b] as number) - (remainders[a] as number) || a - b)
	for (const i of order) {
		if (left === 0) break
		parts[i] = (parts[i] as number) + 1
		left -= 1
	}
	return parts
}

/** For weights and an amount of either sign: each part is its own weight, and the rest is shared by size. */
export function prorateSigned(weights: readonly number[], amount: number): number[] {
	const rest = amount - weights.reduce((sum, weight) => sum + weight, 0)
	const shares = prorate(weights.map(Math.abs), Math.abs(rest))
	return weights.map((weight, i) => weight + Math.sign(rest) * (shares[i] as number))
}

/** The first number of a remedy that is another one now: a list is carried whole, whatever changes in it. */
export function numberChanged(now: unknown, remedy: unknown): number | null {
	if (typeof remedy === 'number') return remedy === now ? null : remedy
	if (typeof remedy !== 'object' || remedy === null) return null
	const present = typeof now === 'object' && now !== null ? now : {}
	for (const [key, value] of Object.entries(remedy)) {
		const found = numberChanged((present as Record<string, unknown>)[key], value)
		if (found !== null) return found
	}
	return null
}

/** Ids that count from 0 per owner and kind: `Main-0` and `Shelf` give `Main-0-Shelf-0`, then `Main-0-Shelf-1`. */
export function numberedIds(): (owner: string, kind: string) => string {
	// Keyed by owner first: one map of joined names hashes a new string for each id, which is slower.
	const owners = new Map<string, Map<string, number>>()
	return (owner, kind) => {
		let counts = owners.get(owner)
		if (!counts) owners.set(owner, (counts = new Map()))
		const count = counts.get(kind) ?? 0
		counts.set(kind, count + 1)
		return `${owner}-${kind}-${count}`
	}
}

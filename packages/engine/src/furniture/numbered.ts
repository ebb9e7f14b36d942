/** Ids that count from 0 among their like: `Main-0` and `Shelf` give `Main-0-Shelf-0`, then `Main-0-Shelf-1`. */
export function numberedIds(): (owner: string, kind: string) => string {
	// By owner first: a joined name would be hashed anew for each id.
	const owners = new Map<string, Map<string, number>>()
	return (owner, kind) => {
		let counts = owners.get(owner)
		if (!counts) owners.set(owner, (counts = new Map()))
		const count = counts.get(kind) ?? 0
		counts.set(kind, count + 1)
		return `${owner}-${kind}-${count}`
	}
}

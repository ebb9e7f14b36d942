// Finds rows by their key without holding the keys: those of 200,000 rows take more room than the rows themselves.

export type RowsByKey<Row> = {
	has: (key: string) => boolean
	/** The row, which is then gone; null where there is none. */
	take: (key: string) => Row | null
	/** Those that were not taken, in their order. */
	left: () => Iterable<Row>
	/** Places of those whose key an earlier row has: they are not in here. */
	doubled: readonly number[]
}

/** A table of places in `rows`, at most half full; what has the same hash stands in the next free place. */
export function rowsByKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): RowsByKey<Row> {
	const size = 2 ** Math.ceil(Math.log2(2 * rows.length + 2))
	const table = new Int32Array(size).fill(nothing)
	const isTaken = new Uint8Array(rows.length)
	const doubled: number[] = []
	/** Where in the table the key stands, or would. */
	const spotOf = (key: string) => {
		for (let spot = hashOf(key) & (size - 1); ; spot = (spot + 1) & (size - 1)) {
			const row = rows[table[spot] ?? nothing]
			if (row === undefined || keyOf(row) === key) return spot
		}
	}
	rows.forEach((row, place) => {
		const spot = spotOf(keyOf(row))
		if (table[spot] === nothing) table[spot] = place
		else {
			doubled.push(place)
			isTaken[place] = 1
		}
	})
	const placeOf = (key: string) => table[spotOf(key)] ?? nothing
	return {
		doubled,
		has: (key) => placeOf(key) !== nothing,
		take: (key) => {
			const place = placeOf(key)
			if (place === nothing || isTaken[place] === 1) return null
			isTaken[place] = 1
			return rows[place] ?? null
		},
		left: function* () {
			for (const [place, row] of rows.entries()) if (isTaken[place] === 0) yield row
		},
	}
}

const nothing = -1

/** FNV-1a. */
function hashOf(key: string): number {
	let hash = 0x811c9dc5
	for (let i = 0; i < key.length; i += 1) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193)
	return hash ^ (hash >>> 15)
}

// A hash table of row numbers: the keys of 200,000 rows take more memory than the rows themselves.

export type RowsByKey<Row> = {
	has: (key: string) => boolean
	take: (key: string) => Row | null
	left: () => Iterable<Row>
	/** Indexes of rows with an earlier row's key, which are left out. */
	doubled: readonly number[]
}

/** Open addressing, at most half full. */
export function rowsByKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): RowsByKey<Row> {
	const size = 2 ** Math.ceil(Math.log2(2 * rows.length + 2))
	const table = new Int32Array(size).fill(nothing)
	const isTaken = new Uint8Array(rows.length)
	const doubled: number[] = []
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

/** About half a megabyte. */
const rowsOfPart = 5000

export async function* partsOf(rows: readonly unknown[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	const encoder = new TextEncoder()
	for (let at = 0; at < rows.length; at += rowsOfPart)
		yield encoder.encode(JSON.stringify(rows.slice(at, at + rowsOfPart)))
}

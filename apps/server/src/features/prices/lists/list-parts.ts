// A list as bytes, some thousand rows at a time: what is kept of it and sent from thread to thread.

/** About half a megabyte. */
const rowsOfPart = 5000

/** JSON in UTF-8 of a few thousand rows each, made when it is asked for. */
export async function* partsOf(rows: readonly unknown[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	const encoder = new TextEncoder()
	for (let at = 0; at < rows.length; at += rowsOfPart)
		yield encoder.encode(JSON.stringify(rows.slice(at, at + rowsOfPart)))
}

// The beginning of a receiver's answer, which may be long, slow or no text at all.
const mostKept = 2048

/** What came before the connection broke or the time was over; the rest is not read. */
export async function beginningOf(answer: Pick<Response, 'body'>): Promise<string> {
	const kept = new Uint8Array(mostKept)
	let length = 0
	try {
		for await (const chunk of answer.body ?? []) {
			const part = chunk.subarray(0, mostKept - length)
			kept.set(part, length)
			length += part.length
			if (length === mostKept) break
		}
	} catch {
		// The status has come, and it decides.
	}
	// A character that was cut is left out; the database takes no NUL.
	const text = new TextDecoder().decode(kept.subarray(0, length), { stream: true })
	return text.replaceAll('\0', '')
}

// What is looked at before a CSV file is parsed: a record of millions of cells would take more memory than its thread
// has, and a thread that asks for that much at once takes the whole server with it.
import { mostColumns } from './columns.ts'
import { FileRefused } from './problems.ts'

const quote = 0x22

/** Counts cells as the parser does: between quotes neither a delimiter nor the end of a line counts. */
export function guardCsv(text: string, delimiter: string, lineEnd: string): void {
	const [between, end] = [delimiter.charCodeAt(0), lineEnd.charCodeAt(0)]
	let cells = 1
	let isQuoted = false
	for (let i = 0; i < text.length; i += 1) {
		const character = text.charCodeAt(i)
		if (character === quote) isQuoted = !isQuoted
		else if (isQuoted) continue
		else if (character === end) cells = 1
		else if (character === between) {
			cells += 1
			if (cells > mostColumns) throw new FileRefused('too_many_columns')
		}
	}
}

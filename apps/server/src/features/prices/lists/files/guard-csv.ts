// Before parsing: a record of millions of cells could exceed the thread's memory at once and crash the whole
// process.
import { mostColumns } from '../columns.ts'
import { FileRefused } from '../problems.ts'

const quote = 0x22

/** Counts like the parser: inside quotes delimiters and line ends do not count. */
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

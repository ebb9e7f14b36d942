// What can be wrong with a list, and with a file. The texts are i18n `imports:`, in three languages.
import type { importProblems, importRefusals } from '@gabarit/contract'

export type ProblemCode = (typeof importProblems)[number]
/** Why a file is not read at all. */
export type RefusalCode = (typeof importRefusals)[number]

/** Where a list is wrong: `row` as a spreadsheet counts, the header being 1; 0 = the list as a whole. */
export type ListProblem = {
	code: ProblemCode
	row: number
	column: string | null
	/** What stands there, or what is missing. */
	found: string
}

/** A file that is not read: wrong kind, hostile, too large. */
export class FileRefused extends Error {
	readonly code: RefusalCode
	constructor(code: RefusalCode) {
		super(code)
		this.code = code
	}
}

/** Takes a table row by row: a long one is never held as it stood in the file. */
export type TableReader = {
	/** False where it makes no sense to read on. */
	header: (names: string[]) => boolean
	/** As a spreadsheet counts: the header is 1. */
	row: (row: number, cells: string[]) => void
	problem: (problem: ListProblem) => void
}

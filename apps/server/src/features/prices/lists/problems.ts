import type { importProblems, importRefusals } from '@gabarit/contract'

export type ProblemCode = (typeof importProblems)[number]
/** Texts are in i18n `imports:`. */
export type RefusalCode = (typeof importRefusals)[number]

/** `row` as a spreadsheet counts, the header being 1; 0 = the whole list. */
export type ListProblem = {
	code: ProblemCode
	row: number
	column: string | null
	/** The cell's text, or what is missing. */
	found: string
	/** As the spreadsheet names it. */
	cell?: string | undefined
	/** Its row, in the order of the template's columns. */
	cells?: string[] | undefined
}

export class FileRefused extends Error {
	readonly code: RefusalCode
	constructor(code: RefusalCode) {
		super(code)
		this.code = code
	}
}

export type TableReader = {
	header: (names: string[]) => boolean
	/** `row` from 1, the header. */
	row: (row: number, cells: string[]) => void
	problem: (problem: ListProblem) => void
}

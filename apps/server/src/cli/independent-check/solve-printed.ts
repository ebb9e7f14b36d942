// Asks the command line for one configuration and reads what it prints.
import { runCommand } from '../run-command.ts'
import type { PrintedFitting } from './fitting-box.ts'
import type { PrintedBoard } from './prism.ts'
import type { CheckedBoard } from './room-faults.ts'

/** A front as `solve` prints it: the part of it that says how it opens. */
export type PrintedFront = {
	board: string
	hinges: number[]
	openingSide: string
	face?: 'Rear'
}

export type Printed<Board extends PrintedBoard> =
	| { ok: true; boards: Board[]; fronts: PrintedFront[]; fittings: PrintedFitting[] }
	| { ok: false; issues: { severity: string }[] }

/** `gabarit solve -` with this document on its input: its exit code and its output. */
export async function solvePrinted<Board extends PrintedBoard = CheckedBoard>(
	document: object,
): Promise<{ code: number; printed: Printed<Board> }> {
	let out = ''
	const code = await runCommand(['solve', '-'], {
		input: (async function* () {
			yield JSON.stringify(document)
		})(),
		out: (data) => {
			out += String(data)
		},
		err: () => undefined,
	})
	return { code, printed: JSON.parse(out) as Printed<Board> }
}

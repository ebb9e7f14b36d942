// Asks the command line for one room and reads what it prints.
import { runCommand } from '../run-command.ts'
import type { PrintedFitting } from './fitting-box.ts'
import type { CheckedBoard } from './room-faults.ts'

export type Printed =
	| { ok: true; boards: CheckedBoard[]; fittings: PrintedFitting[] }
	| { ok: false; issues: { severity: string }[] }

/** `gabarit solve -` with this document on its input: its exit code and its output. */
export async function solvePrinted(room: object): Promise<{ code: number; printed: Printed }> {
	let out = ''
	const code = await runCommand(['solve', '-'], {
		input: (async function* () {
			yield JSON.stringify(room)
		})(),
		out: (data) => {
			out += String(data)
		},
		err: () => undefined,
	})
	return { code, printed: JSON.parse(out) as Printed }
}

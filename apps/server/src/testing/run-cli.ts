import { runCommand } from '../cli/run-command.ts'

/** A command with its standard input: text as it stands, anything else as JSON. `out`: bytes as Latin-1 text. */
export async function runCli(
	args: string[],
	input: unknown = '',
): Promise<{ code: number; out: string; err: string[] }> {
	const text = typeof input === 'string' ? input : JSON.stringify(input)
	const answer = { code: -1, out: '', err: [] as string[] }
	answer.code = await runCommand(args, {
		input: (async function* () {
			yield Buffer.from(text)
		})(),
		out: (data) => {
			answer.out += typeof data === 'string' ? data : Buffer.from(data).toString('latin1')
		},
		err: (line) => answer.err.push(line),
	})
	return answer
}

// The program behind `npx gabarit`: the shell's streams in, the exit code out.
import { WrongEnvironment } from '../app/start/wrong-environment.ts'
import { runCommand } from './run-command.ts'

/** A reader that went away (`gabarit solve … | head`) is no fault of ours. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
	process.exit(error.code === 'EPIPE' ? 0 : 1)
})

const err = (line: string) => process.stderr.write(`${line}\n`)

/** A line; of settings all that is wrong with them. */
function toldOf(error: unknown): string | undefined {
	if (!(error instanceof Error)) return String(error)
	return error instanceof WrongEnvironment ? error.message : error.message.split('\n')[0]
}

try {
	process.exitCode = await runCommand(process.argv.slice(2), {
		input: process.stdin,
		out: (data) => process.stdout.write(data),
		err,
	})
} catch (error) {
	err(`gabarit: ${toldOf(error)}`)
	process.exitCode = 1
}
// Standard input that was not read to its end must not keep the program alive.
process.stdin.destroy()

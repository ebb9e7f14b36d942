// The program behind `npx gabarit`: the shell's streams in, the exit code out.
import { runCommand } from './run-command.ts'

/** A reader that went away (`gabarit solve … | head`) is no fault of ours. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
	process.exit(error.code === 'EPIPE' ? 0 : 1)
})

const err = (line: string) => process.stderr.write(`${line}\n`)

try {
	process.exitCode = await runCommand(process.argv.slice(2), {
		input: process.stdin,
		out: (data) => process.stdout.write(data),
		err,
	})
} catch (error) {
	err(`gabarit: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
	process.exitCode = 1
}
// Standard input that was not read to its end must not keep the program alive.
process.stdin.destroy()

import { WrongEnvironment } from '../app/start/wrong-environment.ts'
import { runCommand } from './run-command.ts'

/** A closed pipe (`gabarit solve … | head`) is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
	process.exit(error.code === 'EPIPE' ? 0 : 1)
})

const err = (line: string) => process.stderr.write(`${line}\n`)

function messageOf(error: unknown): string | undefined {
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
	err(`gabarit: ${messageOf(error)}`)
	process.exitCode = 1
}
// Unread standard input must not keep the process alive.
process.stdin.destroy()

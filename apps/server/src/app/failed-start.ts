// Why a server cannot start that whoever started it can mend: told in a line, as a wrong setting is. Anything else is
// ours, and keeps its stack.
import { isDatabaseAway } from '../db/is-database-away.ts'
import { DataInUse } from '../db/lock.ts'
import { WrongEnvironment } from './wrong-environment.ts'

const isSystem = (error: Error): error is NodeJS.ErrnoException => 'code' in error

/** Of PostgreSQL: who asks, with which password, for which database, with which rights. */
const refused = /^(?:28|3D|42501)/

function why(error: unknown): string | null {
	if (error instanceof DataInUse) return `DATA_DIR: ${error.message}`
	if (!(error instanceof Error) || !isSystem(error)) return null
	const { code = '', syscall, message } = error
	if (syscall === 'listen') return `HOST, PORT: ${message}`
	if (refused.test(code) || isDatabaseAway(error)) return `DATABASE_URL: ${message}`
	return null
}

/** To be thrown instead of it. */
export function failedStart(error: unknown): unknown {
	const told = why(error)
	return told === null ? error : new WrongEnvironment(`The server cannot start:\n  ${told}`)
}

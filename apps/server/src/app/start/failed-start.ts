// Start errors that the operator can fix are printed as one line. Others are bugs and keep their stack.
import { languages, translatorOf } from '@gabarit/i18n'
import { DamagedDatabase, isDamage } from '../../db/damaged-database.ts'
import { isDatabaseAway } from '../../db/is-database-away.ts'
import { DataInUse } from '../../db/lock.ts'
import { OtherVersion } from '../../db/other-version.ts'
import { UnusableSecretsKey } from './secrets-key.ts'
import { WrongEnvironment } from './wrong-environment.ts'

const isSystem = (error: Error): error is NodeJS.ErrnoException => 'code' in error

/** SQLSTATE classes of PostgreSQL: authorisation, unknown database, missing rights. */
const refused = /^(?:28|3D|42501)/

function wordsOf(error: NodeJS.ErrnoException): string {
	const [first]: unknown[] = error instanceof AggregateError ? error.errors : []
	return error.message || (first instanceof Error ? first.message : (error.code ?? ''))
}

function whyOf(error: NodeJS.ErrnoException): string | null {
	const { code = '', syscall } = error
	if (syscall === 'listen') return `HOST, PORT: ${wordsOf(error)}`
	if (refused.test(code) || isDatabaseAway(error)) return `DATABASE_URL: ${wordsOf(error)}`
	return null
}

const ofDataFolder = [DataInUse, DamagedDatabase, UnusableSecretsKey]

/** Follows `cause`: drizzle wraps the database's error. */
function why(error: unknown): string | null {
	if (error instanceof OtherVersion)
		return languages.map((language) => translatorOf(language)('cli:otherVersion')).join('\n  ')
	for (const kind of ofDataFolder) if (error instanceof kind) return `DATA_DIR: ${error.message}`
	if (isDamage(error)) return 'The database is damaged: restore the last backup.'
	for (let it = error; it instanceof Error; it = it.cause) {
		const reason = isSystem(it) ? whyOf(it) : null
		if (reason !== null) return reason
	}
	return null
}

export function failedStart(error: unknown): unknown {
	const reason = why(error)
	return reason === null ? error : new WrongEnvironment(`The server cannot start:\n  ${reason}`)
}

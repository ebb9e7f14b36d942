// Why a server cannot start that whoever started it can mend: told in a line, as a wrong setting is. Anything else is
// ours, and keeps its stack.
import { languages, translatorOf } from '@gabarit/i18n'
import { DamagedDatabase, isDamage } from '../../db/damaged-database.ts'
import { isDatabaseAway } from '../../db/is-database-away.ts'
import { DataInUse } from '../../db/lock.ts'
import { OtherVersion } from '../../db/other-version.ts'
import { UnusableSecretsKey } from './secrets-key.ts'
import { WrongEnvironment } from './wrong-environment.ts'

const isSystem = (error: Error): error is NodeJS.ErrnoException => 'code' in error

/** Of PostgreSQL: who asks, with which password, for which database, with which rights. */
const refused = /^(?:28|3D|42501)/

/** A name that stands for two addresses was tried at each: the words are theirs. */
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

/** Looks behind what wraps it: a migration's error names its statement, and the database's stands in it. */
function why(error: unknown): string | null {
	if (error instanceof OtherVersion)
		return languages.map((language) => translatorOf(language)('cli:otherVersion')).join('\n  ')
	for (const kind of ofDataFolder) if (error instanceof kind) return `DATA_DIR: ${error.message}`
	if (isDamage(error)) return 'The database is damaged: restore the last backup.'
	for (let it = error; it instanceof Error; it = it.cause) {
		const told = isSystem(it) ? whyOf(it) : null
		if (told !== null) return told
	}
	return null
}

/** To be thrown instead of it. */
export function failedStart(error: unknown): unknown {
	const told = why(error)
	return told === null ? error : new WrongEnvironment(`The server cannot start:\n  ${told}`)
}

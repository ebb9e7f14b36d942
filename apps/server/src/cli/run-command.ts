import { type Language, languageOf, translatorOf } from '@gabarit/i18n'
import { UnusableSecretsKey } from '../app/start/secrets-key.ts'
import { DamagedDatabase } from '../db/damaged-database.ts'
import { DataInUse } from '../db/lock.ts'
import { OtherVersion } from '../db/other-version.ts'
import { printCutList } from './cut-list/print-cut-list.ts'
import { backup, restore } from './database/backup.ts'
import { makeAdmin } from './database/create-admin.ts'
import { importPriceList } from './database/import.ts'
import { seed } from './database/seed.ts'
import { exitCodes, type Io } from './io.ts'
import { type Command, type Options, parseOptions } from './options.ts'
import { printPlan } from './plan.ts'
import { printPrice } from './price.ts'
import { printSchema } from './schema.ts'
import { printFurniture } from './solve.ts'
import { WrongUse } from './wrong-use.ts'

const runs: Record<Command, (options: Options, io: Io) => Promise<number>> = {
	solve: printFurniture,
	price: printPrice,
	plan: printPlan,
	cutlist: printCutList,
	schema: printSchema,
	import: importPriceList,
	backup,
	restore,
	seed,
	'create-admin': makeAdmin,
}

export async function runCommand(args: readonly string[], io: Io): Promise<number> {
	const language = languageIn(args)
	try {
		const options = parseOptions(args)
		if (options.command !== 'help') return await runs[options.command](options, io)
		const usage = translatorOf(options.language)('cli:usage')
		if (args.length > 0) io.out(`${usage}\n`)
		else io.err(usage)
		return args.length > 0 ? exitCodes.made : exitCodes.wrongUse
	} catch (thrown) {
		const error = asWrongUse(thrown)
		if (!(error instanceof WrongUse)) throw error
		io.err(translatorOf(language)(error.key, shortened(error.values)))
		return exitCodes.wrongUse
	}
}

function asWrongUse(thrown: unknown): unknown {
	if (thrown instanceof DataInUse) return new WrongUse('cli:dataInUse', { folder: thrown.folder })
	if (thrown instanceof DamagedDatabase)
		return new WrongUse('cli:damagedDatabase', { folder: thrown.folder })
	if (thrown instanceof UnusableSecretsKey)
		return new WrongUse('cli:unusableSecretsKey', { file: thrown.file })
	if (thrown instanceof OtherVersion) return new WrongUse('cli:otherVersion')
	return thrown
}

const MOST_ECHOED = 80

function shortened(values: Readonly<Record<string, string>>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => [
			name,
			name !== 'allowed' && value.length > MOST_ECHOED ? `${value.slice(0, MOST_ECHOED)}…` : value,
		]),
	)
}

function languageIn(args: readonly string[]): Language {
	const at = args.findIndex((word) => word === '--language' || word.startsWith('--language='))
	const word = args[at] ?? ''
	return languageOf(word.includes('=') ? word.split('=')[1] : args[at + 1])
}

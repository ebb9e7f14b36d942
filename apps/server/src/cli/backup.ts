// `gabarit backup FILE` and `gabarit restore FILE`: the database that the environment names, into a file and out of it.
// What was written is printed, table by table, with counts and checksums: two of them can be compared.
import { existsSync } from 'node:fs'
import { exitCodes, type Io } from './io.ts'
import type { Options } from './options.ts'
import { WrongUse } from './wrong-use.ts'

export async function backup({ subject }: Options, io: Io): Promise<number> {
	if (subject === null) throw new WrongUse('cli:noFile')
	const { withPool } = await import('./with-pool.ts')
	const { writeBackup } = await import('../db/backup.ts')
	const sums = await withPool((pool) => writeBackup(pool, subject))
	io.out(`${JSON.stringify(sums)}\n`)
	return exitCodes.made
}

export async function restore({ subject }: Options, io: Io): Promise<number> {
	if (subject === null) throw new WrongUse('cli:noFile')
	if (!existsSync(subject)) throw new WrongUse('cli:notReadable', { file: subject })
	const { withPool } = await import('./with-pool.ts')
	const { BackupRefused, readBackup } = await import('../db/backup.ts')
	try {
		const sums = await withPool((pool) => readBackup(pool, subject))
		io.out(`${JSON.stringify(sums)}\n`)
		return exitCodes.made
	} catch (error) {
		if (error instanceof BackupRefused)
			throw new WrongUse(`cli:restore.${error.why}`, { file: subject })
		throw error
	}
}

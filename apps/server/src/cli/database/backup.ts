// Both commands print counts and checksums by table, which can be compared.
import { existsSync } from 'node:fs'
import { exitCodes, type Io } from '../io.ts'
import type { Options } from '../options.ts'
import { WrongUse } from '../wrong-use.ts'

function isOfFile(error: unknown): boolean {
	return error instanceof Error && 'path' in error && 'syscall' in error
}

export async function backup({ subject }: Options, io: Io): Promise<number> {
	if (subject === null) throw new WrongUse('cli:backup.noFile')
	const { withPool } = await import('./with-pool.ts')
	const { writeBackup } = await import('../../db/backup.ts')
	const write = async (pool: Parameters<typeof writeBackup>[0]) => {
		try {
			return await writeBackup(pool, subject)
		} catch (error) {
			throw isOfFile(error) ? new WrongUse('cli:backup.notWritable', { file: subject }) : error
		}
	}
	io.out(`${JSON.stringify(await withPool(write))}\n`)
	return exitCodes.made
}

export async function restore({ subject }: Options, io: Io): Promise<number> {
	if (subject === null) throw new WrongUse('cli:backup.noFile')
	if (!existsSync(subject)) throw new WrongUse('cli:backup.notReadable', { file: subject })
	const { withPool } = await import('./with-pool.ts')
	const { BackupRefused, readBackup } = await import('../../db/backup.ts')
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

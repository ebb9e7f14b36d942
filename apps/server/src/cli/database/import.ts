import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { largestList, listKinds } from '@gabarit/contract'
import { textsOf } from '../../features/prices/import/import-texts.ts'
import type { ImportRow } from '../../features/prices/import/imports-table.ts'
import type { Services } from '../../lib/services.ts'
import { exitCodes, type Io } from '../io.ts'
import type { Options } from '../options.ts'
import { WrongUse } from '../wrong-use.ts'

export async function importPriceList(options: Options, io: Io): Promise<number> {
	const { subject, file, values, language } = options
	const kind = listKinds.find((it) => it === subject)
	if (!kind)
		throw new WrongUse('cli:unknownList', { value: subject ?? '', allowed: listKinds.join(' | ') })
	const bytes = bytesOf(file)
	const fileName = basename(file ?? '')
	const { withDatabase } = await import('./with-database.ts')
	const row = await withDatabase((services) => bring(services, { kind, fileName, bytes }, values))
	const { report, state, version } = row
	const texts = textsOf(row, language)
	io.out(`${JSON.stringify({ state, version, ...report, texts })}\n`)
	for (const line of [texts.failure, ...texts.problems.slice(0, 20)]) if (line) io.err(line)
	const isFine = state === 'ready' || state === 'switched' || state === 'unchanged'
	return isFine ? exitCodes.made : exitCodes.cannotBeMade
}

function bytesOf(file: string | null): Uint8Array {
	if (file === null) throw new WrongUse('cli:import.noFile')
	try {
		const bytes = statSync(file).size <= largestList && readFileSync(file)
		if (bytes && bytes.length <= largestList) return bytes
	} catch {
		throw new WrongUse('cli:import.notReadable', { file })
	}
	throw new WrongUse('cli:tooLarge', { file, limit: String(largestList / 1024 / 1024) })
}

type Brought = { kind: (typeof listKinds)[number]; fileName: string; bytes: Uint8Array }

async function bring(
	services: Services,
	list: Brought,
	values: Options['values'],
): Promise<ImportRow> {
	const { startImport } = await import('../../features/prices/import/import-job.ts')
	const { importById } = await import('../../features/prices/import/imports-table.ts')
	const { putInForce } = await import('../../features/prices/import/put-in-force.ts')
	const { row, done } = await startImport(services, { ...list, by: null })
	await done()
	const read = await importById(services.db, row.id)
	if (!read) throw new Error('the import is gone')
	if (read.state !== 'ready' || values['dry-run']) return read
	await putInForce(services, read, { by: null })
	return (await importById(services.db, row.id)) ?? read
}

import type { PriceImport } from '@gabarit/contract'
import { brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import type { Services } from '../../../lib/services.ts'
import { insertList, listParts } from '../versions/price-lists-table.ts'
import type { VersionContent } from '../versions/versions.ts'
import {
	contentText,
	deleteDraft,
	readVersionSummary,
	versionInForce,
} from '../versions/versions-table.ts'
import { writeVersion } from '../versions/write-version.ts'
import {
	endInterrupted,
	endRunning,
	type ImportRow,
	insertImport,
	oldDrafts,
	updateImport,
} from './imports-table.ts'
import { offersToPrice } from './offers-to-price.ts'
import type { ImportResult } from './read-import.ts'
import { readInThread, ThreadEnded } from './run-thread.ts'

export type Upload = {
	kind: PriceImport['kind']
	fileName: string
	bytes: Uint8Array
	/** null for the command line. */
	by: string | null
}

const minute = 60_000
/** Longer than a thread may run: the import's server most likely died. */
const placeLeftAfter = 2 * minute
/** Longer on schedule, when nobody waits: a slow server may still be writing the result. */
const clockEndsAfter = 10 * minute
const draftsKeptFor = 30 * 24 * 3600_000

type Report = ImportResult['report']

function refusedReport(refusal: NonNullable<Report['refusal']>): Report {
	const difference = { added: 0, removed: 0, changed: 0, unchanged: 0, rows: [] }
	const nothing = { rows: 0, milliseconds: 0, problems: [], problemCount: 0, effect: [] }
	return { ...nothing, refusal, difference }
}

/** Inserts the import; `done` resolves with its final state. One import runs at a time. */
export async function startImport(
	services: Services,
	upload: Upload,
): Promise<{ row: ImportRow; done: () => Promise<void> }> {
	const { db, now } = services
	const startedAt = now()
	await tidy(services, placeLeftAfter)
	const base = await versionInForce(db)
	if (base === null) throw new Error('there is no catalogue: seed the database')
	const { kind, fileName, bytes, by } = upload
	const isEmpty = bytes.length === 0
	const row = await insertImport(db, {
		kind,
		fileName,
		size: bytes.length,
		base,
		by,
		startedAt,
		state: isEmpty ? 'refused' : 'running',
		...(isEmpty && { report: refusedReport('file_empty'), endedAt: startedAt }),
	})
	if (row === null) throw failure('import_running')
	return { row, done: () => (isEmpty ? Promise.resolve() : finish(services, row, bytes)) }
}

export function tidyImports(services: Services): Promise<void> {
	return tidy(services, clockEndsAfter)
}

async function tidy(services: Services, longest: number): Promise<void> {
	const at = services.now()
	const before = new Date(at.getTime() - longest)
	await endInterrupted(services.db, before, { report: refusedReport('interrupted'), at })
	await dropOldDrafts(services)
}

async function finish(services: Services, row: ImportRow, bytes: Uint8Array): Promise<void> {
	const { db, now } = services
	try {
		const { report, version } = await read(services, row, bytes)
		const state = stateOf(report, version)
		const isEnded = await endRunning(db, row.id, { state, version, report, endedAt: now() })
		if (!isEnded && version !== null)
			await db.transaction((tx) => deleteDraft(tx, version, row.kind))
	} catch (error) {
		const report = refusedReport(error instanceof ThreadEnded ? 'took_too_long' : 'interrupted')
		await endRunning(db, row.id, { state: 'refused', report, endedAt: now() })
		if (!(error instanceof ThreadEnded)) throw error
	}
}

function stateOf(report: Report, version: string | null): ImportRow['state'] {
	if (report.refusal !== null) return 'refused'
	if (report.problemCount > 0) return 'faulty'
	return version === null ? 'unchanged' : 'ready'
}

type Read = { report: Report; version: string | null }

async function read(services: Services, row: ImportRow, bytes: Uint8Array): Promise<Read> {
	const { db } = services
	const { kind, base } = row
	const summary = await readVersionSummary(db, base)
	const content = await contentText(db, base)
	if (content === null || !summary) throw new Error(`there is no catalogue ${base}`)
	const offers = await offersOf(services)
	const order = { kind, bytes, base: { version: base, content }, offers }
	const former = listParts(db, summary.lists[kind])
	return readInThread(order, former, async ({ report, made }, parts) => {
		const version = made ? await keepVersion(services, row, { ...made, parts }) : null
		return { report, version }
	})
}

async function offersOf(services: Services): Promise<string> {
	const found = await offersToPrice(services)
	return found
		.map(
			({ offer, furniture }) => `${JSON.stringify(offer).slice(0, -1)},"furniture":${furniture}}`,
		)
		.join('\n')
}

type Made = NonNullable<ImportResult['made']> & { parts: AsyncIterable<Uint8Array> }

async function keepVersion(
	{ db, now }: Services,
	row: ImportRow,
	{ content, ...list }: Made,
): Promise<string> {
	const summary = await readVersionSummary(db, row.base)
	if (!summary) throw new Error(`there is no catalogue ${row.base}`)
	const at = now()
	return db.transaction(async (tx) => {
		const id = await insertList(tx, { kind: row.kind, ...list })
		return writeVersion(tx, {
			content: JSON.parse(content) as VersionContent,
			lists: { ...summary.lists, [row.kind]: id },
			cause: 'import',
			by: row.by,
			at,
			day: brusselsDay(at),
		})
	})
}

/** Versions not put in force within a month, with their own list. */
async function dropOldDrafts({ db, now }: Services): Promise<void> {
	for (const draft of await oldDrafts(db, new Date(now().getTime() - draftsKeptFor))) {
		await db.transaction(async (tx) => {
			if (draft.version !== null) await deleteDraft(tx, draft.version, draft.kind)
			await updateImport(tx, draft.id, { state: 'superseded', version: null })
		})
	}
}

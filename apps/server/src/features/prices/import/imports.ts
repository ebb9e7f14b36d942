// An import reads the file in the background; a second call puts the result in force.
import type { PriceImport, PriceVersion } from '@gabarit/contract'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { nameOf, seesSaleOf, type Viewer } from '../../../lib/rights/viewer.ts'
import { columnsOf } from '../lists/columns.ts'
import { notePrices } from '../versions/note-prices.ts'
import { versionByName } from '../versions/price-versions.ts'
import { startImport } from './import-job.ts'
import { textsOf } from './import-texts.ts'
import { type ImportRow, importById, listImports } from './imports-table.ts'
import { putInForce } from './put-in-force.ts'

type Row = Omit<PriceImport, 'report' | 'columns' | 'texts'>

const shown = 50

function rowOf(row: ImportRow): Row {
	const { report: _report, ...brief } = row
	return {
		...brief,
		startedAt: row.startedAt.toISOString(),
		endedAt: row.endedAt?.toISOString() ?? null,
	}
}

export async function importList({ viewer, services }: CallContext): Promise<Row[]> {
	requireAccess(viewer, 'priceList', 'read')
	return (await listImports(services.db, shown)).map(rowOf)
}

/** Without amounts of offers whose price the reader may not see; percentages only. */
function reportTo(viewer: Viewer, report: ImportRow['report']): ImportRow['report'] {
	const effect = report?.effect.map((it) =>
		seesSaleOf(viewer, it.tenant) ? it : { ...it, before: null, after: null },
	)
	return report && { ...report, effect: effect ?? [] }
}

export async function importOf(
	{ viewer, services, language }: CallContext,
	id: string,
): Promise<PriceImport> {
	requireAccess(viewer, 'priceList', 'read')
	const row = await importById(services.db, id)
	if (!row) throw failure('import_not_found')
	return {
		...rowOf(row),
		report: reportTo(viewer, row.report),
		columns: columnsOf(row.kind),
		texts: textsOf(row, language),
	}
}

export async function uploadList(
	{ viewer, services, request }: CallContext,
	{ kind, file }: { kind: PriceImport['kind']; file: File },
): Promise<Row> {
	requireAccess(viewer, 'priceList', 'write')
	const { row, done } = await startImport(services, {
		kind,
		fileName: file.name.slice(0, 200),
		bytes: new Uint8Array(await file.arrayBuffer()),
		by: viewer.user ? nameOf(viewer.user) : null,
	})
	done().catch((error: unknown) => request.log.error({ err: error }, 'an import failed'))
	return rowOf(row)
}

export async function switchToImport(context: CallContext, id: string): Promise<PriceVersion> {
	const { viewer, services } = context
	requireAccess(viewer, 'priceList', 'write')
	const { db } = services
	const row = await importById(db, id)
	if (!row) throw failure('import_not_found')
	const version = await putInForce(services, row, {
		by: viewer.user ? nameOf(viewer.user) : null,
		note: (tx, versions) => notePrices(tx, context, { field: 'priceLists', ...versions }),
	})
	return versionByName(db, version)
}

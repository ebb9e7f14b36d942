import type { GeneratedDocument, ShopFile } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { keysetOf, pageOf } from '../../db/keyset.ts'
import type { CallContext } from '../../lib/api.ts'
import { failure } from '../../lib/failure.ts'
import { fileAnswer } from '../../lib/file-answer.ts'
import { requireAccess } from '../../lib/permissions.ts'
import { nameOf } from '../../lib/viewer.ts'
import { listDocuments } from './documents-table.ts'
import {
	addShopFile,
	listShopFiles,
	newestFiles,
	removeShopFile,
	type ShopFileRow,
	shopFileById,
} from './shop-files-table.ts'

type Page = { after?: string | undefined; before?: string | undefined; limit: number }

const signatures: [mediaType: string, starts: string][] = [
	['application/pdf', '%PDF-'],
	['image/png', '\u0089PNG\r\n'],
	['image/jpeg', '\u00FF\u00D8\u00FF'],
	['image/webp', 'RIFF'],
	['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK\u0003\u0004'],
]
const accepted: Record<ShopFile['kind'], RegExp> = {
	terms: /^application\/pdf$/,
	privacy: /^application\/pdf$/,
	brand: /^(?:image\/(?:png|jpeg|webp)|application\/pdf)$/,
	priceList: /^(?:application\/pdf|application\/vnd\..*|text\/csv)$/,
}

function mediaTypeOf(content: Buffer, fileName: string): string | null {
	const head = content.subarray(0, 16).toString('latin1')
	const known = signatures.find(([, starts]) => head.startsWith(starts))
	if (known) return known[0]
	const isText = !content.subarray(0, 4096).includes(0)
	return isText && content.length > 0 && /\.csv$/i.test(fileName) ? 'text/csv' : null
}

/** Letters, digits and a point: the name goes into a header. */
function safeName(name: string): string {
	const plain = name.normalize('NFD').replace(/\p{Diacritic}/gu, '')
	return plain.replace(/[^\w.-]+/g, '-').slice(-80) || 'document'
}

function answerOf(row: ShopFileRow, newest: ShopFileRow[]): ShopFile {
	const { tenant: _tenant, removedAt: _removed, createdAt, ...rest } = row
	const inForce = newest.some((it) => it.id === row.id)
	return { ...rest, inForce, createdAt: createdAt.toISOString() }
}

export async function shopFileList(
	context: CallContext,
	query: Page & { kind?: ShopFile['kind'] | undefined },
) {
	const { services, viewer } = context
	requireAccess(viewer, 'tenantDocument', 'read')
	const tenant = viewer.tenant.code
	const page = keysetOf({ ...query, direction: 'desc' }, 'timestamptz')
	const found = await listShopFiles(services.db, tenant, query.kind, page)
	const { rows, next, previous } = pageOf(found, page)
	const kinds = [...new Set(rows.map((it) => it.kind))]
	const newest = await newestFiles(services.db, tenant, kinds)
	return { rows: rows.map((it) => answerOf(it, newest)), next, previous }
}

export async function generatedList(
	context: CallContext,
	query: Page & { kind?: GeneratedDocument['kind'] | undefined },
) {
	const { services, viewer } = context
	const rightScope = requireAccess(viewer, 'tenantDocument', 'read')
	const tenant = rightScope === 'all' ? null : viewer.tenant.code
	const page = keysetOf({ ...query, direction: 'desc' }, 'timestamptz')
	const found = await listDocuments(services.db, tenant, query.kind, page)
	const { rows, next, previous } = pageOf(found, page)
	const listed = rows.map(({ createdAt, ...row }) => ({
		...row,
		createdAt: createdAt.toISOString(),
	}))
	return { rows: listed, next, previous }
}

async function findFile({ services, viewer }: CallContext, id: string) {
	const isId = /^[0-9a-f-]{36}$/.test(id)
	const found = isId ? await shopFileById(services.db, viewer.tenant.code, id) : null
	if (!found || found.removedAt !== null) throw failure('document_not_found')
	return found
}

export async function shopFile(context: CallContext, id: string) {
	requireAccess(context.viewer, 'tenantDocument', 'read')
	return fileAnswer(await findFile(context, id))
}

export async function uploadShopFile(
	context: CallContext,
	input: { kind: ShopFile['kind']; language: Language; file: File },
): Promise<ShopFile> {
	const { services, viewer } = context
	requireAccess(viewer, 'tenantDocument', 'write')
	const { kind, language, file } = input
	const content = Buffer.from(await file.arrayBuffer())
	const fileName = safeName(file.name)
	const mediaType = mediaTypeOf(content, fileName)
	if (mediaType === null || !accepted[kind].test(mediaType)) throw failure('file_not_accepted')
	const { user, tenant } = viewer
	const row = {
		tenant: tenant.code,
		kind,
		language,
		fileName,
		mediaType,
		size: content.length,
		createdAt: services.now(),
		createdBy: user ? nameOf(user) : '',
	}
	const written = await services.db.transaction((tx) => addShopFile(tx, row, content))
	return answerOf(written, [written])
}

export async function removeFile(context: CallContext, id: string): Promise<void> {
	const { services, viewer } = context
	requireAccess(viewer, 'tenantDocument', 'write')
	const { tenant } = await findFile(context, id)
	await removeShopFile(services.db, tenant, id, services.now())
}

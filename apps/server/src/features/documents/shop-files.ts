import { type GeneratedDocument, languages, type ShopFile } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { isWhole, keysetOf, pageOf } from '../../db/keyset.ts'
import type { CallContext } from '../../lib/api.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { failure } from '../../lib/failure.ts'
import { drawPicture } from '../../lib/files/draw-picture.ts'
import { fileAnswer } from '../../lib/files/file-answer.ts'
import { contextOfShop, shopOfList } from '../../lib/rights/chosen-shop.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { noteReseller, writeSettings } from '../../lib/rights/reseller-audit.ts'
import { nameOf } from '../../lib/rights/viewer.ts'
import { wrongField } from '../../lib/wrong-field.ts'
import {
	countDocuments,
	type DocumentFilter,
	documentById,
	isReference,
	listDocuments,
} from './documents-table.ts'
import { readFileOf } from './legal-texts.ts'
import { opensAsPdf } from './opens-as-pdf.ts'
import { legalTexts } from './service.ts'
import {
	acceptedOf,
	addShopFile,
	filesInForce,
	listShopFiles,
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
const acceptedTypes: Record<ShopFile['kind'], RegExp> = {
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

/** Photographs for print are larger than a logo. */
const pictureLimits = { widest: 800, highest: 800, mostPixels: 100_000_000 }

async function requirePicture(content: Buffer): Promise<void> {
	const drawn = await drawPicture(content, pictureLimits)
	if (!drawn.ok) throw failure('file_not_accepted', { cause: drawn.cause })
}

/** Letters, digits and a point: the name goes into a header. */
function safeName(name: string): string {
	const plain = name.normalize('NFD').replace(/\p{Diacritic}/gu, '')
	return plain.replace(/[^\w.-]+/g, '-').slice(-80) || 'document'
}

type Standing = { inForce: ShopFileRow[]; accepted: ReadonlySet<string> }

const spellingOf = ({ kind, language, version }: ShopFileRow) => `${kind} ${language} ${version}`

function versionOf(row: ShopFileRow) {
	return { version: spellingOf(row), since: row.createdAt }
}

function answerOf(row: ShopFileRow, { inForce, accepted }: Standing): ShopFile {
	const { tenant: _tenant, removedAt: _removed, createdAt, validFrom, ...rest } = row
	return {
		...rest,
		from: validFrom,
		inForce: inForce.some((it) => it.id === row.id),
		readBy: languages.filter((language) =>
			legalTexts.some((text) => readFileOf(inForce, text, language)?.id === row.id),
		),
		isAccepted: accepted.has(spellingOf(row)),
		createdAt: createdAt.toISOString(),
	}
}

async function standingOf(
	{ services }: CallContext,
	tenant: string,
	{ rows, day }: { rows: ShopFileRow[]; day?: string | undefined },
): Promise<Standing> {
	const { db, now } = services
	const kinds = [...new Set(rows.map((it) => it.kind))]
	return {
		inForce: await filesInForce(db, tenant, { kinds, today: day ?? brusselsDay(now()) }),
		accepted: await acceptedOf(db, tenant, rows.map(versionOf)),
	}
}

type Shop = { tenant?: string | undefined }

export async function shopFileList(
	caller: CallContext,
	query: Page & Shop & { kind?: ShopFile['kind'] | undefined; day?: string | undefined },
) {
	const rightScope = requireAccess(caller.viewer, 'tenantDocument', 'read')
	const context = await contextOfShop(caller, rightScope, query.tenant)
	const tenant = context.viewer.tenant.code
	const page = keysetOf({ ...query, direction: 'desc' }, 'timestamptz')
	const found = await listShopFiles(context.services.db, tenant, query.kind, page)
	const { rows, next, previous } = pageOf(found, page)
	const standing = await standingOf(context, tenant, { rows, day: query.day })
	return { rows: rows.map((it) => answerOf(it, standing)), next, previous }
}

export async function generatedList(
	context: CallContext,
	query: Page & Shop & Omit<DocumentFilter, 'tenant'>,
) {
	const { db } = context.services
	const rightScope = requireAccess(context.viewer, 'tenantDocument', 'read')
	const tenant = await shopOfList(context, rightScope, query.tenant)
	const { search } = query
	const namesOrder = search !== undefined && (await isReference(db, search))
	const filter = { ...query, tenant, namesOrder }
	const page = keysetOf({ ...query, direction: 'desc' }, 'timestamptz')
	const found = await listDocuments(db, filter, page)
	const { rows, next, previous } = pageOf(found, page)
	const listed: GeneratedDocument[] = rows.map(({ createdAt, ...row }) => ({
		...row,
		createdAt: createdAt.toISOString(),
	}))
	const total = isWhole(found, page) ? rows.length : await countDocuments(db, filter)
	return { rows: listed, next, previous, total }
}

type Right = 'read' | 'write'

function shopOfFile({ viewer }: CallContext, right: Right): string | null {
	const rightScope = requireAccess(viewer, 'tenantDocument', right)
	return rightScope === 'all' ? null : viewer.tenant.code
}

const isId = (id: string) => /^[0-9a-f-]{36}$/.test(id)

async function findFile(context: CallContext, right: Right, id: string) {
	const tenant = shopOfFile(context, right)
	const found = isId(id) ? await shopFileById(context.services.db, tenant, id) : null
	return found?.removedAt === null ? found : null
}

/** What a browser shows as it is, and runs nothing of. */
const isShown = /^(?:application\/pdf|image\/(?:png|jpeg|webp))$/

/** A file of the shop, or a document that was made. */
export async function shopFile(context: CallContext, id: string) {
	const own = await findFile(context, 'read', id)
	const tenant = shopOfFile(context, 'read')
	const found = own ?? (isId(id) ? await documentById(context.services.db, tenant, id) : null)
	if (!found) throw failure('document_not_found')
	return fileAnswer(found, isShown.test(found.mediaType) ? 'inline' : 'attachment')
}

const isLegal = (kind: ShopFile['kind']) => legalTexts.some((it) => it === kind)

/** A buyer must be able to read what he accepts; a first day that is past would change what others accepted. */
function checkLegalText(
	{ services, language }: CallContext,
	kind: ShopFile['kind'],
	{ content, from }: { content: Buffer; from: string | undefined },
): void {
	if (!isLegal(kind)) {
		if (from !== undefined) throw wrongField(language, 'from', 'notAllowed')
		return
	}
	if (!opensAsPdf(content)) throw failure('pdf_not_readable')
	if (from !== undefined && from < brusselsDay(services.now()))
		throw wrongField(language, 'from', 'dateTooEarly')
}

type Upload = Shop & {
	kind: ShopFile['kind']
	language: Language
	file: File
	from?: string | undefined
}

export async function uploadShopFile(caller: CallContext, input: Upload): Promise<ShopFile> {
	const rightScope = requireAccess(caller.viewer, 'tenantDocument', 'write')
	const context = await contextOfShop(caller, rightScope, input.tenant)
	const { services, viewer } = context
	const { kind, language, file, from } = input
	const content = Buffer.from(await file.arrayBuffer())
	const fileName = safeName(file.name)
	const mediaType = mediaTypeOf(content, fileName)
	if (mediaType === null || !acceptedTypes[kind].test(mediaType)) throw failure('file_not_accepted')
	if (mediaType.startsWith('image/')) await requirePicture(content)
	checkLegalText(context, kind, { content, from })
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
		validFrom: from ?? null,
	}
	const changes = [{ field: 'documents', before: null, after: fileName }]
	const written = await writeSettings(context, changes, (tx) => addShopFile(tx, row, content))
	return answerOf(written, await standingOf(context, tenant.code, { rows: [written] }))
}

export async function removeFile(context: CallContext, id: string): Promise<void> {
	const { services } = context
	const found = await findFile(context, 'write', id)
	if (!found) throw failure('document_not_found')
	const taken = await acceptedOf(services.db, found.tenant, [versionOf(found)])
	if (taken.size > 0) throw failure('document_accepted')
	const { tenant, fileName } = found
	await services.db.transaction(async (tx) => {
		if (!(await removeShopFile(tx, tenant, id, services.now()))) return
		const changes = [{ field: 'documents', before: fileName, after: null }]
		await noteReseller(tx, context, { tenant, event: 'resellerChanged', changes })
	})
}

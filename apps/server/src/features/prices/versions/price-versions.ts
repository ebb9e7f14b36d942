// Ratings and zones are part of a version: a change makes a new one.
import type { CommonPricing, PriceVersion } from '@gabarit/contract'
import type { DeliveryZone } from '@gabarit/price'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { fileAnswer } from '../../../lib/files/file-answer.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { nameOf } from '../../../lib/rights/viewer.ts'
import { contentWith } from '../import/read-import.ts'
import { writeInThread } from '../import/run-thread.ts'
import { checkList } from '../lists/check-list.ts'
import { type PriceListKind, priceListKinds } from '../lists/columns.ts'
import { partsOf } from '../lists/list-parts.ts'
import type { FileOrder } from '../lists/write-list.ts'
import { loadSeed } from '../seed.ts'
import { notePrices } from './note-prices.ts'
import { insertList, type ListFacts, listFacts, listParts } from './price-lists-table.ts'
import { versionChanged } from './version-changed.ts'
import type { VersionContent } from './versions.ts'
import {
	contentOf,
	listVersions,
	readVersionSummary,
	switchesOf,
	switchVersion,
	type VersionCause,
	type VersionSummary,
	versionInForce,
} from './versions-table.ts'
import { writeVersion } from './write-version.ts'

const pageSize = 50

const noList: ListFacts = { rows: 0, file: null }

function priceVersionOf(summary: VersionSummary, inForce: string | null): PriceVersion {
	const { version, cause, kind, fileName, createdAt, createdBy } = summary
	return {
		version,
		cause,
		kind,
		fileName,
		createdBy,
		createdAt: createdAt.toISOString(),
		inForce: version === inForce,
	}
}

export async function versionByName(db: Queryable, version: string): Promise<PriceVersion> {
	const summary = await readVersionSummary(db, version)
	if (!summary) throw failure('price_version_not_found')
	return priceVersionOf(summary, await versionInForce(db))
}

export async function versionList(
	{ viewer, services: { db } }: CallContext,
	before: string | undefined,
) {
	requireAccess(viewer, 'priceList', 'read')
	const inForce = await versionInForce(db)
	if (inForce === null) throw new Error('there is no catalogue: seed the database')
	const found = await listVersions(db, { limit: pageSize + 1, before: before ?? null })
	const rows = found.slice(0, pageSize).map((it) => priceVersionOf(it, inForce))
	return { rows, next: found.length > pageSize ? (rows.at(-1)?.version ?? null) : null, inForce }
}

export async function versionPage({ viewer, services: { db } }: CallContext, version: string) {
	requireAccess(viewer, 'priceList', 'read')
	const summary = await readVersionSummary(db, version)
	const content = summary && (await contentOf(db, version))
	if (!summary || !content) throw failure('price_version_not_found')
	const facts = await listFacts(db, Object.values(summary.lists))
	const switches = await switchesOf(db, version)
	return {
		...priceVersionOf(summary, await versionInForce(db)),
		lists: Object.fromEntries(
			priceListKinds.map((kind) => [kind, facts.get(summary.lists[kind]) ?? noList]),
		) as Record<PriceListKind, ListFacts>,
		colors: content.catalogue.colors.length,
		handles: content.catalogue.handles.length,
		switches: switches.map(({ at, by }) => ({ at: at.toISOString(), by })),
	}
}

/** To any version that was in force before; an import's version has its own call, which compares the base. */
export async function switchTo(
	context: CallContext,
	{ version, from }: { version: string; from: string },
): Promise<PriceVersion> {
	const { viewer } = context
	const { db, now } = context.services
	requireAccess(viewer, 'priceList', 'write')
	if ((await switchesOf(db, version)).length === 0) throw failure('price_version_not_found')
	const by = viewer.user ? nameOf(viewer.user) : null
	const isSwitched = await db.transaction(async (tx) => {
		const done = await switchVersion(tx, { version, from, by, at: now() })
		if (done) await notePrices(tx, context, { field: 'priceLists', before: from, after: version })
		return done
	})
	if (!isSwitched) throw await versionChanged(db)
	return versionByName(db, version)
}

async function fileOf(name: string, order: FileOrder) {
	const content = await writeInThread(order)
	const mediaType =
		order.format === 'csv'
			? 'text/csv'
			: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
	return fileAnswer({ fileName: `${name}.${order.format}`, mediaType, content })
}

export async function downloadList(
	{ viewer, services: { db } }: CallContext,
	{ version, kind, format }: { version: string } & Omit<FileOrder, 'rows'>,
) {
	requireAccess(viewer, 'priceList', 'read')
	const summary = await readVersionSummary(db, version)
	if (!summary) throw failure('price_version_not_found')
	const rows: string[] = []
	for await (const part of listParts(db, summary.lists[kind])) rows.push(part)
	return fileOf(`${kind}-${version}`, { kind, format, rows })
}

/** The seed has every column, code and unit of an import. */
export async function downloadTemplate(
	{ viewer }: CallContext,
	{ kind, format }: Omit<FileOrder, 'rows'>,
) {
	requireAccess(viewer, 'priceList', 'read')
	return fileOf(kind, { kind, format, rows: [JSON.stringify(loadSeed().lists[kind])] })
}

async function inForceContent(
	db: Queryable,
): Promise<{ summary: VersionSummary; content: VersionContent }> {
	const version = await versionInForce(db)
	const summary = version === null ? null : await readVersionSummary(db, version)
	const content = version === null ? null : await contentOf(db, version)
	if (!summary || !content) throw new Error('there is no catalogue: seed the database')
	return { summary, content }
}

export async function ratings({ viewer, services: { db } }: CallContext) {
	requireAccess(viewer, 'priceList', 'read')
	const { summary, content } = await inForceContent(db)
	return { version: summary.version, pricing: content.pricing }
}

export async function changeRatings(
	context: CallContext,
	{ from, pricing }: { from: string; pricing: CommonPricing },
) {
	requireAccess(context.viewer, 'priceList', 'write')
	const { summary, content } = await inForceContent(context.services.db)
	if (summary.version !== from) throw await versionChanged(context.services.db)
	const version = await replaceVersion(context, summary, {
		content: { ...content, pricing },
		cause: 'ratings',
	})
	return { version, pricing }
}

export async function zones({ viewer, services: { db } }: CallContext) {
	requireAccess(viewer, 'priceList', 'read')
	const { summary, content } = await inForceContent(db)
	return { version: summary.version, zones: content.zones }
}

export async function changeZones(
	context: CallContext,
	{ from, zones: rows }: { from: string; zones: DeliveryZone[] },
) {
	requireAccess(context.viewer, 'priceList', 'write')
	const { summary, content } = await inForceContent(context.services.db)
	if (summary.version !== from) throw await versionChanged(context.services.db)
	// From 1, since the call has no header row.
	const places = rows.map((_, index) => index + 1)
	const template = loadSeed().lists
	const problems = checkList('delivery', { rows, places }, { ...content, template })
	if (problems.length > 0) throw failure('zones_faulty', { data: { problems } })
	const version = await replaceVersion(context, summary, {
		content: contentWith(content, 'delivery', rows),
		cause: 'zones',
		zones: rows,
	})
	return { version, zones: rows }
}

type Replacement = { content: VersionContent; cause: VersionCause; zones?: DeliveryZone[] }

async function replaceVersion(
	context: CallContext,
	summary: VersionSummary,
	{ content, cause, zones: changed }: Replacement,
): Promise<string> {
	const { viewer } = context
	const { db, now } = context.services
	const by = viewer.user ? nameOf(viewer.user) : null
	const at = now()
	return db.transaction(async (tx) => {
		const lists = changed
			? {
					...summary.lists,
					delivery: await insertList(tx, {
						kind: 'delivery',
						parts: partsOf(changed),
						rowCount: changed.length,
					}),
				}
			: summary.lists
		const version = await writeVersion(tx, { content, lists, cause, by, at, day: brusselsDay(at) })
		const isSwitched = await switchVersion(tx, { version, from: summary.version, by, at })
		if (!isSwitched) throw await versionChanged(tx)
		const field = changed ? 'deliveryZones' : 'ratings'
		await notePrices(tx, context, { field, before: summary.version, after: version })
		return version
	})
}

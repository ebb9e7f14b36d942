// What would change if a former version were in force again: its lists, its ratings, and the last offers.
import type { PriceVersionPreview } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { effectBetween } from '../import/ratings-effect.ts'
import { compareInThread } from '../import/run-thread.ts'
import { priceListKinds } from '../lists/columns.ts'
import { listParts } from './price-lists-table.ts'
import {
	contentOf,
	readVersionSummary,
	switchesOf,
	type VersionSummary,
	versionInForce,
} from './versions-table.ts'

type Lists = VersionSummary['lists']

async function differencesOf(
	db: Queryable,
	before: Lists,
	after: Lists,
): Promise<PriceVersionPreview['lists']> {
	const found: PriceVersionPreview['lists'] = []
	// One thread at a time.
	for (const kind of priceListKinds) {
		if (before[kind] === after[kind]) continue
		const difference = await compareInThread(kind, {
			former: listParts(db, before[kind]),
			after: listParts(db, after[kind]),
		})
		if (difference.rows.length > 0) found.push({ kind, difference })
	}
	return found
}

async function wholeVersion(db: Queryable, version: string) {
	const summary = await readVersionSummary(db, version)
	const content = await contentOf(db, version)
	if (!summary || !content) throw failure('price_version_not_found')
	const { points, zones, pricing } = content
	return { lists: summary.lists, pricing, priced: { version, points, zones } }
}

export async function versionPreview(
	{ viewer, services }: CallContext,
	version: string,
): Promise<PriceVersionPreview> {
	requireAccess(viewer, 'priceList', 'write')
	const { db } = services
	if ((await switchesOf(db, version)).length === 0) throw failure('price_version_not_found')
	const base = await versionInForce(db)
	if (base === null) throw new Error('there is no catalogue: seed the database')
	const before = await wholeVersion(db, base)
	const after = await wholeVersion(db, version)
	const { pricing } = after
	return {
		base,
		lists: await differencesOf(db, before.lists, after.lists),
		pricing: { before: before.pricing, after: pricing },
		effect: await effectBetween(services, { before: before.priced, after: after.priced, pricing }),
	}
}

import {
	type Count,
	type KeptList,
	mostCountedInView,
	mostViews,
	type OwnLists,
	type SavedView,
} from '@gabarit/contract'
import type { Queryable } from '../../db/open-database.ts'
import type { CallContext } from '../../lib/api.ts'
import { failure } from '../../lib/failure.ts'
import { type Resource, requireAccess, rightScopeOf } from '../../lib/rights/permissions.ts'
import {
	keepList,
	keptListsOf,
	type Owner,
	removeView,
	saveView,
	type ViewName,
	viewsSeenBy,
} from './views-table.ts'

type ViewCount = { name: string; shared: boolean; count: Count }

function ownerOf({ viewer }: CallContext): Owner {
	if (viewer.user === null) throw failure('not_logged_in')
	const { tenant, id } = viewer.user
	return { tenant, id }
}

/** A customer of the shop has views of his own only. */
const seesShared = ({ viewer }: CallContext) => rightScopeOf(viewer, 'sharedView', 'read') !== null

async function listsOf(db: Queryable, context: CallContext): Promise<OwnLists> {
	const owner = ownerOf(context)
	return {
		views: await viewsSeenBy(db, owner, seesShared(context)),
		columns: await keptListsOf(db, owner),
	}
}

export function ownLists(context: CallContext): Promise<OwnLists> {
	requireAccess(context.viewer, 'savedView', 'read')
	return listsOf(context.services.db, context)
}

type Counter = (query: URLSearchParams) => Promise<Count | undefined>

/** Null of a list that the viewer may not read. */
function counterOf(context: CallContext, list: SavedView['list']): Counter | null {
	const { orders, accounts, tenants, viewCounters } = context.services
	const most = mostCountedInView
	const reads = (resource: Resource) => rightScopeOf(context.viewer, resource, 'read') !== null
	switch (list) {
		case 'orders':
		case 'offers':
			return (query) => orders.countFound(context, list, { query, most })
		case 'users':
			return reads('user') ? (query) => accounts.countFound(context, list, query) : null
		case 'professionals':
			return reads('professional') ? (query) => accounts.countFound(context, list, query) : null
		case 'resellers':
			return reads('reseller') ? (query) => tenants.countFound(context, query) : null
		case 'production':
			return reads('production')
				? (query) => orders.countFound(context, list, { query, most })
				: null
		default:
			return (query) => viewCounters[list](context, query)
	}
}

export async function countViews(
	context: CallContext,
	{ list }: Pick<SavedView, 'list'>,
): Promise<ViewCount[]> {
	requireAccess(context.viewer, 'savedView', 'read')
	const { db } = context.services
	const counter = counterOf(context, list)
	if (counter === null) return []
	const counts: ViewCount[] = []
	for (const view of await viewsSeenBy(db, ownerOf(context), seesShared(context))) {
		if (view.list !== list) continue
		const count = await counter(new URLSearchParams(view.query))
		if (count !== undefined) counts.push({ name: view.name, shared: view.shared, count })
	}
	return counts
}

function requireName({ viewer }: CallContext, { shared }: ViewName): void {
	requireAccess(viewer, shared ? 'sharedView' : 'savedView', 'write')
}

export async function keepView(context: CallContext, view: SavedView): Promise<OwnLists> {
	requireName(context, view)
	const owner = ownerOf(context)
	return context.services.db.transaction(async (tx) => {
		await saveView(tx, owner, view)
		const lists = await listsOf(tx, context)
		const many = lists.views.filter(({ shared }) => shared === view.shared).length
		if (many > mostViews) throw failure('too_many_views')
		return lists
	})
}

export async function dropView(context: CallContext, view: ViewName): Promise<OwnLists> {
	requireName(context, view)
	const { db } = context.services
	const owner = ownerOf(context)
	await removeView(db, owner, view)
	return listsOf(db, context)
}

export async function keepColumns(context: CallContext, kept: KeptList): Promise<OwnLists> {
	requireAccess(context.viewer, 'savedView', 'write')
	const { db } = context.services
	const owner = ownerOf(context)
	await keepList(db, owner, kept)
	return listsOf(db, context)
}

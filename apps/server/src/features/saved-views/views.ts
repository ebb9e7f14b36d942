import { mostViews, type SavedView } from '@gabarit/contract'
import type { CallContext } from '../../lib/api.ts'
import { failure } from '../../lib/failure.ts'
import { requireAccess } from '../../lib/permissions.ts'
import { type Owner, removeView, saveView, viewsOf } from './views-table.ts'

function ownerOf({ viewer }: CallContext): Owner {
	if (viewer.user === null) throw failure('not_logged_in')
	const { tenant, id } = viewer.user
	return { tenant, id }
}

export function ownViews(context: CallContext): Promise<SavedView[]> {
	requireAccess(context.viewer, 'savedView', 'read')
	return viewsOf(context.services.db, ownerOf(context))
}

export async function keepView(context: CallContext, view: SavedView): Promise<SavedView[]> {
	requireAccess(context.viewer, 'savedView', 'write')
	const { db } = context.services
	const owner = ownerOf(context)
	const known = await viewsOf(db, owner)
	const isKnown = known.some(({ list, name }) => list === view.list && name === view.name)
	if (!isKnown && known.length >= mostViews) throw failure('too_many_views')
	await saveView(db, owner, view)
	return viewsOf(db, owner)
}

export async function dropView(
	context: CallContext,
	view: Pick<SavedView, 'list' | 'name'>,
): Promise<SavedView[]> {
	requireAccess(context.viewer, 'savedView', 'write')
	const { db } = context.services
	const owner = ownerOf(context)
	await removeView(db, owner, view)
	return viewsOf(db, owner)
}

// What a user kept for himself in the back-office goes with him.
import type { Queryable } from '../../db/open-database.ts'
import type { PersonKey } from '../../lib/services.ts'
import { forgetReadsOf } from './notifications-table.ts'
import { removeViewsOf, viewsOf } from './views-table.ts'

export async function exportDesk(db: Queryable, { tenant, userId }: PersonKey) {
	return { savedViews: userId === null ? [] : await viewsOf(db, { tenant, id: userId }) }
}

export async function eraseDesk(tx: Queryable, { tenant, userId }: PersonKey): Promise<void> {
	if (userId === null) return
	await removeViewsOf(tx, { tenant, id: userId })
	await forgetReadsOf(tx, { tenant, id: userId })
}

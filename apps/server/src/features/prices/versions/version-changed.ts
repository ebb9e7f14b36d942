import type { Queryable } from '../../../db/open-database.ts'
import { failure } from '../../../lib/failure.ts'
import { newestVersionSwitch } from './versions-table.ts'

/** To be thrown: another version is in force by now, and who put it there. */
export async function versionChanged(db: Queryable) {
	const newest = await newestVersionSwitch(db)
	return failure('price_version_changed', { data: { by: newest?.by ?? null } })
}

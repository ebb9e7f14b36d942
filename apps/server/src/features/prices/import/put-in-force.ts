import type { Queryable } from '../../../db/open-database.ts'
import { failure } from '../../../lib/failure.ts'
import type { Services } from '../../../lib/services.ts'
import { versionChanged } from '../versions/version-changed.ts'
import { switchVersion } from '../versions/versions-table.ts'
import { type ImportRow, updateImport } from './imports-table.ts'

type Switching = {
	by: string | null
	/** Of somebody who is logged in. */
	note?: (tx: Queryable, versions: { before: string; after: string }) => Promise<void>
}

export async function putInForce(
	{ db, now }: Services,
	row: ImportRow,
	{ by, note }: Switching,
): Promise<string> {
	const { id, version, base, state } = row
	if (state === 'superseded') throw await versionChanged(db)
	if (state !== 'ready' || version === null) throw failure('import_not_ready')
	const isSwitched = await db.transaction(async (tx) => {
		const done = await switchVersion(tx, { version, from: base, by, at: now() })
		if (done) await note?.(tx, { before: base, after: version })
		await updateImport(tx, id, { state: done ? 'switched' : 'superseded' })
		return done
	})
	if (!isSwitched) throw await versionChanged(db)
	return version
}

import { failure } from '../../../lib/failure.ts'
import type { Services } from '../../../lib/services.ts'
import { switchVersion } from '../versions/versions-table.ts'
import { type ImportRow, updateImport } from './imports-table.ts'

export async function putInForce(
	{ db, now }: Services,
	row: ImportRow,
	by: string | null,
): Promise<string> {
	const { id, version, base, state } = row
	if (state === 'superseded') throw failure('price_version_changed')
	if (state !== 'ready' || version === null) throw failure('import_not_ready')
	const isSwitched = await db.transaction(async (tx) => {
		const done = await switchVersion(tx, { version, from: base, by, at: now() })
		await updateImport(tx, id, { state: done ? 'switched' : 'superseded' })
		return done
	})
	if (!isSwitched) throw failure('price_version_changed')
	return version
}

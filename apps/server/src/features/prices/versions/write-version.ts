import type { Database, Queryable } from '../../../db/open-database.ts'
import { type PriceListKind, priceListKinds } from '../lists/columns.ts'
import { partsOf } from '../lists/list-parts.ts'
import type { Seed } from '../seed.ts'
import { insertList } from './price-lists-table.ts'
import type { VersionContent } from './versions.ts'
import {
	insertVersion,
	readVersionSummary,
	switchVersion,
	type VersionCause,
	versionInForce,
	versionsNamed,
} from './versions-table.ts'

/** Does nothing where a version is in force. */
export async function writeSeedVersion(db: Database, seed: Seed, at: Date): Promise<void> {
	if ((await versionInForce(db)) !== null) return
	const { version, catalogue, points, zones, pricing } = seed
	await db.transaction(async (tx) => {
		if ((await readVersionSummary(tx, version)) === null) {
			const lists: Partial<Record<PriceListKind, string>> = {}
			for (const kind of priceListKinds) {
				const rows = seed.lists[kind]
				lists[kind] = await insertList(tx, {
					kind,
					parts: partsOf(rows),
					rowCount: rows.length,
					createdAt: at,
				})
			}
			await insertVersion(tx, {
				version,
				content: { catalogue, points, zones, pricing },
				lists: lists as Record<PriceListKind, string>,
				cause: 'seed',
				createdAt: at,
			})
		}
		await switchVersion(tx, { version, from: null, by: null, at })
	})
}

export type NewVersion = {
	content: VersionContent
	lists: Record<PriceListKind, string>
	cause: VersionCause
	by: string | null
	at: Date
	/** Calendar day in Brussels: versions are named `2026-11-21.2`. */
	day: string
}

/** Returns the name; of two at once each gets its own. */
export async function writeVersion(db: Queryable, made: NewVersion): Promise<string> {
	const { content, lists, cause, by, at, day } = made
	for (let number = (await versionsNamed(db, day)) + 1; ; number += 1) {
		const version = `${day}.${number}`
		const row = { version, lists, cause, createdBy: by, createdAt: at }
		if (await insertVersion(db, { ...row, content: named(content, version) })) return version
	}
}

function named(content: VersionContent, version: string): VersionContent {
	return { ...content, catalogue: { ...content.catalogue, version } }
}

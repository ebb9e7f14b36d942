import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open-database.ts'
import { namesAddress } from '../../lib/names-address.ts'
import type { PersonKey } from '../accounts/service.ts'
import { outbox } from './outbox-table.ts'

/** Candidates; the caller compares the exact address, since one may end like another. */
function likelyOf({ tenant, email }: PersonKey) {
	const texts = sql`lower(${outbox.to} || ' ' || coalesce(${outbox.mail}::text, '') || coalesce(${outbox.webhook}::text, ''))`
	return and(eq(outbox.tenant, tenant), sql`position(${email} in ${texts}) > 0`)
}

async function messagesOf(db: Queryable, key: PersonKey): Promise<string[]> {
	const likely = await db
		.select({ id: outbox.id, to: outbox.to, mail: outbox.mail, webhook: outbox.webhook })
		.from(outbox)
		.where(likelyOf(key))
	return likely
		.filter(({ to, ...content }) => namesAddress(`${to} ${JSON.stringify(content)}`, key.email))
		.map((it) => it.id)
}

export async function countMessages(db: Queryable, key: PersonKey): Promise<number> {
	return (await messagesOf(db, key)).length
}

export async function eraseMessages(tx: Queryable, key: PersonKey): Promise<number> {
	const ids = await messagesOf(tx, key)
	if (ids.length === 0) return 0
	await tx.delete(outbox).where(and(eq(outbox.tenant, key.tenant), inArray(outbox.id, ids)))
	return ids.length
}

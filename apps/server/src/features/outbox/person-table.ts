// Messages to a person or about him, sent or not.
import { and, eq, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open-database.ts'
import type { PersonKey } from '../../lib/services.ts'
import { outbox } from './outbox-table.ts'

function messagesOf({ tenant, email }: PersonKey) {
	const texts = sql`coalesce(${outbox.mail}::text, '') || coalesce(${outbox.webhook}::text, '')`
	return and(
		eq(outbox.tenant, tenant),
		or(sql`lower(${outbox.to}) = ${email}`, sql`position(${email} in lower(${texts})) > 0`),
	)
}

export async function eraseMessages(tx: Queryable, key: PersonKey): Promise<number> {
	const gone = await tx.delete(outbox).where(messagesOf(key)).returning({ id: outbox.id })
	return gone.length
}

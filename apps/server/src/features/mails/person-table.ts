// Mails in the embedded mailbox, to a person or about him.
import { and, eq, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open-database.ts'
import type { PersonKey } from '../../lib/services.ts'
import { mailbox } from './mailbox-table.ts'

function mailsOf({ tenant, email }: PersonKey) {
	return and(
		eq(mailbox.tenant, tenant),
		or(
			sql`lower(${mailbox.to}) = ${email}`,
			sql`position(${email} in lower(${mailbox.text} || ${mailbox.html})) > 0`,
		),
	)
}

export async function exportMails(db: Queryable, key: PersonKey) {
	const found = await db.select().from(mailbox).where(mailsOf(key))
	return { mails: found.map(({ html: _html, ...mail }) => mail) }
}

export async function eraseMails(tx: Queryable, key: PersonKey): Promise<number> {
	const gone = await tx.delete(mailbox).where(mailsOf(key)).returning({ id: mailbox.id })
	return gone.length
}

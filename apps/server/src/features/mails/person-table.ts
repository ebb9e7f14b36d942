import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open-database.ts'
import { namesAddress } from '../../lib/names-address.ts'
import type { PersonKey } from '../accounts/service.ts'
import { type KeptMail, keptMails, mailbox } from './mailbox-table.ts'

/** SQL finds candidates; the exact address is compared here, since one may end like another. */
async function mailsOf(db: Queryable, { tenant, email }: PersonKey): Promise<KeptMail[]> {
	const texts = sql`lower(${mailbox.to} || ' ' || ${mailbox.text} || ' ' || ${mailbox.html})`
	const isHere = and(eq(mailbox.tenant, tenant), sql`position(${email} in ${texts}) > 0`)
	const found = await keptMails(db).where(isHere)
	return found.filter(({ to, text, html }) => namesAddress(`${to} ${text} ${html}`, email))
}

export async function exportMails(db: Queryable, key: PersonKey) {
	const found = await mailsOf(db, key)
	return { mails: found.map(({ html: _html, ...mail }) => mail) }
}

export async function countMails(db: Queryable, key: PersonKey): Promise<number> {
	return (await mailsOf(db, key)).length
}

export async function eraseMails(tx: Queryable, key: PersonKey): Promise<number> {
	const ids = (await mailsOf(tx, key)).map((it) => it.id)
	if (ids.length === 0) return 0
	await tx.delete(mailbox).where(and(eq(mailbox.tenant, key.tenant), inArray(mailbox.id, ids)))
	return ids.length
}

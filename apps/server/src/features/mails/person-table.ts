import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open-database.ts'
import { namesPerson } from '../../lib/names-address.ts'
import { customerMailKinds } from '../../lib/order-mails.ts'
import type { PersonKey, PersonTraces } from '../accounts/service.ts'
import { type KeptMail, keptMails, mailbox } from './mailbox-table.ts'

/** SQL finds candidates; the exact address is compared here, since one may end like another. */
async function mailsOf(db: Queryable, traces: PersonTraces): Promise<KeptMail[]> {
	const texts = sql`lower(${mailbox.to} || ' ' || ${mailbox.text} || ' ' || ${mailbox.html})`
	const isNamed = traces.addresses.map((email) => sql`position(${email} in ${texts}) > 0`)
	const isOfOrder = inArray(mailbox.reference, [...traces.references])
	const isHere = and(eq(mailbox.tenant, traces.tenant), or(isOfOrder, ...isNamed))
	const found = await keptMails(db).where(isHere)
	return found.filter(({ to, text, html, reference }) =>
		namesPerson({ text: `${to} ${text} ${html}`, reference }, traces),
	)
}

/** To whom the customer's mails about these orders went, in lower case. */
export async function addressesOfMails(
	db: Queryable,
	{ tenant }: PersonKey,
	references: readonly string[],
): Promise<string[]> {
	const found = await db
		.selectDistinct({ to: sql<string>`lower(${mailbox.to})` })
		.from(mailbox)
		.where(
			and(
				eq(mailbox.tenant, tenant),
				inArray(mailbox.reference, [...references]),
				inArray(mailbox.kind, customerMailKinds),
			),
		)
	return found.map(({ to }) => to)
}

export async function exportMails(db: Queryable, traces: PersonTraces) {
	const found = await mailsOf(db, traces)
	return found.map(({ html: _html, ...mail }) => mail)
}

export async function countMails(db: Queryable, traces: PersonTraces): Promise<number> {
	return (await mailsOf(db, traces)).length
}

export async function eraseMails(tx: Queryable, traces: PersonTraces): Promise<number> {
	const ids = (await mailsOf(tx, traces)).map((it) => it.id)
	if (ids.length === 0) return 0
	await tx.delete(mailbox).where(and(eq(mailbox.tenant, traces.tenant), inArray(mailbox.id, ids)))
	return ids.length
}

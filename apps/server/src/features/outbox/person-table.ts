import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open-database.ts'
import { namesPerson } from '../../lib/names-address.ts'
import { customerMailKinds } from '../../lib/order-mails.ts'
import type { PersonKey, PersonTraces } from '../accounts/service.ts'
import { type OutboxRow, outbox } from './outbox-table.ts'

/** Candidates; the caller compares the exact address, since one may end like another. */
function likelyOf({ tenant, addresses, references }: PersonTraces) {
	const texts = sql`lower(${outbox.to} || ' ' || coalesce(${outbox.mail}::text, '') || coalesce(${outbox.webhook}::text, ''))`
	const isNamed = addresses.map((email) => sql`position(${email} in ${texts}) > 0`)
	const isOfOrder = inArray(outbox.reference, [...references])
	return and(eq(outbox.tenant, tenant), or(isOfOrder, ...isNamed))
}

/** A call to the shop's own system names an order, and the customer only where the shop's reference does. */
const mailReferenceOf = ({ channel, reference }: Pick<OutboxRow, 'channel' | 'reference'>) =>
	channel === 'mail' ? reference : null

async function messagesOf(db: Queryable, traces: PersonTraces): Promise<OutboxRow[]> {
	const likely = await db.select().from(outbox).where(likelyOf(traces))
	return likely.filter((row) => {
		const { to, mail, webhook } = row
		const text = `${to} ${JSON.stringify({ mail, webhook })}`
		return namesPerson({ text, reference: mailReferenceOf(row) }, traces)
	})
}

/** To whom the customer's mails about these orders go, in lower case. */
export async function addressesOfMessages(
	db: Queryable,
	{ tenant }: PersonKey,
	references: readonly string[],
): Promise<string[]> {
	const found = await db
		.selectDistinct({ to: sql<string>`lower(${outbox.to})` })
		.from(outbox)
		.where(
			and(
				eq(outbox.tenant, tenant),
				inArray(outbox.reference, [...references]),
				inArray(outbox.kind, customerMailKinds),
				eq(outbox.channel, 'mail'),
			),
		)
	return found.map(({ to }) => to)
}

/** Mails; `facts` of one that was not written yet, or to nobody. */
export async function exportMessages(db: Queryable, traces: PersonTraces) {
	const found = await messagesOf(db, traces)
	return found
		.filter(({ channel }) => channel === 'mail')
		.map(
			({ tenant, id, createdAt, kind, language, to, subject, reference, text, state, mail }) => ({
				tenant,
				id,
				at: createdAt,
				kind,
				language,
				to,
				subject,
				reference,
				text,
				state,
				...(text === null && { facts: mail }),
			}),
		)
}

export async function countMessages(db: Queryable, traces: PersonTraces): Promise<number> {
	return (await messagesOf(db, traces)).length
}

export async function eraseMessages(tx: Queryable, traces: PersonTraces): Promise<number> {
	const ids = (await messagesOf(tx, traces)).map((it) => it.id)
	if (ids.length === 0) return 0
	await tx.delete(outbox).where(and(eq(outbox.tenant, traces.tenant), inArray(outbox.id, ids)))
	return ids.length
}

// An erased account's acts stay, without his name.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open-database.ts'
import type { Actor } from '../accounts/service.ts'
import { audit } from './audit-table.ts'
import { orderNotes, orders } from './orders-table.ts'

const noName = '–'

type Sheet = typeof audit | typeof orderNotes | typeof orders

function whereHeActed(table: Sheet, { tenant, isOperator }: Actor): SQL | undefined {
	return isOperator ? undefined : eq(table.tenant, tenant)
}

async function forgetAssignments(tx: Queryable, actor: Actor): Promise<void> {
	for (const side of ['before', 'after'] as const)
		await tx
			.update(audit)
			.set({
				data: sql`jsonb_set(${audit.data}, array[${side}]::text[], to_jsonb(${noName}::text))`,
			})
			.where(
				and(
					whereHeActed(audit, actor),
					eq(audit.event, 'assigned'),
					sql`${audit.data} ->> ${side}::text = ${actor.name}`,
				),
			)
}

/** Notes and last changes have no account id: everyone of the same name in that shop loses it there too. */
export async function forgetActs(tx: Queryable, actor: Actor): Promise<void> {
	const { userId, name } = actor
	await tx
		.update(audit)
		.set({ who: null, userId: null })
		.where(and(whereHeActed(audit, actor), eq(audit.userId, userId)))
	await forgetAssignments(tx, actor)
	await tx
		.update(orderNotes)
		.set({ who: noName })
		.where(and(whereHeActed(orderNotes, actor), eq(orderNotes.who, name)))
	await tx
		.update(orders)
		.set({ sellerId: null, sellerName: null })
		.where(and(whereHeActed(orders, actor), eq(orders.sellerId, userId)))
	await tx
		.update(orders)
		.set({ changedBy: null })
		.where(and(whereHeActed(orders, actor), eq(orders.changedBy, name)))
}

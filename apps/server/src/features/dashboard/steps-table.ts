import type { Dashboard } from '@gabarit/contract'
import { sql } from 'drizzle-orm'
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/open-database.ts'

export type Step = Dashboard['steps'][number]['step']

export const stepCounts = pgTable(
	'step_counts',
	{
		tenant: text().notNull(),
		/** Calendar day in Brussels. */
		day: date().notNull(),
		step: text().$type<Step>().notNull(),
		count: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.day, table.step] })],
)

export async function countStep(
	db: Queryable,
	tenant: string,
	day: string,
	step: Step,
): Promise<void> {
	const key = [stepCounts.tenant, stepCounts.day, stepCounts.step]
	await db
		.insert(stepCounts)
		.values({ tenant, day, step, count: 1 })
		.onConflictDoUpdate({ target: key, set: { count: sql`${stepCounts.count} + 1` } })
}

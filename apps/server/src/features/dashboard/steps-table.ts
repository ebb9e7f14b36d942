import type { Dashboard } from '@gabarit/contract'
import { sql } from 'drizzle-orm'
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/open-database.ts'

export type OpenedStep = Pick<Dashboard['steps'][number], 'kind' | 'step'>

export const stepCounts = pgTable(
	'step_counts',
	{
		tenant: text().notNull(),
		/** Calendar day in Brussels. */
		day: date().notNull(),
		kind: text().$type<OpenedStep['kind']>().notNull(),
		step: text().$type<OpenedStep['step']>().notNull(),
		count: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.day, table.kind, table.step] })],
)

export async function countStep(
	db: Queryable,
	tenant: string,
	day: string,
	{ kind, step }: OpenedStep,
): Promise<void> {
	const key = [stepCounts.tenant, stepCounts.day, stepCounts.kind, stepCounts.step]
	await db
		.insert(stepCounts)
		.values({ tenant, day, kind, step, count: 1 })
		.onConflictDoUpdate({ target: key, set: { count: sql`${stepCounts.count} + 1` } })
}

type StepCount = typeof stepCounts.$inferInsert

export async function insertStepCounts(db: Queryable, rows: readonly StepCount[]): Promise<void> {
	await db.insert(stepCounts).values([...rows])
}

// Announced reductions by calendar day, and promo codes with their uses.
import type { Language } from '@gabarit/i18n'
import { and, eq, sql } from 'drizzle-orm'
import {
	date,
	doublePrecision,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/open-database.ts'

export const discountPeriods = pgTable(
	'discount_periods',
	{
		tenant: text().notNull(),
		id: uuid().notNull().defaultRandom(),
		label: jsonb().$type<Record<Language, string>>().notNull(),
		percentage: doublePrecision().notNull(),
		from: date('from_day').notNull(),
		until: date('until_day').notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.id] })],
)

export const promoCodes = pgTable(
	'promo_codes',
	{
		tenant: text().notNull(),
		/** Upper case. */
		code: text().notNull(),
		percentage: doublePrecision(),
		/** Cents. */
		amount: integer(),
		from: date('from_day'),
		until: date('until_day'),
		/** null = as often as one likes. */
		maximumUses: integer('maximum_uses'),
		uses: integer().notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.code] })],
)

export type DiscountPeriodRow = typeof discountPeriods.$inferSelect
export type PromoCode = typeof promoCodes.$inferSelect

export function periodsOf(db: Queryable, tenant: string): Promise<DiscountPeriodRow[]> {
	return db.select().from(discountPeriods).where(eq(discountPeriods.tenant, tenant))
}

export async function promoByCode(
	db: Queryable,
	tenant: string,
	code: string,
): Promise<PromoCode | null> {
	const found = await db
		.select()
		.from(promoCodes)
		.where(and(eq(promoCodes.tenant, tenant), eq(promoCodes.code, code.toUpperCase())))
	return found[0] ?? null
}

/** Takes one use where one is left: of many orders at once only as many get it as there are uses. */
export async function takePromoUse(db: Queryable, tenant: string, code: string): Promise<boolean> {
	const taken = await db
		.update(promoCodes)
		.set({ uses: sql`${promoCodes.uses} + 1` })
		.where(
			and(
				eq(promoCodes.tenant, tenant),
				eq(promoCodes.code, code.toUpperCase()),
				sql`(${promoCodes.maximumUses} is null or ${promoCodes.uses} < ${promoCodes.maximumUses})`,
			),
		)
		.returning({ uses: promoCodes.uses })
	return taken.length === 1
}

export async function insertPeriod(
	db: Queryable,
	row: typeof discountPeriods.$inferInsert,
): Promise<void> {
	await db.insert(discountPeriods).values(row)
}

export async function insertPromo(
	db: Queryable,
	row: typeof promoCodes.$inferInsert,
): Promise<void> {
	await db
		.insert(promoCodes)
		.values({ ...row, code: row.code.toUpperCase() })
		.onConflictDoNothing()
}

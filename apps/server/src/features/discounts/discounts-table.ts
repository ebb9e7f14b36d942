import type { Language } from '@gabarit/i18n'
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
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
import { time } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'
import { type Put, preparedSelect } from '../../db/prepared.ts'

export const discountPeriods = pgTable(
	'discount_periods',
	{
		tenant: text().notNull(),
		id: uuid().notNull().defaultRandom(),
		label: jsonb().$type<Record<Language, string>>().notNull(),
		percentage: doublePrecision().notNull(),
		from: date('from_day').notNull(),
		until: date('until_day').notNull(),
		/** No reduction before it was announced. null = older than this column. */
		announcedOn: date('announced_on'),
		/** The last day before it was changed or withdrawn: later price changes are compared with it. */
		withdrawnOn: date('withdrawn_on'),
		revision: integer().notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.id] })],
)

export const promoCodes = pgTable(
	'promo_codes',
	{
		tenant: text().notNull(),
		code: text().notNull(),
		percentage: doublePrecision(),
		/** Cents. */
		amount: integer(),
		from: date('from_day'),
		until: date('until_day'),
		maximumUses: integer('maximum_uses'),
		uses: integer().notNull().default(0),
		revision: integer().notNull().default(0),
		/** Nobody can use it any more. */
		archivedAt: time('archived_at'),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.code] })],
)

export type DiscountPeriodRow = typeof discountPeriods.$inferSelect
export type PromoCode = typeof promoCodes.$inferSelect

const readPeriods = preparedSelect(getTableColumns(discountPeriods), (db, value: Put<'tenant'>) =>
	db
		.select()
		.from(discountPeriods)
		.where(eq(discountPeriods.tenant, value('tenant')))
		.orderBy(asc(discountPeriods.from), asc(discountPeriods.id)),
)

export async function grantedPeriodsOf(db: Queryable, tenant: string) {
	const periods = await readPeriods(db, { tenant })
	return periods.map((period) => ({
		label: period.label,
		percentage: period.percentage,
		from: period.from,
		granted: grantedDaysOf(period),
		isAnnounced: isAnnounced(period),
	}))
}

export async function periodsOf(db: Queryable, tenant: string): Promise<DiscountPeriodRow[]> {
	return (await readPeriods(db, { tenant })).filter(isAnnounced)
}

function isAnnounced({ withdrawnOn }: DiscountPeriodRow): boolean {
	return withdrawnOn === null
}

/** The days of the reduction: none before its announcement, none after its withdrawal. */
export function grantedDaysOf(period: DiscountPeriodRow): { from: string; until: string } {
	const { from, until, announcedOn, withdrawnOn } = period
	return {
		from: announcedOn !== null && announcedOn > from ? announcedOn : from,
		until: withdrawnOn !== null && withdrawnOn < until ? withdrawnOn : until,
	}
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

/** Atomic: of many orders at once only as many succeed as uses are left. */
export async function takePromoUse(db: Queryable, tenant: string, code: string): Promise<boolean> {
	const taken = await db
		.update(promoCodes)
		.set({ uses: sql`${promoCodes.uses} + 1` })
		.where(
			and(
				eq(promoCodes.tenant, tenant),
				eq(promoCodes.code, code.toUpperCase()),
				isNull(promoCodes.archivedAt),
				sql`(${promoCodes.maximumUses} is null or ${promoCodes.uses} < ${promoCodes.maximumUses})`,
			),
		)
		.returning({ uses: promoCodes.uses })
	return taken.length === 1
}

/** Never below zero: the code may have been created anew since. */
export async function givePromoUse(db: Queryable, tenant: string, code: string): Promise<void> {
	await db
		.update(promoCodes)
		.set({ uses: sql`greatest(${promoCodes.uses} - 1, 0)` })
		.where(and(eq(promoCodes.tenant, tenant), eq(promoCodes.code, code.toUpperCase())))
}

export async function insertPeriod(
	db: Queryable,
	row: typeof discountPeriods.$inferInsert,
): Promise<DiscountPeriodRow> {
	const [written] = await db.insert(discountPeriods).values(row).returning()
	if (!written) throw new Error('the discount period was not written')
	return written
}

export function isGrantedOn(period: DiscountPeriodRow, day: string): boolean {
	const { from, until } = grantedDaysOf(period)
	return from <= day && day <= until
}

type PeriodKey = { tenant: string; id: string; revision: number }

function announced({ tenant, id }: Omit<PeriodKey, 'revision'>) {
	return and(
		eq(discountPeriods.tenant, tenant),
		eq(discountPeriods.id, id),
		isNull(discountPeriods.withdrawnOn),
	)
}

export async function periodById(
	db: Queryable,
	key: Omit<PeriodKey, 'revision'>,
): Promise<DiscountPeriodRow | null> {
	const [found] = await db.select().from(discountPeriods).where(announced(key))
	return found ?? null
}

/** null where it is gone, or was changed since it was read. */
async function lockPeriod(tx: Queryable, key: PeriodKey): Promise<DiscountPeriodRow | null> {
	const [found] = await tx.select().from(discountPeriods).where(announced(key)).for('update')
	return found?.revision === key.revision ? found : null
}

export function hasBegun(period: DiscountPeriodRow, today: string): boolean {
	return grantedDaysOf(period).from <= today
}

/** The former period is kept for price history. */
export async function updatePeriod(
	tx: Queryable,
	key: PeriodKey,
	change: Pick<DiscountPeriodRow, 'label' | 'percentage' | 'from' | 'until'>,
	today: string,
): Promise<DiscountPeriodRow | null> {
	const before = await lockPeriod(tx, key)
	if (before === null) return null
	const { id: _id, ...granted } = before
	const began = hasBegun(before, today)
	if (began) await tx.insert(discountPeriods).values({ ...granted, withdrawnOn: today })
	// A running reduction keeps its start; a past or a future one counts as a new announcement.
	const goesOn = began && today <= before.until
	const [written] = await tx
		.update(discountPeriods)
		.set({
			...change,
			revision: before.revision + 1,
			...(!goesOn && { announcedOn: today }),
		})
		.where(announced(key))
		.returning()
	return written ?? null
}

export async function withdrawPeriod(
	tx: Queryable,
	key: PeriodKey,
	today: string,
): Promise<boolean> {
	const before = await lockPeriod(tx, key)
	if (before === null) return false
	if (hasBegun(before, today))
		await tx.update(discountPeriods).set({ withdrawnOn: today }).where(announced(key))
	else await tx.delete(discountPeriods).where(announced(key))
	return true
}

export function promosOf(db: Queryable, tenant: string): Promise<PromoCode[]> {
	return db
		.select()
		.from(promoCodes)
		.where(eq(promoCodes.tenant, tenant))
		.orderBy(asc(promoCodes.code))
}

export async function insertPromo(
	db: Queryable,
	row: typeof promoCodes.$inferInsert,
): Promise<boolean> {
	const written = await db
		.insert(promoCodes)
		.values({ ...row, code: row.code.toUpperCase() })
		.onConflictDoNothing()
		.returning({ code: promoCodes.code })
	return written.length === 1
}

type PromoKey = { tenant: string; code: string; revision: number }

/** Unless it was changed since. */
function asRead({ tenant, code, revision }: PromoKey) {
	return and(
		eq(promoCodes.tenant, tenant),
		eq(promoCodes.code, code),
		eq(promoCodes.revision, revision),
	)
}

export async function updatePromo(
	db: Queryable,
	key: PromoKey,
	change: Partial<Omit<PromoCode, 'tenant' | 'code' | 'uses' | 'revision'>>,
): Promise<boolean> {
	const written = await db
		.update(promoCodes)
		.set({ ...change, revision: key.revision + 1 })
		.where(asRead(key))
		.returning({ code: promoCodes.code })
	return written.length === 1
}

export async function deletePromo(db: Queryable, key: PromoKey): Promise<boolean> {
	const gone = await db.delete(promoCodes).where(asRead(key)).returning({ code: promoCodes.code })
	return gone.length === 1
}

// A tenant is a reseller's domain. Its code leads every other key.
import type { Country, PaymentType } from '@gabarit/contract'
import { defaultLanguage } from '@gabarit/i18n'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import {
	type AnyPgColumn,
	boolean,
	doublePrecision,
	integer,
	jsonb,
	pgTable,
	text,
} from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'
import { type Put, preparedSelect } from '../../db/prepared.ts'
import type { FormerTerms, ServicesOffered, Tenant } from './service.ts'

export const tenants = pgTable('tenants', {
	code: text().primaryKey(),
	name: text().notNull(),
	/** Full host names beside `{code}.localhost`. */
	hosts: text().array().notNull().default([]),
	isDefault: boolean('is_default').notNull().default(false),
	themeCode: text('theme_code').$type<Tenant['themeCode']>().notNull().default('default'),
	hexColour: text('hex_colour'),
	logoUrl: text('logo_url'),
	configurators: text().array().$type<Tenant['configurators']>().notNull().default(['dressing']),
	isPriceHidden: boolean('is_price_hidden').notNull().default(false),
	isDeliveryPriceCustomisable: boolean('is_delivery_price_customisable').notNull().default(false),
	isReferenceResellerCustomisable: boolean('is_reference_reseller_customisable')
		.notNull()
		.default(false),
	hideAllColorSample: boolean('hide_all_color_sample').notNull().default(false),
	isConfiguratorReseller: boolean('is_configurator_reseller').notNull().default(false),
	isConfiguratorDSM: boolean('is_configurator_dsm').notNull().default(false),
	isFrenchReseller: boolean('is_french_reseller').notNull().default(false),
	country: text().$type<Country>().notNull().default('BE'),
	/** Cents. */
	baseDeliveryPrice: integer('base_delivery_price').notNull().default(0),
	/** Working days of the reseller, beside the supplier's. */
	deliveryTime: integer('delivery_time').notNull().default(0),
	nonFavoriteColorAddedPrice: integer('non_favorite_color_added_price').notNull().default(0),
	/** Own rating, an exact decimal as text; null = the default of the tenant's kind. */
	rating: text(),
	coefficientIndividual: text('coefficient_individual').notNull().default('1.70'),
	coefficientProfessional: text('coefficient_professional').notNull().default('1.35'),
	/** Percent of an order that is paid online in advance. */
	depositPercentage: integer('deposit_percentage').notNull().default(40),
	services: jsonb().$type<ServicesOffered>().notNull().default({}),
	address: text().notNull().default(''),
	phoneNumber: text('phone_number').notNull().default(''),
	email: text().notNull().default(''),
	vats: jsonb().$type<Partial<Record<Country, string>>>().notNull().default({}),
	requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
	noPaymentMessage: text('no_payment_message'),
	/** Its mediator, its register and the like, as the shop words them. */
	legalNotice: text('legal_notice'),
	/** As buyers are offered them, the first one chosen. */
	paymentTypes: text('payment_types')
		.array()
		.$type<PaymentType[]>()
		.notNull()
		.default(['Bill', 'None', 'Online']),
	/** Of the notices to the shop itself. */
	language: text().$type<Tenant['language']>().notNull().default(defaultLanguage),
	revision: integer().notNull().default(0),
	/** Cents; charged where `services.workforce` is set. */
	workforceAmount: integer('workforce_amount').notNull().default(0),
	/** Percent; null = the country's. */
	vatRate: doublePrecision('vat_rate'),
	mailNotifications: boolean('mail_notifications').notNull().default(true),
	sendMailsToCustomers: boolean('send_mails_to_customers').notNull().default(true),
	/** Written with each change: announced reductions are compared with former prices. */
	formerTerms: jsonb('former_terms').$type<FormerTerms[]>().notNull().default([]),
	disabledAt: time('disabled_at'),
	createdAt: time('created_at').notNull().defaultNow(),
})

export function listTenants(db: Queryable): Promise<Tenant[]> {
	return db.select().from(tenants).orderBy(asc(tenants.code))
}

export async function insertTenant(db: Queryable, row: typeof tenants.$inferInsert): Promise<void> {
	await db.insert(tenants).values(row).onConflictDoNothing()
}

export type TenantChange = Omit<Partial<typeof tenants.$inferInsert>, 'formerTerms'>

/** More changes than anybody makes within the days that are compared. */
const mostFormer = 100

/** Adds the former terms in the same update, against lost updates. */
function keepingTerms(change: TenantChange, at: Date) {
	const { rating, coefficientIndividual, coefficientProfessional } = tenants
	const { nonFavoriteColorAddedPrice: surcharge } = tenants
	const next = (given: unknown, column: AnyPgColumn) => (given === undefined ? column : given)
	const kept = `$[last - ${mostFormer - 2} to last]`
	return {
		...change,
		formerTerms: sql<FormerTerms[]>`case
			when (${rating}, ${coefficientIndividual}, ${coefficientProfessional}, ${surcharge}) is distinct from (
				${next(change.rating, rating)}::text,
				${next(change.coefficientIndividual, coefficientIndividual)}::text,
				${next(change.coefficientProfessional, coefficientProfessional)}::text,
				${next(change.nonFavoriteColorAddedPrice, surcharge)}::integer
			) then jsonb_path_query_array(${tenants.formerTerms}, ${kept}::jsonpath) || jsonb_build_array(
				jsonb_build_object(
					'until', ${at.toISOString()}::text,
					'rating', ${rating},
					'coefficientIndividual', ${coefficientIndividual},
					'coefficientProfessional', ${coefficientProfessional},
					'nonFavoriteColorAddedPrice', ${surcharge}
				)
			) else ${tenants.formerTerms} end`,
	}
}

export async function updateTenant(
	db: Queryable,
	code: string,
	change: TenantChange,
	at: Date,
): Promise<void> {
	await db.update(tenants).set(keepingTerms(change, at)).where(eq(tenants.code, code))
}

const readByCode = preparedSelect(getTableColumns(tenants), (db, value: Put<'code'>) =>
	db
		.select()
		.from(tenants)
		.where(eq(tenants.code, value('code'))),
)

export async function tenantByCode(db: Queryable, code: string): Promise<Tenant | null> {
	const [found] = await readByCode(db, { code })
	return found ?? null
}

export async function changeTenant(
	db: Queryable,
	{ code, revision }: Pick<Tenant, 'code' | 'revision'>,
	change: TenantChange,
	at: Date,
): Promise<Tenant | null> {
	const [changed] = await db
		.update(tenants)
		.set({ ...keepingTerms(change, at), revision: sql`${tenants.revision} + 1` })
		.where(and(eq(tenants.code, code), eq(tenants.revision, revision)))
		.returning()
	return changed ?? null
}

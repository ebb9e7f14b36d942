import type {
	DiscountPeriod,
	DiscountPeriodInput,
	PromoCode,
	PromoCodeInput,
} from '@gabarit/contract'
import type { CallContext } from '../../lib/api.ts'
import { changesOf } from '../../lib/audit-changes.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { failure } from '../../lib/failure.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { writeSettings } from '../../lib/rights/reseller-audit.ts'
import {
	type DiscountPeriodRow,
	deletePromo,
	grantedDaysOf,
	hasBegun,
	insertPeriod,
	insertPromo,
	type PromoCode as PromoRow,
	periodById,
	periodsOf,
	promoByCode,
	promosOf,
	updatePeriod,
	updatePromo,
	withdrawPeriod,
} from './discounts-table.ts'
import { requireDiscountDays } from './require-discount-days.ts'
import { supersededDays } from './superseded-days.ts'

type Noted = Record<string, string | number | boolean | null>

/** Which one it is, and what of it is another by now; `{}` before it was made and after it was removed. */
function noted(field: 'discountPeriods' | 'promoCodes', name: string, before: Noted, after: Noted) {
	const isNew = Object.keys(before).length === 0
	const isGone = Object.keys(after).length === 0
	const named = { field, before: isNew ? null : name, after: isGone ? null : name }
	const keys = Object.keys({ ...before, ...after })
	const blank = Object.fromEntries(keys.map((key) => [key, null]))
	return [named, ...changesOf<Noted>({ ...blank, ...before }, { ...blank, ...after })]
}

const daysOf = ({
	percentage,
	from,
	until,
}: Pick<DiscountPeriodInput, 'percentage' | 'from' | 'until'>) => ({
	percentage,
	from,
	until,
})
const termsOf = ({
	percentage,
	amount,
	from,
	until,
	maximumUses,
}: Omit<PromoCodeInput, 'code'>) => ({
	percentage: percentage ?? null,
	amount: amount ?? null,
	from: from ?? null,
	until: until ?? null,
	maximumUses: maximumUses ?? null,
})

function todayOf({ services }: CallContext): string {
	return brusselsDay(services.now())
}

function periodOf(
	row: DiscountPeriodRow,
	rows: readonly DiscountPeriodRow[],
	today: string,
): DiscountPeriod {
	const { id, label, percentage, from, until, revision } = row
	const spans = rows.map((it) => ({ ...grantedDaysOf(it), id: it.id, percentage: it.percentage }))
	return {
		id,
		revision,
		label,
		percentage,
		from,
		until,
		granted: grantedDaysOf(row),
		hasBegun: hasBegun(row, today),
		superseded: supersededDays({ ...grantedDaysOf(row), id, percentage }, spans),
	}
}

export async function periodList(context: CallContext): Promise<DiscountPeriod[]> {
	const { viewer, services } = context
	requireAccess(viewer, 'resellerSettings', 'read')
	const rows = await periodsOf(services.db, viewer.tenant.code)
	return rows.map((row) => periodOf(row, rows, todayOf(context)))
}

async function writtenPeriod(
	context: CallContext,
	row: DiscountPeriodRow,
): Promise<DiscountPeriod> {
	const rows = await periodsOf(context.services.db, row.tenant)
	return periodOf(row, rows, todayOf(context))
}

export async function createPeriod(
	context: CallContext,
	{ label, percentage, from, until }: DiscountPeriodInput,
): Promise<DiscountPeriod> {
	const { viewer } = context
	requireAccess(viewer, 'resellerSettings', 'write')
	const announcedOn = todayOf(context)
	requireDiscountDays({ from, until }, null, context)
	const row = { label, percentage, from, until, announcedOn, tenant: viewer.tenant.code }
	const changes = noted('discountPeriods', label.fr, {}, daysOf(row))
	const written = await writeSettings(context, changes, (tx) => insertPeriod(tx, row))
	return writtenPeriod(context, written)
}

type PeriodKey = { id: string; revision: number }

function editorOf({ viewer, services }: CallContext, field: string, named: string) {
	const edited = { tenant: viewer.tenant.code, fields: [field], named }
	return services.accounts.shopEditor(services.db, edited)
}

/** Gone, or another's by now. */
async function periodRefused(context: CallContext, id: string): Promise<Error> {
	const { viewer, services } = context
	const present = await periodById(services.db, { tenant: viewer.tenant.code, id })
	if (present === null) return failure('discount_period_not_found')
	const current = await writtenPeriod(context, present)
	const by = await editorOf(context, 'discountPeriods', present.label.fr)
	return failure('discount_changed', { data: { current, by } })
}

export async function changePeriod(
	context: CallContext,
	{ id, revision, label, percentage, from, until }: DiscountPeriodInput & PeriodKey,
): Promise<DiscountPeriod> {
	const { viewer } = context
	requireAccess(viewer, 'resellerSettings', 'write')
	const key = { tenant: viewer.tenant.code, id, revision }
	const change = { label, percentage, from, until }
	const present = await periodById(context.services.db, key)
	if (present === null) throw failure('discount_period_not_found')
	// What another person changed first is refused as such.
	if (present.revision === revision) requireDiscountDays(change, present, context)
	const changes = noted('discountPeriods', label.fr, daysOf(present), daysOf(change))
	const changed = await writeSettings(context, changes, (tx) =>
		updatePeriod(tx, key, change, todayOf(context)),
	)
	if (!changed) throw await periodRefused(context, id)
	return writtenPeriod(context, changed)
}

export async function removePeriod(
	context: CallContext,
	{ id, revision }: PeriodKey,
): Promise<void> {
	const { viewer } = context
	requireAccess(viewer, 'resellerSettings', 'write')
	const key = { tenant: viewer.tenant.code, id, revision }
	const present = await periodById(context.services.db, key)
	if (present === null) throw failure('discount_period_not_found')
	const changes = noted('discountPeriods', present.label.fr, daysOf(present), {})
	const isGone = await writeSettings(context, changes, (tx) =>
		withdrawPeriod(tx, key, todayOf(context)),
	)
	if (!isGone) throw await periodRefused(context, id)
}

function promoOf({ tenant: _tenant, archivedAt, ...promo }: PromoRow): PromoCode {
	return { ...promo, archivedAt: archivedAt?.toISOString() ?? null }
}

export async function promoList({ viewer, services }: CallContext): Promise<PromoCode[]> {
	requireAccess(viewer, 'resellerSettings', 'read')
	return (await promosOf(services.db, viewer.tenant.code)).map(promoOf)
}

export async function createPromo(context: CallContext, input: PromoCodeInput): Promise<PromoCode> {
	const { viewer } = context
	requireAccess(viewer, 'resellerSettings', 'write')
	const { code: tenant } = viewer.tenant
	requireDiscountDays(input, null, context)
	const changes = noted('promoCodes', input.code, {}, termsOf(input))
	const isNew = await writeSettings(context, changes, (tx) => insertPromo(tx, { ...input, tenant }))
	if (!isNew) throw failure('promo_code_taken')
	return presentPromo(context, input.code)
}

type PromoKey = { code: string; revision: number }

async function promoRefused(context: CallContext, code: string): Promise<Error> {
	const current = await presentPromo(context, code)
	const by = await editorOf(context, 'promoCodes', code)
	return failure('discount_changed', { data: { current, by } })
}

export async function changePromo(
	context: CallContext,
	{ code, revision, percentage, amount, from, until, maximumUses }: PromoCodeInput & PromoKey,
): Promise<PromoCode> {
	const { viewer } = context
	requireAccess(viewer, 'resellerSettings', 'write')
	const key = { tenant: viewer.tenant.code, code, revision }
	const change = { percentage, amount, from, until, maximumUses }
	const present = await presentPromo(context, code)
	if (present.revision === revision) requireDiscountDays(change, present, context)
	const changes = noted('promoCodes', code, termsOf(present), termsOf(change))
	const isChanged = await writeSettings(context, changes, (tx) => updatePromo(tx, key, change))
	if (!isChanged) throw await promoRefused(context, code)
	return presentPromo(context, code)
}

export async function archivePromo(
	context: CallContext,
	{ code, revision, archived }: PromoKey & { archived: boolean },
): Promise<PromoCode> {
	const { viewer, services } = context
	requireAccess(viewer, 'resellerSettings', 'write')
	const key = { tenant: viewer.tenant.code, code, revision }
	const archivedAt = archived ? services.now() : null
	const changes = noted('promoCodes', code, { archived: !archived }, { archived })
	const isChanged = await writeSettings(context, changes, (tx) =>
		updatePromo(tx, key, { archivedAt }),
	)
	if (!isChanged) throw await promoRefused(context, code)
	return presentPromo(context, code)
}

export async function removePromo(
	context: CallContext,
	{ code, revision }: PromoKey,
): Promise<void> {
	const { viewer } = context
	requireAccess(viewer, 'resellerSettings', 'write')
	const key = { tenant: viewer.tenant.code, code, revision }
	const changes = noted('promoCodes', code, termsOf(await presentPromo(context, code)), {})
	const wasThere = await writeSettings(context, changes, (tx) => deletePromo(tx, key))
	if (!wasThere) throw await promoRefused(context, code)
}

async function presentPromo({ viewer, services }: CallContext, code: string): Promise<PromoCode> {
	const found = await promoByCode(services.db, viewer.tenant.code, code)
	if (!found) throw failure('promo_code_not_found')
	return promoOf(found)
}

// A shop sets its own reductions and codes; what was granted before stays with its orders.
import type {
	DiscountPeriod,
	DiscountPeriodInput,
	PromoCode,
	PromoCodeInput,
} from '@gabarit/contract'
import type { CallContext } from '../../lib/api.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { failure } from '../../lib/failure.ts'
import { requireAccess } from '../../lib/permissions.ts'
import {
	type DiscountPeriodRow,
	deletePromo,
	insertPeriod,
	insertPromo,
	periodsOf,
	promoByCode,
	promosOf,
	updatePeriod,
	updatePromo,
	withdrawPeriod,
} from './discounts-table.ts'

function periodOf({ id, label, percentage, from, until }: DiscountPeriodRow): DiscountPeriod {
	return { id, label, percentage, from, until }
}

export async function periodList({ viewer, services }: CallContext): Promise<DiscountPeriod[]> {
	requireAccess(viewer, 'resellerSettings', 'read')
	return (await periodsOf(services.db, viewer.tenant.code)).map(periodOf)
}

export async function createPeriod(
	{ viewer, services }: CallContext,
	input: DiscountPeriodInput,
): Promise<DiscountPeriod> {
	requireAccess(viewer, 'resellerSettings', 'write')
	const announcedOn = brusselsDay(services.now())
	const row = { ...input, announcedOn, tenant: viewer.tenant.code }
	return periodOf(await insertPeriod(services.db, row))
}

export async function changePeriod(
	{ viewer, services }: CallContext,
	{ id, ...change }: DiscountPeriod,
): Promise<DiscountPeriod> {
	requireAccess(viewer, 'resellerSettings', 'write')
	const key = { tenant: viewer.tenant.code, id }
	const today = brusselsDay(services.now())
	const changed = await services.db.transaction((tx) => updatePeriod(tx, key, change, today))
	if (!changed) throw failure('discount_period_not_found')
	return periodOf(changed)
}

export async function removePeriod({ viewer, services }: CallContext, id: string): Promise<void> {
	requireAccess(viewer, 'resellerSettings', 'write')
	const key = { tenant: viewer.tenant.code, id }
	const today = brusselsDay(services.now())
	const isGone = await services.db.transaction((tx) => withdrawPeriod(tx, key, today))
	if (!isGone) throw failure('discount_period_not_found')
}

export async function promoList({ viewer, services }: CallContext): Promise<PromoCode[]> {
	requireAccess(viewer, 'resellerSettings', 'read')
	const found = await promosOf(services.db, viewer.tenant.code)
	return found.map(({ tenant: _tenant, ...promo }) => promo)
}

export async function createPromo(context: CallContext, input: PromoCodeInput): Promise<PromoCode> {
	const { viewer, services } = context
	requireAccess(viewer, 'resellerSettings', 'write')
	const tenant = viewer.tenant.code
	if (!(await insertPromo(services.db, { ...input, tenant }))) throw failure('promo_code_taken')
	return promoOf(context, input.code)
}

export async function changePromo(
	context: CallContext,
	{ code, ...change }: PromoCodeInput,
): Promise<PromoCode> {
	const { viewer, services } = context
	requireAccess(viewer, 'resellerSettings', 'write')
	if (!(await updatePromo(services.db, viewer.tenant.code, code, change)))
		throw failure('promo_code_not_found')
	return promoOf(context, code)
}

export async function removePromo({ viewer, services }: CallContext, code: string): Promise<void> {
	requireAccess(viewer, 'resellerSettings', 'write')
	if (!(await deletePromo(services.db, viewer.tenant.code, code)))
		throw failure('promo_code_not_found')
}

async function promoOf({ viewer, services }: CallContext, code: string): Promise<PromoCode> {
	const found = await promoByCode(services.db, viewer.tenant.code, code)
	if (!found) throw failure('promo_code_not_found')
	const { tenant: _tenant, ...promo } = found
	return promo
}

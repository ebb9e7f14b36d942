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
import { writeSettings } from '../../lib/reseller-audit.ts'
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

const periods = ['discountPeriods']
const promoCodes = ['promoCodes']

function periodOf({ id, label, percentage, from, until }: DiscountPeriodRow): DiscountPeriod {
	return { id, label, percentage, from, until }
}

export async function periodList({ viewer, services }: CallContext): Promise<DiscountPeriod[]> {
	requireAccess(viewer, 'resellerSettings', 'read')
	return (await periodsOf(services.db, viewer.tenant.code)).map(periodOf)
}

export async function createPeriod(
	context: CallContext,
	input: DiscountPeriodInput,
): Promise<DiscountPeriod> {
	const { viewer, services } = context
	requireAccess(viewer, 'resellerSettings', 'write')
	const announcedOn = brusselsDay(services.now())
	const row = { ...input, announcedOn, tenant: viewer.tenant.code }
	return periodOf(await writeSettings(context, periods, (tx) => insertPeriod(tx, row)))
}

export async function changePeriod(
	context: CallContext,
	{ id, ...change }: DiscountPeriod,
): Promise<DiscountPeriod> {
	const { viewer, services } = context
	requireAccess(viewer, 'resellerSettings', 'write')
	const key = { tenant: viewer.tenant.code, id }
	const today = brusselsDay(services.now())
	const changed = await writeSettings(context, periods, (tx) =>
		updatePeriod(tx, key, change, today),
	)
	if (!changed) throw failure('discount_period_not_found')
	return periodOf(changed)
}

export async function removePeriod(context: CallContext, id: string): Promise<void> {
	const { viewer, services } = context
	requireAccess(viewer, 'resellerSettings', 'write')
	const key = { tenant: viewer.tenant.code, id }
	const today = brusselsDay(services.now())
	const isGone = await writeSettings(context, periods, (tx) => withdrawPeriod(tx, key, today))
	if (!isGone) throw failure('discount_period_not_found')
}

export async function promoList({ viewer, services }: CallContext): Promise<PromoCode[]> {
	requireAccess(viewer, 'resellerSettings', 'read')
	const found = await promosOf(services.db, viewer.tenant.code)
	return found.map(({ tenant: _tenant, ...promo }) => promo)
}

export async function createPromo(context: CallContext, input: PromoCodeInput): Promise<PromoCode> {
	const { viewer } = context
	requireAccess(viewer, 'resellerSettings', 'write')
	const { code: tenant } = viewer.tenant
	const isNew = await writeSettings(context, promoCodes, (tx) =>
		insertPromo(tx, { ...input, tenant }),
	)
	if (!isNew) throw failure('promo_code_taken')
	return promoOf(context, input.code)
}

export async function changePromo(
	context: CallContext,
	{ code, ...change }: PromoCodeInput,
): Promise<PromoCode> {
	const { viewer } = context
	requireAccess(viewer, 'resellerSettings', 'write')
	const { code: tenant } = viewer.tenant
	const isThere = await writeSettings(context, promoCodes, (tx) =>
		updatePromo(tx, tenant, code, change),
	)
	if (!isThere) throw failure('promo_code_not_found')
	return promoOf(context, code)
}

export async function removePromo(context: CallContext, code: string): Promise<void> {
	const { viewer } = context
	requireAccess(viewer, 'resellerSettings', 'write')
	const { code: tenant } = viewer.tenant
	const wasThere = await writeSettings(context, promoCodes, (tx) => deletePromo(tx, tenant, code))
	if (!wasThere) throw failure('promo_code_not_found')
}

async function promoOf({ viewer, services }: CallContext, code: string): Promise<PromoCode> {
	const found = await promoByCode(services.db, viewer.tenant.code, code)
	if (!found) throw failure('promo_code_not_found')
	const { tenant: _tenant, ...promo } = found
	return promo
}

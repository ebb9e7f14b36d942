import type { Reseller, resellerSorts } from '@gabarit/contract'
import type { Queryable } from '../../db/open-database.ts'
import type { CallContext } from '../../lib/api.ts'
import { changesOf } from '../../lib/audit-changes.ts'
import { failure } from '../../lib/failure.ts'
import { plainText, wordsOf } from '../../lib/hash.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { noteReseller } from '../../lib/rights/reseller-audit.ts'
import type { Services } from '../../lib/services.ts'
import { wrongField } from '../../lib/wrong-field.ts'
import type { Administrator, ResellerNote } from '../accounts/service.ts'
import type { ShopFigures } from '../orders/service.ts'
import { addTenant, patchTenant, type TenantPatch } from './resellers-table.ts'
import type { NewTenant, OpenedTenant, Tenant } from './service.ts'
import { takenHost } from './taken-host.ts'
import { listTenants, tenantByCode } from './tenants-table.ts'

type Counted = { users: Map<string, number>; figures: Map<string, ShopFigures> }

/** The same day a year ago. */
function yearBefore(now: Date): Date {
	const then = new Date(now)
	then.setUTCFullYear(now.getUTCFullYear() - 1)
	return then
}

/** Of one shop, or of all. */
async function counted({ accounts, orders, now }: Services, shop?: string): Promise<Counted> {
	const [users, figures] = await Promise.all([
		accounts.countByTenant(),
		orders.figuresByTenant(yearBefore(now()), shop),
	])
	return { users, figures }
}

function resellerOf(services: Services, tenant: Tenant, { users, figures }: Counted): Reseller {
	const { code, name, hosts, isDefault, country, address, phoneNumber, email, vats } = tenant
	return {
		code,
		name,
		hosts,
		isDefault,
		country,
		address,
		phoneNumber,
		email,
		vats,
		rating: tenant.rating,
		requiresSecondFactor: tenant.requiresSecondFactor,
		url: services.addressOf(tenant),
		themeCode: tenant.themeCode,
		hexColour: tenant.hexColour,
		users: users.get(code) ?? 0,
		...(figures.get(code) ?? { turnover: 0, openOrders: 0 }),
		isDisabled: tenant.disabledAt !== null,
		createdAt: tenant.createdAt.toISOString(),
		revision: tenant.revision,
	}
}

async function findReseller({ db }: Services, code: string): Promise<Tenant> {
	const found = await tenantByCode(db, code)
	if (!found) throw failure('reseller_not_found')
	return found
}

export async function describeReseller(services: Services, code: string): Promise<Reseller> {
	const found = await findReseller(services, code)
	return resellerOf(services, found, await counted(services, code))
}

type Query = {
	search?: string | undefined
	states?: ('open' | 'closed')[] | undefined
	sort: (typeof resellerSorts)[number]
	direction: 'asc' | 'desc'
	after?: string | undefined
	before?: string | undefined
	limit: number
}

function compared(a: Reseller, b: Reseller, sort: Query['sort']): number {
	const [x, y] = [a[sort], b[sort]]
	if (typeof x === 'number' && typeof y === 'number') return x - y
	return plainText(String(x)).localeCompare(plainText(String(y)))
}

function matches({ search, states }: Query, { code, name, email, isDisabled }: Reseller): boolean {
	if (states && !states.includes(isDisabled ? 'closed' : 'open')) return false
	const text = plainText(`${code} ${name} ${email}`)
	return wordsOf(search ?? '').every((word) => text.includes(word))
}

/** The shops are few and in memory, so a page is a slice; its key is the code of the row beside it. */
function pageOfShops(rows: Reseller[], { after, before, limit }: Query) {
	const place = (code: string | undefined) => rows.findIndex((row) => row.code === code)
	const end = place(before)
	const from = end > 0 ? Math.max(0, end - limit) : place(after) + 1
	const shown = rows.slice(from, end > 0 ? end : from + limit)
	const isLast = from + shown.length >= rows.length
	return {
		rows: shown,
		total: rows.length,
		next: isLast ? null : (shown.at(-1)?.code ?? null),
		previous: from === 0 ? null : (shown[0]?.code ?? null),
	}
}

export async function resellerList(context: CallContext, query: Query) {
	requireAccess(context.viewer, 'reseller', 'read')
	const { services } = context
	const counts = await counted(services)
	const upwards = query.direction === 'asc' ? 1 : -1
	const rows = (await listTenants(services.db))
		.map((tenant) => resellerOf(services, tenant, counts))
		.filter((row) => matches(query, row))
		.toSorted((a, b) => upwards * compared(a, b, query.sort) || a.code.localeCompare(b.code))
	return pageOfShops(rows, query)
}

export function readReseller(context: CallContext, code: string): Promise<Reseller> {
	requireAccess(context.viewer, 'reseller', 'read')
	return describeReseller(context.services, code)
}

async function checkHosts(tx: Queryable, code: string, hosts: string[] = []): Promise<void> {
	const taken = await takenHost(tx, hosts, code)
	if (taken !== undefined) throw failure('reseller_code_taken', { data: { host: taken } })
}

/** `start` is read before the transaction, which may hold the only connection. */
export async function openTenant(
	tx: Queryable,
	context: CallContext,
	{ start, ...shop }: OpenedTenant,
): Promise<void> {
	await checkHosts(tx, shop.code, shop.hosts)
	if (!(await addTenant(tx, { ...start, ...shop }))) throw failure('reseller_code_taken')
	const changes = changesOf<Partial<NewTenant>>({}, shop)
	await noteReseller(tx, context, { tenant: shop.code, event: 'resellerOpened', changes })
}

export async function createReseller(
	context: CallContext,
	{ administrator, ...shop }: NewTenant & { administrator?: Administrator | undefined },
): Promise<Reseller> {
	requireAccess(context.viewer, 'reseller', 'create')
	const { services } = context
	const { startCoefficients: start } = await services.prices.inForce()
	const { code } = shop
	await services.db.transaction(async (tx) => {
		await openTenant(tx, context, { start, ...shop })
		if (administrator)
			await services.accounts.inviteAdministrator(tx, context, { ...administrator, tenant: code })
	})
	services.tenants.forget()
	return describeReseller(services, code)
}

type Lock = { code: string; revision: number }

async function change(
	context: CallContext,
	{ code, revision }: Lock,
	patch: TenantPatch,
	event: ResellerNote['event'],
): Promise<Reseller> {
	const { services } = context
	const before = await findReseller(services, code)
	const { disabledAt: _at, ...given } = patch
	const changes = changesOf<Omit<TenantPatch, 'disabledAt'>>(before, given)
	const isChanged = await services.db.transaction(async (tx) => {
		await checkHosts(tx, code, patch.hosts)
		if (!(await patchTenant(tx, { code, revision }, patch, services.now()))) return false
		if (patch.disabledAt) await services.accounts.endSessionsOfTenant(tx, code)
		await noteReseller(tx, context, { tenant: code, event, changes })
		return true
	})
	services.tenants.forget()
	const current = await describeReseller(services, code)
	if (!isChanged) {
		const edited = { tenant: code, fields: [...Object.keys(current), 'name'] }
		const by = await services.accounts.shopEditor(services.db, edited)
		throw failure('settings_changed', { data: { current, by } })
	}
	return current
}

export function updateReseller(
	context: CallContext,
	{ code, revision, ...patch }: TenantPatch & Lock,
): Promise<Reseller> {
	requireAccess(context.viewer, 'reseller', 'write')
	return change(context, { code, revision }, patch, 'resellerChanged')
}

/** The operator's shop stays open: people without a shop of their own are in it. */
export async function disableReseller(context: CallContext, lock: Lock): Promise<Reseller> {
	requireAccess(context.viewer, 'reseller', 'write')
	const { services, language } = context
	const shop = await findReseller(services, lock.code)
	if (shop.isDefault) throw wrongField(language, 'code')
	return change(context, lock, { disabledAt: services.now() }, 'resellerDisabled')
}

export function enableReseller(context: CallContext, lock: Lock): Promise<Reseller> {
	requireAccess(context.viewer, 'reseller', 'write')
	return change(context, lock, { disabledAt: null }, 'resellerEnabled')
}

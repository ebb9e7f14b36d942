import type { Reseller } from '@gabarit/contract'
import type { Queryable } from '../../db/open-database.ts'
import type { CallContext } from '../../lib/api.ts'
import { failure } from '../../lib/failure.ts'
import { plainText } from '../../lib/hash.ts'
import { requireAccess } from '../../lib/permissions.ts'
import { noteReseller } from '../../lib/reseller-audit.ts'
import type { Services } from '../../lib/services.ts'
import { wrongField } from '../../lib/wrong-field.ts'
import type { ResellerNote } from '../accounts/service.ts'
import { addTenant, patchTenant, type TenantPatch } from './resellers-table.ts'
import type { NewTenant, Tenant } from './service.ts'
import { takenHost } from './taken-host.ts'
import { listTenants } from './tenants-table.ts'

function resellerOf(tenant: Tenant, users: Map<string, number>): Reseller {
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
		users: users.get(code) ?? 0,
		isDisabled: tenant.disabledAt !== null,
		createdAt: tenant.createdAt.toISOString(),
	}
}

export async function describeReseller(services: Services, code: string): Promise<Reseller> {
	const all = await listTenants(services.db)
	const found = all.find((tenant) => tenant.code === code)
	if (!found) throw failure('reseller_not_found')
	return resellerOf(found, await services.accounts.countByTenant())
}

export async function resellerList(
	context: CallContext,
	search: string | undefined,
): Promise<Reseller[]> {
	requireAccess(context.viewer, 'reseller', 'read')
	const { services } = context
	const users = await services.accounts.countByTenant()
	const words = plainText(search ?? '')
	return (await listTenants(services.db))
		.filter(({ code, name, email }) => plainText(`${code} ${name} ${email}`).includes(words))
		.map((tenant) => resellerOf(tenant, users))
}

export function readReseller(context: CallContext, code: string): Promise<Reseller> {
	requireAccess(context.viewer, 'reseller', 'read')
	return describeReseller(context.services, code)
}

async function checkHosts(tx: Queryable, code: string, hosts: string[] = []): Promise<void> {
	const taken = await takenHost(tx, hosts, code)
	if (taken !== undefined) throw failure('reseller_code_taken', { data: { host: taken } })
}

export async function openTenant(tx: Queryable, shop: NewTenant): Promise<void> {
	await checkHosts(tx, shop.code, shop.hosts)
	if (!(await addTenant(tx, shop))) throw failure('reseller_code_taken')
}

export async function createReseller(context: CallContext, shop: NewTenant): Promise<Reseller> {
	requireAccess(context.viewer, 'reseller', 'create')
	const { services } = context
	const { startCoefficients } = await services.prices.inForce()
	await services.db.transaction(async (tx) => {
		await openTenant(tx, { ...startCoefficients, ...shop })
		const fields = Object.keys(shop)
		await noteReseller(tx, context, { tenant: shop.code, event: 'resellerOpened', fields })
	})
	services.tenants.forget()
	return describeReseller(services, shop.code)
}

async function change(
	context: CallContext,
	code: string,
	patch: TenantPatch,
	event: ResellerNote['event'],
): Promise<Reseller> {
	const { services } = context
	await describeReseller(services, code)
	await services.db.transaction(async (tx) => {
		await checkHosts(tx, code, patch.hosts)
		await patchTenant(tx, code, patch, services.now())
		if (patch.disabledAt) await services.accounts.endSessionsOfTenant(tx, code)
		await noteReseller(tx, context, { tenant: code, event, fields: Object.keys(patch) })
	})
	services.tenants.forget()
	return describeReseller(services, code)
}

export function updateReseller(
	context: CallContext,
	{ code, ...patch }: TenantPatch & { code: string },
): Promise<Reseller> {
	requireAccess(context.viewer, 'reseller', 'write')
	return change(context, code, patch, 'resellerChanged')
}

/** The operator's shop stays open: people without a shop of their own are in it. */
export async function disableReseller(context: CallContext, code: string): Promise<Reseller> {
	requireAccess(context.viewer, 'reseller', 'write')
	const { services, language } = context
	const shop = await describeReseller(services, code)
	if (shop.isDefault) throw wrongField(language, 'code')
	return change(context, code, { disabledAt: services.now() }, 'resellerDisabled')
}

export function enableReseller(context: CallContext, code: string): Promise<Reseller> {
	requireAccess(context.viewer, 'reseller', 'write')
	return change(context, code, { disabledAt: null }, 'resellerEnabled')
}

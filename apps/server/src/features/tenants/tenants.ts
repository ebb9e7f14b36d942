import type { Database } from '../../db/open-database.ts'
import { sharedRead } from '../../db/shared-read.ts'
import { nowhere } from '../../db/tenant-scope.ts'
import type { Services } from '../../lib/services.ts'
import { openTenant } from './resellers.ts'
import type { Tenant } from './service.ts'
import { listTenants, tenantByCode } from './tenants-table.ts'

const keptFor = 2000

/** `atelier.localhost:3000` without port and without a trailing dot. */
function bareHost(host: string): string {
	return host.replace(/\.?(?::\d+)?$/, '').toLowerCase()
}

function isOf(tenant: Tenant, host: string): boolean {
	return tenant.hosts.includes(host) || host === `${tenant.code}.localhost`
}

function tenantOf(tenants: Tenant[], code: string): Tenant {
	const found = tenants.find((it) => it.code === code)
	if (!found) throw new Error(`no tenant ${code}`)
	return found
}

export function tenantsService(db: Database): Omit<Services['tenants'], 'describe' | 'countFound'> {
	let kept: { tenants: Tenant[]; until: number } | null = null
	const all = async () => {
		if (kept && kept.until > Date.now()) return kept.tenants
		const tenants = await listTenants(db)
		kept = { tenants, until: Date.now() + keptFor }
		return tenants
	}
	const standing = sharedRead((code: string) => nowhere(() => tenantByCode(db, code)))
	const fallback = (tenants: Tenant[]) => {
		const tenant = tenants.find((it) => it.isDefault)
		if (!tenant) throw new Error('there is no default tenant: seed the database')
		return tenant
	}
	return {
		forget: () => {
			kept = null
		},
		byHost: async (host) => {
			const tenants = await all()
			return tenants.find((it) => isOf(it, bareHost(host))) ?? fallback(tenants)
		},
		asItStands: async (code) => {
			const tenant = await standing(code)
			if (tenant === null) throw new Error(`no tenant ${code}`)
			return tenant
		},
		inside: async (tx, code) => {
			const found = await tenantByCode(tx, code)
			if (!found) throw new Error(`no tenant ${code}`)
			return found
		},
		operatorInside: async (tx) => fallback(await listTenants(tx)),
		isKnown: async (code) => (await all()).some((it) => it.code === code),
		all: async () => (await all()).toSorted((a, b) => a.name.localeCompare(b.name)),
		find: async (code) => (await all()).find((it) => it.code === code) ?? null,
		open: openTenant,
		byCode: async (code) => {
			return tenantOf(await all(), code)
		},
	}
}

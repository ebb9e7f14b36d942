import type { Queryable } from '../../db/open-database.ts'
import type { NewTenant, Tenant } from './service.ts'
import { changeTenant, type TenantChange, tenants } from './tenants-table.ts'

function known<T extends object>(values: T): T {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}

export async function addTenant(tx: Queryable, shop: NewTenant): Promise<boolean> {
	const written = await tx
		.insert(tenants)
		.values(known(shop) as typeof tenants.$inferInsert)
		.onConflictDoNothing()
		.returning({ code: tenants.code })
	return written.length === 1
}

export type TenantPatch = Omit<NewTenant, 'code' | 'name'> & {
	name?: string | undefined
	disabledAt?: Date | null
}

/** Null where somebody else changed it since it was read. */
export function patchTenant(
	tx: Queryable,
	shop: Pick<Tenant, 'code' | 'revision'>,
	patch: TenantPatch,
	at: Date,
): Promise<Tenant | null> {
	return changeTenant(tx, shop, known(patch) as TenantChange, at)
}

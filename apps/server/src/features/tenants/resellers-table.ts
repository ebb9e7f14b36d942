import type { Queryable } from '../../db/open-database.ts'
import type { NewTenant } from './service.ts'
import { type TenantChange, tenants, updateTenant } from './tenants-table.ts'

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

export async function patchTenant(
	tx: Queryable,
	code: string,
	patch: TenantPatch,
	at: Date,
): Promise<void> {
	const change = known(patch) as TenantChange
	if (Object.keys(change).length > 0) await updateTenant(tx, code, change, at)
}

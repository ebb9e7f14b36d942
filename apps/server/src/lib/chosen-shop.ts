import { inScope } from '../db/tenant-scope.ts'
import type { CallContext } from './api.ts'
import { failure } from './failure.ts'
import { type Resource, type Right, requireAccess } from './permissions.ts'

/** Of the host's shop, or of the one that an admin has chosen: what is the caller's alone there is read and written. */
export async function inChosenShop<T>(
	context: CallContext,
	[resource, right]: readonly [Resource, Right],
	tenant: string | undefined,
	run: (inside: CallContext) => Promise<T>,
): Promise<T> {
	const { viewer, services } = context
	const rightScope = requireAccess(viewer, resource, right)
	if (tenant === undefined || tenant === viewer.tenant.code) return run(context)
	const shop = rightScope === 'all' ? await services.tenants.find(tenant) : null
	if (shop === null) throw failure('reseller_not_found')
	return inScope(shop.code, () => run({ ...context, viewer: { ...viewer, tenant: shop } }))
}

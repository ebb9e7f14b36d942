// An admin chooses the shop; everybody else has his own, and any other is answered as not found.
import { inScope } from '../../db/tenant-scope.ts'
import type { CallContext } from '../api.ts'
import { failure } from '../failure.ts'
import { type Resource, type Right, type RightScope, requireAccess } from './permissions.ts'

async function checkShop(
	{ services, viewer }: CallContext,
	rightScope: RightScope,
	shop: string,
): Promise<void> {
	if (rightScope !== 'all' && shop !== viewer.tenant.code) throw failure('reseller_not_found')
	if (!(await services.tenants.isKnown(shop))) throw failure('reseller_not_found')
}

/** Of a list: null = every shop's. */
export async function shopOfList(
	context: CallContext,
	rightScope: RightScope,
	shop: string | undefined,
): Promise<string | null> {
	if (shop !== undefined) await checkShop(context, rightScope, shop)
	if (rightScope === 'all') return shop ?? null
	return context.viewer.tenant.code
}

/** Of settings: the same call as if it came from the chosen shop's address; without a choice the host's. */
export async function contextOfShop(
	context: CallContext,
	rightScope: RightScope,
	shop: string | undefined,
): Promise<CallContext> {
	const { services, viewer } = context
	if (shop === undefined || shop === viewer.tenant.code) return context
	await checkShop(context, rightScope, shop)
	return { ...context, viewer: { ...viewer, tenant: await services.tenants.byCode(shop) } }
}

/** The same, with what is the caller's alone read and written there. */
export async function inChosenShop<T>(
	context: CallContext,
	[resource, right]: readonly [Resource, Right],
	shop: string | undefined,
	run: (inside: CallContext) => Promise<T>,
): Promise<T> {
	const inside = await contextOfShop(context, requireAccess(context.viewer, resource, right), shop)
	return inside === context ? run(context) : inScope(inside.viewer.tenant.code, () => run(inside))
}

import type { GivenRole, UserRow } from '@gabarit/contract'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { type RightScope, requireAccess } from '../../../lib/rights/permissions.ts'
import { wrongField } from '../../../lib/wrong-field.ts'

/** Only administrators make the operator's people, and only in its own shop. */
export async function checkRole(
	{ services, viewer, language }: CallContext,
	rightScope: RightScope,
	tenant: string,
	{ role, isAdmin }: { role: UserRow['role']; isAdmin: boolean },
): Promise<void> {
	const isOperator = role === 'Gabarit'
	if (!isOperator && !isAdmin) return
	if (rightScope !== 'all' || viewer.user === null) throw failure('not_allowed')
	const { isDefault } = await services.tenants.byCode(tenant)
	if (isOperator && isDefault) return
	throw wrongField(language, isOperator ? 'role' : 'isAdmin')
}

export async function tenantOf(
	{ services, viewer }: CallContext,
	rightScope: RightScope,
	code: string | undefined,
) {
	if (rightScope !== 'all') {
		if (code !== undefined && code !== viewer.tenant.code) throw failure('not_allowed')
		return viewer.tenant
	}
	const found = await services.tenants.find(code ?? viewer.tenant.code)
	if (!found) throw failure('reseller_not_found')
	return found
}

/** Of staff: what `checkRole` lets the caller give in this shop. */
export async function givenRoles(
	context: CallContext,
	tenant: string | undefined,
): Promise<GivenRole[]> {
	const rightScope = requireAccess(context.viewer, 'user', 'create')
	const { isDefault } = await tenantOf(context, rightScope, tenant)
	const ofShop: GivenRole[] = [
		{ role: 'ResellerAdmin', isAdmin: false },
		{ role: 'ResellerEmployee', isAdmin: false },
	]
	if (rightScope !== 'all' || !isDefault) return ofShop
	return [...ofShop, { role: 'Gabarit', isAdmin: false }, { role: 'Gabarit', isAdmin: true }]
}

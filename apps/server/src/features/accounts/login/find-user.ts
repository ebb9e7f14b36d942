import { inScope } from '../../../db/tenant-scope.ts'
import type { Services } from '../../../lib/services.ts'
import type { Tenant } from '../../tenants/service.ts'
import { type User, userByEmail } from '../accounts-table.ts'

/** Accounts of the shop, and the operator's staff everywhere. */
export async function findUser(
	services: Services,
	tenant: Tenant,
	email: string,
): Promise<User | null> {
	const inShop = (code: string) => inScope(code, () => userByEmail(services.db, code, email))
	const own = await inShop(tenant.code)
	if (tenant.isDefault) return own
	// Always queried, against timing attacks.
	const operator = await services.tenants.byHost('')
	const staff = await inShop(operator.code)
	return own ?? (staff?.role === 'Gabarit' ? staff : null)
}

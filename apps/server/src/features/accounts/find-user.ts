// Whose account an e-mail names, seen from a shop.
import type { Services } from '../../lib/services.ts'
import type { Tenant } from '../../lib/tenant.ts'
import { type User, userByEmail } from './accounts-table.ts'

/** The shop's own accounts, and the house's staff everywhere. */
export async function findUser(
	services: Services,
	tenant: Tenant,
	email: string,
): Promise<User | null> {
	const own = await userByEmail(services.db, tenant.code, email)
	if (tenant.isDefault) return own
	// Asked whether it is needed or not: the time of an answer tells nothing.
	const house = await services.tenants.byHost('')
	const staff = await userByEmail(services.db, house.code, email)
	return own ?? (staff?.role === 'Gabarit' ? staff : null)
}

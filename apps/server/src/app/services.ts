// Wires the features together: who asks whom is said here and nowhere else.
import type { Database } from '../db/open-database.ts'
import { customerIdOf } from '../features/accounts/accounts.ts'
import { discountsService } from '../features/discounts/discounts.ts'
import { plansService } from '../features/documents/plans.ts'
import { findDesign } from '../features/orders/designs.ts'
import { availabilityOf } from '../features/prices/index.ts'
import { tenantsService } from '../features/tenants/tenants.ts'
import type { Services } from '../lib/services.ts'
import { pricesService } from './prices-service.ts'

export function makeServices(options: {
	db: Database
	publicUrl: string | null
	now?: () => Date
}): Services {
	const { db, publicUrl } = options
	const now = options.now ?? (() => new Date())
	const prices = pricesService(db)
	return {
		db,
		now,
		publicUrl,
		tenants: tenantsService(db),
		prices,
		availabilityOf,
		discounts: discountsService(db, now),
		plans: plansService(db, prices, now),
		accounts: { customerIdOf },
		designs: { find: (viewer, code) => findDesign(db, viewer, code) },
	}
}

// Wires the features together: who asks whom is said here and nowhere else.
import { randomBytes } from 'node:crypto'
import type { Database } from '../db/open-database.ts'
import { activationToken, resetToken } from '../features/accounts/account-tokens.ts'
import { customerIdOf } from '../features/accounts/accounts.ts'
import { discountsService } from '../features/discounts/discounts.ts'
import { plansService } from '../features/documents/plans.ts'
import { findDesign } from '../features/orders/designs.ts'
import { designByCode } from '../features/orders/designs-table.ts'
import { lastOffers } from '../features/orders/last-offers-table.ts'
import { linkOrders } from '../features/orders/orders-table.ts'
import { mailsService, postWebhook } from '../features/outbox/post.ts'
import { availabilityOf } from '../features/prices/index.ts'
import { tenantOfKey, webhooksService } from '../features/technical/webhooks.ts'
import { tenantsService } from '../features/tenants/tenants.ts'
import { safeOf } from '../lib/sealed.ts'
import type { Services } from '../lib/services.ts'
import { addressesOf } from './addresses.ts'
import { pricesService } from './prices-service.ts'

export function makeServices(options: {
	db: Database
	publicUrl: string | null
	/** Its accounts are printed on the console: no second factor is asked of them. */
	demo?: boolean
	port?: number
	/** Absent where nothing sealed is read: seeds, the command line. */
	secretsKey?: string
	allowLoopback?: boolean
	now?: () => Date
}): Services {
	const { db, publicUrl } = options
	const now = options.now ?? (() => new Date())
	const prices = pricesService(db)
	const services: Services = {
		db,
		now,
		publicUrl,
		isDemo: options.demo ?? false,
		addressOf: addressesOf(publicUrl, options.port ?? 3000),
		tenants: tenantsService(db),
		prices,
		offers: { last: (limit) => lastOffers(db, limit) },
		availabilityOf,
		discounts: discountsService(db, now),
		plans: plansService(db, prices, now),
		accounts: {
			customerIdOf,
			resetToken: (tenant, email) => resetToken(services, tenant, email),
			activationToken: (tenant, email, person) => activationToken(services, tenant, email, person),
		},
		mails: mailsService(now),
		webhooks: webhooksService(now, postWebhook(now)),
		tenantOfKey: (authorization) => tenantOfKey(db, authorization),
		safe: safeOf(options.secretsKey ?? randomBytes(32).toString('hex')),
		allowLoopback: options.allowLoopback ?? false,
		customers: { link: linkOrders },
		designs: {
			find: (viewer, code) => findDesign(db, viewer, code),
			byCode: (tenant, code) => designByCode(db, tenant, code),
		},
	}
	return services
}

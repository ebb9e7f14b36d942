import type { Me } from '@gabarit/contract'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { accountOf } from '../../../lib/rights/account-of.ts'
import { requireAccess, rightOn, sectionsOf } from '../../../lib/rights/permissions.ts'
import { customerByEmail } from '../orders-table.ts'
import { moneyOf, requireBackOffice, scopeOf } from '../process/order-access.ts'
import { waitingCounts } from './order-list.ts'

export async function findCustomer(context: CallContext, email: string) {
	const { services, viewer } = context
	requireAccess(viewer, 'customerLookup', 'read')
	const found = await customerByEmail(services.db, viewer.tenant.code, email)
	if (!found) throw failure('customer_not_found')
	return found
}

/** An administrator and the supplier see the orders of every shop. */
async function shopsOf({ services, viewer }: CallContext): Promise<Me['shops']> {
	const { tenant, orSent } = scopeOf(viewer, requireAccess(viewer, 'order', 'read'))
	const shops = tenant === null || orSent ? await services.tenants.all() : [viewer.tenant]
	return shops.map(({ code, name }) => ({ code, name }))
}

export async function me(context: CallContext, shop?: string): Promise<Me> {
	const { viewer } = context
	requireBackOffice(viewer)
	const { user, tenant } = viewer
	if (user === null) throw failure('not_logged_in')
	const mails = rightOn(viewer, 'mailbox')
	const { keepsMails } = context.services
	const { seesSale, seesCost } = moneyOf(viewer, tenant.code)
	return {
		account: { ...accountOf(user), isAdmin: user.isAdmin },
		tenant: { code: tenant.code, name: tenant.name },
		shops: await shopsOf(context),
		sections: sectionsOf(viewer),
		settings: {
			shop: rightOn(viewer, 'resellerSettings'),
			prices: rightOn(viewer, 'priceList'),
		},
		technical: {
			settings: rightOn(viewer, 'technicalSettings'),
			deliveries: rightOn(viewer, 'outbox'),
			mails: keepsMails ? mails : null,
			mailsLeave: !keepsMails && mails !== null,
		},
		hasNews: rightOn(viewer, 'notification') !== null,
		seesSalePrices: seesSale,
		seesCost,
		waiting: await waitingCounts(context, shop),
	}
}

import type { ConfigurationRow, Me } from '@gabarit/contract'
import { sizeOf } from '@gabarit/engine'
import { keysetOf, pageOf } from '../../../db/keyset.ts'
import { accountOf } from '../../../lib/account-of.ts'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess, rightOn, sectionsOf } from '../../../lib/permissions.ts'
import { rolesOf, type Viewer } from '../../../lib/viewer.ts'
import {
	countDesigns,
	type Design,
	type DesignFilter,
	type DesignScope,
	listDesigns,
} from '../design/designs-table.ts'
import { customerByEmail } from '../orders-table.ts'
import { moneyOf, requireBackOffice, scopeOf } from '../process/order-access.ts'
import { waitingCounts } from './order-list.ts'

export function rowOf(design: Design): ConfigurationRow {
	const { configuration } = design
	const size = sizeOf(configuration)
	return {
		code: design.code,
		tenant: design.tenant,
		version: design.version,
		frozen: design.frozen,
		type: design.type,
		language: design.language,
		externalReference: design.externalReference,
		email: design.email,
		width: size?.width ?? null,
		height: size?.height ?? null,
		createdAt: design.createdAt.toISOString(),
		updatedAt: design.updatedAt.toISOString(),
	}
}

export function designScopeOf(viewer: Viewer): DesignScope {
	requireBackOffice(viewer)
	const rightScope = requireAccess(viewer, 'configurationList', 'read')
	return {
		tenant: rightScope === 'all' || rightScope === 'sent' ? null : viewer.tenant.code,
		owner: rightScope === 'own' ? (viewer.user?.id ?? '') : null,
		sentOnly: rightScope === 'sent',
		orSent: rightScope === 'tenant' && rolesOf(viewer).includes('supplier'),
	}
}

export async function configurationList(
	context: CallContext,
	query: DesignFilter & {
		after?: string | undefined
		before?: string | undefined
		limit: number
	},
) {
	const { services, viewer } = context
	const scope = designScopeOf(viewer)
	const page = keysetOf({ ...query, direction: 'desc' }, 'timestamptz')
	const found = await listDesigns(services.db, scope, query, page)
	const { rows, next, previous } = pageOf(found, page)
	const total = await countDesigns(services.db, scope, query)
	return { rows: rows.map(rowOf), total, next, previous }
}

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

export async function me(context: CallContext): Promise<Me> {
	const { viewer } = context
	requireBackOffice(viewer)
	const { user, tenant } = viewer
	if (user === null) throw failure('not_logged_in')
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
		seesSalePrices: seesSale,
		seesCost,
		waiting: await waitingCounts(context),
	}
}

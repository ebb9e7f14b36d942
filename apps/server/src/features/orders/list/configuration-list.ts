import type { ConfigurationRow } from '@gabarit/contract'
import { sizeOf } from '@gabarit/engine'
import { isWhole, keysetOf, pageOf } from '../../../db/keyset.ts'
import { type Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { requireAccess, rightScopeOf } from '../../../lib/rights/permissions.ts'
import { rolesOf, type Viewer } from '../../../lib/rights/viewer.ts'
import {
	countDesigns,
	type DesignFilter,
	type DesignScope,
	type ListedDesign,
	listDesigns,
} from '../design/designs-list-table.ts'
import { wantedWords } from '../order-search.ts'
import { findInScope } from '../order-search-table.ts'
import { moneyOf, readsOrder, requireBackOffice } from '../process/order-access.ts'
import { shopScopeOf } from './order-listing.ts'

/** The order that holds it, where the viewer may read it. */
function holdingOf({ tenant, holding }: ListedDesign, viewer: Viewer): ListedDesign['holding'] {
	return holding && readsOrder(viewer, { tenant, ...holding }) ? holding : null
}

export function rowOf(
	design: ListedDesign,
	viewer: Viewer,
): Omit<ConfigurationRow, 'catalogueVersion'> {
	const { configuration } = design
	const holding = holdingOf(design, viewer)
	const size = sizeOf(configuration)
	return {
		code: design.code,
		tenant: design.tenant,
		version: design.version,
		frozen: design.frozen,
		type: design.type,
		language: design.language,
		externalReference: design.externalReference,
		email: moneyOf(viewer, design.tenant).seesSale ? design.email : null,
		reference: holding?.reference ?? null,
		kind: holding?.kind ?? null,
		customer: holding && `${holding.lastName} ${holding.firstName}`,
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

function findHolding(db: Queryable, scope: DesignScope, search: string | undefined) {
	const words = wantedWords(search ?? '')
	return words.length === 0 ? null : findInScope(db, scope, words)
}

export async function configurationList(
	context: CallContext,
	query: DesignFilter & {
		tenant?: string | undefined
		direction?: 'asc' | 'desc'
		after?: string | undefined
		before?: string | undefined
		limit: number
	},
) {
	const { services, viewer } = context
	const scope = await shopScopeOf(services, designScopeOf(viewer), query.tenant)
	const page = keysetOf({ direction: 'desc', ...query }, 'timestamptz')
	// Of one's own designs somebody else's order is not found by its names.
	const ordersRead = rightScopeOf(viewer, 'order', 'read')
	const isOthers = ordersRead === null || ordersRead === 'own'
	const found = isOthers ? null : await findHolding(services.db, scope, query.search)
	const filter = { ...query, found }
	const listed = await listDesigns(services.db, scope, filter, page)
	const { rows, next, previous } = pageOf(listed, page)
	const total = isWhole(listed, page) ? rows.length : await countDesigns(services.db, scope, filter)
	const { catalogue } = await services.prices.inForce()
	return {
		rows: rows.map((row) => ({ ...rowOf(row, viewer), catalogueVersion: catalogue.version })),
		total,
		next,
		previous,
	}
}

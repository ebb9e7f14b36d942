import type { ConfigurationRow } from '@gabarit/contract'
import { sizeOf } from '@gabarit/engine'
import { keysetOf, pageOf } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { requireAccess, rightScopeOf } from '../../../lib/permissions.ts'
import { rolesOf, type Viewer } from '../../../lib/viewer.ts'
import {
	countDesigns,
	type DesignFilter,
	type DesignScope,
	type ListedDesign,
	listDesigns,
} from '../design/designs-table.ts'
import { wantedWords } from '../order-search.ts'
import { findByWords } from '../order-search-table.ts'
import { requireBackOffice } from '../process/order-access.ts'
import { shopScopeOf } from './order-listing.ts'

export function rowOf(design: ListedDesign, readsOrder: boolean): ConfigurationRow {
	const { configuration } = design
	const holding = readsOrder ? design.holding : null
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

function findHolding(db: Queryable, { tenant, orSent }: DesignScope, search: string | undefined) {
	const words = wantedWords(search ?? '')
	return words.length === 0 ? null : findByWords(db, orSent ? null : tenant, words)
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
	const readsOrder = rightScopeOf(viewer, 'order', 'read') !== null
	const found = readsOrder ? await findHolding(services.db, scope, query.search) : null
	const filter = { ...query, found }
	const { rows, next, previous } = pageOf(await listDesigns(services.db, scope, filter, page), page)
	const total = await countDesigns(services.db, scope, filter)
	return { rows: rows.map((row) => rowOf(row, readsOrder)), total, next, previous }
}

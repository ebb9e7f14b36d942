// Two tables, one list: each gives its newest rows, and the page takes the newest of both.
import { type AuditEntry, type AuditPart, auditParts, mostCounted } from '@gabarit/contract'
import { type KeysetRow, keysetOf, pageOf } from '../../db/keyset.ts'
import type { CallContext } from '../../lib/api.ts'
import { plainText, wordsOf } from '../../lib/hash.ts'
import { shopOfList } from '../../lib/rights/chosen-shop.ts'
import { requireAccess, rightScopeOf } from '../../lib/rights/permissions.ts'
import { rolesOf } from '../../lib/rights/viewer.ts'
import type { AuditFilter, AuditScope, AuditSource } from './service.ts'

type Query = Omit<AuditFilter, 'shops'> & {
	tenant?: string | undefined
	parts?: AuditPart[] | undefined
	after?: string | undefined
	before?: string | undefined
	limit: number
}

/** A seller reads the orders of his shop, an administrator also accounts and settings, the supplier what he did. */
function sourcesOf({ services, viewer }: CallContext, isOwn: boolean, parts: readonly AuditPart[]) {
	const { ofOrders, ofAccounts } = services.audits
	const readsAccounts = isOwn || rightScopeOf(viewer, 'accountAudit', 'read') !== null
	const others = parts.filter((part) => part !== 'order')
	return [
		...(parts.includes('order') ? [ofOrders] : []),
		...(readsAccounts && others.length > 0 ? [ofAccounts(others)] : []),
	]
}

async function scopeOf(context: CallContext, shop: string | undefined): Promise<AuditScope> {
	const { viewer } = context
	const rightScope = requireAccess(viewer, 'audit', 'read')
	if (rightScope === 'own') return { tenant: null, by: viewer.user?.id ?? '' }
	const tenant = await shopOfList(context, rightScope, shop)
	// The operator's seller makes what other shops sent him, as the supplier.
	const makes = shop === undefined && rolesOf(viewer).includes('supplier')
	return { tenant, ...(makes && viewer.user && { orBy: viewer.user.id }) }
}

async function shopsNamed({ services }: CallContext, search: string | undefined) {
	const words = wordsOf(search ?? '')
	if (words.length === 0) return []
	return (await services.tenants.all())
		.filter(({ code, name }) => words.every((word) => plainText(`${code} ${name}`).includes(word)))
		.map(({ code }) => code)
}

/** Microseconds, since two rows of one millisecond may stand on both sides of a page's end. */
function instantOf(value: string): number {
	const fraction = /\.(\d+)/.exec(value)?.[1] ?? ''
	const whole = Date.parse(`${value.replace(/\.\d+/, '').replace(' ', 'T')}:00`)
	return whole * 1000 + Number(fraction.padEnd(6, '0'))
}

type Row = KeysetRow<AuditEntry>

function compared(a: Row, b: Row): number {
	const byTime = instantOf(a.value) - instantOf(b.value)
	if (byTime !== 0) return byTime
	return a.key < b.key ? -1 : 1
}

async function countOf(
	context: CallContext,
	sources: readonly AuditSource[],
	question: Parameters<AuditSource['count']>[1],
) {
	let total = 0
	for (const source of sources)
		total += await source.count(context.services.db, question, mostCounted + 1)
	return total > mostCounted ? null : total
}

/** Not counted: a file of all rows needs no total. */
export async function auditPage(context: CallContext, query: Query) {
	const scope = await scopeOf(context, query.tenant)
	// Of what he did himself the supplier finds by the order, not by his own name.
	const isOwnActs = scope.by !== undefined || scope.orBy !== undefined
	const filter = {
		...query,
		shops: await shopsNamed(context, query.search),
		actors: isOwnActs ? [] : await context.services.accounts.staffNamed(query.search ?? ''),
	}
	const sources = sourcesOf(context, scope.by !== undefined, query.parts ?? auditParts)
	const page = keysetOf({ ...query, direction: 'desc' }, 'timestamptz')
	const found: Row[] = []
	for (const source of sources)
		found.push(...(await source.page(context.services.db, { scope, filter }, page)))
	const isBack = page.from?.side === 'before'
	const merged = found
		.toSorted((a, b) => (isBack ? compared(a, b) : compared(b, a)))
		.slice(0, page.limit + 1)
	return { sources, asked: { scope, filter }, page: pageOf(merged, page) }
}

export async function auditList(context: CallContext, query: Query) {
	const { sources, asked, page } = await auditPage(context, query)
	return { ...page, total: await countOf(context, sources, asked) }
}

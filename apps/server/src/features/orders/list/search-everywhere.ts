// One search over all that a viewer may read, five of each kind. Orders are found by the word index; their customers
// and designs by the orders.
import type { FoundEverywhere } from '@gabarit/contract'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import { plainText, wordsOf } from '../../../lib/hash.ts'
import { requireAccess, rightScopeOf } from '../../../lib/rights/permissions.ts'
import type { Viewer } from '../../../lib/rights/viewer.ts'
import { designsByStart, designsOfOrders } from '../design/designs-list-table.ts'
import { wantedWords } from '../order-search.ts'
import type { Order } from '../orders-table.ts'
import {
	cityFor,
	customerFor,
	moneyOf,
	type OrderScope,
	requireBackOffice,
	scopeOf,
} from '../process/order-access.ts'
import { rowOf as designRowOf, designScopeOf } from './configuration-list.ts'
import { nearestWord } from './nearest-word-table.ts'
import { nameOf } from './order-list.ts'
import { findOrders, listOrders } from './order-list-table.ts'

const mostOfKind = 5
/** Several orders of one customer leave room for the next one. */
const mostOrders = 25

type Found = Omit<FoundEverywhere, 'nearest'>
type Row = FoundEverywhere['orders'][number]

function rowOf(viewer: Viewer, order: Order): Row {
	const { reference, tenant, state, deliveryMode, total } = order
	const { seesSale } = moneyOf(viewer, tenant)
	const named = { customer: nameOf(order), city: cityFor(viewer, order) }
	return { reference, tenant, ...named, state, deliveryMode, total: seesSale ? total : null }
}

function customersOf(viewer: Viewer, orders: Order[]): Found['customers'] {
	if (rightScopeOf(viewer, 'customer', 'read') === null) return []
	const newest = new Map<string, Order>()
	const sorted = orders.toSorted((a, b) => b.orderedAt.getTime() - a.orderedAt.getTime())
	for (const order of sorted) {
		const key = `${order.tenant} ${order.customer.email.toLowerCase()}`
		if (!newest.has(key)) newest.set(key, order)
	}
	return [...newest.values()].slice(0, mostOfKind).map((order) => {
		const { tenant, reference, kind } = order
		const { email } = customerFor(viewer, order)
		return { name: nameOf(order), tenant, email, reference, kind }
	})
}

async function designsOf(context: CallContext, words: string, orders: Order[]) {
	const { services, viewer } = context
	const { db } = services
	const scope = designScopeOf(viewer)
	const start = words.replace(/[\s-]/g, '').toUpperCase()
	const begun = await designsByStart(db, scope, start, mostOfKind)
	const held = await designsOfOrders(db, scope, orders, mostOfKind)
	const byKey = new Map([...begun, ...held].map((it) => [`${it.tenant} ${it.code}`, it]))
	const found = [...byKey.values()].slice(0, mostOfKind)
	return found.map((design) => {
		const row = designRowOf(design, viewer)
		const { type, tenant, width, height, reference, customer } = row
		return { code: row.code, type, tenant, width, height, reference, customer }
	})
}

async function shopsOf({ services, viewer }: CallContext, search: string): Promise<Found['shops']> {
	if (rightScopeOf(viewer, 'reseller', 'read') === null) return []
	const words = wordsOf(search)
	const isFound = ({ code, name }: { code: string; name: string }) =>
		words.every((word) => plainText(`${code} ${name}`).includes(word))
	return (await services.tenants.all())
		.filter(isFound)
		.slice(0, mostOfKind)
		.map(({ code, name }) => ({ code, name }))
}

async function ordersOf(context: CallContext, scope: OrderScope, words: string) {
	const { db, now } = context.services
	const found = await findOrders(db, scope, words)
	const page = { limit: mostOrders, direction: 'desc', from: null } as const
	const today = brusselsDay(now())
	const of = async (kind: 'order' | 'offer') => {
		const asked = { kind, view: 'all', today, found, sort: 'orderedAt' } as const
		return (await listOrders(db, scope, asked, page)).map(({ row }) => row)
	}
	return { orders: await of('order'), offers: await of('offer') }
}

async function foundBy(context: CallContext, scope: OrderScope, words: string): Promise<Found> {
	const { services, viewer } = context
	const { orders, offers } = await ordersOf(context, scope, words)
	const both = [...orders, ...offers]
	const rows = (some: Order[]) => some.slice(0, mostOfKind).map((order) => rowOf(viewer, order))
	return {
		orders: rows(orders),
		offers: rows(offers),
		customers: customersOf(viewer, both),
		configurations: await designsOf(context, words, both),
		people: await services.accounts.find(services.db, viewer, { search: words, limit: mostOfKind }),
		shops: await shopsOf(context, words),
	}
}

const isEmpty = (all: Found) => Object.values(all).every((some) => some.length === 0)

export async function searchEverywhere(
	context: CallContext,
	words: string,
): Promise<FoundEverywhere> {
	const { services, viewer } = context
	requireBackOffice(viewer)
	const scope = scopeOf(viewer, requireAccess(viewer, 'order', 'read'))
	const exact = await foundBy(context, scope, words)
	if (!isEmpty(exact)) return { nearest: null, ...exact }
	const nearest = await nearestWord(services.db, scope, wantedWords(words))
	if (nearest === null) return { nearest, ...exact }
	const near = await foundBy(context, scope, nearest)
	return isEmpty(near) ? { nearest: null, ...exact } : { nearest, ...near }
}

// What designs, offers and orders keep of a person, by his e-mail in one shop.
import type { Customer } from '@gabarit/contract'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open-database.ts'
import type { Services } from '../../../lib/services.ts'
import type { PersonKey } from '../../accounts/service.ts'
import { forgetActs } from '../acts-table.ts'
import { type Design, designs, designVersions } from '../design/designs-table.ts'
import { searchTextOf } from '../order-search.ts'
import { isClosed, soldStatuses } from '../order-status.ts'
import { deleteOrder, type Order, orderNotes, orders, updateOrder } from '../orders-table.ts'
import { isErased, namingPapers, namingPapersOfSale, nobody } from './erased-person.ts'
import { deleteLinksOf, deleteRemainsOf } from './order-remains-table.ts'

const noName = '–'

function ordersOf(key: PersonKey) {
	const byEmail = sql`lower(${orders.customer} ->> 'email') = ${key.email}`
	const byAccount = key.userId === null ? undefined : eq(orders.customerId, key.userId)
	return and(eq(orders.tenant, key.tenant), or(byEmail, byAccount))
}

function designsOf(key: PersonKey) {
	const byEmail = sql`lower(${designs.email}) = ${key.email}`
	const byAccount = key.userId === null ? undefined : eq(designs.ownerId, key.userId)
	return and(eq(designs.tenant, key.tenant), or(byEmail, byAccount))
}

export async function exportOrders(db: Queryable, key: PersonKey) {
	// What the shop pays is its own business.
	const hidden = {
		bodyHash: undefined,
		search: undefined,
		sortName: undefined,
		amountToSupplier: undefined,
	}
	const kept = await db.select().from(orders).where(ordersOf(key))
	const saved = await db.select().from(designs).where(designsOf(key))
	return {
		orders: kept.map((order) => ({ ...order, ...hidden })),
		designs: saved.map((design) => ({ ...design, editKeyHash: undefined })),
	}
}

/** What is under way or done, a waiting order too, has a buyer: his invoice is kept as long as the law wants. */
const boughtStatuses: readonly Order['status'][] = ['None', ...soldStatuses]

/** Money that came and went again has its papers too. */
function isSale({ kind, status, paid, refunded }: Order): boolean {
	return paid > 0 || refunded > 0 || (kind === 'order' && boughtStatuses.includes(status))
}

type Column = 'billingAddress' | 'deliveryAddress' | 'externalReference' | 'sortName' | 'city'
type Kept = Pick<Order, Column> & { customer: Customer }

/** Where it is still to be brought; once that is over, no more than the invoice says. */
function placeOf(order: Order): Pick<Order, 'deliveryAddress' | 'city'> {
	const { billingAddress, deliveryAddress, city } = order
	if (!isClosed(order)) return { deliveryAddress, city }
	return {
		deliveryAddress: deliveryAddress && billingAddress,
		city: billingAddress?.city ?? null,
	}
}

/** An invoice names who bought and where he lives; how to reach him, and what he wrote, it does not. */
function keptOfSale(order: Order): Kept {
	const { billingAddress, externalReference, sortName } = order
	const { type, firstName, lastName, companyName, vatNumber } = order.customer
	return {
		customer: { type, firstName, lastName, email: nobody, companyName, vatNumber },
		billingAddress,
		...placeOf(order),
		externalReference,
		sortName,
	}
}

/** An order that was refused and never paid has no invoice: its number and its figures stay, nobody's. */
function keptOfRefused({ customer }: Order): Kept {
	const names = { firstName: noName, lastName: noName }
	return {
		customer: { type: customer.type, ...names, email: nobody },
		billingAddress: null,
		deliveryAddress: null,
		externalReference: null,
		sortName: noName,
		city: null,
	}
}

/** `remove` takes the papers that name her. */
type Papers = Pick<Services['documents'], 'remove'>

async function strip(tx: Queryable, order: Order, { remove }: Papers): Promise<Order> {
	const sale = isSale(order)
	const kept = sale ? keptOfSale(order) : keptOfRefused(order)
	const { firstName, lastName, companyName } = kept.customer
	const names = { firstName, lastName, companyName }
	const change = {
		...kept,
		customerId: null,
		toLink: false,
		remark: null,
		search: searchTextOf({ ...order, customer: names, addresses: [], more: [] }),
	}
	const stripped = await updateOrder(tx, order, change)
	await tx
		.delete(orderNotes)
		.where(and(eq(orderNotes.tenant, order.tenant), eq(orderNotes.orderId, order.id)))
	await deleteLinksOf(tx, order)
	const kinds = sale ? namingPapersOfSale : namingPapers
	await remove(tx, { tenant: order.tenant, codes: [order.code], kinds })
	return stripped
}

/** Whoever bought it was erased while it was under way: what was kept to end it well goes with its last step. */
export async function forgetClosed(tx: Queryable, order: Order, papers: Papers): Promise<Order> {
	return isClosed(order) && isErased(order) ? strip(tx, order, papers) : order
}

type Elsewhere = Papers & {
	/** Money asked for an order that goes belongs to none. */
	unlink: (orderId: string) => Promise<void>
}

async function eraseOrder(
	tx: Queryable,
	order: Order,
	{ unlink, remove }: Elsewhere,
): Promise<void> {
	const { tenant, id, code } = order
	await unlink(id)
	await deleteRemainsOf(tx, order)
	await deleteOrder(tx, order)
	await remove(tx, { tenant, codes: [code], kinds: namingPapers })
}

export async function eraseOrders(
	tx: Queryable,
	key: PersonKey,
	elsewhere: Elsewhere,
): Promise<{ erased: number; ordersKept: number }> {
	const found = await tx.select().from(orders).where(ordersOf(key)).for('update')
	// An order that was placed keeps its number and its code: the same body sent again is still the same order.
	const placed = found.filter((order) => order.kind === 'order' || isSale(order))
	for (const order of placed) await strip(tx, order, elsewhere)
	for (const order of found) if (!placed.includes(order)) await eraseOrder(tx, order, elsewhere)
	const codes = await eraseDesigns(tx, key, found, elsewhere)
	if (key.actor) await forgetActs(tx, key.actor)
	return { erased: found.length - placed.length + codes.length, ordersKept: placed.length }
}

type Held = Pick<Design, 'code' | 'email' | 'ownerId'>

/** Somebody else saved it, under his account or his address: what she was offered or ordered of it leaves it his. */
function isAnothers({ email, ownerId }: Held, key: PersonKey): boolean {
	const hasOtherOwner = ownerId !== null && ownerId !== key.userId
	return hasOtherOwner || (email !== null && email.toLowerCase() !== key.email)
}

/** Her designs go, but for those under which an order stands; of another's only her traces. The codes that went. */
async function eraseDesigns(
	tx: Queryable,
	key: PersonKey,
	hers: readonly Pick<Order, 'code'>[],
	{ remove }: Papers,
): Promise<string[]> {
	const { tenant } = key
	const ordered = hers.map((it) => it.code)
	const named = ordered.length === 0 ? undefined : inArray(designs.code, ordered)
	// Held: who orders one of them at this moment is waited for, and his order seen.
	const held = await tx
		.select({ code: designs.code, email: designs.email, ownerId: designs.ownerId })
		.from(designs)
		.where(or(designsOf(key), and(eq(designs.tenant, tenant), named)))
		.orderBy(designs.code)
		.for('update')
	const standing = await orderedOf(
		tx,
		tenant,
		held.map((it) => it.code),
	)
	const isGone = (it: Held) => !isAnothers(it, key) && !standing.has(it.code)
	for (const design of held.filter((it) => !isGone(it)))
		await changeDesign(tx, tenant, design.code, withoutHer(design, key, ordered))
	const gone = held.filter(isGone).map((it) => it.code)
	// Their papers first: a plan belongs to its design.
	await remove(tx, { tenant, codes: gone })
	await deleteDesigns(tx, tenant, gone)
	return gone
}

/** What of her leaves a design that stays. The edit key is of the browser in which its owner made it. */
function withoutHer(design: Held, key: PersonKey, ordered: readonly string[]): Partial<Design> {
	const { code, email, ownerId } = design
	const isOwner = ownerId !== null && ownerId === key.userId
	if (isAnothers(design, key))
		return {
			...(email?.toLowerCase() === key.email && { email: null }),
			...(isOwner && { ownerId: null, editKeyHash: null }),
		}
	const nobodys = { email: null, ownerId: null, editKeyHash: null }
	return ordered.includes(code) ? { ...nobodys, externalReference: null } : nobodys
}

async function changeDesign(
	tx: Queryable,
	tenant: string,
	code: string,
	change: Partial<Design>,
): Promise<void> {
	if (Object.keys(change).length === 0) return
	await tx
		.update(designs)
		.set(change)
		.where(and(eq(designs.tenant, tenant), eq(designs.code, code)))
}

/** Those under which an offer or an order stands, hers that is kept or somebody else's: both may hold one design. */
async function orderedOf(tx: Queryable, tenant: string, codes: string[]): Promise<Set<string>> {
	if (codes.length === 0) return new Set()
	const found = await tx
		.select({ code: orders.code })
		.from(orders)
		.where(and(eq(orders.tenant, tenant), inArray(orders.code, codes)))
	return new Set(found.map((it) => it.code))
}

async function deleteDesigns(tx: Queryable, tenant: string, codes: string[]): Promise<void> {
	if (codes.length === 0) return
	const inCodes = (table: typeof designs | typeof designVersions) =>
		and(eq(table.tenant, tenant), inArray(table.code, codes))
	await tx.delete(designVersions).where(inCodes(designVersions))
	await tx.delete(designs).where(inCodes(designs))
}

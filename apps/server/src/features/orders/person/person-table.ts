import { type Customer, orderTextsOf } from '@gabarit/contract'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open-database.ts'
import type { Services } from '../../../lib/services.ts'
import type { PersonKey, PersonTraces } from '../../accounts/service.ts'
import { forgetActs } from '../acts-table.ts'
import { forgetCorrections } from '../audit-table.ts'
import { designShares } from '../design/design-shares-table.ts'
import { type Design, designs, designVersions } from '../design/designs-table.ts'
import { searchTextsOf } from '../order-search.ts'
import { isClosed, soldStatuses } from '../order-status.ts'
import { deleteOrder, type Order, orderNotes, orders, updateOrder } from '../orders-table.ts'
import { erasedEmail, isErased, namingPapers, namingPapersOfSale } from './erased-person.ts'
import { deleteLinksOf, deleteRemainsOf } from './order-remains-table.ts'

const noName = '–'

const customerEmail = sql<string>`lower(${orders.customer} ->> 'email')`

function ordersOf(key: PersonKey) {
	const byEmail = sql`${customerEmail} = ${key.email}`
	const byAccount = key.userId === null ? undefined : eq(orders.customerId, key.userId)
	return and(eq(orders.tenant, key.tenant), or(byEmail, byAccount))
}

function designsOf(key: PersonKey) {
	const byEmail = sql`lower(${designs.email}) = ${key.email}`
	const byAccount = key.userId === null ? undefined : eq(designs.ownerId, key.userId)
	return and(eq(designs.tenant, key.tenant), or(byEmail, byAccount))
}

/** The numbers of a person's offers and orders, and the e-mails on them in lower case. */
export async function ordersTraced(
	db: Queryable,
	key: PersonKey,
): Promise<{ references: string[]; emails: string[] }> {
	const found = await db
		.select({ reference: orders.reference, email: customerEmail })
		.from(orders)
		.where(ordersOf(key))
		.orderBy(orders.reference)
	return { references: found.map((it) => it.reference), emails: found.map((it) => it.email) }
}

/** Those of these addresses, in lower case, that an order of nobody's or of another person's has. */
export async function addressesOfOtherOrders(
	db: Queryable,
	key: PersonKey,
	addresses: readonly string[],
): Promise<string[]> {
	const found = await db
		.selectDistinct({ email: customerEmail })
		.from(orders)
		.where(
			and(
				eq(orders.tenant, key.tenant),
				inArray(customerEmail, [...addresses]),
				sql`(${ordersOf(key)}) is not true`,
			),
		)
	return found.map((it) => it.email)
}

export async function exportOrders(db: Queryable, key: PersonKey) {
	const hidden = {
		requestHash: undefined,
		browserHash: undefined,
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

/** Sales, and waiting orders: their invoices must be kept. */
const boughtStatuses: readonly Order['status'][] = ['None', ...soldStatuses]

/** Refunded payments have invoices too. */
function isSale({ kind, status, paid, refunded }: Order): boolean {
	return paid > 0 || refunded > 0 || (kind === 'order' && boughtStatuses.includes(status))
}

type Column = 'billingAddress' | 'deliveryAddress' | 'externalReference' | 'sortName' | 'city'
type Kept = Pick<Order, Column> & { customer: Customer }

/** The delivery address while it is needed; afterwards the invoice's data only. */
function placeOf(order: Order): Pick<Order, 'deliveryAddress' | 'city'> {
	const { billingAddress, deliveryAddress, city } = order
	if (!isClosed(order)) return { deliveryAddress, city }
	return {
		deliveryAddress: deliveryAddress && billingAddress,
		city: billingAddress?.city ?? null,
	}
}

/** An invoice has name and address, but no contact data and no notes. */
function keptOfSale(order: Order): Kept {
	const { billingAddress, externalReference, sortName } = order
	const { type, firstName, lastName, companyName, vatNumber } = order.customer
	return {
		customer: { type, firstName, lastName, email: erasedEmail, companyName, vatNumber },
		billingAddress,
		...placeOf(order),
		externalReference,
		sortName,
	}
}

/** A refused, unpaid order has no invoice: number and amounts stay, without a person. */
function keptOfRefused({ customer }: Order): Kept {
	const names = { firstName: noName, lastName: noName }
	return {
		customer: { type: customer.type, ...names, email: erasedEmail },
		billingAddress: null,
		deliveryAddress: null,
		externalReference: null,
		sortName: noName,
		city: null,
	}
}

type Papers = Pick<Services['documents'], 'remove'>

async function strip(tx: Queryable, order: Order, { remove }: Papers): Promise<Order> {
	const sale = isSale(order)
	const kept = sale ? keptOfSale(order) : keptOfRefused(order)
	const { firstName, lastName, companyName } = kept.customer
	const names = { firstName, lastName, companyName }
	const nowhere = { billingAddress: null, deliveryAddress: null }
	const change = {
		...kept,
		customerId: null,
		browserHash: null,
		toLink: false,
		...orderTextsOf({}),
		...searchTextsOf({ ...order, ...nowhere, customer: names, more: [] }),
	}
	const stripped = await updateOrder(tx, order, change)
	await tx
		.delete(orderNotes)
		.where(and(eq(orderNotes.tenant, order.tenant), eq(orderNotes.orderId, order.id)))
	await deleteLinksOf(tx, order)
	await forgetCorrections(tx, order)
	const kinds = sale ? namingPapersOfSale : namingPapers
	await remove(tx, { tenant: order.tenant, codes: [order.code], kinds })
	return stripped
}

/** A buyer erased during the order: the data kept to deliver it goes with the last transition. */
export async function forgetClosed(tx: Queryable, order: Order, papers: Papers): Promise<Order> {
	return isClosed(order) && isErased(order) ? strip(tx, order, papers) : order
}

const isKept = (order: Order) => order.kind === 'order' || isSale(order)

type Elsewhere = Papers & {
	unlink: (orderId: string) => Promise<void>
	/** What was written beside its payments. */
	forgetNotes: (orderId: string) => Promise<void>
}

async function eraseOrder(
	tx: Queryable,
	order: Order,
	{ unlink, remove }: Elsewhere,
): Promise<void> {
	const { tenant, id, code } = order
	await unlink(id)
	await deleteRemainsOf(tx, order)
	await forgetCorrections(tx, order)
	await deleteOrder(tx, order)
	await remove(tx, { tenant, codes: [code], kinds: namingPapers })
}

export async function eraseOrders(
	tx: Queryable,
	key: PersonTraces,
	elsewhere: Elsewhere,
): Promise<{ erased: number; ordersKept: number }> {
	const found = await tx.select().from(orders).where(ordersOf(key)).for('update')
	// An order keeps its number and code, so that the request stays idempotent.
	const placed = found.filter(isKept)
	for (const order of placed) {
		await strip(tx, order, elsewhere)
		await elsewhere.forgetNotes(order.id)
	}
	for (const order of found) if (!placed.includes(order)) await eraseOrder(tx, order, elsewhere)
	const codes = await eraseDesigns(tx, key, found, elsewhere)
	if (key.actor) await forgetActs(tx, key.actor)
	return { erased: found.length - placed.length + codes.length, ordersKept: placed.length }
}

/** The same, before it is done. */
export async function countOrders(
	db: Queryable,
	key: PersonTraces,
): Promise<{ ordersKept: number; offers: number; designs: number }> {
	const found = await db.select().from(orders).where(ordersOf(key))
	const placed = found.filter(isKept)
	const gone = found.filter((order) => !isKept(order)).map(({ code }) => code)
	const held = await heldBy(
		db,
		key,
		found.map(({ code }) => code),
	)
	const standing = await orderedOf(
		db,
		key.tenant,
		held.map((it) => it.code).filter((code) => !gone.includes(code)),
	)
	const lost = held.filter((it) => !isAnothers(it, key) && !standing.has(it.code))
	return { ordersKept: placed.length, offers: gone.length, designs: lost.length }
}

type Held = Pick<Design, 'code' | 'email' | 'ownerId'>

/** Another customer's design, although this person ordered it. */
function isAnothers({ email, ownerId }: Held, key: PersonTraces): boolean {
	const hasOtherOwner = ownerId !== null && ownerId !== key.userId
	return hasOtherOwner || (email !== null && !isHers(email, key))
}

/** Hers now, or a former one. */
function isHers(email: string, { addresses }: PersonTraces): boolean {
	return addresses.includes(email.toLowerCase())
}

/** Her designs, and those of her orders. */
function heldBy(db: Queryable, key: PersonKey, ordered: readonly string[]) {
	const named =
		ordered.length === 0
			? undefined
			: and(eq(designs.tenant, key.tenant), inArray(designs.code, [...ordered]))
	return db
		.select({ code: designs.code, email: designs.email, ownerId: designs.ownerId })
		.from(designs)
		.where(or(designsOf(key), named))
		.orderBy(designs.code)
}

/** Deletes her designs without orders, and her traces in others. Returns the deleted codes. */
async function eraseDesigns(
	tx: Queryable,
	key: PersonTraces,
	hers: readonly Pick<Order, 'code'>[],
	{ remove }: Papers,
): Promise<string[]> {
	const { tenant } = key
	const ordered = hers.map((it) => it.code)
	// Locked, so that an order placed at the same time is seen.
	const held = await heldBy(tx, key, ordered).for('update')
	const standing = await orderedOf(
		tx,
		tenant,
		held.map((it) => it.code),
	)
	const isGone = (it: Held) => !isAnothers(it, key) && !standing.has(it.code)
	for (const design of held.filter((it) => !isGone(it)))
		await changeDesign(tx, tenant, design.code, withoutHer(design, key, ordered))
	const gone = held.filter(isGone).map((it) => it.code)
	// Documents first, since a plan needs its design.
	await remove(tx, { tenant, codes: gone })
	await deleteDesigns(tx, tenant, gone)
	return gone
}

/** A remaining design without her data. The edit key belongs to the owner's browser. */
function withoutHer(design: Held, key: PersonTraces, ordered: readonly string[]): Partial<Design> {
	const { code, email, ownerId } = design
	const isOwner = ownerId !== null && ownerId === key.userId
	if (isAnothers(design, key))
		return {
			...(email !== null && isHers(email, key) && { email: null }),
			...(isOwner && { ownerId: null, editKeyHash: null }),
		}
	const withoutOwner = { email: null, ownerId: null, editKeyHash: null }
	return ordered.includes(code) ? { ...withoutOwner, externalReference: null } : withoutOwner
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
	const inCodes = (table: typeof designs | typeof designShares | typeof designVersions) =>
		and(eq(table.tenant, tenant), inArray(table.code, codes))
	await tx.delete(designShares).where(inCodes(designShares))
	await tx.delete(designVersions).where(inCodes(designVersions))
	await tx.delete(designs).where(inCodes(designs))
}

import {
	type Country,
	type OrderActionState,
	type OrderPage,
	orderPageSchema,
	orderTextsOf,
} from '@gabarit/contract'
import { roomOf } from '@gabarit/engine'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess, rightScopeOf } from '../../../lib/rights/permissions.ts'
import { nameOf, paymentTypesOf, rolesIn, type Viewer } from '../../../lib/rights/viewer.ts'
import type { Services } from '../../../lib/services.ts'
import type { Tenant } from '../../tenants/service.ts'
import { type AuditRow, timelineOf } from '../audit-table.ts'
import { shownDocument } from '../design/shown-document.ts'
import { rowOf, shownOf } from '../list/order-list.ts'
import { snapshotOf } from '../order-snapshots-table.ts'
import { insertNote, notesOf, type Order } from '../orders-table.ts'
import { isErased } from '../person/erased-person.ts'
import { withoutCost } from '../place/priced-order.ts'
import { correctionsOf } from '../process/corrections.ts'
import {
	customerFor,
	findOrder,
	keptFromSupplier,
	mayReadDocument,
	moneyOf,
} from '../process/order-access.ts'
import { actionOrder, judgeAction, openingOf } from '../process/order-process.ts'
import { delaysOf } from '../process/promised-day.ts'
import { isTight, whySupplierDateStands } from '../process/supplier-date.ts'
import { isRenewable } from './is-renewable.ts'
import { mailedByAction, mailedByChanges, type Readers, readersOf } from './order-mails.ts'

/** Possible actions, and impossible ones with the reason; without those of other roles. */
function actionsOf(
	order: Order,
	viewer: Viewer,
	{ today, readers }: { today: string; readers: Readers },
): OrderActionState[] {
	const roles = rolesIn(viewer, order.tenant)
	return actionOrder
		.filter((action) => (order.kind === 'offer' ? isOfferAction(action) : isOrderAction(action)))
		.map((action) => {
			const judged = judgeAction(action, order, roles, today)
			return {
				action,
				allowed: judged.allowed,
				...(!judged.allowed && { reason: judged.reason }),
				...openingOf(action, order.kind),
				needs: judged.transition?.needs ?? null,
				mails: judged.allowed ? mailedByAction(judged.transition, order, readers) : [],
			}
		})
}

const offerActions = ['acceptOffer', 'refuseOffer', 'placeOrder']
const isOfferAction = (action: string) => offerActions.includes(action) || action === 'delete'
const isOrderAction = (action: string) => !offerActions.includes(action)

const kept: readonly string[] = ['amount', 'total', 'totalBefore', ...keptFromSupplier]

function visibleData({ data }: AuditRow, seesSale: boolean): AuditRow['data'] {
	if (data === null || seesSale) return data
	const rest = Object.entries(data).filter(([name]) => !kept.includes(name.split('.')[0] ?? ''))
	return rest.length === 0 ? null : Object.fromEntries(rest)
}

/** Entries without a kind are older than it: of nobody by name they are the customer's. */
function actorOf({ actorKind, who, userId }: AuditRow): OrderPage['timeline'][number]['actor'] {
	const isNobody = actorKind === 'system' || actorKind === 'provider'
	if (actorKind !== null) return { kind: actorKind, name: isNobody ? null : who }
	if (userId !== null) return { kind: 'user', name: who }
	return who === null ? { kind: 'customer', name: null } : { kind: 'system', name: null }
}

function entryOf(row: AuditRow, seesSale: boolean): OrderPage['timeline'][number] {
	const data = visibleData(row, seesSale)
	return {
		at: row.at.toISOString(),
		actor: actorOf(row),
		event: row.event,
		...(row.before !== null && { from: row.before as Order['status'] }),
		...(row.after !== null && { to: row.after as Order['status'] }),
		...(row.motive !== null && { motive: row.motive }),
		...(data !== null && { data }),
	}
}

function termsOf({ termsVersion, privacyVersion, termsAcceptedAt }: Order): OrderPage['terms'] {
	if (termsVersion === null || termsAcceptedAt === null) return null
	return { version: termsVersion, privacyVersion, acceptedAt: termsAcceptedAt.toISOString() }
}

export function offeredServices({ services }: Pick<Tenant, 'services'>) {
	return (['fitting', 'carryIn'] as const).filter((code) => services[code] !== undefined)
}

type Payment = Awaited<ReturnType<CallContext['services']['payments']['of']>>[number]

function paymentOf({ id, amount, status, refunded, createdAt }: Payment) {
	const byHand = { day: null, note: null, who: null, cancels: null }
	const at = createdAt.toISOString()
	return { id, kind: 'online' as const, amount, status, refunded, at, ...byHand }
}

/** Newest first, whichever way the money came. */
async function paymentRows(
	{ services }: CallContext,
	order: Order,
): Promise<OrderPage['payments']> {
	const { db, payments } = services
	const online = await payments.of(db, order)
	const byHand = await payments.byHand(db, order)
	const rows = [
		...online.map(paymentOf),
		...byHand.map(({ id, kind, amount, at, day, note, who, cancels }) => ({
			id,
			kind,
			amount,
			day,
			note,
			who,
			cancels,
			status: 'paid' as const,
			refunded: 0,
			at: at.toISOString(),
		})),
	]
	return rows.toSorted((a, b) => (a.at < b.at ? 1 : -1))
}

type Planned = { plannedAt: string | null; country: Country }

/** As ordered today, where it is an open offer. */
function deliveryOf(
	order: Order,
	viewer: Viewer,
	{ plannedAt, country }: Planned,
): OrderPage['delivery'] {
	return {
		mode: order.deliveryMode,
		address: order.deliveryAddress,
		zone: order.zone,
		plannedAt,
		supplierDays: order.supplierDays,
		resellerDays: order.resellerDays,
		isTight: isTight(order, country),
		supplierDateStands: whySupplierDateStands(order, rolesIn(viewer, order.tenant)),
	}
}

/** Of another shop's order the supplier reads what is written to him. */
function deliveriesOf(viewer: Viewer, { tenant }: Order): OrderPage['deliveries'] {
	const read = rightScopeOf(viewer, 'outbox', 'read')
	if (read === null) return null
	const isWhole = read === 'all' || (read === 'tenant' && tenant === viewer.tenant.code)
	return isWhole && rightScopeOf(viewer, 'outbox', 'write') !== null ? 'write' : 'read'
}

/** What the seller may still do for its customer. */
async function sellersWaysOf({ db, accounts }: Services, order: Order, seesCost: boolean) {
	const { tenant, customerId } = order
	const isLinkable = seesCost && !isErased(order)
	const isLinked = isLinkable && customerId !== null
	return {
		isRenewable: seesCost && isRenewable(order),
		isLinkable,
		linkedTo: isLinked ? await accounts.emailOf(db, tenant, customerId) : null,
	}
}

/** The schema drops columns that the page does not declare. */
export async function pageOfOrder(context: CallContext, order: Order): Promise<OrderPage> {
	const { services, viewer } = context
	const { db, now } = services
	const snapshot = await snapshotOf(db, order)
	// The order's own, whichever the viewer came by.
	const shop = await services.tenants.byCode(order.tenant)
	const hasProvider = services.payments.provider !== null
	const offeredTypes = paymentTypesOf({ ...viewer, tenant: shop }, hasProvider)
	const { seesSale, seesCost, seesSupply } = moneyOf(viewer, order.tenant)
	const seesAudit = rightScopeOf(viewer, 'audit', 'read') !== null
	const timeline = seesAudit ? await timelineOf(db, order.tenant, order.code) : []
	const notes = seesCost ? await notesOf(db, order) : []
	const payments = seesCost ? await paymentRows(context, order) : []
	const readers = await readersOf(context, order)
	const documents = await services.plans.documentsOf(order.tenant, order.code)
	const today = { ...order, ...(await delaysOf(services, order, snapshot)) }
	const listed = rowOf(today, viewer, await shownOf(context, [today]))
	const shown = documents.filter(({ kind }) => mayReadDocument(viewer, order.tenant, kind))
	const page: OrderPage = {
		...listed,
		kind: order.kind,
		revision: order.revision,
		language: order.language,
		sellerId: seesCost ? order.sellerId : null,
		actions: actionsOf(order, viewer, { today: brusselsDay(now()), readers }),
		mails: mailedByChanges(order, readers),
		corrections: correctionsOf(order, viewer, shop),
		customer: customerFor(viewer, order),
		billingAddress: seesSale ? order.billingAddress : null,
		delivery: deliveryOf(today, viewer, {
			plannedAt: listed.deliveryAt,
			country: snapshot.quote.country,
		}),
		services: order.services,
		servicesOffered: offeredServices(shop),
		...orderTextsOf(order),
		motive: order.motive,
		promoCode: seesSale ? order.promoCode : null,
		externalReference: order.externalReference,
		quote: seesSale ? (seesCost ? snapshot.quote : withoutCost(snapshot.quote)) : null,
		cost: seesSupply ? snapshot.cost : null,
		timeline: timeline.map((row) => entryOf(row, seesSale)),
		paymentTypes: offeredTypes,
		payments,
		offerVersion: order.offerVersion,
		terms: termsOf(order),
		notes: notes.map(({ at, who, text }) => ({ at: at.toISOString(), who, text })),
		documents: shown.map((it) => ({
			...shownDocument(it),
			url: `/api/back-office/orders/${order.reference}/documents/${it.id}`,
		})),
		...(await sellersWaysOf(services, order, seesCost)),
		deliveries: deliveriesOf(viewer, order),
		configuration: snapshot.configuration,
		catalogueVersion: order.catalogueVersion,
		furniture: snapshot.furniture,
		room: roomOf(snapshot.configuration),
		catalogue: snapshot.catalogue,
	}
	return orderPageSchema.parse(page)
}

export async function orderPage(context: CallContext, reference: string): Promise<OrderPage> {
	const order = await findOrder(context.services, context.viewer, reference, 'read')
	return pageOfOrder(context, order)
}

export async function addNote(
	context: CallContext,
	reference: string,
	text: string,
): Promise<OrderPage> {
	const { services, viewer } = context
	requireAccess(viewer, 'orderNote', 'write')
	const order = await findOrder(services, viewer, reference, 'write')
	const { user } = viewer
	if (!user || !moneyOf(viewer, order.tenant).seesCost) throw failure('order_not_found')
	await insertNote(services.db, {
		tenant: order.tenant,
		orderId: order.id,
		who: nameOf(user),
		text,
		at: services.now(),
	})
	return pageOfOrder(context, order)
}

// A seller's revision of an offer. The former version is kept, so that the customer sees the difference.
import {
	type Corrected,
	lastOfferDay,
	type OrderPage,
	type reviseOfferSchema,
} from '@gabarit/contract'
import { configurationSchema } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import type { z } from 'zod'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { addDays, brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { canonical, hashOf } from '../../../lib/hash.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { wrongField } from '../../../lib/wrong-field.ts'
import { codeOf } from '../design/designs.ts'
import { configurationOfVersion, lockDesign, replaceDesign } from '../design/designs-table.ts'
import { insertOfferVersion } from '../offer-versions-table.ts'
import {
	type Frozen,
	replaceSnapshot,
	type Snapshot,
	snapshotOf,
} from '../order-snapshots-table.ts'
import { isOpenOffer } from '../order-status.ts'
import type { Order } from '../orders-table.ts'
import { checkSellerFields, offerDays } from '../place/new-order.ts'
import { type Recounted, recountOrder, redesigned } from '../place/recount-order.ts'
import { manualOf } from '../place/standing-terms.ts'
import { auditOrder, requireRevision, rewriteOrder, wrongState } from '../process/change-order.ts'
import { mailsTo, notify } from '../process/notify.ts'
import { findOrder, moneyOf } from '../process/order-access.ts'
import { isExpired } from '../process/order-process.ts'
import { orderedTodayInside } from '../process/promised-day.ts'
import { changeHeld, findManaged } from './manage-order.ts'
import { pageOfOrder } from './order-page.ts'

type Asked = z.output<typeof reviseOfferSchema>
/** With the configuration of the design that was named. */
type Revision = Omit<Asked, 'design'>

function isPriced({ discount, configuration, deliveryPrice }: Revision): boolean {
	return [discount, configuration, deliveryPrice].some((it) => it !== undefined)
}

/** An accepted offer keeps its content: only its last day can move, to a later one. */
function checkRevision(context: CallContext, order: Order, revision: Revision): void {
	const { services, language } = context
	if (!isOpenOffer(order) || (isPriced(revision) && order.status !== 'OfferInProgress'))
		throw wrongState(order)
	const { validUntil } = revision
	if (validUntil === undefined) return
	checkLastDay(language, validUntil, brusselsDay(services.now()))
	const agreed = order.status === 'OfferAccepted' ? order.validUntil : null
	if (agreed !== null && validUntil < agreed)
		throw wrongField(language, 'validUntil', 'dateShortensOffer')
}

/** Not past, and not so far that its price would stand for years. */
function checkLastDay(language: Language, day: string, today: string): void {
	if (day < today) throw wrongField(language, 'validUntil', 'dateTooEarly')
	if (day > lastOfferDay(today)) throw wrongField(language, 'validUntil', 'dateTooFar')
}

type NewPrice = Pick<Recounted, 'columns'> & { snapshot: Frozen }

/** A changed design takes today's prices; what else is revised keeps the goods' lines. */
async function repriced(
	context: CallContext,
	order: Order,
	former: Snapshot,
	revision: Revision,
): Promise<NewPrice | null> {
	if (!isPriced(revision)) return null
	const { services, viewer } = context
	const { deliveryPrice, configuration } = revision
	const tenant = await services.tenants.byCode(order.tenant)
	if (deliveryPrice !== undefined)
		checkSellerFields({ ...viewer, tenant }, { deliveryPrice: deliveryPrice ?? 0 })
	const manual = manualOf(revision.discount, former.quote)
	const terms = { order, former, manual, deliveryPrice }
	return configuration
		? redesigned(services, viewer, terms, configuration)
		: recountOrder(services, viewer, terms)
}

async function keepFormer(tx: Queryable, { services }: CallContext, order: Order): Promise<void> {
	const { quote, configuration } = await snapshotOf(tx, order)
	const { tenant, id: orderId, offerVersion: number, validUntil, total } = order
	const former = { tenant, orderId, number, validUntil, total, quote, configuration }
	await insertOfferVersion(tx, { ...former, replacedAt: services.now() })
}

async function changeDesign(
	tx: Queryable,
	{ services }: CallContext,
	order: Order,
	configuration: Snapshot['configuration'],
): Promise<void> {
	const design = await lockDesign(tx, order.tenant, order.code)
	if (!design) throw new Error('the design of an offer is gone')
	const configurationHash = hashOf(canonical(configuration))
	if (configurationHash === design.configurationHash) return
	const { language } = design
	await replaceDesign(tx, design, { configuration, configurationHash, language }, services.now())
}

/** A saved version is named by its code, in the shop of the offer. */
async function withDesign(
	{ services }: CallContext,
	{ tenant }: Order,
	{ design, ...revision }: Asked,
): Promise<Revision> {
	if (design === undefined) return revision
	const key = { tenant, code: codeOf(design.code), version: design.version }
	const configuration = await configurationOfVersion(services.db, key)
	if (configuration === null) throw failure('configuration_not_found')
	return { ...revision, configuration: configurationSchema.parse(configuration) }
}

/** Both totals, and whom it mails, before it is sent. */
export async function revisionEffect(context: CallContext, asked: Asked): Promise<Corrected> {
	const { services, viewer } = context
	requireAccess(viewer, 'orderManagement', 'write')
	const order = await findManaged(context, asked.reference)
	requireRevision(order, asked.revision)
	const revision = await withDesign(context, order, asked)
	checkRevision(context, order, revision)
	const former = await snapshotOf(services.db, order)
	const priced = await repriced(context, order, former, revision)
	return {
		totalBefore: order.total,
		total: priced?.columns.total ?? order.total,
		keepsPrice: false,
		needsAgreement: false,
		mails: await mailsTo(context, order, ['customer', 'seller']),
	}
}

/** Priced before the lock: the revision number makes sure that the offer is the same. */
export async function reviseOffer(context: CallContext, asked: Asked): Promise<OrderPage> {
	const { services, viewer } = context
	requireAccess(viewer, 'orderManagement', 'write')
	const found = await findOrder(services, viewer, asked.reference, 'write')
	const isOurs = moneyOf(viewer, found.tenant).seesCost && found.revision === asked.revision
	const former = isOurs ? await snapshotOf(services.db, found) : null
	const revision = await withDesign(
		context,
		found,
		isOurs ? asked : { ...asked, design: undefined },
	)
	if (former) checkRevision(context, found, revision)
	const priced = former && (await repriced(context, found, former, revision))
	requireShownTotal(revision, priced)
	const changed = await changeHeld(context, revision, async (tx, order) => {
		if (!former) throw failure('order_not_found')
		checkRevision(context, order, revision)
		if (!isPriced(revision) && revision.validUntil === order.validUntil) return order
		if (revision.configuration) await changeDesign(tx, context, order, revision.configuration)
		return reviseInside(tx, context, order, {
			snapshot: priced?.snapshot ?? null,
			change: priced?.columns ?? {},
			validUntil: revision.validUntil,
			motive: revision.discount?.reason ?? null,
		})
	})
	return pageOfOrder(context, changed)
}

function requireShownTotal({ total }: Revision, priced: NewPrice | null): void {
	if (total !== undefined && priced && priced.columns.total !== total)
		throw failure('price_changed')
}

type Revised = {
	/** Null where no price changes. */
	snapshot: Frozen | null
	change: Partial<Order>
	validUntil?: string | undefined
	motive: string | null
}

export async function reviseInside(
	tx: Queryable,
	context: CallContext,
	order: Order,
	{ snapshot, change, validUntil, motive }: Revised,
): Promise<Order> {
	await keepFormer(tx, context, order)
	if (snapshot) await replaceSnapshot(tx, order, snapshot)
	const today = brusselsDay(context.services.now())
	const stands = order.validUntil !== null && !isExpired(order, today)
	const next = await rewriteOrder(tx, context, order, {
		...(await orderedTodayInside(tx, context.services, order)),
		...change,
		offerVersion: order.offerVersion + 1,
		validUntil: validUntil ?? (stands ? order.validUntil : addDays(today, offerDays)),
		priceShared: true,
	})
	const data = dataOf(order, next)
	await auditOrder(tx, context, order, { event: 'offerRevised', motive, data })
	await notify(tx, context, next, { event: 'offerRevised', to: ['customer', 'seller'] })
	return next
}

function dataOf(order: Order, changed: Order) {
	return {
		version: changed.offerVersion,
		totalBefore: order.total,
		total: changed.total,
		...(changed.validUntil !== null && { validUntil: changed.validUntil }),
	}
}

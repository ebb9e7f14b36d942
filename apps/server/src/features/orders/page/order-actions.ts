import type {
	OrderAction,
	OrderPage,
	OrderParty,
	PaymentType,
	RefusalReason,
	StateLabel,
} from '@gabarit/contract'
import { ORPCError } from '@orpc/server'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { isSeller, paymentTypesOf, rolesIn } from '../../../lib/rights/viewer.ts'
import { wrongField } from '../../../lib/wrong-field.ts'
import { lockOrder, type Order } from '../orders-table.ts'
import { convertOffer } from '../place/convert-offer.ts'
import { acceptanceOf, type OrderRequest } from '../place/new-order.ts'
import { applyTransition, requireRevision } from '../process/change-order.ts'
import type { Person } from '../process/notify.ts'
import { findOrder, requireBackOffice } from '../process/order-access.ts'
import { awaitsPayment, judgeAction, openingOf, type Transition } from '../process/order-process.ts'
import { orderedTodayInside, plannedDayProblem } from '../process/promised-day.ts'
import { countedAtSending } from '../process/supplier-date.ts'
import { answerEach } from './answer-each.ts'
import { withoutOutdated } from './manage-order.ts'
import { pageOfOrder } from './order-page.ts'

export type Act = {
	reference: string
	action: OrderAction
	revision: number
	motive?: string | undefined
	deliveryDate?: string | undefined
	paymentType?: PaymentType | undefined
	agreement?: string | undefined
	/** Versions of the legal texts that a buyer accepted. */
	accepted?: Accepted
}

type Accepted = OrderRequest['accepted']

type Change = (order: Order, act: Act, person: Person) => Partial<Order>

const changes: Partial<Record<OrderAction, Change>> = {
	acceptOrder: (_order, _act, { services }) => ({ acceptedAt: services.now() }),
	refuseOffer: (_order, { motive }, { viewer }) => ({
		cancelledBySeller: isSeller(viewer),
		motive: motive?.trim() || null,
	}),
	sendToSupplier: (_order, _act, { services }) => ({ sentToSupplierAt: services.now() }),
	schedule: (order, { deliveryDate }) => ({
		deliveryDate: deliveryDate ?? order.deliveryDate,
		motive: null,
	}),
	setUndelivered: (_order, { motive }) => ({ motive: motive?.trim() ?? null }),
	refuseOrder: (_order, { motive }) => ({ motive: motive?.trim() ?? null }),
}

/** What an act itself changes, beside the state. */
export function changeOf(order: Order, act: Act, person: Person): Partial<Order> {
	return changes[act.action]?.(order, act, person) ?? {}
}

/** One of those that the order's shop offers; a seller says how the customer agreed to be bound. */
async function checkPayment(
	tx: Queryable,
	{ paymentType, agreement }: Act,
	{ tenant }: Order,
	{ services, viewer, language }: Person,
): Promise<PaymentType> {
	if (paymentType === undefined) throw wrongField(language, 'paymentType', 'required')
	const shop = await services.tenants.inside(tx, tenant)
	const offered = paymentTypesOf({ ...viewer, tenant: shop }, services.payments.provider !== null)
	if (!offered.includes(paymentType)) throw wrongField(language, 'paymentType')
	if (isSeller(viewer) && agreement === undefined)
		throw wrongField(language, 'agreement', 'required')
	return paymentType
}

/** A buyer accepts the terms. Nobody does so for him: of a seller's order they stay open. */
function boundBy({ accepted = null }: Act, { viewer, services }: Person): Partial<Order> {
	if (isSeller(viewer)) return {}
	if (accepted === null) throw failure('terms_not_accepted')
	return acceptanceOf({ accepted }, services.now())
}

function checkNeeds(transition: Transition, act: Act, today: string, { language }: Person): void {
	if (transition.needs === 'motive' && (act.motive ?? '').trim() === '')
		throw wrongField(language, 'motive', 'required')
	if (transition.needs !== 'deliveryDate') return
	const { deliveryDate } = act
	const problem = deliveryDate === undefined ? 'required' : plannedDayProblem(deliveryDate, today)
	if (problem !== null) throw wrongField(language, 'deliveryDate', problem)
}

function judged(order: Order, act: Act, person: Person): Transition {
	requireRevision(order, act.revision)
	const today = brusselsDay(person.services.now())
	const answer = judgeAction(act.action, order, rolesIn(person.viewer, order.tenant), today)
	if (!answer.allowed)
		throw failure('transition_not_allowed', {
			data: { state: order.state, reason: answer.reason },
		})
	checkNeeds(answer.transition, act, today, person)
	return answer.transition
}

/** null where the order was deleted. */
export async function actInside(
	tx: Queryable,
	person: Person,
	order: Order,
	act: Act,
): Promise<Order | null> {
	const transition = judged(order, act, person)
	if (transition.action === 'placeOrder') {
		const paymentType = await checkPayment(tx, act, order, person)
		const { agreement } = act
		return convertOffer(tx, person, order, { paymentType, agreement, ...boundBy(act, person) })
	}
	// An unpaid online order is confirmed by its payment.
	const waits = transition.action === 'acceptOrder' && awaitsPayment(order)
	const change = {
		...changeOf(order, act, person),
		...(transition.action === 'acceptOffer' &&
			(await orderedTodayInside(tx, person.services, order))),
		...(transition.action === 'sendToSupplier' &&
			(await countedAtSending(tx, person.services, order))),
	}
	const { deliveryDate } = act
	return applyTransition(tx, person, order, {
		transition,
		...(waits && { to: 'None', event: 'orderAccepted' }),
		change,
		motive: act.motive?.trim() || null,
		data: deliveryDate === undefined ? null : { deliveryDate },
	})
}

type Acts = Pick<Act, 'action' | 'motive' | 'deliveryDate'> & { references: string[] }
type ActDone = {
	reference: string
	code: string | null
	reason: RefusalReason | null
	after: StateLabel[]
	by: OrderParty[]
}
const noOpening = { after: [], by: [] }

export async function actOnMany(
	context: CallContext,
	{ references, ...act }: Acts,
): Promise<ActDone[]> {
	requireBackOffice(context.viewer)
	requireAccess(context.viewer, 'order', 'write')
	return answerEach(context, references, {
		act: (reference) => actOnOne(context, reference, act),
		failed: (reference, code) => ({ reference, code, reason: null, ...noOpening }),
	})
}

async function actOnOne(
	context: CallContext,
	reference: string,
	act: Omit<Act, 'reference' | 'revision'>,
): Promise<ActDone> {
	const { services, viewer } = context
	let found: Order | null = null
	try {
		found = await findOrder(services, viewer, reference, 'write')
		const { tenant, id } = found
		const changed = await services.db.transaction(async (tx) => {
			const order = await lockOrder(tx, tenant, id)
			if (!order) throw failure('order_not_found')
			return actInside(tx, context, order, { ...act, reference, revision: order.revision })
		})
		if (changed) await afterAct(context, changed, act)
		return { reference, code: null, reason: null, ...noOpening }
	} catch (error) {
		if (!(error instanceof ORPCError)) throw error
		const { reason = null } = (error.data ?? {}) as { reason?: RefusalReason }
		const opening = found && reason !== null ? openingOf(act.action, found.kind) : noOpening
		return { reference, code: String(error.code), reason, ...opening }
	}
}

/** Of a refused order no checkout stays open. */
async function afterAct(
	context: CallContext,
	order: Order,
	{ action }: Pick<Act, 'action'>,
): Promise<Order> {
	return action === 'refuseOrder' ? withoutOutdated(context, order) : order
}

type ActCall = Omit<Act, 'accepted'> & { termsAccepted?: boolean | undefined }

export async function actOnOrder(
	context: CallContext,
	{ termsAccepted = false, ...act }: ActCall,
): Promise<OrderPage | null> {
	const { services, viewer, language } = context
	const found = await findOrder(services, viewer, act.reference, 'write')
	const shop = { code: found.tenant }
	const accepted = termsAccepted ? await services.legalTexts.current(shop, language) : null
	const changed = await services.db.transaction(async (tx) => {
		const order = await lockOrder(tx, found.tenant, found.id)
		if (!order) throw failure('order_not_found')
		return actInside(tx, context, order, { ...act, accepted })
	})
	return changed && pageOfOrder(context, await afterAct(context, changed, act))
}

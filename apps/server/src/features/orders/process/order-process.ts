// The order process as data (docs/adr/0001): one row for each transition.
import {
	type actionNeeds,
	type OrderAction,
	type OrderParty,
	type OrderStatus,
	type orderActions,
	orderParties,
	type RefusalReason,
	type StateLabel,
	stateLabels,
	type TimelineEvent,
} from '@gabarit/contract'
import type { Role } from '../../../lib/rights/viewer.ts'
import type { Order } from '../orders-table.ts'
import { hasMoney } from './order-money.ts'

/** An administrator acts as customer, shop and supplier. */
type Party = OrderParty | 'clock' | 'payment'
/** Gets a mail about the transition, unless he made it. */
export type Recipient = 'customer' | 'seller' | 'supplier'
type TransitionName = OrderAction | 'expire' | 'pay'

export type Facts = Pick<
	Order,
	| 'status'
	| 'acceptedAt'
	| 'sentToSupplierAt'
	| 'cancelledBySeller'
	| 'expiredAt'
	| 'paymentType'
	| 'paymentStatus'
	| 'paid'
	| 'refunded'
	| 'total'
	| 'deliveryMode'
	| 'validUntil'
	| 'amountToSupplier'
	| 'billingAddress'
	| 'deliveryAddress'
>

export type Transition = {
	action: TransitionName
	from: readonly OrderStatus[]
	/** null = the order is deleted, its audit stays. */
	to: OrderStatus | null
	who: readonly Party[]
	needs?: (typeof actionNeeds)[number]
	event: TimelineEvent
	notifies: readonly Recipient[]
	/** Reason against the transition although the status fits. */
	unless?: (order: Facts, today: string) => RefusalReason | null
}

export function isExpired(order: Pick<Facts, 'validUntil'>, today: string): boolean {
	return order.validUntil !== null && order.validUntil < today
}

function isPaidEnough({ paymentStatus }: Pick<Facts, 'paymentStatus'>): boolean {
	return paymentStatus === 'paid' || paymentStatus === 'partlyPaid'
}

/** An unpaid online order is confirmed by its payment, not by the seller. */
export function awaitsPayment(
	order: Pick<Facts, 'paymentType' | 'paymentStatus' | 'total'>,
): boolean {
	return order.paymentType === 'Online' && order.total > 0 && !isPaidEnough(order)
}

export function lacksDelivery(
	order: Pick<Facts, 'billingAddress' | 'deliveryMode' | 'deliveryAddress'>,
): boolean {
	return (
		order.billingAddress === null ||
		(order.deliveryMode === 'delivery' && order.deliveryAddress === null)
	)
}

const notSent = (order: Facts): RefusalReason | null =>
	order.sentToSupplierAt === null ? 'not_sent' : null
const alreadySent = (order: Facts): RefusalReason | null =>
	order.sentToSupplierAt === null ? null : 'already_sent'
const expired = (order: Facts, today: string): RefusalReason | null =>
	isExpired(order, today) ? 'offer_expired' : null

const everyone = ['customer', 'seller', 'supplier'] as const
const shopAndCustomer = ['customer', 'seller'] as const

/** The first row that fits action, status and party counts. */
export const transitions: readonly Transition[] = [
	{
		action: 'acceptOffer',
		from: ['OfferInProgress'],
		to: 'OfferAccepted',
		who: ['customer', 'seller'],
		event: 'offerAccepted',
		notifies: shopAndCustomer,
		unless: expired,
	},
	{
		action: 'refuseOffer',
		from: ['OfferInProgress', 'OfferAccepted'],
		to: 'OfferRefused',
		who: ['customer', 'seller'],
		event: 'offerRefused',
		notifies: shopAndCustomer,
	},
	{
		action: 'expire',
		from: ['OfferInProgress'],
		to: 'OfferRefused',
		who: ['clock'],
		event: 'offerExpired',
		notifies: shopAndCustomer,
		unless: (order, today) => (isExpired(order, today) ? null : 'wrong_state'),
	},
	{
		action: 'placeOrder',
		from: ['OfferAccepted'],
		to: 'None',
		who: ['customer', 'seller'],
		needs: 'payment',
		event: 'orderPlaced',
		notifies: shopAndCustomer,
		unless: (order, today) =>
			expired(order, today) ?? (lacksDelivery(order) ? 'delivery_form_incomplete' : null),
	},
	{
		action: 'acceptOrder',
		from: ['None'],
		to: 'Confirmed',
		who: ['seller'],
		event: 'orderConfirmed',
		notifies: shopAndCustomer,
		unless: (order) =>
			awaitsPayment(order) && order.acceptedAt !== null ? 'payment_awaited' : null,
	},
	{
		action: 'pay',
		from: ['None'],
		to: 'Confirmed',
		who: ['payment'],
		event: 'orderConfirmed',
		notifies: shopAndCustomer,
		// An order on account is confirmed by the seller only, whatever was paid.
		unless: (order) =>
			order.paymentType === 'Online' && isPaidEnough(order) ? null : 'payment_awaited',
	},
	{
		action: 'refuseOrder',
		from: ['None', 'Confirmed'],
		to: 'Refused',
		who: ['seller'],
		needs: 'motive',
		event: 'orderRefused',
		notifies: everyone,
		unless: alreadySent,
	},
	{
		action: 'refuseOrder',
		from: ['Confirmed'],
		to: 'Refused',
		who: ['supplier'],
		needs: 'motive',
		event: 'orderRefused',
		notifies: everyone,
		unless: notSent,
	},
	{
		action: 'refuseOrder',
		from: ['InProduction'],
		to: 'Refused',
		who: ['supplier'],
		needs: 'motive',
		event: 'orderRefused',
		notifies: everyone,
	},
	{
		action: 'refuseOrder',
		from: ['Undelivered'],
		to: 'Refused',
		who: ['supplier', 'seller'],
		needs: 'motive',
		event: 'orderRefused',
		notifies: everyone,
	},
	{
		action: 'sendToSupplier',
		from: ['Confirmed'],
		to: 'Confirmed',
		who: ['seller'],
		event: 'sentToSupplier',
		notifies: ['supplier'],
		unless: (order) =>
			alreadySent(order) ?? (order.amountToSupplier === null ? 'amount_missing' : null),
	},
	{
		action: 'sendToProduction',
		from: ['Confirmed'],
		to: 'InProduction',
		who: ['supplier'],
		event: 'sentToProduction',
		notifies: shopAndCustomer,
		unless: notSent,
	},
	{
		action: 'setReady',
		from: ['InProduction'],
		to: 'Ready',
		who: ['supplier'],
		event: 'ready',
		notifies: shopAndCustomer,
	},
	{
		action: 'schedule',
		from: ['Ready', 'Scheduled', 'Undelivered'],
		to: 'Scheduled',
		who: ['supplier', 'seller'],
		needs: 'deliveryDate',
		event: 'scheduled',
		notifies: everyone,
	},
	{
		action: 'setUndelivered',
		from: ['Scheduled'],
		to: 'Undelivered',
		who: ['supplier', 'seller'],
		needs: 'motive',
		event: 'undelivered',
		notifies: everyone,
	},
	{
		action: 'setDone',
		from: ['Scheduled'],
		to: 'Done',
		who: ['supplier', 'seller'],
		event: 'done',
		notifies: everyone,
	},
	{
		action: 'setDone',
		from: ['Ready'],
		to: 'Done',
		who: ['supplier', 'seller'],
		event: 'done',
		notifies: everyone,
		unless: (order) => (order.deliveryMode === 'pickUp' ? null : 'pick_up_only'),
	},
	{
		action: 'delete',
		from: ['OfferInProgress', 'OfferRefused', 'OfferAccepted', 'None'],
		to: null,
		who: ['seller'],
		event: 'deleted',
		notifies: [],
		// A refusal keeps what came, and opens its refund.
		unless: (order) => (hasMoney(order) ? 'payment_received' : null),
	},
]

export function transitionOf(name: TransitionName): Transition {
	const transition = transitions.find((it) => it.action === name)
	if (!transition) throw new Error(`no transition ${name}`)
	return transition
}

export const actionOrder = [
	'acceptOffer',
	'placeOrder',
	'acceptOrder',
	'sendToSupplier',
	'sendToProduction',
	'setReady',
	'schedule',
	'setDone',
	'setUndelivered',
	'refuseOffer',
	'refuseOrder',
	'delete',
] as const satisfies readonly (typeof orderActions)[number][]

const partiesOfRole: Record<Role, readonly Party[]> = {
	visitor: [],
	individual: ['customer'],
	professional: ['customer'],
	resellerEmployee: ['seller'],
	resellerAdmin: ['seller'],
	supplier: ['supplier'],
	admin: ['customer', 'seller', 'supplier'],
}

export type Judged =
	| { allowed: true; transition: Transition }
	| { allowed: false; transition: Transition | null; reason: RefusalReason }

export function judgeAction(
	action: OrderAction,
	order: Facts,
	roles: readonly Role[],
	today: string,
): Judged {
	return judgeTransition(action, order, partiesOf(roles), today)
}

export function partiesOf(roles: readonly Role[]): ReadonlySet<Party> {
	return new Set(roles.flatMap((role) => partiesOfRole[role]))
}

export function judgeTransition(
	name: TransitionName,
	order: Facts,
	parties: ReadonlySet<Party>,
	today: string,
): Judged {
	const rows = transitions.filter((transition) => transition.action === name)
	const [first, ...others] = rows.filter((transition) => transition.from.includes(order.status))
	if (!first) return { allowed: false, transition: rows[0] ?? null, reason: 'wrong_state' }
	let refused: Judged & { allowed: false } = {
		allowed: false,
		transition: first,
		reason: 'not_your_role',
	}
	for (const transition of [first, ...others]) {
		if (!transition.who.some((party) => parties.has(party))) continue
		const reason = transition.unless?.(order, today) ?? null
		if (reason === null) return { allowed: true, transition }
		refused = { allowed: false, transition, reason }
	}
	return refused
}

/** Whose an action is, and after which states it opens. */
export function openingOf(
	action: OrderAction,
	kind: Order['kind'],
): { after: StateLabel[]; by: OrderParty[] } {
	const rows = transitions.filter((it) => it.action === action)
	const opening = new Set(rows.flatMap(statesBefore))
	const by = new Set(rows.flatMap(({ who }) => who))
	return {
		after: stateLabels.filter(
			(label) => opening.has(label) && label.startsWith('offer') === (kind === 'offer'),
		),
		by: orderParties.filter((party) => by.has(party)),
	}
}

function statesBefore({ from, unless }: Transition): StateLabel[] {
	return from.map((status) => {
		if (status === 'Confirmed') return unless === notSent ? 'sent' : 'confirmed'
		return labelOf[status]
	})
}

const labelOf: Record<Exclude<OrderStatus, 'Confirmed'>, StateLabel> = {
	OfferInProgress: 'offerInProgress',
	OfferAccepted: 'offerAccepted',
	OfferRefused: 'offerRefused',
	None: 'waiting',
	InProduction: 'inProduction',
	Ready: 'ready',
	Scheduled: 'scheduled',
	Undelivered: 'undelivered',
	Done: 'done',
	Refused: 'refused',
}

/** The status with its distinctions. */
export function stateOf(order: Facts): StateLabel {
	switch (order.status) {
		case 'OfferInProgress':
			return 'offerInProgress'
		case 'OfferAccepted':
			return 'offerAccepted'
		case 'OfferRefused':
			if (order.expiredAt !== null) return 'offerExpired'
			return order.cancelledBySeller ? 'offerCancelled' : 'offerRefused'
		case 'None':
			return order.acceptedAt === null ? 'waiting' : 'accepted'
		case 'Confirmed':
			return order.sentToSupplierAt === null ? 'confirmed' : 'sent'
		case 'InProduction':
			return 'inProduction'
		case 'Ready':
			return 'ready'
		case 'Scheduled':
			return 'scheduled'
		case 'Undelivered':
			return 'undelivered'
		case 'Done':
			return 'done'
		case 'Refused':
			return 'refused'
	}
}

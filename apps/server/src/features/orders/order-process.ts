// Which state follows which (product.md 6), as data: one row a step, and why a step is not open now.
import type {
	OrderAction,
	OrderStatus,
	orderActions,
	RefusalReason,
	StateLabel,
	TimelineEvent,
} from '@gabarit/contract'
import type { Role } from '../../lib/viewer.ts'
import type { Order } from './orders-table.ts'

/** Who takes a step: the customer himself, the shop, the supplier; an admin may take every one. */
type Party = 'customer' | 'seller' | 'supplier'

type Facts = Pick<
	Order,
	| 'status'
	| 'acceptedAt'
	| 'sentToSupplierAt'
	| 'cancelledBySeller'
	| 'paymentType'
	| 'paymentStatus'
	| 'deliveryMode'
	| 'validUntil'
	| 'amountToSupplier'
	| 'billingAddress'
	| 'deliveryAddress'
>

type Step = {
	action: OrderAction
	from: readonly OrderStatus[]
	/** null = the order goes, its audit stays. */
	to: OrderStatus | null
	who: readonly Party[]
	needs?: 'motive' | 'deliveryDate'
	event: TimelineEvent
	/** Why it is not open although the status is right. */
	unless?: (order: Facts, today: string) => RefusalReason | null
}

const isExpired = (order: Facts, today: string) =>
	order.validUntil !== null && order.validUntil < today

const isUnpaidOnline = (order: Facts) =>
	order.paymentType === 'Online' && !['paid', 'partlyPaid'].includes(order.paymentStatus)

const lacksDelivery = (order: Facts) =>
	order.billingAddress === null ||
	(order.deliveryMode === 'delivery' && order.deliveryAddress === null)

const notSent = (order: Facts): RefusalReason | null =>
	order.sentToSupplierAt === null ? 'not_sent' : null
const alreadySent = (order: Facts): RefusalReason | null =>
	order.sentToSupplierAt === null ? null : 'already_sent'

/** Rows of one action stand together; the first row that fits the status and the party counts. */
export const steps: readonly Step[] = [
	{
		action: 'acceptOffer',
		from: ['OfferInProgress'],
		to: 'OfferAccepted',
		who: ['customer', 'seller'],
		event: 'offerAccepted',
		unless: (order, today) => (isExpired(order, today) ? 'offer_expired' : null),
	},
	{
		action: 'refuseOffer',
		from: ['OfferInProgress', 'OfferAccepted'],
		to: 'OfferRefused',
		who: ['customer', 'seller'],
		event: 'offerRefused',
	},
	{
		action: 'placeOrder',
		from: ['OfferAccepted'],
		to: 'None',
		who: ['customer', 'seller'],
		event: 'orderPlaced',
		unless: (order) => (lacksDelivery(order) ? 'delivery_form_incomplete' : null),
	},
	{
		action: 'acceptOrder',
		from: ['None'],
		to: 'Confirmed',
		who: ['seller'],
		event: 'orderConfirmed',
		unless: (order) =>
			isUnpaidOnline(order) && order.acceptedAt !== null ? 'payment_awaited' : null,
	},
	{
		action: 'refuseOrder',
		from: ['None', 'Confirmed'],
		to: 'Refused',
		who: ['seller'],
		needs: 'motive',
		event: 'orderRefused',
		unless: alreadySent,
	},
	{
		action: 'refuseOrder',
		from: ['Confirmed'],
		to: 'Refused',
		who: ['supplier'],
		needs: 'motive',
		event: 'orderRefused',
		unless: notSent,
	},
	{
		action: 'refuseOrder',
		from: ['InProduction'],
		to: 'Refused',
		who: ['supplier'],
		needs: 'motive',
		event: 'orderRefused',
	},
	{
		action: 'refuseOrder',
		from: ['Undelivered'],
		to: 'Refused',
		who: ['supplier', 'seller'],
		needs: 'motive',
		event: 'orderRefused',
	},
	{
		action: 'sendToSupplier',
		from: ['Confirmed'],
		to: 'Confirmed',
		who: ['seller'],
		event: 'sentToSupplier',
		unless: (order) =>
			alreadySent(order) ?? (order.amountToSupplier === null ? 'amount_missing' : null),
	},
	{
		action: 'sendToProduction',
		from: ['Confirmed'],
		to: 'InProduction',
		who: ['supplier'],
		event: 'sentToProduction',
		unless: notSent,
	},
	{ action: 'setReady', from: ['InProduction'], to: 'Ready', who: ['supplier'], event: 'ready' },
	{
		action: 'schedule',
		from: ['Ready', 'Scheduled', 'Undelivered'],
		to: 'Scheduled',
		who: ['supplier', 'seller'],
		needs: 'deliveryDate',
		event: 'scheduled',
	},
	{
		action: 'setUndelivered',
		from: ['Scheduled'],
		to: 'Undelivered',
		who: ['supplier', 'seller'],
		event: 'undelivered',
	},
	{
		action: 'setDone',
		from: ['Scheduled'],
		to: 'Done',
		who: ['supplier', 'seller'],
		event: 'done',
	},
	{
		action: 'setDone',
		from: ['Ready'],
		to: 'Done',
		who: ['supplier', 'seller'],
		event: 'done',
		unless: (order) => (order.deliveryMode === 'pickUp' ? null : 'pick_up_only'),
	},
	{
		action: 'delete',
		from: ['OfferInProgress', 'OfferRefused', 'OfferAccepted', 'None'],
		to: null,
		who: ['seller'],
		event: 'deleted',
	},
]

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

/** What follows what, read off the steps: a status leads to its own where only a date or mark changes. */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
	OfferInProgress: targetsOf('OfferInProgress'),
	OfferAccepted: targetsOf('OfferAccepted'),
	OfferRefused: targetsOf('OfferRefused'),
	None: targetsOf('None'),
	Confirmed: targetsOf('Confirmed'),
	InProduction: targetsOf('InProduction'),
	Ready: targetsOf('Ready'),
	Scheduled: targetsOf('Scheduled'),
	Undelivered: targetsOf('Undelivered'),
	Done: targetsOf('Done'),
	Refused: targetsOf('Refused'),
}

function targetsOf(status: OrderStatus): OrderStatus[] {
	const targets = steps.flatMap((step) => (step.from.includes(status) ? (step.to ?? []) : []))
	return [...new Set(targets)]
}

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
	| { allowed: true; step: Step }
	| { allowed: false; step: Step | null; reason: RefusalReason }

/** Whether these roles may take an action on this order today. */
export function judgeAction(
	action: OrderAction,
	order: Facts,
	roles: readonly Role[],
	today: string,
): Judged {
	const parties = new Set(roles.flatMap((role) => partiesOfRole[role]))
	const rows = steps.filter((step) => step.action === action)
	const inState = rows.filter((step) => step.from.includes(order.status))
	if (inState.length === 0) return { allowed: false, step: rows[0] ?? null, reason: 'wrong_state' }
	const mine = inState.filter((step) => step.who.some((party) => parties.has(party)))
	if (mine.length === 0)
		return { allowed: false, step: inState[0] ?? null, reason: 'not_your_role' }
	let refused: Judged | null = null
	for (const step of mine) {
		const reason = step.unless?.(order, today) ?? null
		if (reason === null) return { allowed: true, step }
		refused ??= { allowed: false, step, reason }
	}
	return refused ?? { allowed: false, step: null, reason: 'wrong_state' }
}

/** The label of a status, told apart by what else is known (product.md 6). */
export function stateOf(order: Facts): StateLabel {
	switch (order.status) {
		case 'OfferInProgress':
			return 'offerInProgress'
		case 'OfferAccepted':
			return 'offerAccepted'
		case 'OfferRefused':
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

// Which state follows which (docs/adr/0001), as data: one row a step, what it needs, who is told of it,
// and why it is not open now. The rules that others ask for are spelt here and nowhere else.
import type {
	OrderAction,
	OrderStatus,
	orderActions,
	RefusalReason,
	StateLabel,
	TimelineEvent,
} from '@gabarit/contract'
import type { Role } from '../../../lib/viewer.ts'
import type { Order } from '../orders-table.ts'

/** Who takes a step: the customer, the shop, the supplier (an admin may take all theirs), the clock, a payment. */
type Party = 'customer' | 'seller' | 'supplier' | 'clock' | 'payment'
/** Whom a step is told to, by mail, in its transaction; never who took it. */
export type Told = 'customer' | 'seller' | 'supplier'
/** Beside what people do: an offer's last day passes, a payment is verified. */
type StepName = OrderAction | 'expire' | 'pay'

export type Facts = Pick<
	Order,
	| 'status'
	| 'acceptedAt'
	| 'sentToSupplierAt'
	| 'cancelledBySeller'
	| 'paymentType'
	| 'paymentStatus'
	| 'total'
	| 'deliveryMode'
	| 'validUntil'
	| 'amountToSupplier'
	| 'billingAddress'
	| 'deliveryAddress'
>

export type Step = {
	action: StepName
	from: readonly OrderStatus[]
	/** null = the order goes, its audit stays. */
	to: OrderStatus | null
	who: readonly Party[]
	needs?: 'motive' | 'deliveryDate'
	event: TimelineEvent
	sends: readonly Told[]
	/** Why it is not open although the status is right. */
	unless?: (order: Facts, today: string) => RefusalReason | null
}

/** An offer's last day has passed: its price no longer stands. */
export function isExpired(order: Pick<Facts, 'validUntil'>, today: string): boolean {
	return order.validUntil !== null && order.validUntil < today
}

/** The deposit, or all of it, has come. */
function isPaidEnough({ paymentStatus }: Pick<Facts, 'paymentStatus'>): boolean {
	return paymentStatus === 'paid' || paymentStatus === 'partlyPaid'
}

/** Something is to be paid online, and not enough came: accepting it does not confirm it, the payment will. */
export function awaitsPayment(
	order: Pick<Facts, 'paymentType' | 'paymentStatus' | 'total'>,
): boolean {
	return order.paymentType === 'Online' && order.total > 0 && !isPaidEnough(order)
}

/** No address to bill, or none to bring it to. */
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

/** Rows of one action stand together; the first row that fits the status and the party counts. */
export const steps: readonly Step[] = [
	{
		action: 'acceptOffer',
		from: ['OfferInProgress'],
		to: 'OfferAccepted',
		who: ['customer', 'seller'],
		event: 'offerAccepted',
		sends: shopAndCustomer,
		unless: expired,
	},
	{
		action: 'refuseOffer',
		from: ['OfferInProgress', 'OfferAccepted'],
		to: 'OfferRefused',
		who: ['customer', 'seller'],
		event: 'offerRefused',
		sends: shopAndCustomer,
	},
	{
		action: 'expire',
		from: ['OfferInProgress'],
		to: 'OfferRefused',
		who: ['clock'],
		event: 'offerExpired',
		sends: shopAndCustomer,
		unless: (order, today) => (isExpired(order, today) ? null : 'wrong_state'),
	},
	{
		action: 'placeOrder',
		from: ['OfferAccepted'],
		to: 'None',
		who: ['customer', 'seller'],
		event: 'orderPlaced',
		sends: shopAndCustomer,
		unless: (order, today) =>
			expired(order, today) ?? (lacksDelivery(order) ? 'delivery_form_incomplete' : null),
	},
	{
		action: 'acceptOrder',
		from: ['None'],
		to: 'Confirmed',
		who: ['seller'],
		event: 'orderConfirmed',
		sends: shopAndCustomer,
		unless: (order) =>
			awaitsPayment(order) && order.acceptedAt !== null ? 'payment_awaited' : null,
	},
	{
		action: 'pay',
		from: ['None'],
		to: 'Confirmed',
		who: ['payment'],
		event: 'orderConfirmed',
		sends: shopAndCustomer,
		// By bill it waits for the seller, not for money: what he notes of it, a cent or all, is no acceptance.
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
		sends: everyone,
		unless: alreadySent,
	},
	{
		action: 'refuseOrder',
		from: ['Confirmed'],
		to: 'Refused',
		who: ['supplier'],
		needs: 'motive',
		event: 'orderRefused',
		sends: everyone,
		unless: notSent,
	},
	{
		action: 'refuseOrder',
		from: ['InProduction'],
		to: 'Refused',
		who: ['supplier'],
		needs: 'motive',
		event: 'orderRefused',
		sends: everyone,
	},
	{
		action: 'refuseOrder',
		from: ['Undelivered'],
		to: 'Refused',
		who: ['supplier', 'seller'],
		needs: 'motive',
		event: 'orderRefused',
		sends: everyone,
	},
	{
		action: 'sendToSupplier',
		from: ['Confirmed'],
		to: 'Confirmed',
		who: ['seller'],
		event: 'sentToSupplier',
		sends: ['supplier'],
		unless: (order) =>
			alreadySent(order) ?? (order.amountToSupplier === null ? 'amount_missing' : null),
	},
	{
		action: 'sendToProduction',
		from: ['Confirmed'],
		to: 'InProduction',
		who: ['supplier'],
		event: 'sentToProduction',
		sends: shopAndCustomer,
		unless: notSent,
	},
	{
		action: 'setReady',
		from: ['InProduction'],
		to: 'Ready',
		who: ['supplier'],
		event: 'ready',
		sends: shopAndCustomer,
	},
	{
		action: 'schedule',
		from: ['Ready', 'Scheduled', 'Undelivered'],
		to: 'Scheduled',
		who: ['supplier', 'seller'],
		needs: 'deliveryDate',
		event: 'scheduled',
		sends: everyone,
	},
	{
		action: 'setUndelivered',
		from: ['Scheduled'],
		to: 'Undelivered',
		who: ['supplier', 'seller'],
		event: 'undelivered',
		sends: everyone,
	},
	{
		action: 'setDone',
		from: ['Scheduled'],
		to: 'Done',
		who: ['supplier', 'seller'],
		event: 'done',
		sends: everyone,
	},
	{
		action: 'setDone',
		from: ['Ready'],
		to: 'Done',
		who: ['supplier', 'seller'],
		event: 'done',
		sends: everyone,
		unless: (order) => (order.deliveryMode === 'pickUp' ? null : 'pick_up_only'),
	},
	{
		action: 'delete',
		from: ['OfferInProgress', 'OfferRefused', 'OfferAccepted', 'None'],
		to: null,
		who: ['seller'],
		event: 'deleted',
		sends: [],
	},
]

/** The only row of a step that has one. */
export function stepOf(name: StepName): Step {
	const step = steps.find((it) => it.action === name)
	if (!step) throw new Error(`no step ${name}`)
	return step
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
	const parties = roles.flatMap((role) => partiesOfRole[role])
	return judgeStep(action, order, new Set(parties), today)
}

/** The same for what no person does: the clock, a payment. */
export function judgeStep(
	name: StepName,
	order: Facts,
	parties: ReadonlySet<Party>,
	today: string,
): Judged {
	const rows = steps.filter((step) => step.action === name)
	const [first, ...others] = rows.filter((step) => step.from.includes(order.status))
	if (!first) return { allowed: false, step: rows[0] ?? null, reason: 'wrong_state' }
	let refused: Judged & { allowed: false } = {
		allowed: false,
		step: first,
		reason: 'not_your_role',
	}
	for (const step of [first, ...others]) {
		if (!step.who.some((party) => parties.has(party))) continue
		const reason = step.unless?.(order, today) ?? null
		if (reason === null) return { allowed: true, step }
		refused = { allowed: false, step, reason }
	}
	return refused
}

/** The label of a status, told apart by what else is known. */
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

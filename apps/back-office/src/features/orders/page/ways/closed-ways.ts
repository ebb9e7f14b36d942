// What can be done beside the actions, and is closed now: the page says why, as it does of the actions.
import { isEndedOrder, isOpenOfferState, type OrderPage } from '@gabarit/contract'
import type { Why } from '../../use-why.ts'

type OrderWay = 'note' | 'refund' | 'pallets' | 'prolong' | 'redesign' | 'renew' | 'link'
export type ClosedWay = { way: OrderWay; why: Why }

type Standing = Pick<OrderPage, 'kind' | 'state' | 'isRenewable' | 'isLinkable'> & {
	mails: Pick<OrderPage['mails'], 'link'>
	payment: Pick<OrderPage['payment'], 'paid' | 'balance'>
}

const fact = (name: Extract<Why, { kind: 'fact' }>['fact']): Why => ({ kind: 'fact', fact: name })
/** Of an offer: what is an order's alone. */
const onceOrdered: Why = { kind: 'after', after: ['waiting'], by: ['seller'] }

const onceEnded: Why = {
	kind: 'after',
	after: ['offerRefused', 'offerCancelled', 'offerExpired'],
	by: ['seller'],
}

/** Of who notes money. */
export function closedMoney({ kind, payment }: Standing): ClosedWay[] {
	if (kind === 'offer')
		return [
			{ way: 'note', why: onceOrdered },
			{ way: 'refund', why: onceOrdered },
		]
	const { paid, balance } = payment
	const closed: ClosedWay[] = []
	if ((balance ?? 0) <= 0) closed.push({ way: 'note', why: fact('nothingDue') })
	if ((paid ?? 0) <= 0) closed.push({ way: 'refund', why: fact('nothingPaid') })
	return closed
}

/** What was agreed on stays; what ended is made again. */
function whyDesigned(order: Standing): Why {
	return isOpenOfferState(order.state)
		? { kind: 'reason', reason: 'offer_accepted' }
		: fact('offerEnded')
}

function closedOffer(order: Standing): ClosedWay[] {
	if (order.kind === 'order') return []
	return [
		...(isOpenOfferState(order.state)
			? []
			: [{ way: 'prolong' as const, why: fact('offerEnded') }]),
		...(order.state === 'offerInProgress'
			? []
			: [{ way: 'redesign' as const, why: whyDesigned(order) }]),
		...(order.isRenewable
			? []
			: [
					{
						way: 'renew' as const,
						why: isOpenOfferState(order.state) ? onceEnded : fact('erased'),
					},
				]),
	]
}

function closedPacking({ kind, state }: Standing): ClosedWay[] {
	if (kind === 'offer') return [{ way: 'pallets', why: onceOrdered }]
	if (!isEndedOrder(state)) return []
	return [{ way: 'pallets', why: { kind: 'reason', reason: 'order_closed' } }]
}

/** Of who may link an account to it its customer is not erased. */
function closedLink({ mails, isLinkable }: Standing): ClosedWay[] {
	if (mails.link.length > 0) return []
	return [{ way: 'link', why: fact(isLinkable ? 'mailsOff' : 'erased') }]
}

/** A supplier only counts pallets; money of an order stands with its payments. */
export function closedFollowUp(order: Standing, sells: boolean): ClosedWay[] {
	if (!sells) return closedPacking(order)
	return [
		...closedOffer(order),
		...closedPacking(order),
		...closedLink(order),
		...(order.kind === 'offer' ? closedMoney(order) : []),
	]
}

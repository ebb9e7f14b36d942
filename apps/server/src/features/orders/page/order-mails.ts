// Whom each change of an order mails, shown before it is sent.
import type { OrderPage } from '@gabarit/contract'
import type { CallContext } from '../../../lib/api.ts'
import type { Order } from '../orders-table.ts'
import { mailsTo } from '../process/notify.ts'
import type { Recipient, Transition } from '../process/order-process.ts'

type Mailed = OrderPage['mails']['link']

/** `ofNews`: of a new offer or order; the shop reads of its own too. */
export type Readers = { ofChanges: Mailed; ofNews: Mailed }

const everybody = ['customer', 'seller', 'supplier'] as const

/** Each party's address, as if the order were sent. */
export async function readersOf(context: CallContext, order: Order): Promise<Readers> {
	const { services, viewer, language } = context
	const actor = { services, viewer, language }
	const sent = { ...order, sentToSupplierAt: order.sentToSupplierAt ?? services.now() }
	return {
		ofChanges: await mailsTo(actor, sent, everybody),
		ofNews: await mailsTo(actor, sent, ['customer', 'seller'], { isNew: true }),
	}
}

function only(mailed: Mailed, parties: readonly Recipient[]): Mailed {
	return mailed.filter(({ party }) => parties.includes(party))
}

/** The supplier reads of an order from the moment on that it is sent to him. */
export function mailedByAction(
	{ action, notifies, event }: Transition,
	order: Order,
	{ ofChanges, ofNews }: Readers,
): Mailed {
	const isSent = order.sentToSupplierAt !== null || action === 'sendToSupplier'
	const mailed = only(event === 'orderPlaced' ? ofNews : ofChanges, notifies)
	return isSent ? mailed : only(mailed, ['customer', 'seller'])
}

export function mailedByChanges(order: Order, { ofChanges, ofNews }: Readers): OrderPage['mails'] {
	const isSent = order.sentToSupplierAt !== null
	return {
		supplierDate: only(ofChanges, isSent ? ['seller', 'supplier'] : ['seller']),
		payment: only(ofChanges, ['customer', 'seller']),
		refund: only(ofChanges, ['customer']),
		revision: only(ofChanges, ['customer', 'seller']),
		renewal: only(ofNews, ['customer', 'seller']),
		link: only(ofChanges, ['customer']),
	}
}

import type { Address, PaymentType } from '@gabarit/contract'
import { brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { paymentTypesOf, rolesIn } from '../../../lib/rights/viewer.ts'
import { searchTextsOf } from '../order-search.ts'
import { snapshotOf } from '../order-snapshots-table.ts'
import { isOpenOffer } from '../order-status.ts'
import { lockOrder, type Order } from '../orders-table.ts'
import { requireRevision } from '../process/change-order.ts'
import { type Person } from '../process/notify.ts'
import { judgeAction } from '../process/order-process.ts'
import { checkCustomer } from './check-customer.ts'
import { convertOffer } from './convert-offer.ts'
import { acceptanceOf } from './new-order.ts'
import { keepsPlace } from './priced-order.ts'

export type PlacedForm = {
	billingAddress: Address
	deliveryAddress?: Address | undefined
	paymentType: PaymentType
	termsAccepted: boolean
}

async function checkForm(person: Person, order: Order, form: PlacedForm): Promise<void> {
	if (!form.termsAccepted) throw failure('terms_not_accepted')
	const types = paymentTypesOf(person.viewer, person.services.payments.provider !== null)
	if (!order.priceShared || !types.includes(form.paymentType))
		throw failure('payment_type_unavailable')
	checkCustomer(order.customer, form.billingAddress, person.language)
	const { quote } = await snapshotOf(person.services.db, order)
	const { deliveryMode } = order
	const to = { ...(form.deliveryAddress ?? form.billingAddress), deliveryMode }
	// Another zone, or an offer without one, needs a new offer.
	if (!keepsPlace(order, quote, to, await person.services.prices.inForce()))
		throw failure('not_deliverable')
}

function changeOf(order: Order, form: PlacedForm): Partial<Order> {
	const { billingAddress, paymentType } = form
	const isBrought = order.deliveryMode === 'delivery'
	const deliveryAddress = isBrought ? (form.deliveryAddress ?? billingAddress) : null
	return {
		billingAddress,
		deliveryAddress,
		city: (deliveryAddress ?? billingAddress).city,
		paymentType,
		...searchTextsOf({
			reference: order.reference,
			code: order.code,
			customer: order.customer,
			billingAddress,
			deliveryAddress,
			more: [order.resellerReference, order.externalReference],
		}),
	}
}

/** Orders an existing offer from its own page, at its price. From the configurator, `orderOffer` does. */
export async function placeOffer(
	person: Person,
	found: Order,
	revision: number,
	form: PlacedForm,
): Promise<Order> {
	const { services, viewer } = person
	await checkForm(person, found, form)
	const accepted = await services.legalTexts.current(viewer.tenant, person.language)
	return services.db.transaction(async (tx) => {
		const order = await lockOrder(tx, found.tenant, found.id)
		if (!order) throw failure('link_unknown')
		requireRevision(order, revision)
		const change = changeOf(order, form)
		// Ordering accepts: an open offer is checked as an accepted one.
		const status = isOpenOffer(order) ? ('OfferAccepted' as const) : order.status
		const judged = judgeAction(
			'placeOrder',
			{ ...order, ...change, status },
			rolesIn(viewer, order.tenant),
			brusselsDay(services.now()),
		)
		if (!judged.allowed)
			throw failure('transition_not_allowed', {
				data: { state: order.state, reason: judged.reason },
			})
		const acceptance = acceptanceOf({ accepted }, services.now())
		return convertOffer(tx, person, order, { ...change, ...acceptance })
	})
}

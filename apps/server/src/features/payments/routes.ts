import { api, call } from '../../lib/api.ts'
import { finishTest, goToPay, heedNotice, testPage } from './payer.ts'
import { linkPayment, paymentsToLink } from './unmatched-payments.ts'

const { payments, backOffice } = api

export const paymentRoutes = {
	pay: call(
		payments.pay,
		'payment.create',
		'Leads to the provider’s page, or back to the order where nothing is due',
	).handler(({ input, context }) => goToPay(context, input)),
	notice: call(
		payments.notice,
		'payment.create',
		'A provider’s word that something changed; it is asked then',
	).handler(({ input, context }) => heedNotice(context, input)),
	test: {
		get: call(
			payments.test.get,
			'payment.create',
			'A payment of the embedded test provider',
		).handler(({ input, context }) => testPage(context, input)),
		finish: call(
			payments.test.finish,
			'payment.create',
			'Ends a payment of the embedded test provider',
		).handler(({ input, context }) => finishTest(context, input)),
	},
}

export const unmatchedPaymentRoutes = {
	list: call(
		backOffice.payments.list,
		'payment.read',
		'A page of payments that have no order',
	).handler(({ input, context }) => paymentsToLink(context, input)),
	link: call(backOffice.payments.link, 'payment.write', 'Gives a payment to its order').handler(
		({ input, context }) => linkPayment(context, input),
	),
}

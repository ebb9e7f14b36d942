// Paying online, and the payments that an admin has to link.
import { api } from '../../lib/api.ts'
import { finishTest, goToPay, heedNotice, testPage } from './payer.ts'
import { linkPayment, paymentsToLink } from './stray-payments.ts'

const { payments, backOffice } = api

export const paymentRoutes = {
	pay: payments.pay.handler(({ input, context }) => goToPay(context, input)),
	notice: payments.notice.handler(({ input, context }) => heedNotice(context, input)),
	test: {
		get: payments.test.get.handler(({ input, context }) => testPage(context, input)),
		finish: payments.test.finish.handler(({ input, context }) => finishTest(context, input)),
	},
}

export const strayPaymentRoutes = {
	list: backOffice.payments.list.handler(({ context }) => paymentsToLink(context)),
	link: backOffice.payments.link.handler(({ input, context }) => linkPayment(context, input)),
}

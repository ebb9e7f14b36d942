// Every call, once: routes of the server, the typed client and the OpenAPI document all come from here.
import { account } from './account.ts'
import { configurations } from './back-office/configurations.ts'
import { dashboard } from './back-office/dashboard.ts'
import { discounts } from './back-office/discounts.ts'
import { documents } from './back-office/documents.ts'
import { exports } from './back-office/exports.ts'
import { mailbox } from './back-office/mailbox.ts'
import { notifications } from './back-office/notifications.ts'
import { orders } from './back-office/orders.ts'
import { outbox } from './back-office/outbox.ts'
import { strayPayments } from './back-office/payments.ts'
import { people } from './back-office/people.ts'
import { prices } from './back-office/prices.ts'
import { professionals } from './back-office/professionals.ts'
import { resellers } from './back-office/resellers.ts'
import { session } from './back-office/session.ts'
import { settings } from './back-office/settings.ts'
import { technical } from './back-office/technical.ts'
import { users } from './back-office/users.ts'
import { views } from './back-office/views.ts'
import { configurator } from './configurator.ts'
import { customerPage } from './customer-page.ts'
import { configurationCalls, customerCalls } from './designs.ts'
import { discount } from './discount.ts'
import { dressing } from './dressing.ts'
import { payments } from './payments.ts'
import { plan } from './plan.ts'
import { statistics } from './statistics.ts'

/** Written out, so that declarations name each part where it is made. */
export type Contract = {
	account: typeof account
	configurator: typeof configurator & { statistics: typeof statistics }
	discount: typeof discount
	dressing: typeof dressing & {
		configuration: typeof configurationCalls
		customer: typeof customerCalls
		plan: typeof plan
	}
	order: typeof customerPage
	payments: typeof payments
	backOffice: {
		session: typeof session
		orders: typeof orders
		payments: typeof strayPayments
		configurations: typeof configurations
		mailbox: typeof mailbox
		notifications: typeof notifications
		views: typeof views
		prices: typeof prices
		discounts: typeof discounts
		outbox: typeof outbox
		settings: typeof settings
		dashboard: typeof dashboard
		documents: typeof documents
		exports: typeof exports
		technical: typeof technical
		users: typeof users
		professionals: typeof professionals
		resellers: typeof resellers
		people: typeof people
	}
}

export const contract: Contract = {
	account,
	configurator: { ...configurator, statistics },
	discount,
	dressing: { ...dressing, configuration: configurationCalls, customer: customerCalls, plan },
	order: customerPage,
	payments,
	backOffice: {
		session,
		orders,
		payments: strayPayments,
		configurations,
		mailbox,
		notifications,
		views,
		outbox,
		prices,
		discounts,
		settings,
		dashboard,
		documents,
		exports,
		technical,
		users,
		professionals,
		resellers,
		people,
	},
}

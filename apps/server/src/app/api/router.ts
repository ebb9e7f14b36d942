import {
	accountRoutes,
	peopleRoutes,
	professionalRoutes,
	userRoutes,
} from '../../features/accounts/routes.ts'
import { auditRoutes } from '../../features/audit/routes.ts'
import { catalogueRoutes } from '../../features/catalogue/routes.ts'
import { dashboardRoutes, statisticsRoutes } from '../../features/dashboard/routes.ts'
import { discountRoutes, discountSettingRoutes } from '../../features/discounts/routes.ts'
import { documentRoutes, legalTextRoutes, planRoutes } from '../../features/documents/routes.ts'
import { technicalRoutes } from '../../features/integrations/routes.ts'
import { mailboxRoutes } from '../../features/mails/routes.ts'
import { notificationRoutes } from '../../features/notifications/routes.ts'
import {
	backOfficeRoutes,
	configurationRoutes,
	customerPageRoutes,
	customerRoutes,
	exportRoutes,
	ownListRoutes,
} from '../../features/orders/routes.ts'
import { outboxRoutes } from '../../features/outbox/routes.ts'
import { paymentRoutes, unmatchedPaymentRoutes } from '../../features/payments/routes.ts'
import { priceRoutes } from '../../features/prices/routes.ts'
import { askRoutes, sampleRoutes } from '../../features/samples/routes.ts'
import { viewRoutes } from '../../features/saved-views/routes.ts'
import { resellerRoutes, settingsRoutes, tenantRoutes } from '../../features/tenants/routes.ts'
import { api } from '../../lib/api.ts'

const { dressingInit, ...dressing } = catalogueRoutes

export const router = api.router({
	account: { ...accountRoutes, ...ownListRoutes },
	configurator: {
		...tenantRoutes,
		...legalTextRoutes,
		...askRoutes,
		dressingInit,
		statistics: statisticsRoutes,
	},
	discount: discountRoutes,
	dressing: {
		...dressing,
		configuration: configurationRoutes,
		customer: customerRoutes,
		plan: planRoutes,
	},
	order: customerPageRoutes,
	payments: paymentRoutes,
	backOffice: {
		...backOfficeRoutes,
		audit: auditRoutes,
		mailbox: mailboxRoutes,
		notifications: notificationRoutes,
		views: viewRoutes,
		outbox: outboxRoutes,
		payments: unmatchedPaymentRoutes,
		prices: priceRoutes,
		samples: sampleRoutes,
		settings: settingsRoutes,
		dashboard: dashboardRoutes,
		documents: documentRoutes,
		exports: exportRoutes,
		technical: technicalRoutes,
		discounts: discountSettingRoutes,
		users: userRoutes,
		professionals: professionalRoutes,
		resellers: resellerRoutes,
		people: peopleRoutes,
	},
})

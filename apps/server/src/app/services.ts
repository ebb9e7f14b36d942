import { randomBytes } from 'node:crypto'
import type { Database } from '../db/open-database.ts'
import { everywhere } from '../db/tenant-scope.ts'
import { auditOfAccounts } from '../features/accounts/account-audit-list-table.ts'
import { auditAccount, shopEditor } from '../features/accounts/account-audit-table.ts'
import { deleteSessionsOfTenant, userById } from '../features/accounts/accounts-table.ts'
import { activationToken, readerOf, resetToken } from '../features/accounts/login/account-tokens.ts'
import { activeCustomerIdOf, customerIdOf, sellerOf } from '../features/accounts/login/accounts.ts'
import { countPeople } from '../features/accounts/people/count-found.ts'
import { findPeople } from '../features/accounts/people/find-people.ts'
import { invite } from '../features/accounts/people/users.ts'
import { countsByTenant, sellersOf, staffNamed } from '../features/accounts/people/users-table.ts'
import { hasOpenInvitation } from '../features/accounts/tokens-table.ts'
import { discountsService } from '../features/discounts/discounts.ts'
import { grantedPeriodsOf } from '../features/discounts/discounts-table.ts'
import { keepDocument } from '../features/documents/documents-table.ts'
import { legalTextsService } from '../features/documents/legal-texts.ts'
import { papersOf } from '../features/documents/papers.ts'
import { openPdfWorker } from '../features/documents/pdf-worker.ts'
import { removeDocuments } from '../features/documents/person-table.ts'
import { plansService } from '../features/documents/plans.ts'
import { tenantOfKey, webhooksService } from '../features/integrations/webhooks.ts'
import { auditOfOrders } from '../features/orders/audit-list-table.ts'
import { findDesign } from '../features/orders/design/designs.ts'
import { designByCode } from '../features/orders/design/designs-table.ts'
import { countFound } from '../features/orders/list/count-found.ts'
import {
	boughtBy,
	figuresByTenant,
	lastBillingAddress,
} from '../features/orders/list/figures-table.ts'
import { lateOrders } from '../features/orders/list/late-orders.ts'
import { linkReader, noteSentAgain } from '../features/orders/page/manage-order.ts'
import { orderPaper } from '../features/orders/page/order-paper.ts'
import { customersService } from '../features/orders/person/link-account.ts'
import { lastOffers } from '../features/orders/place/last-offers-table.ts'
import { ordersService } from '../features/orders/process/order-lock.ts'
import { mailsService, postWebhook } from '../features/outbox/post.ts'
import type { PaymentContext } from '../features/payments/payment-context.ts'
import { paymentsService } from '../features/payments/payments.ts'
import { type PaymentSettings, providerOf } from '../features/payments/providers.ts'
import { pricesService } from '../features/prices/books/prices-service.ts'
import { availabilityOf } from '../features/prices/index.ts'
import { vatTreatmentOf } from '../features/prices/vat/vat-treatment.ts'
import { registerAt } from '../features/prices/vat/vies.ts'
import { countResellers } from '../features/tenants/export-resellers.ts'
import { logoFile } from '../features/tenants/logo.ts'
import { describeReseller } from '../features/tenants/resellers.ts'
import { tenantsService } from '../features/tenants/tenants.ts'
import { secretBoxOf } from '../lib/secret-box.ts'
import type { Services } from '../lib/services.ts'
import { peopleService } from './people-service.ts'
import { addressesOf } from './start/addresses.ts'
import { viewCounters } from './view-counters.ts'

type ServiceOptions = {
	db: Database
	publicUrl: string | null
	/** Demo accounts are printed on the console, so they need no second factor. */
	demo?: boolean
	/** Without a mail server, mails stay in the mailbox. */
	smtp?: object | null
	saysUnknownEmails?: boolean
	port?: number
	/** Absent where nothing encrypted is read: seeds, the command line. */
	secretsKey?: string
	allowLoopback?: boolean
	now?: () => Date
	payments?: PaymentSettings
	viesUrl?: string | null
	pdfWorker?: Parameters<typeof openPdfWorker>[0]
}

type Printed = Pick<Services, 'plans' | 'legalTexts' | 'papers' | 'close'>

function printed(
	needs: Pick<Services, 'db' | 'prices' | 'now'>,
	services: () => Services,
	limits: ServiceOptions['pdfWorker'],
): Printed {
	const pdfWorker = openPdfWorker(limits)
	return {
		plans: plansService({
			...needs,
			pdfWorker,
			orders: { frozen: (tenant, code) => services().orders.frozen(tenant, code) },
		}),
		legalTexts: legalTextsService(needs, pdfWorker),
		papers: {
			ofOrder: (tenant, code) => papersOf({ services: services(), pdfWorker }, tenant, code),
		},
		close: pdfWorker.close,
	}
}

function accountsOf(
	db: ServiceOptions['db'],
	now: () => Date,
	services: () => Services,
): Services['accounts'] {
	return {
		customerIdOf,
		activeCustomerIdOf,
		emailOf: async (tx, tenant, id) => (await userById(tx, tenant, id))?.email ?? null,
		sellerOf,
		sellers: sellersOf,
		staffNamed: (search) => everywhere(() => staffNamed(db, search)),
		find: findPeople,
		countFound: countPeople,
		countByTenant: () => countsByTenant(db),
		endSessionsOfTenant: deleteSessionsOfTenant,
		inviteAdministrator: async (tx, context, { email, language, ...person }) => {
			await invite(tx, context, {
				...person,
				email: email.toLowerCase(),
				language: language ?? context.language,
				role: 'ResellerAdmin',
			})
		},
		ratingOf: async (tenant, id) => (await userById(db, tenant, id))?.rating ?? null,
		shopEditor,
		noteReseller: (tx, { by, ...note }) => auditAccount(tx, { ...note, userId: by, at: now() }),
		resetToken: (tenant, email) => resetToken(services(), tenant, email),
		activationToken: (tenant, email, person) => activationToken(services(), tenant, email, person),
		isInvited: (tenant, email) => hasOpenInvitation(db, { tenant, email, now: now() }),
		readerOf: (tenant, email) => readerOf(services(), tenant, email),
	}
}

function ordersOf(db: ServiceOptions['db'], services: () => Services): Services['orders'] {
	return {
		...ordersService(services),
		countFound,
		late: lateOrders,
		linkReader,
		noteSentAgain,
		ofCustomers: (customers) => boughtBy(db, customers),
		billingAddressOf: (customer) => lastBillingAddress(db, customer),
		figuresByTenant: (since, tenant) => figuresByTenant(db, since, tenant),
	}
}

export function makeServices(options: ServiceOptions): Services {
	const { db, publicUrl } = options
	const now = options.now ?? (() => new Date())
	const prices = pricesService(db, now, (tenant) => grantedPeriodsOf(db, tenant))
	const register = registerAt(options.viesUrl ?? null)
	let paymentContext: PaymentContext | null = null
	const services: Services = {
		db,
		now,
		publicUrl,
		isDemo: options.demo ?? false,
		keepsMails: !options.smtp,
		saysUnknownEmails: options.saysUnknownEmails ?? false,
		addressOf: addressesOf(publicUrl, options.port ?? 3000),
		tenants: {
			...tenantsService(db),
			describe: (code) => describeReseller(services, code),
			countFound: countResellers,
		},
		prices,
		offers: { last: (limit, zones) => lastOffers(db, limit, zones) },
		availabilityOf,
		discounts: discountsService(db, now),
		vatOf: (question) => vatTreatmentOf(question, register),
		...printed({ db, prices, now }, () => services, options.pdfWorker),
		documents: {
			attach: async (tx, file) => {
				await keepDocument(tx, file)
			},
			remove: removeDocuments,
		},
		accounts: accountsOf(db, now, () => services),
		audits: { ofOrders: auditOfOrders, ofAccounts: auditOfAccounts },
		people: peopleService(db),
		mails: mailsService(db, now),
		logoFile: (address) => logoFile(db, address),
		webhooks: webhooksService(now, postWebhook(now)),
		tenantOfKey: (authorization) => tenantOfKey(services, authorization),
		secretBox: secretBoxOf(options.secretsKey ?? randomBytes(32).toString('hex')),
		allowLoopback: options.allowLoopback ?? false,
		customers: customersService(now),
		designs: {
			find: (viewer, code) => findDesign(db, viewer, code),
			byCode: (tenant, code) => designByCode(db, tenant, code),
		},
		orders: ordersOf(db, () => services),
		payments: paymentsService(() => paymentContext),
		orderPaper: (tenant, code) => orderPaper(services, tenant, code),
		viewCounters,
	}
	const provider = providerOf(services, options.payments ?? { kind: 'none' })
	if (provider) paymentContext = { services, provider }
	return services
}

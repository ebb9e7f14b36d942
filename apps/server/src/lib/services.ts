// What features ask of each other, wired in app/services.ts.

import type { Availability, Count, SavedView } from '@gabarit/contract'
import type { Database } from '../db/open-database.ts'
import type { Accounts, People } from '../features/accounts/service.ts'
import type { Audits } from '../features/audit/service.ts'
import type { Discounts } from '../features/discounts/service.ts'
import type { Documents, LegalTexts, Papers, Plans } from '../features/documents/service.ts'
import type { Webhooks } from '../features/integrations/service.ts'
import type { Customers, Designs, Offers, OrderPaper, Orders } from '../features/orders/service.ts'
import type { Mails } from '../features/outbox/service.ts'
import type { Payments } from '../features/payments/service.ts'
import type { AvailabilityQuestion, Prices, VatQuestion } from '../features/prices/service.ts'
import type { Tenant, Tenants } from '../features/tenants/service.ts'
import type { CallContext } from './api.ts'
import type { SecretBox } from './secret-box.ts'

/** What a saved query finds, to 1,000; undefined where it is none, or not this viewer's. */
export type CountFound = (
	context: CallContext,
	query: URLSearchParams,
) => Promise<Count | undefined>

export type Services = {
	db: Database
	now: () => Date
	publicUrl: string | null
	isDemo: boolean
	/** No mail server is set: mails stay in the mailbox. */
	keepsMails: boolean
	/** Off: a reset answers the same for every e-mail. */
	saysUnknownEmails: boolean
	/** Public address for links in mails, never from a request's headers. */
	addressOf: (tenant: Tenant) => string
	tenants: Tenants
	prices: Prices
	offers: Offers
	availabilityOf: (question: AvailabilityQuestion) => Availability
	discounts: Discounts
	/** For a business of the other country it asks VIES. */
	vatOf: (question: VatQuestion) => Promise<'Normal' | 'Reduced' | 'ReverseCharge'>
	plans: Plans
	documents: Documents
	accounts: Accounts
	audits: Audits
	people: People
	mails: Mails
	webhooks: Webhooks
	logoFile: (address: string | null) => Promise<Buffer | null>
	tenantOfKey: (authorization: string | undefined) => Promise<string | null>
	/** Encrypts secrets that must be read again. */
	secretBox: SecretBox
	/** Allows loopback addresses, never in production. */
	allowLoopback: boolean
	customers: Customers
	designs: Designs
	orders: Orders
	payments: Payments
	legalTexts: LegalTexts
	papers: Papers
	orderPaper: (tenant: string, code: string) => Promise<OrderPaper | null>
	/** Of the lists whose feature is no service. */
	viewCounters: Record<
		Exclude<
			SavedView['list'],
			'orders' | 'offers' | 'production' | 'users' | 'professionals' | 'resellers'
		>,
		CountFound
	>
	close: () => Promise<void>
}

// What the features may ask of each other, wired together in app/services.ts.

import type { Availability } from '@gabarit/contract'
import type { Database } from '../db/open-database.ts'
import type { Accounts, People } from '../features/accounts/service.ts'
import type { Discounts } from '../features/discounts/service.ts'
import type { Documents, Papers, Plans, Terms } from '../features/documents/service.ts'
import type { Webhooks } from '../features/integrations/service.ts'
import type { Customers, Designs, Offers, OrderPaper, Orders } from '../features/orders/service.ts'
import type { Mails } from '../features/outbox/service.ts'
import type { Payments } from '../features/payments/service.ts'
import type { AvailabilityQuestion, Prices, VatQuestion } from '../features/prices/service.ts'
import type { Tenants } from '../features/tenants/service.ts'
import type { Tenant } from './tenant.ts'
import type { Safe } from './vault.ts'

export type Services = {
	db: Database
	now: () => Date
	publicUrl: string | null
	/** Demo accounts, whose passwords stand on the console. */
	isDemo: boolean
	/** Where the world finds a shop: what the links of mails start with. Never from a request's headers. */
	addressOf: (tenant: Tenant) => string
	tenants: Tenants
	prices: Prices
	offers: Offers
	/** When it can be there, and why (domain 9). */
	availabilityOf: (question: AvailabilityQuestion) => Availability
	discounts: Discounts
	/** Which VAT it bears; asks the European register where a business of the other country orders. */
	vatOf: (question: VatQuestion) => Promise<'Normal' | 'Reduced' | 'ReverseCharge'>
	plans: Plans
	documents: Documents
	accounts: Accounts
	people: People
	mails: Mails
	webhooks: Webhooks
	/** The picture behind a shop's `logoUrl`, PNG. */
	logoFile: (address: string | null) => Promise<Buffer | null>
	/** The shop whose API key a machine shows. */
	tenantOfKey: (authorization: string | undefined) => Promise<string | null>
	/** Seals what must be read again. */
	safe: Safe
	/** Stand-ins on this machine may be called: never in production. */
	allowLoopback: boolean
	customers: Customers
	designs: Designs
	orders: Orders
	payments: Payments
	terms: Terms
	papers: Papers
	/** What the paper of an offer or order says. */
	orderPaper: (tenant: string, code: string) => Promise<OrderPaper | null>
	/** Ends what was started for them: the thread that draws. */
	close: () => Promise<void>
}

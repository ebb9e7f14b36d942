// What features may ask of each other: narrow doors, wired together in app/services.ts.

import type {
	Availability,
	Discount,
	documentKinds,
	PaymentStatus,
	Reseller,
} from '@gabarit/contract'
import type { Catalogue, Configuration, Furniture } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import type {
	Circumstances,
	DeliveryZone,
	PriceBook,
	Viewer as PriceViewer,
	Reduction,
} from '@gabarit/price'
import type { Database, Queryable } from '../db/open-database.ts'
import type { NamedFile } from './file-answer.ts'
import type { FrozenFurniture } from './frozen-furniture.ts'
import type { MailToSend, Person } from './mail.ts'
import type { OrderPaper } from './order-paper.ts'
import type { Safe } from './sealed.ts'
import type { Tenant } from './tenant.ts'
import type { TenantPricing } from './tenant-pricing.ts'
import type { Terms } from './terms.ts'
import type { Viewer } from './viewer.ts'
import type { WebhookOrder } from './webhook.ts'

export type StoredDocument = {
	id: string
	kind: (typeof documentKinds)[number]
	version: number
	language: Language
	fileName: string
	createdAt: Date
}

export type PlanOrder = {
	tenant: Tenant
	configuration: Configuration
	code: string | null
	language: Language
	paper: 'A3' | 'A4'
}

/** Everything of one version of catalogue and price lists: who works with one cannot mix two. */
export type PricesOfVersion = {
	version: string
	catalogue: Catalogue
	/** Where we deliver, and what it costs. */
	zones: DeliveryZone[]
	/** What this viewer may see; reductions are named in his language. */
	bookFor: (tenant: Tenant, viewer: PriceViewer, language: Language) => Promise<PriceBook>
	/** What the tenant owes the supplier. */
	purchaseBookFor: (tenant: Tenant) => Promise<PriceBook>
	/** What the books of the tenant are made from; stays on the server. */
	pricingOf: (tenant: Tenant, language: Language) => Promise<TenantPricing>
}

type Prices = {
	/** The version that counts at this instant: asked once for each call or order; what a shop's books need is read along. */
	inForce: (shop?: string) => Promise<PricesOfVersion>
}

/** An offer as it was frozen. */
export type LastOffer = {
	reference: string
	tenant: string
	/** JSON of the furniture. */
	furniture: string
	viewer: PriceViewer
	/** By what it is priced again: where it goes, what was granted and agreed. */
	circumstances: Circumstances
}

type Offers = {
	/** The newest of all shops; `zones` in force find the place of those that told no more than theirs. */
	last: (limit: number, zones: readonly DeliveryZone[]) => Promise<LastOffer[]>
}

type AvailabilityQuestion = {
	furniture: Furniture
	configuration: Configuration
	catalogue: Catalogue
	country: 'BE' | 'FR'
	/** Calendar day in Brussels. */
	today: string
	resellerDays: number
}

/** What an order's VAT hangs on, beside its amounts. */
export type VatQuestion = {
	/** Where the seller is. */
	seller: 'BE' | 'FR'
	/** Where the furniture goes; what is fetched goes with its buyer. */
	country: 'BE' | 'FR'
	customer: { type: 'Individual' | 'Professional'; vatNumber?: string | undefined } | null
	/** The reseller chose the reduced rate, and the attestation for it was uploaded. */
	isAttested: boolean
	/** We fit it ourselves: supply alone never has the reduced rate. */
	isFitted: boolean
}

type Discounts = {
	/** Refuses an unknown, early, late or used-up code in the reader's language. */
	promo: (
		viewer: Viewer,
		code: string,
		language: Language,
	) => Promise<{ reduction: Reduction; discount: Discount }>
	/** Inside the order's transaction: takes a use, or refuses. */
	takeUse: (tx: Queryable, tenant: string, code: string, language: Language) => Promise<void>
	/** The offer or order that took it comes to nothing: somebody else may use it. */
	giveUse: (tx: Queryable, tenant: string, code: string) => Promise<void>
}

type Plans = {
	/** For somebody who waits for it. */
	render: (order: PlanOrder) => Promise<{ fileName: string; content: Buffer }>
	/** Has the plan of a code drawn by a worker, and kept as a document. */
	ask: (plan: { tenant: string; code: string; language: Language }) => Promise<void>
	/** Keeps the plan of one version in one language as a document, once; and the file itself. */
	kept: (plan: PlanOrder & { code: string }, version: number) => Promise<NamedFile>
	documentsOf: (tenant: string, code: string) => Promise<StoredDocument[]>
	document: (
		tenant: string,
		code: string,
		id: string,
	) => Promise<(NamedFile & Pick<StoredDocument, 'kind'>) | null>
}

type Documents = {
	/** Keeps a file that someone sent with a design; once for each version. */
	attach: (
		tx: Queryable,
		file: NamedFile & {
			tenant: string
			code: string
			kind: StoredDocument['kind']
			version: number
			language: Language
		},
	) => Promise<void>
	/** Takes what was written under these codes: some kinds of it, or all. */
	remove: (
		tx: Queryable,
		from: { tenant: string; codes: readonly string[]; kinds?: readonly StoredDocument['kind'][] },
	) => Promise<void>
}

type Designs = {
	/** What a code opens for this caller. */
	find: (
		viewer: Viewer,
		code: string,
	) => Promise<{ tenant: string; code: string; version: number; configuration: Configuration }>
	/** A shop's design, whoever asks. */
	byCode: (
		tenant: string,
		code: string,
	) => Promise<{
		version: number
		configuration: Configuration
		externalReference: string | null
	} | null>
}

export type NewTenant = Pick<Tenant, 'code' | 'name'> & {
	[K in
		| 'hosts'
		| 'country'
		| 'address'
		| 'phoneNumber'
		| 'email'
		| 'vats'
		| 'rating'
		| 'requiresSecondFactor']?: Tenant[K] | undefined
}

/** What was done to a shop, by whom; `fields`: names of what changed, never what it was. */
export type ResellerNote = {
	tenant: string
	by: string
	event: 'resellerOpened' | 'resellerChanged' | 'resellerDisabled' | 'resellerEnabled'
	fields: string[]
}

type Accounts = {
	/** Accounts of each shop that may log in. */
	countByTenant: () => Promise<Map<string, number>>
	/** Every login of a shop's people ends. */
	endSessionsOfTenant: (tx: Queryable, tenant: string) => Promise<void>
	noteReseller: (tx: Queryable, note: ResellerNote) => Promise<void>
	customerIdOf: (db: Queryable, tenant: string, email: string) => Promise<string | null>
	/** A seller's account of a shop; in the maker's own shop the house's people sell too. */
	sellerOf: (
		db: Queryable,
		tenant: string,
		email: string,
	) => Promise<{ id: string; firstName: string; lastName: string } | null>
	/** A fresh secret for a mail's link, and whom to greet; null where nobody may have one. */
	resetToken: (tenant: Tenant, email: string) => Promise<{ token: string; name: string } | null>
	activationToken: (
		tenant: Tenant,
		email: string,
		person: Person,
	) => Promise<{ token: string; name: string } | null>
}

/** A person in one shop; the e-mail in lower case. */
export type PersonKey = {
	tenant: string
	email: string
	userId: string | null
	/** With an account: as whom he acted. */
	actor: Actor | null
}

/** A user as what he did names him; the house's people also act in other shops. */
export type Actor = { tenant: string; userId: string; name: string; isHouse: boolean }

type People = {
	/** What every feature keeps of him, but for the account itself. */
	export: (key: PersonKey) => Promise<Record<string, object[]>>
	/** Inside a transaction: all of it but what the law keeps of a sale. */
	erase: (tx: Queryable, key: PersonKey) => Promise<{ erased: number; ordersKept: number }>
}

type Mails = {
	/** Into the outbox, inside the transaction of what causes it. */
	post: (tx: Queryable, mail: MailToSend) => Promise<void>
}

/** Where a shop's own system is told of orders, and of configurations that end; null where it is not. */
export type Listening = { order: string | null; end: string | null }

type Webhooks = {
	listening: (tx: Queryable, tenant: string) => Promise<Listening>
	/** Tells the shop's own system, where it has one; an order is the end of its configuration too. */
	orderPlaced: (
		tx: Queryable,
		tenant: string,
		order: WebhookOrder,
		listening?: Listening,
	) => Promise<void>
	/** The visitor came to the end: told once for each code. */
	configurationEnded: (
		tx: Queryable,
		tenant: string,
		design: { code: string; externalReference: string | null },
	) => Promise<void>
}

type Customers = {
	/** The orders under an e-mail that was proven become the account's. */
	link: (tx: Queryable, tenant: string, email: string, userId: string) => Promise<void>
}

export type OrderKey = { tenant: string; id: string }

/** `amount`: cents. */
export type AskedPayment = OrderKey & { reference: string; amount: number }

/** An order that a transaction holds, as payments see it. */
type HeldOrder = {
	reference: string
	/** Cents: what confirms it or is left, and all that is left. */
	due: { next: number; all: number }
	/** A verified payment: counted, audited, told; it confirms an order that waited for it. */
	receive: (amount: number) => Promise<void>
	/** A payment that an admin found to be this order's. */
	link: (amount: number) => Promise<void>
	/** Nothing came: how its payments stand. */
	notePayment: (status: 'open' | 'pending' | 'failed' | 'cancelled' | 'expired') => Promise<void>
}

type Orders = {
	/** `by`: who causes what follows; nobody = the payment itself. */
	hold: (tx: Queryable, key: OrderKey, by?: Viewer) => Promise<HeldOrder | null>
	idOf: (tenant: string, reference: string) => Promise<string | null>
	languageOf: (key: OrderKey) => Promise<Language>
	/** A fresh link to the customer's page; null where it is not (any more) the page of who reads at that e-mail. */
	linkUrl: (
		tenant: Tenant,
		asked: { code: string; email: string },
	) => Promise<{ url: string | null } | null>
	/** What was frozen of the offer or order under a code; null where none holds it. */
	frozen: (tenant: string, code: string) => Promise<FrozenFurniture | null>
}

type OrderPayment = {
	id: string
	amount: number
	status: Exclude<PaymentStatus, 'partlyPaid' | 'refunded'> | 'cancelled' | 'expired'
	refunded: number
	createdAt: Date
	paidAt: Date | null
}

/** A refund that is written down: `make` asks the provider, and calls back in the transaction that ends it. */
type PlannedRefund = {
	amount: number
	make: (done: (tx: Queryable, amount: number) => Promise<void>) => Promise<number>
}

type Payments = {
	/** Who takes payments; null = nobody, nothing can be paid online. */
	provider: 'mollie' | 'test' | null
	/** Inside the order's transaction: asks for an amount; of an order that is new no payment is looked for. */
	ask: (tx: Queryable, asked: AskedPayment, order?: { isNew: boolean }) => Promise<void>
	/** Where an order is paid; null where nothing was asked. */
	urlOf: (order: OrderKey) => Promise<string | null>
	/** The same, of a payment for what is due now or all of it; null where nothing is due. */
	openUrl: (order: OrderKey, share: 'next' | 'all') => Promise<string | null>
	/** From our address of a payment to the provider's page; null where there is no such payment. */
	wayToPay: (tenant: string, id: string) => Promise<string | null>
	wayBack: (tenant: string, id: string) => Promise<string | null>
	/** Somebody says that the provider has news of a payment. */
	notice: (tenant: string, providerId: string) => Promise<void>
	/** Asks the provider about an order's payments. */
	check: (order: OrderKey) => Promise<void>
	/** After the total changed: a checkout of an amount that is asked no more is closed, where the provider lets us. */
	reviewAsked: (order: OrderKey) => Promise<void>
	/** About those without an end, not asked about for so many milliseconds; how many. */
	checkUnsettled: (olderThan: number) => Promise<number>
	/** Inside the transaction that holds the order: what of an amount goes back through the provider. */
	refund: (
		tx: Queryable,
		order: OrderKey,
		wish: { amount: number; who: string | null },
	) => Promise<PlannedRefund[]>
	/** The order goes: its payments have none. */
	unlink: (tx: Queryable, tenant: string, orderId: string) => Promise<void>
	of: (db: Queryable, order: OrderKey) => Promise<OrderPayment[]>
}

type Papers = {
	/** An offer or an order as its customer reads it, kept as a document; and the terms that he accepted. */
	ofOrder: (tenant: string, code: string) => Promise<NamedFile[]>
}

export type Services = {
	db: Database
	now: () => Date
	publicUrl: string | null
	/** Demo accounts, whose passwords stand on the console. */
	isDemo: boolean
	/** Where the world finds a shop: what the links of mails start with. Never from a request's headers. */
	addressOf: (tenant: Tenant) => string
	tenants: {
		byHost: (host: string) => Promise<Tenant>
		byCode: (code: string) => Promise<Tenant>
		/** Read at this instant, where two seconds of `byCode` are too old: what an order is priced by. */
		asItStands: (code: string) => Promise<Tenant>
		isKnown: (code: string) => Promise<boolean>
		/** Inside a transaction, which alone may ask: on the embedded database another query waits for its end. */
		inside: (tx: Queryable, code: string) => Promise<Tenant>
		/** The house's own shop, in the same way. */
		houseInside: (tx: Queryable) => Promise<Tenant>
		/** The same, null where there is none. */
		find: (code: string) => Promise<Tenant | null>
		/** A new shop inside a transaction; refused where its code or an address of it is taken. */
		open: (tx: Queryable, shop: NewTenant) => Promise<void>
		/** A shop as the house's list shows it. */
		describe: (code: string) => Promise<Reseller>
		/** After a change of settings: the next call reads them again. */
		forget: () => void
	}
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

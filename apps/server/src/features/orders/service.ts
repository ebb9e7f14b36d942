import type { Address, Count, Customer, DeliveryMode, LateOrder } from '@gabarit/contract'
import type { Catalogue, Configuration, Furniture } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import type { Circumstances, DeliveryZone, Viewer as PriceViewer, Quote } from '@gabarit/price'
import type { Queryable } from '../../db/open-database.ts'
import type { CallContext } from '../../lib/api.ts'
import type { Viewer } from '../../lib/rights/viewer.ts'
import type { LegalText } from '../documents/service.ts'
import type { Webhook } from '../integrations/service.ts'
import type { Mail } from '../mails/service.ts'
import type { Tenant } from '../tenants/service.ts'

export type LastOffer = {
	reference: string
	tenant: string
	furniture: string
	viewer: PriceViewer
	/** Whose own rating it was priced by, where he has one. */
	ratedBy: string | null
	circumstances: Circumstances
}

export type Offers = {
	/** The newest of all shops; `zones` supply a postal code where the form had none. */
	last: (limit: number, zones: readonly DeliveryZone[]) => Promise<LastOffer[]>
}

export type Designs = {
	find: (
		viewer: Viewer,
		code: string,
	) => Promise<{ tenant: string; code: string; version: number; configuration: Configuration }>
	/** Without a check of rights. */
	byCode: (
		tenant: string,
		code: string,
	) => Promise<{
		version: number
		configuration: Configuration
		externalReference: string | null
	} | null>
}

export type Customers = {
	link: (tx: Queryable, tenant: string, email: string, userId: string) => Promise<void>
}

export type OrderKey = { tenant: string; id: string }

type LockedOrder = {
	reference: string
	/** Cents: the amount due now, and everything due. */
	due: { next: number; all: number }
	receive: (amount: number) => Promise<void>
	link: (amount: number) => Promise<void>
	notePayment: (status: 'open' | 'pending' | 'failed' | 'cancelled' | 'expired') => Promise<void>
}

/** `city`: of the last of them. */
export type Bought = { orders: number; offers: number; city: string | null }
export type ShopFigures = { turnover: number; openOrders: number }

type OrderName = { tenant: string; reference: string }

export type Orders = {
	/** `by`: the viewer for the audit; absent = the payment itself. */
	lock: (tx: Queryable, key: OrderKey, by?: Viewer) => Promise<LockedOrder | null>
	idOf: (tenant: string, reference: string) => Promise<string | null>
	languageOf: (key: OrderKey) => Promise<Language>
	/** A new link to the customer's page; null where the order is another customer's by now. */
	linkUrl: (
		tenant: Tenant,
		reader: { code: string; email: string },
	) => Promise<{ url: string | null } | null>
	/** To whom `orders.sendLink` would mail; null where nobody may be. */
	linkReader: (context: CallContext, key: OrderName) => Promise<string | null>
	/** In the timeline; nothing where the order was deleted. */
	noteSentAgain: (
		tx: Queryable,
		context: CallContext,
		notice: OrderName & { mail: (Mail | Webhook)['kind'] },
	) => Promise<void>
	/** What a saved query finds, to `most`; undefined where it is none. */
	countFound: (
		asker: Pick<CallContext, 'services' | 'viewer'>,
		list: 'orders' | 'offers' | 'production',
		asked: { query: URLSearchParams; most: number },
	) => Promise<Count | undefined>
	/** Of those that the filter `late` finds, the latest first. */
	late: (
		context: CallContext,
		asked: {
			tenant: string | undefined
			seller: string | undefined
			limit: number
			ofWorkshop: boolean
		},
	) => Promise<LateOrder[]>
	/** By the ids of their accounts. */
	ofCustomers: (customers: { tenant: string; id: string }[]) => Promise<Map<string, Bought>>
	billingAddressOf: (customer: { tenant: string; id: string }) => Promise<Address | null>
	/** By shop: orders since then in cents, those refused aside; and those that are under way. */
	/** Of one shop, or of all. */
	figuresByTenant: (since: Date, tenant?: string) => Promise<Map<string, ShopFigures>>
	/** null where the code has no offer or order. */
	frozen: (tenant: string, code: string) => Promise<FrozenFurniture | null>
}

export type FrozenFurniture = {
	configuration: Configuration
	furniture: Furniture
	catalogue: Catalogue
}

export type OrderPaper = {
	tenant: Tenant
	language: Language
	kind: 'offer' | 'order'
	reference: string
	code: string
	revision: number
	orderedAt: string
	validUntil: string | null
	plannedDate: string | null
	customer: Customer
	billingAddress: Address | null
	deliveryAddress: Address | null
	deliveryMode: DeliveryMode
	remark: string | null
	/** Versions of the accepted legal texts; null before an order. */
	accepted: Partial<Record<LegalText, string>> | null
	/** Null where its reader may not see prices. */
	quote: Quote | null
	catalogue: Catalogue
}

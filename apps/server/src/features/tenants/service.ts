// What the other features ask of shops.

import type { Reseller } from '@gabarit/contract'
import type { Queryable } from '../../db/open-database.ts'
import type { Tenant } from '../../lib/tenant.ts'

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

export type Tenants = {
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

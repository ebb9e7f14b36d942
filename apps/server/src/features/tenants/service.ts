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
	/** Read now, where the two seconds of `byCode` are too old: for pricing an order. */
	asItStands: (code: string) => Promise<Tenant>
	isKnown: (code: string) => Promise<boolean>
	/** On the transaction's connection: on the embedded database another query would wait for its end. */
	inside: (tx: Queryable, code: string) => Promise<Tenant>
	operatorInside: (tx: Queryable) => Promise<Tenant>
	find: (code: string) => Promise<Tenant | null>
	open: (tx: Queryable, shop: NewTenant) => Promise<void>
	describe: (code: string) => Promise<Reseller>
	forget: () => void
}

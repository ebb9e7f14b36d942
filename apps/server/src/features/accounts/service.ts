// What the other features ask of accounts and of people.
import type { Queryable } from '../../db/open-database.ts'
import type { Tenant } from '../../lib/tenant.ts'
import type { Person } from '../mails/service.ts'

/** What was done to a shop, by whom; `fields`: names of what changed, never what it was. */
export type ResellerNote = {
	tenant: string
	by: string
	event: 'resellerOpened' | 'resellerChanged' | 'resellerDisabled' | 'resellerEnabled'
	fields: string[]
}

export type Accounts = {
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

export type People = {
	/** What every feature keeps of him, but for the account itself. */
	export: (key: PersonKey) => Promise<Record<string, object[]>>
	/** Inside a transaction: all of it but what the law keeps of a sale. */
	erase: (tx: Queryable, key: PersonKey) => Promise<{ erased: number; ordersKept: number }>
}

import type { AuditChange, Count } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import type { Queryable } from '../../db/open-database.ts'
import type { CallContext } from '../../lib/api.ts'
import type { Viewer } from '../../lib/rights/viewer.ts'
import type { Person } from '../mails/service.ts'
import type { Tenant } from '../tenants/service.ts'
import type { Edited } from './account-audit-table.ts'

export type ResellerNote = {
	tenant: string
	by: string
	event:
		| 'resellerOpened'
		| 'resellerChanged'
		| 'resellerDisabled'
		| 'resellerEnabled'
		| 'samplesChanged'
		| 'mailSentAgain'
	changes: readonly AuditChange[]
}

export type Seller = {
	id: string
	tenant: string
	email: string
	firstName: string
	lastName: string
	/** The account is closed, or sells no more. */
	left: boolean
}

export type FoundPerson = {
	id: string
	kind: 'user' | 'professional'
	name: string
	company: string | null
	email: string
	tenant: string
}

export type Administrator = {
	firstName: string
	lastName: string
	email: string
	language?: Language | undefined
}

export type Accounts = {
	countByTenant: () => Promise<Map<string, number>>
	endSessionsOfTenant: (tx: Queryable, tenant: string) => Promise<void>
	noteReseller: (tx: Queryable, note: ResellerNote) => Promise<void>
	/** Who last changed one of these of a shop. */
	shopEditor: (db: Queryable, edited: Edited) => Promise<string | null>
	/** The first administrator of a new shop, by mail. */
	inviteAdministrator: (
		tx: Queryable,
		context: CallContext,
		administrator: Administrator & { tenant: string },
	) => Promise<void>
	/** His own; null = the shop's. */
	ratingOf: (tenant: string, id: string) => Promise<string | null>
	/** Of any account under the e-mail. */
	customerIdOf: (db: Queryable, tenant: string, email: string) => Promise<string | null>
	/** Of a customer's that is not disabled. */
	activeCustomerIdOf: (db: Queryable, tenant: string, email: string) => Promise<string | null>
	/** Of an account, active or not. */
	emailOf: (db: Queryable, tenant: string, id: string) => Promise<string | null>
	sellerOf: (
		db: Queryable,
		tenant: string,
		email: string,
	) => Promise<{ id: string; firstName: string; lastName: string } | null>
	/** By name; `tenant` null = of every shop. */
	sellers: (db: Queryable, tenant: string | null, more?: 'and those who left') => Promise<Seller[]>
	/** Ids of those who work in the back-office, of every shop, whose names and e-mails have each word. */
	staffNamed: (search: string) => Promise<string[]>
	/** The accounts that the viewer may open; none without a right to them. */
	find: (
		db: Queryable,
		viewer: Viewer,
		question: { search: string; limit: number },
	) => Promise<FoundPerson[]>
	/** What a saved view finds, to 1,000; undefined where it is none. */
	countFound: (
		context: CallContext,
		list: 'users' | 'professionals',
		query: URLSearchParams,
	) => Promise<Count | undefined>
	/** null where nobody may have a token. */
	resetToken: (tenant: Tenant, email: string) => Promise<PasswordLink | null>
	activationToken: (tenant: Tenant, email: string, person: Person) => Promise<PasswordLink | null>
	/** Whether an invitation that was mailed can still be used. */
	isInvited: (tenant: string, email: string) => Promise<boolean>
	/** The account under which a mail is read: one of the shop, or of the operator's staff. */
	readerOf: (tenant: Tenant, email: string) => Promise<Reader | null>
}

/** `isStaff`: the account opens the back-office. */
export type Reader = { name: string; language: Language; isStaff: boolean }

/** `isNew`: using the link makes the account. */
export type PasswordLink = { token: string; name: string; isStaff: boolean; isNew: boolean }

/** `email` in lower case. */
export type PersonKey = {
	tenant: string
	email: string
	userId: string | null
	actor: Actor | null
}

/** Where a person is found beyond the account. Addresses in lower case, references of the shop's offers and orders. */
export type PersonTraces = PersonKey & {
	references: readonly string[]
	/** The e-mail, and former ones under which nobody else is known. */
	addresses: readonly string[]
	/** To which the mails of these orders went too, and under which another has an account. */
	othersAddresses: readonly string[]
}

export type Actor = { tenant: string; userId: string; name: string; isOperator: boolean }

/** What an erasure would keep, and what would go. */
type ErasureCounts = {
	ordersKept: number
	offers: number
	designs: number
	samples: number
	messages: number
}

export type People = {
	trace: (db: Queryable, key: PersonKey) => Promise<PersonTraces>
	count: (traces: PersonTraces) => Promise<ErasureCounts>
	export: (traces: PersonTraces) => Promise<Record<string, object[]>>
	/** Inside a transaction: all but what the law keeps of a sale. */
	erase: (tx: Queryable, traces: PersonTraces) => Promise<{ erased: number; ordersKept: number }>
}

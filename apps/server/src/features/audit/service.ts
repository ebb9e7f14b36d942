import type { AuditEntry } from '@gabarit/contract'
import type { Keyset, KeysetRow } from '../../db/keyset.ts'
import type { Queryable } from '../../db/open-database.ts'

/** Whose acts: null = every shop's; `by` narrows to what one account did, `orBy` adds it in whichever shop. */
export type AuditScope = { tenant: string | null; by?: string; orBy?: string }

export type AuditFilter = {
	search?: string | undefined
	/** The id of an account. */
	actor?: string | undefined
	atFrom?: string | undefined
	atUntil?: string | undefined
	/** Ids of those in the back-office whose name was searched. */
	actors?: readonly string[]
	/** Codes of shops whose name was searched. */
	shops?: readonly string[]
}

export type AuditQuestion = { scope: AuditScope; filter: AuditFilter }

/** One of the lists that the audit is merged of, newest first. */
export type AuditSource = {
	page: (db: Queryable, question: AuditQuestion, page: Keyset) => Promise<KeysetRow<AuditEntry>[]>
	/** At most `most`. */
	count: (db: Queryable, question: AuditQuestion, most: number) => Promise<number>
}

export type Audits = {
	ofOrders: AuditSource
	/** `part`: what was done to accounts, or to shops. */
	ofAccounts: (parts: readonly ('account' | 'shop')[]) => AuditSource
}

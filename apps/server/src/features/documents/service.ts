// What the other features ask of documents: plans, papers, terms, files of a design.

import type { documentKinds } from '@gabarit/contract'
import type { Configuration } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import type { Queryable } from '../../db/open-database.ts'
import type { NamedFile } from '../../lib/file-answer.ts'
import type { Tenant } from '../../lib/tenant.ts'

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

export type Plans = {
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

export type Documents = {
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

export type Papers = {
	/** An offer or an order as its customer reads it, kept as a document; and the terms that he accepted. */
	ofOrder: (tenant: string, code: string) => Promise<NamedFile[]>
}

export type Terms = {
	/** The terms in force, as an order accepts them. */
	current: (tenant: Pick<Tenant, 'code'>, language: Language) => Promise<{ version: string }>
	/** What an order accepted: the shop's own file, or the form's words on paper; null where neither is known. */
	file: (tenant: Tenant, version: string, language: Language) => Promise<NamedFile | null>
	/** As somebody reads them before he accepts them. */
	inForce: (tenant: Tenant, language: Language) => Promise<NamedFile>
}

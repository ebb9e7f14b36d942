import type { documentKinds } from '@gabarit/contract'
import type { Configuration } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import type { Queryable } from '../../db/open-database.ts'
import type { NamedFile } from '../../lib/files/file-answer.ts'
import type { Tenant } from '../tenants/service.ts'

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
	/** Of whom and of which order it is: for who may read that, never for who only has the code. */
	order?: { reference: string; customer: string; orderedAt: Date }
}

export type Plans = {
	render: (order: PlanOrder) => Promise<{ fileName: string; content: Buffer }>
	/** The furniture from the front, as SVG; 409 where it cannot be made. */
	front: (configuration: Configuration, language: Language) => Promise<string>
	ask: (plan: { tenant: string; code: string; language: Language }) => Promise<void>
	kept: (plan: PlanOrder & { code: string }, version: number) => Promise<NamedFile>
	documentsOf: (tenant: string, code: string) => Promise<StoredDocument[]>
	document: (
		tenant: string,
		code: string,
		id: string,
	) => Promise<(NamedFile & Pick<StoredDocument, 'kind'>) | null>
}

export type Documents = {
	attach: (
		tx: Queryable,
		file: NamedFile & {
			tenant: string
			code: string
			kind: StoredDocument['kind']
			version: number
			language: Language
			createdAt: Date
		},
	) => Promise<void>
	remove: (
		tx: Queryable,
		from: { tenant: string; codes: readonly string[]; kinds?: readonly StoredDocument['kind'][] },
	) => Promise<void>
}

export type Papers = {
	/** The paper of the offer or order, stored as a document, and the accepted legal texts. */
	ofOrder: (tenant: string, code: string) => Promise<NamedFile[]>
}

export const legalTexts = ['terms', 'privacy'] as const
export type LegalText = (typeof legalTexts)[number]

export type LegalTexts = {
	/** The versions in force, for a reader of this language. */
	current: (tenant: Pick<Tenant, 'code'>, language: Language) => Promise<Record<LegalText, string>>
	/** An accepted version: the shop's file, or our own words as a PDF; null where neither is known. */
	file: (
		text: LegalText,
		tenant: Tenant,
		of: { version: string; language: Language },
	) => Promise<NamedFile | null>
	inForce: (text: LegalText, tenant: Tenant, language: Language) => Promise<NamedFile>
}

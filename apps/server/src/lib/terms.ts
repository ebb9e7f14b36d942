// What the rest of the server asks of a shop's terms of sale.
import type { Language } from '@gabarit/i18n'
import type { NamedFile } from './file-answer.ts'
import type { Tenant } from './tenant.ts'

export type Terms = {
	/** The terms in force, as an order accepts them. */
	current: (tenant: Pick<Tenant, 'code'>, language: Language) => Promise<{ version: string }>
	/** What an order accepted: the shop's own file, or the form's words on paper; null where neither is known. */
	file: (tenant: Tenant, version: string, language: Language) => Promise<NamedFile | null>
	/** As somebody reads them before he accepts them. */
	inForce: (tenant: Tenant, language: Language) => Promise<NamedFile>
}

import type { Discount } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import type { Reduction } from '@gabarit/price'
import type { Queryable } from '../../db/open-database.ts'
import type { Viewer } from '../../lib/rights/viewer.ts'

export type Discounts = {
	promo: (
		viewer: Viewer,
		code: string,
		language: Language,
	) => Promise<{ reduction: Reduction; discount: Discount }>
	/** Inside the order's transaction: takes a use, or refuses. */
	takeUse: (tx: Queryable, tenant: string, code: string, language: Language) => Promise<void>
	/** Returns the use of an offer or order that was refused or deleted. */
	giveUse: (tx: Queryable, tenant: string, code: string) => Promise<void>
}

// What the other features ask of discounts.

import type { Discount } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import type { Reduction } from '@gabarit/price'
import type { Queryable } from '../../db/open-database.ts'
import type { Viewer } from '../../lib/viewer.ts'

export type Discounts = {
	/** Refuses an unknown, early, late or used-up code in the reader's language. */
	promo: (
		viewer: Viewer,
		code: string,
		language: Language,
	) => Promise<{ reduction: Reduction; discount: Discount }>
	/** Inside the order's transaction: takes a use, or refuses. */
	takeUse: (tx: Queryable, tenant: string, code: string, language: Language) => Promise<void>
	/** The offer or order that took it comes to nothing: somebody else may use it. */
	giveUse: (tx: Queryable, tenant: string, code: string) => Promise<void>
}

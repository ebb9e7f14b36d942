import type { Country } from './book.ts'
import type { Quote } from './quote.ts'

/** Of the word that says whether the viewer's total holds the tax. */
export function taxKeyOf({
	shows,
	country,
}: Pick<Quote, 'shows'> & {
	country: Country
}): `tax.${'including' | 'excluding'}.${Country}` {
	return `tax.${shows === 'Including' ? 'including' : 'excluding'}.${country}`
}

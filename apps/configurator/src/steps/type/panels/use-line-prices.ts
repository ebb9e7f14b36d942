import { useMemo } from 'react'
import { linePricesOf } from './line-prices.ts'
import { usePanelsDesign } from './use-panels-design.ts'

/** null where prices are hidden, or while the list cannot be made. */
export function useLinePrices(): ReadonlyMap<string, number> | null {
	const { solved, dressing } = usePanelsDesign()
	const { furniture, quote } = solved
	const { book } = dressing
	return useMemo(
		() =>
			furniture === null || quote === null || book === null
				? null
				: linePricesOf(furniture, quote, book),
		[furniture, quote, book],
	)
}

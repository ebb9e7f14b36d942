// Prices the options in slices, so that the page stays responsive.
import type { Configuration, Option } from '@gabarit/engine'
import { optionDifferences } from '@gabarit/price'
import { useEffect, useState } from 'react'
import { useDesign } from './design-context.tsx'
import { usePricing } from './pricing-store.ts'

const slice = 6

/** Difference of each option in cents, by reference; an impossible option has none, nor has one not priced yet. */
export function useDifferences(
	options: readonly Option<Configuration>[],
): ReadonlyMap<string, number> {
	const { solved, catalogue, dressing } = useDesign()
	const circumstances = usePricing((state) => state.circumstances)
	const [differences, setDifferences] = useState<ReadonlyMap<string, number>>(new Map())
	const { quote } = solved
	const { book } = dressing
	const possible = options.filter(({ available }) => available)
	const key = possible.map(({ reference }) => reference).join()
	useEffect(() => {
		if (quote === null || book === null) {
			setDifferences(new Map())
			return
		}
		const found = new Map<string, number>()
		let timer: ReturnType<typeof setTimeout>
		const next = (from: number) => {
			const part = possible.slice(from, from + slice)
			const cents = optionDifferences(quote, part, { catalogue, book, circumstances })
			part.forEach(({ reference }, i) => {
				const difference = cents[i]
				if (difference !== null && difference !== undefined) found.set(reference, difference)
			})
			setDifferences(new Map(found))
			if (from + slice < possible.length) timer = setTimeout(() => next(from + slice))
		}
		timer = setTimeout(() => next(0))
		return () => clearTimeout(timer)
		// oxlint-disable-next-line react/exhaustive-deps -- options follow from the quote and their key
	}, [quote, book, catalogue, circumstances, key])
	return differences
}

// Prices the options in slices, so that the page stays responsive.
import type { Configuration, Option } from '@gabarit/engine'
import { optionDifferences } from '@gabarit/price'
import { startTransition, useEffect, useState } from 'react'
import { useDesign } from './design-context.tsx'
import { usePricing } from './pricing-store.ts'

/** ms: half a frame, so that what the hand does is shown in between. */
const slice = 8

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
			const end = performance.now() + slice
			let at = from
			for (; at < possible.length && (at === from || performance.now() < end); at++) {
				const [option] = possible.slice(at, at + 1)
				if (option === undefined) continue
				const [cents] = optionDifferences(quote, [option], { catalogue, book, circumstances })
				if (cents !== null && cents !== undefined) found.set(option.reference, cents)
			}
			startTransition(() => setDifferences(new Map(found)))
			if (at < possible.length) timer = setTimeout(() => next(at))
		}
		timer = setTimeout(() => next(0))
		return () => clearTimeout(timer)
		// oxlint-disable-next-line react/exhaustive-deps -- options follow from the quote and their key
	}, [quote, book, catalogue, circumstances, key])
	return differences
}

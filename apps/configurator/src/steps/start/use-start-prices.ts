// Prices of the types, one design at a time: typing and scrolling come first.
import { type Issue, type StartType, startTypes } from '@gabarit/engine'
import { shownTotalFor, shownTotalOf } from '@gabarit/price'
import { useEffect, useState } from 'react'
import { useDesign } from '../../session/design-context.tsx'
import { firstDressing, type PlaceMeasures } from '../../session/first-dressing.ts'
import { fromPrice } from './from-price.ts'

/** `from`: of the usual place, in the cheapest finish; else of the first design, as it opens. */
export type StartPrice = { from: boolean; total: number } | { issue: Issue }

/** Without an entry it is not known yet, or prices are hidden. */
export function useStartPrices(place: PlaceMeasures): ReadonlyMap<StartType, StartPrice> {
	const { catalogue, dressing, solve } = useDesign()
	const { book, topTen } = dressing
	const { width, hu } = place
	const [prices, setPrices] = useState<ReadonlyMap<StartType, StartPrice>>(new Map())
	useEffect(() => {
		const found = new Map<StartType, StartPrice>()
		setPrices(found)
		let timer: ReturnType<typeof setTimeout>
		const isMeasured = width !== undefined || hu !== undefined
		const say = (type: StartType, price: StartPrice) => setPrices(new Map(found.set(type, price)))
		const task = pricing()
		const next = () => {
			if (task.next().done !== true) timer = setTimeout(next)
		}
		timer = setTimeout(next)
		return () => clearTimeout(timer)

		function* pricing(): Generator<void, void> {
			for (const type of startTypes) {
				const first = firstDressing(type, topTen, { width, hu })
				const { issues, furniture, quote } = solve(first)
				const [issue] = issues
				if (furniture === null && issue !== undefined) say(type, { issue })
				if (book !== null && quote !== null) {
					const pricing = { catalogue, book }
					const total = isMeasured
						? shownTotalOf(quote)
						: yield* fromPrice(first, catalogue, (one) => shownTotalFor(one, pricing))
					if (total !== null) say(type, { from: !isMeasured, total })
				}
				yield
			}
		}
	}, [catalogue, book, topTen, solve, width, hu])
	return prices
}

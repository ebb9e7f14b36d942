// Prices of the types, one design at a time: typing and scrolling come first.
import {
	type Catalogue,
	type Configuration,
	type Issue,
	type StartType,
	startTypes,
} from '@gabarit/engine'
import { type PriceBook, shownTotalFor, shownTotalOf } from '@gabarit/price'
import { useEffect, useState } from 'react'
import { firstDressing, type PlaceMeasures } from '../../session/changes/first-dressing.ts'
import { useDesign } from '../../session/design-context.tsx'
import type { Solver } from '../../session/solve.ts'
import { fromPrice } from './from-price.ts'

/** `from`: of the usual place, in the cheapest finish; else of the first design, as it opens. */
export type StartPrice = { from: boolean; total: number } | { issue: Issue }

/** Without an entry it is not known yet, or prices are hidden. */
export function useStartPrices({ width, hu }: PlaceMeasures): ReadonlyMap<StartType, StartPrice> {
	const { catalogue, dressing, solve } = useDesign()
	const { book, topTen } = dressing
	const [prices, setPrices] = useState<ReadonlyMap<StartType, StartPrice>>(new Map())
	useEffect(() => {
		const found = new Map<StartType, StartPrice>()
		const task = priceTypes({ width, hu }, { catalogue, book, topTen, solve })
		let timer = setTimeout(function next() {
			const { done, value } = task.next()
			if (value) found.set(...value)
			setPrices(new Map(found))
			if (done !== true) timer = setTimeout(next)
		})
		return () => clearTimeout(timer)
	}, [catalogue, book, topTen, solve, width, hu])
	return prices
}

type Shop = {
	catalogue: Catalogue
	book: PriceBook | null
	topTen: readonly string[]
	solve: Solver
}

type Priced = [type: StartType, price: StartPrice]

/** Yields between two designs, with a price once one is known. */
function* priceTypes(
	place: PlaceMeasures,
	{ catalogue, book, topTen, solve }: Shop,
): Generator<Priced | undefined, undefined> {
	const isMeasured = place.width !== undefined || place.hu !== undefined
	for (const type of startTypes) {
		yield
		const first = firstDressing(type, topTen, place)
		const { issues, furniture, quote } = solve(first)
		const [issue] = issues
		if (furniture === null && issue !== undefined) yield [type, { issue }]
		if (book === null || quote === null) continue
		const totalOf = (one: Configuration) => shownTotalFor(one, { catalogue, book })
		const total = isMeasured ? shownTotalOf(quote) : yield* cheapest(first, catalogue, totalOf)
		if (total !== null) yield [type, { from: !isMeasured, total }]
	}
	return undefined
}

function* cheapest(...asked: Parameters<typeof fromPrice>): Generator<undefined, number | null> {
	const task = fromPrice(...asked)
	for (;;) {
		const { done, value } = task.next()
		if (done === true) return value
		yield undefined
	}
}

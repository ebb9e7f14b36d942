import {
	type Catalogue,
	type Configuration,
	type Design,
	type Furniture,
	type Issue,
	solveConfiguration,
} from '@gabarit/engine'
import { type Circumstances, type PriceBook, priceFurniture, type Quote } from '@gabarit/price'

export type Solved = {
	configuration: Configuration
	/** null for a kind that stands on no modules. */
	design: Design | null
	colors: Design['colors']
	/** null when it cannot be made so. */
	furniture: Furniture | null
	/** Why it cannot be made, or what to know of one that can. */
	issues: Issue[]
	/** null when it cannot be made, or prices are hidden. */
	quote: Quote | null
}

export type Pricing = { book: PriceBook | null; circumstances: Circumstances }
export type Solver = (configuration: Configuration) => Solved

/** Furniture is a hundred times as large as its configuration, so the steps that undo keeps are solved again. */
const remembered = 12

/** Remembers its last answers: the same configuration is solved once. */
export function solverOf(catalogue: Catalogue, pricing: Pricing): Solver {
	const known = new Map<Configuration, Solved>()
	return (configuration) => {
		const solved =
			known.get(configuration) ?? measured(() => solve(configuration, catalogue, pricing))
		known.delete(configuration)
		known.set(configuration, solved)
		const [oldest] = known.keys()
		if (known.size > remembered && oldest !== undefined) known.delete(oldest)
		return solved
	}
}

function solve(configuration: Configuration, catalogue: Catalogue, pricing: Pricing): Solved {
	const { design, colors, result: built } = solveConfiguration(configuration, catalogue)
	const known = { configuration, design, colors }
	if (!built.ok) return { ...known, furniture: null, issues: built.issues, quote: null }
	const { book, circumstances } = pricing
	const quote = book === null ? null : priceFurniture(built.value, book, circumstances)
	return { ...known, furniture: built.value, issues: built.value.issues, quote }
}

/** The performance mark that the benchmark reads. */
function measured<T>(task: () => T): T {
	const start = performance.now()
	const result = task()
	performance.measure('gabarit:solve', { start, end: performance.now() })
	return result
}

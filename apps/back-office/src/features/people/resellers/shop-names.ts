// Which shops an act is for, in a line that can be read.
import type { Reseller } from '@gabarit/contract'

const mostNamed = 5

type Named = { names: string; others: number }

/** The first by name, and how many more. */
export function namedOf(shops: readonly Pick<Reseller, 'name'>[]): Named {
	const named = shops.slice(0, mostNamed)
	return {
		names: named.map(({ name }) => name).join(', '),
		others: shops.length - named.length,
	}
}

/** What is typed to close them: digits alone, which every keyboard has. */
export function closingText(shops: readonly Pick<Reseller, 'code'>[]): string {
	const [first, ...others] = shops
	return first && others.length === 0 ? first.code : String(shops.length)
}

import type { Hardware } from '../furniture.ts'

/** Counts hardware by reference. */
export type Tally = { add: (reference: string, quantity: number) => void; list: () => Hardware[] }

/** An empty count. */
export function tally(): Tally {
	const counts = new Map<string, number>()
	return {
		add: (reference, quantity) => {
			if (quantity > 0) counts.set(reference, (counts.get(reference) ?? 0) + quantity)
		},
		list: () =>
			[...counts]
				.map(([reference, quantity]) => ({ reference, quantity }))
				.toSorted((a, b) => (a.reference < b.reference ? -1 : 1)),
	}
}

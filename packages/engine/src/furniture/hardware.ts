// The hardware list: fittings counted by what is ordered.
import type { Fitting, Item } from './fitting.ts'

export type Hardware = { reference: string; quantity: number }

/** A row of the hardware list with the item that it counts. */
export type CountedItem = Hardware & { item: Item }

/** The fittings of a furniture counted by reference, in the order of the references. */
export function countFittings(fittings: readonly Fitting[]): CountedItem[] {
	const alike = new Map<Item, number>()
	for (const { item } of fittings) alike.set(item, (alike.get(item) ?? 0) + 1)
	const rows = new Map<string, CountedItem>()
	for (const [item, quantity] of alike) {
		const reference = referenceOf(item)
		const row = rows.get(reference)
		if (row) row.quantity += quantity
		else rows.set(reference, { item, reference, quantity })
	}
	return [...rows.values()].toSorted((a, b) => (a.reference < b.reference ? -1 : 1))
}

/** What an item is ordered by: family, size and finish. */
function referenceOf({ family, size, finish }: Item): string {
	const sized = size === undefined ? family : `${family}-${size}`
	return finish === undefined ? sized : `${sized}-${finish}`
}

import type { Fitting, Item } from './fitting.ts'

export type Hardware = { reference: string; quantity: number }

export type CountedItem = Hardware & { item: Item }

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

function referenceOf({ family, size, finish }: Item): string {
	const sized = size === undefined ? family : `${family}-${size}`
	return finish === undefined ? sized : `${sized}-${finish}`
}

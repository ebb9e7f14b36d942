import type { ImportReport } from '@gabarit/contract'
import type { ListRow, PriceListKind } from '../lists/columns.ts'
import { type Figure, readerOf } from '../lists/row-keys.ts'
import { rowsByKey } from '../lists/rows-by-key.ts'

type Difference = ImportReport['difference']
type Change = Difference['rows'][number]

const mostShown = 500

function largestOf() {
	let kept: Change[] = []
	const cut = () => {
		kept = kept.toSorted(largestFirst).slice(0, mostShown)
		return kept
	}
	return {
		add: (change: Change) => {
			kept.push(change)
			if (kept.length >= 4 * mostShown) cut()
		},
		list: cut,
	}
}

/** `before` arrives in parts, to save memory. */
export async function differenceOf(
	kind: PriceListKind,
	before: AsyncIterable<ListRow[]>,
	after: readonly ListRow[],
): Promise<Difference> {
	const { key, figure } = readerOf(kind)
	const byKey = rowsByKey(after, key)
	const largest = largestOf()
	const counts = { added: 0, removed: 0, changed: 0, unchanged: 0 }
	for await (const part of before)
		for (const row of part) {
			const name = key(row)
			const now = byKey.take(name)
			const change = changeOf(name, figure(row), now && figure(now))
			counts[change?.kind ?? 'unchanged'] += 1
			if (change) largest.add(change)
		}
	for (const row of byKey.left()) {
		counts.added += 1
		const { text } = figure(row)
		largest.add({ kind: 'added', key: key(row), before: null, after: text, percent: null })
	}
	return { ...counts, rows: largest.list() }
}

function changeOf(key: string, before: Figure, after: Figure | null): Change | null {
	if (after === null)
		return { kind: 'removed', key, before: before.text, after: null, percent: null }
	if (before.text === after.text) return null
	const percent = percentBetween(before.size, after.size)
	return { kind: 'changed', key, before: before.text, after: after.text, percent }
}

export function percentBetween(before: number, after: number): number | null {
	return before === 0 ? null : Math.round(((after - before) / before) * 10_000) / 100
}

/** Added and removed rows first, then the largest changes. */
function largestFirst(a: Change, b: Change): number {
	const sizeOf = ({ percent }: Change) => (percent === null ? Infinity : Math.abs(percent))
	const [first, second] = [sizeOf(a), sizeOf(b)]
	if (first !== second) return second - first
	return a.key < b.key ? -1 : Number(a.key > b.key)
}

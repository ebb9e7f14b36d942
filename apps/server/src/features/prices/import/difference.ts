// What a new list changes: rows added, removed, changed, each with its percentage.
import type { ImportReport } from '@gabarit/contract'
import type { ListRow, PriceListKind } from '../lists/columns.ts'
import { type Figure, readerOf } from '../lists/row-keys.ts'

type Difference = ImportReport['difference']
type Change = Difference['rows'][number]

const mostShown = 500

/** Of 200,000 rows all may change: what is told is kept, no more. */
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

export function differenceOf(
	kind: PriceListKind,
	before: Iterable<ListRow>,
	after: readonly ListRow[],
): Difference {
	const { key, figure } = readerOf(kind)
	const left = new Map<string, Figure>()
	for (const row of before) left.set(key(row), figure(row))
	const largest = largestOf()
	const counts = { added: 0, removed: 0, changed: 0, unchanged: 0 }
	for (const row of after) {
		const name = key(row)
		const change = changeOf(name, left.get(name) ?? null, figure(row))
		left.delete(name)
		counts[change?.kind ?? 'unchanged'] += 1
		if (change) largest.add(change)
	}
	for (const [name, { text }] of left) {
		counts.removed += 1
		largest.add({ kind: 'removed', key: name, before: text, after: null, percent: null })
	}
	return { ...counts, rows: largest.list() }
}

function changeOf(key: string, before: Figure | null, after: Figure): Change | null {
	if (before === null) return { kind: 'added', key, before: null, after: after.text, percent: null }
	if (before.text === after.text) return null
	const percent = percentBetween(before.size, after.size)
	return { kind: 'changed', key, before: before.text, after: after.text, percent }
}

/** To two decimals; null from nothing. */
export function percentBetween(before: number, after: number): number | null {
	return before === 0 ? null : Math.round(((after - before) / before) * 10_000) / 100
}

/** What comes and goes first, then what changes most. */
function largestFirst(a: Change, b: Change): number {
	const sizeOf = ({ percent }: Change) => (percent === null ? Infinity : Math.abs(percent))
	const [first, second] = [sizeOf(a), sizeOf(b)]
	if (first !== second) return second - first
	return a.key < b.key ? -1 : Number(a.key > b.key)
}

// The chosen rows of a list. They stay from page to page, and go when other rows are asked for.
import { useState } from 'react'

export type Selection<Row> = {
	/** By key; null for a row that is not on this page and was chosen by its key alone. */
	chosen: ReadonlyMap<string, Row | null>
	choose: (rows: readonly Row[], on: boolean) => void
	/** In place of what was chosen. */
	chooseKeys: (keys: readonly string[]) => void
	/** Beside what was chosen. */
	addKeys: (keys: readonly string[]) => void
	dropKeys: (keys: readonly string[]) => void
	clear: () => void
	/** What was asked of the chosen rows waits, or is under way: nobody chooses others meanwhile. */
	isFixed: boolean
	fix: (on: boolean) => void
}

/** `of` says whose rows they are: another text clears the selection. */
export function useSelection<Row>(
	of: string,
	rows: readonly Row[],
	keyOf: (row: Row) => string,
): Selection<Row> {
	const none: ReadonlyMap<string, Row | null> = new Map()
	const [state, setState] = useState({ of, chosen: none, isFixed: false })
	const marked = state.of === of ? state.chosen : none
	// A row of this page counts as it stands now.
	const chosen = new Map(marked)
	for (const row of rows) if (marked.has(keyOf(row))) chosen.set(keyOf(row), row)
	// Several changes may come one upon another, before the list is drawn anew.
	const change = (
		next: (marked: ReadonlyMap<string, Row | null>) => ReadonlyMap<string, Row | null>,
	) =>
		setState((now) => {
			const { chosen: before, isFixed } = now.of === of ? now : { chosen: none, isFixed: false }
			return { of, chosen: next(before), isFixed }
		})
	return {
		chosen,
		choose: (some, on) =>
			change((before) => {
				const next = new Map(before)
				for (const row of some) {
					if (on) next.set(keyOf(row), row)
					else next.delete(keyOf(row))
				}
				return next
			}),
		chooseKeys: (keys) => change(() => new Map(keys.map((key) => [key, null]))),
		addKeys: (keys) =>
			change((before) => new Map([...keys.map((key) => [key, null] as const), ...before])),
		dropKeys: (keys) =>
			change((before) => new Map([...before].filter(([key]) => !keys.includes(key)))),
		clear: () => change(() => none),
		isFixed: state.of === of && state.isFixed,
		fix: (on) => setState((now) => (now.of === of ? { ...now, isFixed: on } : now)),
	}
}

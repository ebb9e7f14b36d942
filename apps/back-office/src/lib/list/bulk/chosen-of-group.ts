import type { ListGroup } from '../list-definition.ts'
import type { Selection } from './use-selection.ts'

type Group<Row> = Pick<ListGroup<Row>, 'keys' | 'rows'>

/** How much of a group is chosen; never all while the keys of rows that are not shown are unknown. */
export function chosenOfGroup<Row>(
	{ keys, rows = [] }: Group<Row>,
	{ chosen }: Pick<Selection<Row>, 'chosen'>,
	keyOf: (row: Row) => string,
): 'none' | 'some' | 'all' {
	const known = keys ?? rows.map(keyOf)
	const marked = known.filter((key) => chosen.has(key)).length
	if (marked === 0) return 'none'
	return keys !== undefined && marked === keys.length ? 'all' : 'some'
}

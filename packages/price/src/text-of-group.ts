import type { GroupRow } from './group-lines.ts'

/** Which text of i18n `price` names a summary row, and its holes; `color` is a reference to be named first. */
export type GroupText = { key: `groups.${string}`; values: Record<string, string | number> }

/** "Carcasses, 1 single and 2 double", "5 leaves, natural oak", "5 handles": the words of a summary row. */
export function textOfGroup(row: GroupRow): GroupText {
	const { counts } = row
	switch (row.group) {
		case 'carcasses':
			return carcassesText(counts.module_simple ?? 0, counts.module_double ?? 0)
		case 'fronts':
			return row.color === null
				? { key: 'groups.frontsMixed', values: { count: row.quantity } }
				: { key: 'groups.fronts', values: { count: row.quantity, color: row.color } }
		case 'handles':
			return handlesText(counts.handle ?? 0, counts.push_to_open ?? 0)
		case 'finishing':
			return { key: finishingKey(row), values: {} }
		default:
			return { key: `groups.${row.group}`, values: {} }
	}
}

function carcassesText(simple: number, double: number): GroupText {
	if (double === 0) return { key: 'groups.carcassesSimple', values: { count: simple } }
	if (simple === 0) return { key: 'groups.carcassesDouble', values: { count: double } }
	return { key: 'groups.carcasses', values: { simple, double } }
}

function handlesText(handles: number, push: number): GroupText {
	if (push === 0) return { key: 'groups.handles', values: { count: handles } }
	return { key: handles === 0 ? 'groups.pushToOpen' : 'groups.handlesMixed', values: {} }
}

function finishingKey({ lines }: GroupRow): GroupText['key'] {
	const codes = new Set(lines.map((line) => line.code))
	const usual = new Set(['filler', 'top_filler', 'corner_strip', 'plinth'])
	if ([...codes].some((code) => !usual.has(code))) return 'groups.finishing'
	if (codes.size === 1 && codes.has('plinth')) return 'groups.plinth'
	return 'groups.fillersAndPlinth'
}

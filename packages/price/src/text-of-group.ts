import type { GroupRow } from './group-lines.ts'
import type { LineGroup } from './quote.ts'

/** A key of i18n `price` and its values; `color` is a reference that the caller replaces by a name. */
export type GroupText = { key: `groups.${string}`; values: Record<string, string | number> }

/** "Carcasses, 1 single and 2 double", "5 leaves, natural oak", "5 handles". */
export function textOfGroup(row: GroupRow): GroupText {
	return texts[row.group](row)
}

const texts: Record<LineGroup, (row: GroupRow) => GroupText> = {
	carcasses: ({ counts }) => carcassesText(counts.module_simple ?? 0, counts.module_double ?? 0),
	structure: ({ counts }) =>
		(counts.upright ?? 0) > 0
			? { key: 'groups.grid', values: {} }
			: structureText(counts.leg ?? 0, counts.wall_rail ?? 0),
	panels: ({ counts }) => ({ key: 'groups.panels', values: { count: counts.panel ?? 0 } }),
	interior: () => ({ key: 'groups.interior', values: {} }),
	fronts: frontsText,
	handles: ({ counts }) => handlesText(counts.handle ?? 0, counts.push_to_open ?? 0),
	finishing: (row) => ({ key: finishingKey(row), values: {} }),
	lighting: () => ({ key: 'groups.lighting', values: {} }),
}

function carcassesText(simple: number, double: number): GroupText {
	if (double === 0) return { key: 'groups.carcassesSimple', values: { count: simple } }
	if (simple === 0) return { key: 'groups.carcassesDouble', values: { count: double } }
	return { key: 'groups.carcasses', values: { simple, double } }
}

/** What carries the furniture: legs, a rail on the wall, or the supports of a desk. */
function structureText(legs: number, rails: number): GroupText {
	if (legs > 0) return { key: 'groups.legs', values: { count: legs } }
	return { key: rails > 0 ? 'groups.wallRail' : 'groups.desk', values: {} }
}

/** Leaves and flaps by their names; what comes out of a carcass beside them makes all of them fronts. */
function frontsText({ color, counts, quantity }: GroupRow): GroupText {
	const { leaf: leaves = 0, flap: flaps = 0, pull_out_front: pulled = 0 } = counts
	if (pulled > 0) return coloredText('otherFronts', quantity, color)
	if (leaves > 0 && flaps > 0) return { key: 'groups.leavesAndFlaps', values: { leaves, flaps } }
	return flaps > 0 ? coloredText('flaps', flaps, color) : coloredText('fronts', leaves, color)
}

function coloredText(
	key: 'otherFronts' | 'flaps' | 'fronts',
	count: number,
	color: string | null,
): GroupText {
	return color === null
		? { key: `groups.${key}Mixed`, values: { count } }
		: { key: `groups.${key}`, values: { count, color } }
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

import { expect, test } from 'vitest'
import { groupsOf, reachOf } from './difference-groups.ts'

const row = (key: string, percent: number | null) => ({
	kind: 'changed' as const,
	key,
	before: '1',
	after: '2',
	percent,
})

test('rows are grouped by what they are prices of, the largest change first', () => {
	const groups = groupsOf([
		row('P3 400 x 2300', -2),
		row('P9 600 x 2500', 7),
		row('P3 500 x 2300', 1.5),
		row('P9 300 x 1000', null),
	])
	expect(groups.map(({ name, count, least, most }) => [name, count, least, most])).toEqual([
		['P9', 2, 7, 7],
		['P3', 2, -2, 1.5],
	])
	expect(reachOf(groups)).toEqual({ low: -2, high: 7 })
})

test('rows without anything to compare have no span, and 0 stays on the scale', () => {
	const groups = groupsOf([row('lift', null)])
	expect(groups).toMatchObject([{ name: 'lift', least: null, most: null }])
	expect(reachOf(groups)).toEqual({ low: 0, high: 0 })
})

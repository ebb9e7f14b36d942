import { expect, test } from 'vitest'
import { chosenOfGroup } from './chosen-of-group.ts'

function expectChosen(
	group: Parameters<typeof chosenOfGroup<string>>[0],
	chosen: string[],
	expected: string,
) {
	const selection = { chosen: new Map(chosen.map((key) => [key, null])) }
	expect(chosenOfGroup(group, selection, String)).toBe(expected)
}

test('a group is chosen with the rows that it does not show', () => {
	const group = { rows: ['a'], keys: ['a', 'b'] }
	expectChosen(group, ['a', 'b'], 'all')
	expectChosen(group, ['a'], 'some')
	expectChosen(group, ['b'], 'some')
	expectChosen(group, ['c'], 'none')
})

test('a group whose rows are not all known is never chosen whole', () => {
	expectChosen({ rows: ['a'], keys: undefined }, ['a'], 'some')
	expectChosen({ rows: undefined, keys: undefined }, ['a'], 'none')
	expectChosen({ rows: [], keys: [] }, ['a'], 'none')
})

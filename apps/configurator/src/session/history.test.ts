import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edited, historyOf, redone, undone } from './history.ts'

const configuration = fc.record({
	version: fc.constant(1),
	room: fc.record({ width: fc.integer({ min: 310, max: 12000 }) }),
	hu: fc.integer({ min: 350, max: 3500 }),
	runs: fc.option(fc.array(fc.string()), { nil: undefined }),
})

test('as many undos as edits restore the first JSON, as many redos the last', () => {
	fc.assert(
		fc.property(fc.array(configuration, { minLength: 1, maxLength: 100 }), (edits) => {
			const [first, ...rest] = edits
			const start = historyOf(first)
			const end = rest.reduce((h, e) => edited(h, e), start)
			let back = end
			for (let i = end.past.length; i > 0; i--) back = undone(back)
			expect(JSON.stringify(back.present)).toBe(JSON.stringify(first))
			let again = back
			while (again.future.length > 0) again = redone(again)
			expect(JSON.stringify(again)).toBe(JSON.stringify(end))
		}),
	)
})

test('undo keeps 100 steps and drops the oldest', () => {
	let history = historyOf(0)
	for (let i = 1; i <= 250; i++) history = edited(history, i)
	expect(history.past).toHaveLength(100)
	expect(history.past[0]).toBe(150)
})

test('an edit without a change adds no step; an edit after an undo clears the redo', () => {
	const one = edited(historyOf({ a: 1 }), { a: 2 })
	expect(edited(one, { a: 2 })).toBe(one)
	expect(edited(undone(one), { a: 3 }).future).toEqual([])
	expect(undone(historyOf(1))).toEqual(historyOf(1))
	expect(redone(one)).toBe(one)
})

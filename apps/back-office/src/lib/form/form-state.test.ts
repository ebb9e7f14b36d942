import { expect, test } from 'vitest'
import { begun, changedFields, chosen, newForm, readDraftOf, rebased, typed } from './form-state.ts'

const base = { street: 'Rue du Marché', number: '14', date: '2026-11-24' }
const mine = typed(newForm(base), 'date', '2026-11-26')

test('only what was typed is changed, and typing it back is no change', () => {
	expect(changedFields(mine)).toEqual(['date'])
	expect(changedFields(typed(mine, 'date', base.date))).toEqual([])
})

test('what another editor changed elsewhere follows, and asks nothing', () => {
	const now = rebased(mine, { ...base, number: '35' })
	expect(now.values).toEqual({ ...base, number: '35', date: '2026-11-26' })
	expect([changedFields(now), now.conflicts]).toEqual([['date'], {}])
})

test('the same value from both is no conflict and no change any more', () => {
	const now = rebased(mine, { ...base, date: '2026-11-26' })
	expect([changedFields(now), now.conflicts]).toEqual([[], {}])
})

test('a field that both changed keeps both values until one is chosen', () => {
	const now = rebased(mine, { ...base, date: '2026-11-27' })
	expect(now.conflicts).toEqual({ date: base.date })
	expect(now.base.date).toBe('2026-11-27')
	expect(now.values.date).toBe('2026-11-26')
	const kept = chosen(now, 'date', 'mine')
	expect([kept.conflicts, changedFields(kept)]).toEqual([{}, ['date']])
	const given = chosen(now, 'date', 'theirs')
	expect([given.values.date, changedFields(given)]).toEqual(['2026-11-27', []])
})

test('a draft goes on where it was left, on what the server has by then', () => {
	const draft = readDraftOf(JSON.stringify({ base, values: mine.values }), base)
	expect(begun(base, draft, false).values).toEqual(mine.values)
	const now = { ...base, date: '2026-11-27' }
	expect(begun(now, draft, false).conflicts).toEqual({ date: base.date })
	expect(begun(now, draft, true)).toMatchObject({ values: mine.values, conflicts: {} })
})

test('a draft of a form with other fields is none', () => {
	expect(readDraftOf('', base)).toBeNull()
	expect(readDraftOf(JSON.stringify({ base: { street: 'x' }, values: {} }), base)).toBeNull()
})

test('what the server refused is said until the field is typed in again', () => {
	const refused = { ...mine, refused: { date: 'La date est passée.', number: 'x' } }
	expect(typed(refused, 'date', '2026-12-01').refused).toEqual({ number: 'x' })
})

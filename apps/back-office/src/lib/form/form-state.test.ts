import { expect, test } from 'vitest'
import {
	begun,
	changedFields,
	chosen,
	newForm,
	readDraftOf,
	rebased,
	saved,
	typed,
} from './form-state.ts'

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

test('a choice between both values waits until it is made: over a later change of another field, and over a page that was left', () => {
	const contested = rebased(mine, { ...base, date: '2026-11-27' }, 'Lien Claes')
	const theirs = { ...base, number: '35', date: '2026-11-27' }
	const later = rebased(contested, theirs)
	expect([later.conflicts, later.by]).toEqual([{ date: base.date }, 'Lien Claes'])
	const draft = readDraftOf(JSON.stringify(contested), base)
	const again = begun(theirs, draft, false)
	expect([again.conflicts, again.by]).toEqual([{ date: base.date }, 'Lien Claes'])
	expect([again.values.date, again.base.date]).toEqual(['2026-11-26', '2026-11-27'])
})

test('nothing is left to choose once the other editor takes his change back, or the same is typed', () => {
	const contested = rebased(mine, { ...base, date: '2026-11-27' })
	expect(rebased(contested, base).conflicts).toEqual({})
	expect(typed(contested, 'date', '2026-11-27').conflicts).toEqual({})
	expect(typed(contested, 'date', '2026-11-28').conflicts).toEqual({ date: base.date })
})

test('what is typed while the rest is being saved goes on', () => {
	const sent = mine.values
	const now = { ...base, date: '2026-11-26', street: 'Rue du Marché' }
	const meanwhile = saved(typed(mine, 'number', '35'), sent, now)
	expect([meanwhile.values.number, changedFields(meanwhile)]).toEqual(['35', ['number']])
	expect(meanwhile.conflicts).toEqual({})
	expect(changedFields(saved(mine, sent, now))).toEqual([])
})

test('a draft goes on where it was left, on what the server has by then', () => {
	const draft = readDraftOf(JSON.stringify(mine), base)
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

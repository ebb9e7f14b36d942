import { expect, test } from 'vitest'
import { chosenSampleStates, readSampleSearch } from './sample-search.ts'

test('the address of the list of samples keeps what it knows', () => {
	const raw = { q: 'lambert', state: 'new,sent', after: 'abc_1' }
	expect(readSampleSearch(raw)).toEqual(raw)
	expect(chosenSampleStates(raw)).toEqual(['new', 'sent'])
})

test.each([
	['a state of another list', { state: 'waiting' }],
	['a state that is no text', { state: ['new'] }],
	['a kind of furniture, which it has no filter for', { type: 'shelves' }],
	['a cursor with markup', { after: '<b>' }],
])('%s is dropped', (_, raw) => expect(readSampleSearch(raw)).toEqual({}))

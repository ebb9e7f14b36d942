import { expect, test } from 'vitest'
import { keepList, keepListsOf, lastList, latestList } from './last-list.ts'

test('a list is kept for its user, over a login of his own, and for nobody else', () => {
	keepListsOf('lien@atelier.example')
	keepList('/orders', { search: 'Peeters' })
	keepListsOf('lien@atelier.example')
	expect(lastList('/orders')).toEqual({ search: 'Peeters' })
	keepListsOf('sofie@atelier.example')
	expect(lastList('/orders')).toEqual({})
	expect(latestList().path).toBeNull()
})

import { expect, test } from 'vitest'
import { fetchLater, later } from './later.ts'

test('a page fetches what every kind shows and what its own does, and nothing of another', () => {
	const fetched: string[] = []
	const component = (name: string) => async () => {
		fetched.push(name)
		return () => null
	}
	later(component('shared'))
	later(component('wardrobe doors'), 'dressing')
	later(component('list of panels'), 'panels')
	expect(fetched).toEqual([])
	fetchLater('dressing')
	expect(fetched).toEqual(['shared', 'wardrobe doors'])
})

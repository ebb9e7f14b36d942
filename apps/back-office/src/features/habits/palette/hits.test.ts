import { expect, test } from 'vitest'
import { type HitWords, hitsOf } from './hits.ts'

const words: HitWords = {
	money: String,
	code: String,
	size: (width, height) => `${width} x ${height}`,
	newest: String,
	person: String,
	shop: () => null,
	isOfShop: false,
}
const tenant = 'meubles-dupont'
const found = {
	nearest: null,
	orders: [],
	offers: [],
	customers: [
		{ name: 'Lambert', tenant, email: 'l@x.example', reference: '26-1', kind: 'order' as const },
	],
	configurations: [],
	people: [],
	shops: [{ code: tenant, name: 'Meubles Dupont' }],
}

test('who sees several shops reads of which one a hit is; nobody else does', () => {
	const more = (of: HitWords) => hitsOf(found, of)[0]?.more
	expect(more(words)).toBe('l@x.example')
	expect(more({ ...words, shop: () => 'Meubles Dupont' })).toBe('l@x.example, Meubles Dupont')
})

test('where a shop is chosen the list of a customer opens for his shop; a shop opens its page', () => {
	const hrefs = (of: HitWords) => hitsOf(found, of).map(({ href }) => href)
	const list = '/orders?view=all&search=l%40x.example'
	expect(hrefs(words)).toEqual([list, `/resellers/${tenant}`])
	expect(hrefs({ ...words, isOfShop: true })[0]).toBe(`${list}&shop=${tenant}`)
})

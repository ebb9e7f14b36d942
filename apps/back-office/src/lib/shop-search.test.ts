import { expect, test } from 'vitest'
import { searchOfShop } from './shop-search.ts'

test('another shop is shown on the part of the page that is open', () => {
	const open = { part: 'prices', search: 'gent', after: 'x' }
	expect(searchOfShop('meubles-dupont', open)).toEqual({ shop: 'meubles-dupont', part: 'prices' })
	expect(searchOfShop(undefined, open)).toEqual({ part: 'prices' })
	expect(searchOfShop('meubles-dupont', {})).toEqual({ shop: 'meubles-dupont' })
})

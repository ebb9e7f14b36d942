import { expect, test } from 'vitest'
import { closingText, namedOf } from './shop-names.ts'

const shops = (count: number) =>
	Array.from({ length: count }, (_, index) => ({ name: `Shop ${index}`, code: `s-${index}` }))

test('up to five shops are named, of more the first five', () => {
	expect(namedOf(shops(2))).toEqual({ names: 'Shop 0, Shop 1', others: 0 })
	expect(namedOf(shops(1000))).toEqual({
		names: 'Shop 0, Shop 1, Shop 2, Shop 3, Shop 4',
		others: 995,
	})
})

test('a single shop is closed by its code, several by their number in digits alone', () => {
	expect(closingText(shops(1))).toBe('s-0')
	expect(closingText(shops(1000))).toBe('1000')
})

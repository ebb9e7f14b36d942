import { expect, test } from 'vitest'
import { sellerNameOf, sellersIn } from './seller-names.ts'

const sellers = [
	{ id: '1', name: 'Maes Sofie', tenant: 'atelier' },
	{ id: '2', name: 'Maes Sofie', tenant: 'dupont' },
	{ id: '3', name: 'Colin Marc', tenant: 'dupont' },
]
const shopName = (code: string) => `Chez ${code}`

test('two sellers of one name have their shop’s beside it', () => {
	const names = ['1', '2', '3', '4'].map((id) => sellerNameOf(sellers, id, shopName))
	expect(names).toEqual([
		'Maes Sofie, Chez atelier',
		'Maes Sofie, Chez dupont',
		'Colin Marc',
		undefined,
	])
})

test('of a chosen shop its own are offered', () => {
	expect(sellersIn(sellers, 'dupont').map(({ id }) => id)).toEqual(['2', '3'])
	expect(sellersIn(sellers, undefined)).toEqual(sellers)
})

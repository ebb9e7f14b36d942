import { expect, test } from 'vitest'
import { addressLines, customerNameOf, isSameAddress, lowerFirst } from './names.ts'

const address = {
	street: 'Rue du Marché',
	streetNumber: '14',
	box: '2',
	postalCode: '6700',
	city: 'Arlon',
	country: 'BE' as const,
}
const { box: _box, ...withoutBox } = address

test('a company is listed under its own name, a person by last name', () => {
	const person = {
		type: 'Individual' as const,
		firstName: 'Claire',
		lastName: 'Dumont',
		city: null,
	}
	expect(customerNameOf({ ...person, company: null })).toBe('Dumont Claire')
	expect(customerNameOf({ ...person, company: 'Studio Hêtre' })).toBe('Studio Hêtre')
})

test('an address line has a box only where the address has one', () => {
	expect(addressLines(address, (n) => `boîte ${n}`)).toEqual([
		'Rue du Marché 14, boîte 2',
		'6700 Arlon',
	])
	expect(addressLines(withoutBox, () => 'never')[0]).toBe('Rue du Marché 14')
})

test('two addresses are the same where every field is, spaces aside', () => {
	expect(isSameAddress(address, { ...address, city: 'Arlon ' })).toBe(true)
	expect(isSameAddress(address, withoutBox)).toBe(false)
	expect(isSameAddress(null, null)).toBe(true)
	expect(isSameAddress(address, null)).toBe(false)
})

test('a name in a sentence begins with a small letter, a code keeps its capitals', () => {
	expect(lowerFirst('Chêne naturel')).toBe('chêne naturel')
	expect(lowerFirst('Évier')).toBe('évier')
	expect(lowerFirst('RAL 9010')).toBe('RAL 9010')
})

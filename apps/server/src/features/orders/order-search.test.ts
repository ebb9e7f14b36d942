import { expect, test } from 'vitest'
import { home } from '../../testing/test-shop.ts'
import { searchTextsOf, wantedWords } from './order-search.ts'

const ada = {
	reference: '26-00417',
	code: 'K7MP4XQD9RTW',
	customer: {
		firstName: 'Zoé-Anne',
		lastName: 'Œuvrard',
		email: 'Zoe.Oeuvrard@Client.example',
		gsm: '+32 470/12.34.56',
	},
	billingAddress: null,
	deliveryAddress: null,
	more: [null, 'Chantier 12'],
}

const words = searchTextsOf(ada).search.split(' ')
const isFound = (search: string) =>
	wantedWords(search).every((wanted) => words.some((word) => word.startsWith(wanted)))

test.each([
	'26-00417',
	'00417',
	'K7MP4XQD9RTW',
	'k7mp 4xqd 9rtw',
	'K7MP-4XQD-9RTW',
	'oeuvrard',
	'ŒUV',
	'anne, zoé',
	'ZOE.OEUVRARD@CLIENT',
	'client',
	'+32470123456',
	'0470123456',
	'0470123',
	'+32 470 12',
	'chantier 12',
])('the search for %s finds the order', (search) => expect(isFound(search)).toBe(true))

test.each(['uvrard', '6-00417', 'zoe martin', '0417', 'anna'])(
	'the search for %s does not find the order',
	(search) => expect(isFound(search)).toBe(false),
)

test('no word is the beginning of another, but for the e-mail, by which orders are found as a whole', () => {
	const email = 'anna@client.example'
	const customer = { ...ada.customer, email }
	const all = searchTextsOf({ ...ada, customer, more: [`${email}-2`, 'Chant'] }).search.split(' ')
	expect(all).toContain(email)
	const beginnings = all.filter((word) => all.some((it) => it !== word && it.startsWith(word)))
	expect(beginnings).toEqual([email])
})

test('no word stands twice, none is empty, none longer than the index takes', () => {
	const { search } = searchTextsOf({ ...ada, more: ['x'.repeat(500), ' - ', 'client'] })
	const all = search.split(' ')
	expect(new Set(all).size).toBe(all.length)
	expect(all.every((word) => word.length > 0 && word.length <= 80)).toBe(true)
	expect(wantedWords('x'.repeat(500))).toEqual(['x'.repeat(80)])
	expect(wantedWords(' % _ . ')).toEqual([])
})

test('the supplier’s text has neither e-mail nor billing address, and words that they hid', () => {
	const at = (city: string) => ({ ...home, city })
	const customer = { ...ada.customer, lastName: 'Zoe', email: 'zoelle@proximus.example' }
	const row = { ...ada, customer, billingAddress: at('Huy'), deliveryAddress: at('Spa') }
	const { search, supplierSearch } = searchTextsOf(row)
	expect(search).toMatch(/proximus.*spa/)
	expect(search).toContain('huy')
	expect(supplierSearch).not.toMatch(/proximus|huy|@/)
	expect(supplierSearch.split(' ')).toEqual(
		expect.arrayContaining(['spa', 'zoe-anne', '0470123456']),
	)
})

import en from '@gabarit/i18n/locales/en/back-office.json'
import fr from '@gabarit/i18n/locales/fr/back-office.json'
import nl from '@gabarit/i18n/locales/nl/back-office.json'
import { expect, test } from 'vitest'
import { sectionLetters } from './section-letters.ts'
import { sectionNames } from './section-names.ts'

test.each([
	['fr', fr],
	['nl', nl],
	['en', en],
])('every section has a letter of its own in %s', (_, { nav }) => {
	const letters = sectionLetters(sectionNames.map((name) => ({ name, text: nav[name] })))
	expect([...letters.keys()]).toEqual(sectionNames)
	expect(new Set(letters.values()).size).toBe(sectionNames.length)
})

test('a letter that is taken goes to the first section', () => {
	const letters = sectionLetters([
		{ name: 'orders', text: 'Commandes' },
		{ name: 'configurations', text: 'Configurations' },
		{ name: 'samples', text: 'Échantillons' },
	])
	expect([...letters]).toEqual([
		['orders', 'c'],
		['configurations', 'o'],
		['samples', 'e'],
	])
})

import { expect, test } from 'vitest'
import { isLanguage, languageOf } from './index.ts'

test('the first supported language of a header wins, else French', () => {
	expect(languageOf('nl')).toBe('nl')
	expect(languageOf('nl-BE,nl;q=0.9,en;q=0.8')).toBe('nl')
	expect(languageOf('de;q=1, en;q=0.4, nl;q=0.7')).toBe('nl')
	expect(languageOf('en;q=0, nl;q=0.1')).toBe('nl')
	expect(languageOf('de')).toBe('fr')
	expect(languageOf(undefined)).toBe('fr')
	expect(languageOf('')).toBe('fr')
})

test('only the three exact codes are languages', () => {
	expect(['fr', 'nl', 'en'].every(isLanguage)).toBe(true)
	expect(['FR', 'nl-BE', '', null, 3].some(isLanguage)).toBe(false)
})

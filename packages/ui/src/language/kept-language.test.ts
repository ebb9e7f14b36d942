import { expect, test } from 'vitest'
import { takeLanguage } from './kept-language.ts'

const page = 'https://atelier.example/configurator'

test('a language in the address is taken and leaves the address', () => {
	expect(takeLanguage(`${page}?language=nl`)).toEqual({ language: 'nl', href: page })
	expect(takeLanguage(`${page}?lng=EN&code=K7MP`)).toEqual({
		language: 'en',
		href: `${page}?code=K7MP`,
	})
	expect(takeLanguage(`${page}?externalReference=a%20b&lng=fr#x`)).toEqual({
		language: 'fr',
		href: `${page}?externalReference=a+b#x`,
	})
})

test('a language we do not speak leaves the address and changes nothing', () => {
	expect(takeLanguage(`${page}?lng=de`)).toEqual({ language: undefined, href: page })
	expect(takeLanguage(`${page}?lng=de&language=nl`).language).toBe('nl')
})

test('an address without a language stays as it is', () => {
	const href = `${page}?code=K7MP&step=doors`
	expect(takeLanguage(href)).toEqual({ language: undefined, href })
})

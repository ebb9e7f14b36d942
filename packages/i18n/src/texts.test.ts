// Every text in three languages, none empty, same holes, French with its three plurals.
import { describe, expect, test } from 'vitest'
import { languages, namespaces, resources, translatorOf } from './index.ts'

const plural = /_(one|many|other)$/

function flatten(tree: object, path = ''): Map<string, string> {
	const flat = new Map<string, string>()
	for (const [key, value] of Object.entries(tree)) {
		if (typeof value === 'string') flat.set(path + key, value)
		else for (const [k, text] of flatten(value, `${path}${key}.`)) flat.set(k, text)
	}
	return flat
}

function stemsOf(texts: Map<string, string>): string[] {
	return [...new Set([...texts.keys()].map((key) => key.replace(plural, '')))].toSorted()
}

function holesOf(texts: Map<string, string>, stem: string): string[] {
	const found = [...texts]
		.filter(([key]) => key.replace(plural, '') === stem)
		.flatMap(([, text]) => [...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1] ?? ''))
	return [...new Set(found)].filter((hole) => hole !== 'count').toSorted()
}

describe.each(namespaces)('%s', (namespace) => {
	const french = flatten(resources.fr[namespace])

	test.each(languages)('%s has the same keys as French', (language) => {
		const texts = flatten(resources[language][namespace])
		expect(stemsOf(texts)).toEqual(stemsOf(french))
		expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
		for (const stem of stemsOf(french)) {
			expect({ stem, holes: holesOf(texts, stem) }).toEqual({ stem, holes: holesOf(french, stem) })
		}
	})

	test.each(languages)('%s has every plural form of its grammar', (language) => {
		const texts = flatten(resources[language][namespace])
		const wanted = language === 'fr' ? ['one', 'many', 'other'] : ['one', 'other']
		const counted = [...texts.keys()].filter((key) => plural.test(key))
		for (const key of counted) {
			const stem = key.replace(plural, '')
			const missing = wanted.filter((form) => !texts.has(`${stem}_${form}`))
			expect({ stem, missing }).toEqual({ stem, missing: [] })
		}
	})

	test.each(languages)('%s has no text with an exclamation mark', (language) => {
		const loud = [...flatten(resources[language][namespace])].filter(([, text]) => /!/.test(text))
		expect(loud).toEqual([])
	})
})

/** In Dutch a reseller is a *verdeler*, a false front a *blinde deur*; one logs in by *aanmelden*. */
test.each([
	['fr', /obligation de paiement$/],
	['nl', /betalings\u00AD?verplichting$/],
	['en', /obligation to pay$/],
] as const)('every button that orders says so in %s, as the law asks', (language, words) => {
	const t = translatorOf(language)
	for (const key of [
		'configurator:delivery.order',
		'configurator:delivery.acceptPrice',
		'configurator:delivery.newCode',
		'customer:order.submit',
	] as const)
		expect(t(key)).toMatch(words)
})

test('Dutch has one word for one thing', () => {
	const others =
		/wederverkoper|valse deur|\b(?:in te loggen|inlog|ingelogd)|\bpalett?en|\bdeze account/i
	const found = namespaces.flatMap((namespace) =>
		[...flatten(resources.nl[namespace])].filter(([, text]) => others.test(text)),
	)
	expect(found).toEqual([])
})

test('a translator answers in its language and fills placeholders unescaped', () => {
	expect(translatorOf('nl')('common:language')).toBe('Taal')
	expect(translatorOf('fr')('common:field.legend', { min: '<1', max: '2', unit: 'mm' })).toContain(
		'<1',
	)
})

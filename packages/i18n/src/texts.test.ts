// Every text in three languages, none empty, same holes, French with its three plurals.
import { describe, expect, test } from 'vitest'
import {
	formatMoney,
	type Language,
	languages,
	type Namespace,
	namespaces,
	resources,
	translatorOf,
} from './index.ts'

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

type Found = { language: Language; among: readonly Namespace[]; other: RegExp }

function textsWith({ language, among, other }: Found): [string, string][] {
	return among.flatMap((namespace) =>
		[...flatten(resources[language][namespace])]
			.filter(([, text]) => other.test(text))
			.map(([key, text]): [string, string] => [`${namespace}:${key}`, text]),
	)
}

/**
 * docs/glossary.md, *One word for one thing*. In Dutch a reseller is a *verdeler*, a false front a *blinde deur*; one logs in
 * by *aanmelden*; who makes is the *leverancier*, the place the *atelier*.
 */
test.each([
	[
		'nl',
		/wederverkoper|valse deur|\b(?:in te loggen|inlog|ingelogd)|\bpalett?en|\bdeze account|fabrikant|werkplaats|\blades\b|roede\b|achterpaneel \{/i,
	],
	['fr', /fabricant|courriel/i],
	['en', /\bmaker\b|manufacturer/i],
] as const)('%s has one word for one thing', (language, other) => {
	expect(textsWith({ language, among: namespaces, other })).toEqual([])
})

const ofTheOffice = ['back-office', 'designs', 'people', 'shop', 'habits', 'figures'] as const
const ofBuyers = ['configurator', 'customer', 'end', 'connexion', 'home', 'mail', 'paper'] as const

/** What a buyer draws is a *configuration* where it is sold, since its section is called so. */
test.each([
	['nl', /ontwerp/i, /configuratie/i],
	['fr', /\bdessins?(?!\p{L})/iu, /\bconfigurations?\b/i],
	['en', /\bdesigns?\b/i, /\bconfigurations?\b/i],
] as const)(
	'in %s a design has one name for sellers and one for buyers',
	(language, drawn, stored) => {
		expect(textsWith({ language, among: ofTheOffice, other: drawn })).toEqual([])
		expect(textsWith({ language, among: ofBuyers, other: stored })).toEqual([])
	},
)

/** `3 530,07 €`, in Dutch `€ 3.530,07`, in English `€3,530.07`. */
test.each([
	['fr', /€\s?\d|\d[.]\d{3}(?!\d).*€/],
	['nl', /\d\s?€|€\s?\d{1,3}\s\d{3}|€\d/],
	['en', /\d\s?€|€\s\d|€\d{1,3}[.\s]\d{3}/],
] as const)('no text of %s has a sum as another language writes it', (language, other) => {
	expect(textsWith({ language, among: namespaces, other })).toEqual([])
	expect(other.test(formatMoney(353007, language))).toBe(false)
	for (const foreign of languages.filter((each) => each !== language))
		expect([foreign, other.test(formatMoney(353007, foreign))]).toEqual([foreign, true])
})

test('a translator answers in its language and fills placeholders unescaped', () => {
	expect(translatorOf('nl')('common:language')).toBe('Taal')
	expect(translatorOf('fr')('common:field.legend', { min: '<1', max: '2', unit: 'mm' })).toContain(
		'<1',
	)
})

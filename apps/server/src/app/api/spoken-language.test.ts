// Validation errors are in the caller's language, with several callers at once.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabases } from '../../testing/test-database.ts'
import { openShop, type Shop } from '../../testing/test-shop.ts'
import { speaking, spoken } from './spoken-language.ts'

type Answer = { message: string; data: { problems: { path: string; message: string }[] } }

let shop: Shop
beforeAll(async () => {
	const [database] = testDatabases
	if (database) shop = await openShop(database)
})
afterAll(() => shop.close())

const answerIn = async (language: string, body: object) => {
	const headers = { 'accept-language': language }
	const path = '/api/dressing/configuration/send'
	const answer = await shop.browse().ask('POST', path, body, headers)
	expect(answer.status).toBe(400)
	return answer.json() as Answer
}
const wordsFor = {
	fr: [/^Trop petit|^Trop court|caractère/i, /attendu/i],
	nl: [/tekens|te kort/i, /verwacht/i],
	en: [/too small/i, /expected/i],
}

test('validation errors are in the language of the call', async () => {
	const body = { kind: 'offre', code: '', configuration: { version: 1 }, language: 'fr' }
	const languages = ['fr', 'nl', 'en', 'nl', 'fr', 'en'] as const
	const answers = await Promise.all(languages.map((language) => answerIn(language, body)))
	for (const [i, language] of languages.entries()) {
		const { message, data } = answers[i] as Answer
		// The catalogue's message is the specification's, word for word, in every language.
		expect(message).toBe('Invalid model.')
		const texts = Object.fromEntries(data.problems.map((it) => [it.path, it.message]))
		const [short, kind] = wordsFor[language]
		expect(texts['code']).toMatch(short as RegExp)
		expect(texts['kind']).toMatch(kind as RegExp)
	}
})

test('messages of our own schemas are translated too: the password rule', async () => {
	const body = { token: 'x', password: 'abcdefghijk', confirmation: 'abcdefghijk' }
	const ask = async (language: 'fr' | 'nl' | 'en') => {
		const answer = await shop
			.browse()
			.ask('POST', '/api/account/register-password', body, { 'accept-language': language })
		return (answer.json() as Answer).data.problems.map((it) => it.message)
	}
	expect(await ask('fr')).toEqual(['Il manque une majuscule.', 'Il manque un chiffre.'])
	expect(await ask('nl')).toEqual(['Er ontbreekt een hoofdletter.', 'Er ontbreekt een cijfer.'])
	expect(await ask('en')).toEqual(['An upper-case letter is missing.', 'A digit is missing.'])
})

test('no schema of the contract has a message in English only', () => {
	const folder = join(import.meta.dirname, '../../../../../packages/contract/src')
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
		(name) =>
			name.endsWith('.ts') && !name.endsWith('.test.ts') && basename(name) !== 'error-codes.ts',
	)
	const said = /(?:\.(?:regex|refine)\([^\n']*, |(?:error|message): )'([^']+)'/g
	const words = files.flatMap((name) =>
		[...readFileSync(join(folder, name), 'utf8').matchAll(said)].map((it) => it[1] ?? ''),
	)
	expect(words.length).toBeGreaterThan(12)
	const ofClient = 'No file came.'
	const french = (text: string) => speaking('fr', () => spoken(text))
	expect(words.filter((text) => text !== ofClient && french(text) === text)).toEqual([])
})

test('an unknown language is French', async () => {
	const { data } = await answerIn('de', { kind: 'save' })
	expect(data.problems[0]?.message).toMatch(/attendu|Entrée/)
})

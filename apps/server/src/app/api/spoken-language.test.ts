// Validation errors are in the caller's language, with several callers at once.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
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
	fr: ['À remplir.', 'Cette valeur n’est pas admise.'],
	nl: ['In te vullen.', 'Deze waarde kan hier niet.'],
	en: ['Fill this in.', 'This value is not allowed.'],
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
		expect([texts['code'], texts['kind']]).toEqual([short, kind])
	}
})

const limits = z.strictObject({
	name: z.string().min(10),
	code: z.string().regex(/^[A-Z0-9]{1,10}$/),
	email: z.email(),
	address: z.url(),
	day: z.iso.date(),
	margin: z.number().min(1.5).max(4),
	pallets: z.int(),
	share: z.number().positive(),
	steps: z.number().multipleOf(5),
	sides: z.array(z.string()).min(2),
	role: z.enum(['Seller', 'Admin']),
	known: z.boolean(),
	missing: z.string(),
})
const wrong = {
	name: 'short',
	code: 'a b',
	email: 'x',
	address: 'y',
	day: 'z',
	margin: 9,
	pallets: 1.5,
	share: 0,
	steps: 7,
	sides: [],
	role: 'Boss',
	known: 'yes',
	more: 1,
}
const raw =
	/[\^$<>]|regex|chaîne|string|tekenreeks|undefined|indéfini|ongedefinieerd|NaN|received|problems\./i

test.each([
	['fr', 'Au moins 10 caractères.', 'Au plus 4.'],
	['nl', 'Minstens 10 tekens.', 'Hoogstens 4.'],
	['en', 'At least 10 characters.', 'At most 4.'],
] as const)(
	'every limit of a field is said in a sentence for a person, in %s',
	(language, name, margin) => {
		const issues = speaking(language, () => limits.safeParse(wrong).error?.issues ?? [])
		const said = Object.fromEntries(issues.map((it) => [it.path.join('.') || 'more', it.message]))
		expect(Object.keys(said).toSorted()).toEqual([...Object.keys(limits.shape), 'more'].toSorted())
		expect(Object.entries(said).filter(([, text]) => raw.test(text))).toEqual([])
		expect([said['name'], said['margin']]).toEqual([name, margin])
	},
)

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
	const said = /(?:\.(?:regex|refine)\([^\n']*, |\b(?:error|message): )'([^']+)'/g
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
	expect(data.problems.map((it) => it.message)).toContain('À remplir.')
})

import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

test('without settings the server is a local demo', () => {
	const read = readEnvironment({ PORT: '' })
	expect([read.port, read.host, read.databaseUrl, read.demo]).toEqual([
		3000,
		'localhost',
		null,
		true,
	])
})

test('a public address ends demo mode unless it is set', () => {
	expect(readEnvironment({ PUBLIC_URL: 'https://atelier.example' }).demo).toBe(false)
	expect(readEnvironment({ PUBLIC_URL: 'https://atelier.example', DEMO: 'true' }).demo).toBe(true)
})

test('all mistakes are reported together', () => {
	const wrong = { PORT: 'x', DATABASE_URL: 'mysql://a', DEMO: 'maybe', DEMO_PASSWORD: 'short' }
	expect(() => readEnvironment(wrong)).toThrow(
		/PORT(.|\n)*DATABASE_URL(.|\n)*DEMO(.|\n)*DEMO_PASSWORD/,
	)
})

test('all mistakes are reported together, also of settings that exclude each other', () => {
	const wrong = {
		PORT: 'x',
		SMTP_URL: 'smtp://mail.example',
		JOBS: 'off',
		PUBLIC_URL: 'https://atelier.example',
		WEBHOOKS_TO_LOOPBACK: 'true',
	}
	expect(() => readEnvironment(wrong)).toThrow(
		/PORT: (.|\n)*MAIL_FROM: (.|\n)*JOBS: (.|\n)*WEBHOOKS_TO_LOOPBACK: /,
	)
	// What is wrong by itself is not also missing, nor refused for what it does not say.
	const single = { SMTP_URL: 'mail.example', MAIL_FROM: 'a@atelier.example', JOBS: 'maybe' }
	expect(() => readEnvironment(single)).toThrow(/^[^:]*:\n {2}SMTP_URL: .*\n {2}JOBS: .*$/)
})

test.each([
	'https://atelier.example/boutique',
	'https://atelier.example/?a=b',
	'https://atelier.example/#a',
	'https://ann:secret@atelier.example',
])('the public address %s is refused: a part of it would be dropped in silence', (address) => {
	expect(() => readEnvironment({ PUBLIC_URL: address })).toThrow(/PUBLIC_URL: an address without/)
})

test('a token that fits no header is refused', () => {
	const given = (METRICS_TOKEN: string) => () => readEnvironment({ METRICS_TOKEN })
	expect(given('four words and a half')).toThrow(/METRICS_TOKEN: without spaces/)
	expect(given('four-words-and-a-half')).not.toThrow()
})

test('JOBS=off needs PostgreSQL', () => {
	const database = { DATABASE_URL: 'postgres://localhost/gabarit' }
	expect(readEnvironment(database).jobs).toBe(true)
	expect(readEnvironment({ ...database, JOBS: 'off' }).jobs).toBe(false)
	expect(() => readEnvironment({ JOBS: 'off' })).toThrow(/JOBS: off needs DATABASE_URL/)
})

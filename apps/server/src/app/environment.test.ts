import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

test('nothing set is a demo on a laptop', () => {
	const read = readEnvironment({ PORT: '' })
	expect([read.port, read.host, read.databaseUrl, read.demo]).toEqual([
		3000,
		'localhost',
		null,
		true,
	])
})

test('a public address ends the demo unless it is asked for', () => {
	expect(readEnvironment({ PUBLIC_URL: 'https://atelier.example' }).demo).toBe(false)
	expect(readEnvironment({ PUBLIC_URL: 'https://atelier.example', DEMO: 'true' }).demo).toBe(true)
})

test('every mistake is told at once', () => {
	const wrong = { PORT: 'x', DATABASE_URL: 'mysql://a', DEMO: 'maybe', DEMO_PASSWORD: 'short' }
	expect(() => readEnvironment(wrong)).toThrow(
		/PORT(.|\n)*DATABASE_URL(.|\n)*DEMO(.|\n)*DEMO_PASSWORD/,
	)
})

test('a server leaves its jobs to another only where there can be one', () => {
	const database = { DATABASE_URL: 'postgres://localhost/gabarit' }
	expect(readEnvironment(database).jobs).toBe(true)
	expect(readEnvironment({ ...database, JOBS: 'off' }).jobs).toBe(false)
	expect(() => readEnvironment({ JOBS: 'off' })).toThrow(/JOBS: off needs DATABASE_URL/)
})

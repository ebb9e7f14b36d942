import { once } from 'node:events'
import { createServer } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { DamagedDatabase } from '../../db/damaged-database.ts'
import { DataInUse } from '../../db/lock.ts'
import { openDatabase } from '../../db/open-database.ts'
import { OtherVersion } from '../../db/other-version.ts'
import { makeRole } from '../../db/row-security.ts'
import { everyDatabase } from '../../testing/test-database.ts'
import { failedStart } from './failed-start.ts'
import { UnusableSecretsKey } from './secrets-key.ts'
import { WrongEnvironment } from './wrong-environment.ts'

const reportOf = (error: unknown) => {
	const it = failedStart(error)
	return it instanceof WrongEnvironment ? it.message : null
}

/** A port in use, and the error of a second server on it. */
async function takenPort() {
	const first = createServer().listen(0, '127.0.0.1')
	await once(first, 'listening')
	const address = first.address()
	const port = typeof address === 'object' && address ? address.port : 0
	const second = createServer().listen(port, '127.0.0.1')
	const [error] = (await once(second, 'error')) as [Error]
	first.close()
	await once(first, 'close')
	return { port, error }
}

const opening = (databaseUrl: string) =>
	openDatabase({ databaseUrl, dataDir: '' }).then(
		() => null,
		(error: unknown) => error,
	)

test('a port in use is reported in one line', async () => {
	const { port, error } = await takenPort()
	expect(reportOf(error)).toBe(
		`The server cannot start:\n  HOST, PORT: listen EADDRINUSE: address already in use 127.0.0.1:${port}`,
	)
})

test('an unreachable database is reported in one line, without the password', async () => {
	const { port } = await takenPort()
	const message = reportOf(await opening(`postgres://gabarit:secret@127.0.0.1:${port}/gabarit`))
	expect(message).toMatch(/^The server cannot start:\n {2}DATABASE_URL: connect ECONNREFUSED/)
	expect(message).not.toContain('secret')
})

test('a database host with two addresses is reported with the first error', async () => {
	const { port } = await takenPort()
	const tries = ['::1', '127.0.0.1'].map((address) =>
		Object.assign(new Error(`connect ECONNREFUSED ${address}:${port}`), { code: 'ECONNREFUSED' }),
	)
	const both = Object.assign(new AggregateError(tries), { code: 'ECONNREFUSED' })
	expect(reportOf(both)).toContain(`DATABASE_URL: connect ECONNREFUSED ::1:${port}`)
	expect(reportOf(await opening(`postgres://gabarit@localhost:${port}/gabarit`))).toMatch(
		/DATABASE_URL: connect ECONNREFUSED \S+/,
	)
})

test('a migration without permission is reported without its statement', () => {
	const refusal = new Error('permission denied for database gabarit')
	const cause = Object.assign(refusal, { code: '42501', severity: 'ERROR' })
	const message = reportOf(new Error('Failed query: create schema if not exists', { cause }))
	expect(message).toContain('DATABASE_URL: permission denied for database gabarit')
	expect(message).not.toContain('create schema')
})

const postgres = everyDatabase.find((it) => it.name === 'PostgreSQL')
test.skipIf(!postgres)('a database with a wrong user is reported', async () => {
	const address = new URL(process.env['TEST_DATABASE_URL'] ?? '')
	address.pathname = '/nowhere'
	expect(reportOf(await opening(address.href))).toMatch(/DATABASE_URL: database "nowhere" does not/)
})

test.skipIf(!postgres)('a user without the right to create the role is reported', async () => {
	const admin = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] })
	await admin.connect()
	const poor = `gabarit_poor_${process.pid}`
	try {
		// Seen by nobody else; the program's own role is there as soon as any database of the cluster was opened.
		await admin.query(`begin; create role ${poor} nocreaterole; set local role ${poor}`)
		const refused = admin.query(`do $$ begin ${makeRole(`${poor}_of_nobody`)} end $$`)
		const error: unknown = await refused.then(
			() => null,
			(it: unknown) => it,
		)
		expect(error).toMatchObject({ code: '42501' })
		expect(reportOf(error)).toMatch(/DATABASE_URL: this account may not create roles: have "create/)
	} finally {
		await admin.query('rollback')
		await admin.end()
	}
})

test('a data folder in use is reported', () => {
	expect(reportOf(new DataInUse('/data/database', 7))).toBe(
		'The server cannot start:\n  DATA_DIR: the data folder /data/database is in use by process 7: end that first',
	)
})

test('an unusable key file is reported', () => {
	expect(reportOf(new UnusableSecretsKey('/data/secrets.key'))).toMatch(
		/^The server cannot start:\n {2}DATA_DIR: \/data\/secrets\.key holds no key of 32 characters: .+$/,
	)
})

test('a damaged database is reported, embedded or PostgreSQL', () => {
	const page = Object.assign(new Error('invalid page in block 3'), { code: 'XX001' })
	expect(reportOf(new DamagedDatabase('/data/database', page))).toBe(
		'The server cannot start:\n  DATA_DIR: the database in /data/database is damaged, nothing was changed: move that folder away and restore the last backup',
	)
	expect(reportOf(new Error('Failed query', { cause: page }))).toBe(
		'The server cannot start:\n  The database is damaged: restore the last backup.',
	)
})

test('data of another version is reported in three languages, with what to do', () => {
	const lines = reportOf(new OtherVersion())?.split('\n  ') ?? []
	expect(lines).toHaveLength(4)
	expect(lines.slice(1).every((line) => /DATA_DIR.*DATABASE_URL/.test(line))).toBe(true)
	expect(new Set(lines).size).toBe(4)
})

test('a bug keeps its stack', () => {
	const bug = new Error('board without thickness')
	expect(failedStart(bug)).toBe(bug)
})

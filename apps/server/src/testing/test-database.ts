// Databases of the tests: the embedded one as it is shipped, and PostgreSQL where TEST_DATABASE_URL names one. A rule
// of the product is shown on one of them, what the database itself does (its locks, lists, sums and scopes) on both.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '../db/open-database.ts'
import { addressOf, askServer, copyEmbedded, templateAt } from './database-templates.ts'

export type OpenTestDatabase = Pick<OpenDatabase, 'db' | 'pool' | 'kind' | 'close'>
export type TestDatabase = { name: string; open: () => Promise<OpenTestDatabase> }

/** A test looks at all shops; what it asks a server is in that shop's scope. */
const outside = 'everywhere'

/** Milliseconds: fifty orders of one code wait for each other on machines of any speed. */
const longestWait = 600_000

const embedded: TestDatabase = {
	name: 'the embedded database',
	open: async () => {
		const dataDir = mkdtempSync(join(tmpdir(), 'gabarit-test-'))
		await copyEmbedded(dataDir)
		const opened = await openDatabase({ databaseUrl: null, dataDir, outside })
		const close = async () => {
			await opened.close()
			rmSync(dataDir, { recursive: true, force: true })
		}
		return { db: opened.db, pool: opened.pool, kind: opened.kind, close }
	},
}

type OwnDatabase = { url: string; drop: () => Promise<void> }

/** An empty database of its own in the server at an address. */
export function createDatabase(server: string): Promise<OwnDatabase> {
	return databaseFrom(server, 'template1')
}

async function databaseFrom(server: string, template: string): Promise<OwnDatabase> {
	const name = `gabarit_test_${randomBytes(6).toString('hex')}`
	await askServer(server, `create database ${name} template ${template}`)
	return {
		url: addressOf(server, name),
		drop: () => askServer(server, `drop database ${name} with (force)`),
	}
}

/** Dropped at the end. */
function postgresAt(server: string): TestDatabase {
	return {
		name: 'PostgreSQL',
		open: async () => {
			const { url, drop } = await databaseFrom(server, (await templateAt(server)) ?? 'template1')
			const opened = await openDatabase({ databaseUrl: url, dataDir: '', outside, longestWait })
			const close = async () => {
				await opened.close()
				await drop()
			}
			return { db: opened.db, pool: opened.pool, kind: opened.kind, close }
		},
	}
}

const address = process.env['TEST_DATABASE_URL']

/** For tests of what a database does: tables, locks, searches, sums, scopes of tenants, copies. */
export const everyDatabase: TestDatabase[] = [embedded, ...(address ? [postgresAt(address)] : [])]

/**
 * For tests of the product's rules: PostgreSQL, or the embedded one where there is none (the end-to-end tests go
 * through the product on that one). EVERY_DATABASE=1 takes both.
 */
export const testDatabases: TestDatabase[] =
	process.env['EVERY_DATABASE'] === undefined ? everyDatabase.slice(-1) : everyDatabase

// Files of the embedded database that were damaged while nobody had it open.
import { cpSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { DamagedDatabase } from './damaged-database.ts'
import { openDatabase } from './open-database.ts'

const sound = mkdtempSync(join(tmpdir(), 'gabarit-sound-'))
beforeAll(async () => {
	await (await PGlite.create(sound)).close()
})
afterAll(() => rmSync(sound, { recursive: true, force: true }))

let dataDir: string
let database: string
beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), 'gabarit-damaged-'))
	database = join(dataDir, 'database')
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const opening = () =>
	openDatabase({ databaseUrl: null, dataDir }).then(
		async (opened) => {
			await opened.close()
			return null
		},
		(error: unknown) => error,
	)

const writeOver = (...path: string[]) =>
	writeFileSync(join(database, ...path), Buffer.alloc(8192, 7))
const damages: Record<string, () => void> = {
	'its state is overwritten': () => writeOver('global', 'pg_control'),
	'its log is gone': () => {
		for (const name of readdirSync(join(database, 'pg_wal')))
			if (name.startsWith('0')) rmSync(join(database, 'pg_wal', name))
	},
	'it is of another version': () => writeFileSync(join(database, 'PG_VERSION'), '99\n'),
	'its map of files is gone': () => rmSync(join(database, 'base', '5', 'pg_filenode.map')),
	// pg_constraint: the database starts without it, the migrations read it.
	'a table is overwritten': () => writeOver('base', '5', '2606'),
	// pg_class: read by every query.
	'a table is cut off': () => truncateSync(join(database, 'base', '5', '1259'), 8192),
}

test.each(Object.entries(damages))('a database is damaged where %s', async (_what, damage) => {
	cpSync(sound, database, { recursive: true })
	damage()
	const error = await opening()
	expect(error).toBeInstanceOf(DamagedDatabase)
	expect(error).toMatchObject({ folder: database, cause: expect.any(Error) })
	expect(readdirSync(dataDir)).toEqual(['database'])
})

test('a file in place of the data folder is reported', async () => {
	writeFileSync(database, 'x')
	expect(await opening()).toBeInstanceOf(DamagedDatabase)
})

// What each test's own database is copied from: one with every table and no row, made by openDatabase, once a run and
// kind, by who needs it first. Making an embedded one takes seconds, and its copy a twentieth of them.
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '../db/open-database.ts'

/** The folder of this run, given to its workers; without one, outside vitest, nothing is copied. */
const folderName = 'TEST_DATABASE_TEMPLATES'
const outside = 'everywhere'

/** Vitest's global set-up of the tests that stand in apps/server and e2e/server. */
export function setup(): () => Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'gabarit-templates-'))
	process.env[folderName] = folder
	return async () => {
		const server = process.env['TEST_DATABASE_URL']
		if (server) await askServer(server, `drop database if exists ${nameIn(folder)}`)
		rmSync(folder, { recursive: true, force: true })
	}
}

export async function askServer(server: string, statement: string): Promise<void> {
	const admin = new pg.Client({ connectionString: server })
	await admin.connect()
	try {
		await admin.query(statement)
	} finally {
		await admin.end()
	}
}

/** The address of a database at a server. */
export function addressOf(server: string, name: string): string {
	const url = new URL(server)
	url.pathname = `/${name}`
	return url.href
}

/** What we ask of it: our types know neither a browser nor its names. */
declare const WebAssembly: { compile: (code: Uint8Array) => Promise<object> }

/** Held, so that V8 finds it for each database of this process, which else compiles its own. */
let compiled: Promise<object> | undefined

async function compileEmbedded(): Promise<object> {
	const door = createRequire(import.meta.url).resolve('@electric-sql/pglite')
	return WebAssembly.compile(await readFile(join(dirname(door), 'pglite.wasm')))
}

/** Fills a new data folder with an embedded database that has every table. */
export async function copyEmbedded(dataDir: string): Promise<void> {
	const folder = process.env[folderName]
	if (folder === undefined) return
	compiled ??= compileEmbedded()
	await compiled
	const template = join(folder, 'embedded')
	await onceIn(folder, 'embedded', () => makeTables(null, template))
	cpSync(join(template, 'database'), join(dataDir, 'database'), { recursive: true })
}

/** The name of a database at a server that has every table, and nobody connected to it; null where none is kept. */
export async function templateAt(server: string): Promise<string | null> {
	const folder = process.env[folderName]
	if (folder === undefined) return null
	const template = nameIn(folder)
	await onceIn(folder, 'postgres', async () => {
		await askServer(server, `drop database if exists ${template}`)
		await askServer(server, `create database ${template}`)
		await makeTables(addressOf(server, template), '')
	})
	return template
}

/** One worker makes it, the others wait; where it fails the next one tries, and tells of it too. */
async function onceIn(folder: string, what: string, make: () => Promise<void>): Promise<void> {
	const done = join(folder, `${what}.done`)
	const begun = join(folder, `${what}.begun`)
	while (!existsSync(done)) {
		if (!isFirst(begun)) {
			await delay(20)
			continue
		}
		try {
			// Another worker may have ended between the two looks.
			if (existsSync(done)) return
			await make()
			writeFileSync(done, '')
		} finally {
			rmSync(begun)
		}
	}
}

/** Of all workers, one finds that the file is not there. */
function isFirst(file: string): boolean {
	try {
		writeFileSync(file, '', { flag: 'wx' })
		return true
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
		throw error
	}
}

async function makeTables(databaseUrl: string | null, dataDir: string): Promise<void> {
	const opened = await openDatabase({ databaseUrl, dataDir, outside })
	await opened.close()
}

function nameIn(folder: string): string {
	return basename(folder).replaceAll('-', '_').toLowerCase()
}

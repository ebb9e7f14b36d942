// `npx gabarit seed` and `create-admin`: a production database from nothing to its administrator.
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'gabarit-administer-'))
const named = ['DATABASE_URL', 'DATA_DIR', 'DEMO', 'PUBLIC_URL'] as const
const before = named.map((name) => [name, process.env[name]] as const)

beforeAll(() => {
	delete process.env['DATABASE_URL']
	Object.assign(process.env, {
		DATA_DIR: join(folder, 'data'),
		DEMO: 'false',
		PUBLIC_URL: 'https://shop.example',
	})
})
afterAll(() => {
	for (const [name, value] of before)
		if (value === undefined) delete process.env[name]
		else process.env[name] = value
	rmSync(folder, { recursive: true, force: true })
})

async function run(...args: string[]) {
	let out = ''
	const err: string[] = []
	const code = await runCommand([...args, '--language', 'en'], {
		input: (async function* () {})(),
		out: (text) => {
			out += String(text)
		},
		err: (line) => err.push(line),
	})
	return { code, answer: out === '' ? null : (JSON.parse(out) as Record<string, string>), err }
}

test('a seed brings the catalogue and the one shop in, once', async () => {
	const first = await run('seed')
	expect([first.code, first.answer?.['tenants'], first.answer?.['password']]).toEqual([
		0,
		['shop'],
		undefined,
	])
	expect(first.answer?.['catalogue']).not.toBeNull()
	expect(await run('seed')).toEqual(first)
	expect((await run('seed', 'x')).err).toEqual(['x: seed does not take this further word.'])
})

/** What a command says of a data folder. */
async function outputOf(data: string, ...args: string[]) {
	const mine = process.env['DATA_DIR']
	process.env['DATA_DIR'] = data
	try {
		const { code, answer, err } = await run(...args)
		return [code, answer, ...err]
	} finally {
		process.env['DATA_DIR'] = mine
	}
}

test('a database in use is reported in the reader’s language', async () => {
	const data = join(folder, 'open')
	mkdirSync(data)
	// The process that started the tests is alive.
	writeFileSync(join(data, 'database.lock'), String(process.ppid))
	expect(await outputOf(data, 'backup', join(folder, 'x.backup'))).toEqual([
		1,
		null,
		`${join(data, 'database')}: another program has this database open, the server no doubt. Stop it first.`,
	])
})

test('an unusable key file is reported', async () => {
	const data = join(folder, 'keyless')
	mkdirSync(data)
	writeFileSync(join(data, 'secrets.key'), '')
	expect(await outputOf(data, 'seed')).toEqual([
		1,
		null,
		expect.stringContaining('secrets.key: no key of 32 characters is in this file. Bring it back'),
	])
})

test('an administrator gets a link, a second call a new one', async () => {
	const made = await run('create-admin', 'Boss@shop.example', '--first-name', 'Ann')
	expect([made.code, made.answer?.['email']]).toEqual([0, 'Boss@shop.example'])
	expect(made.answer?.['link']).toMatch(
		/^https:\/\/shop\.example\/back-office\/login#activate=shop\.\S{20,}$/,
	)
	const again = await run('create-admin', 'boss@shop.example')
	expect(again.code).toBe(0)
	expect(again.answer?.['link']).not.toBe(made.answer?.['link'])
})

test('what is no e-mail is refused by name', async () => {
	const { code, err } = await run('create-admin', 'boss')
	expect([code, err]).toEqual([
		1,
		[
			'“boss” is no e-mail address. Allowed: the new administrator’s address, such as name@example.be.',
		],
	])
	expect((await run('create-admin')).code).toBe(1)
})

test('a wrong file is reported by its command', async () => {
	const refusalOf = async (...args: string[]) => {
		const { code, err } = await run(...args)
		return [code, ...err]
	}
	expect(await refusalOf('backup')).toEqual([1, 'The file is missing: the name of a backup.'])
	expect(await refusalOf('restore')).toEqual([1, 'The file is missing: the name of a backup.'])
	const nowhere = join(folder, 'nowhere', 'a.backup')
	expect(await refusalOf('restore', nowhere)).toEqual([
		1,
		`${nowhere}: this file cannot be read. Allowed: a backup that gabarit backup made.`,
	])
	for (const place of [nowhere, folder])
		expect(await refusalOf('backup', place)).toEqual([
			1,
			`${place}: a backup cannot be written there, nothing was made.`,
		])
	expect(await refusalOf('import', 'modules')).toEqual([
		1,
		'The file is missing: a price list as CSV or XLSX.',
	])
	expect(await refusalOf('import', 'modules', nowhere)).toEqual([
		1,
		`${nowhere}: this file cannot be read. Allowed: a price list as CSV or XLSX.`,
	])
	// Larger than Node reads at once: the error is about its size, not about reading.
	const huge = join(folder, 'huge.csv')
	writeFileSync(huge, '')
	truncateSync(huge, 3 * 1024 ** 3)
	expect(await refusalOf('import', 'modules', huge)).toEqual([
		1,
		`${huge}: too large. Allowed: 20 MB.`,
	])
})

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyEmbedded } from '../../testing/database-templates.ts'
import { runCommand } from '../run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'gabarit-import-'))
const seed = readFileSync(new URL('../../../seed/finishes.csv', import.meta.url), 'utf8')
const before = { url: process.env['DATABASE_URL'], dir: process.env['DATA_DIR'] }

beforeAll(async () => {
	delete process.env['DATABASE_URL']
	process.env['DATA_DIR'] = join(folder, 'data')
	await copyEmbedded(join(folder, 'data'))
})
afterAll(() => {
	if (before.url !== undefined) process.env['DATABASE_URL'] = before.url
	if (before.dir === undefined) delete process.env['DATA_DIR']
	else process.env['DATA_DIR'] = before.dir
	rmSync(folder, { recursive: true, force: true })
})

async function run(...args: string[]) {
	let out = ''
	const err: string[] = []
	const code = await runCommand(['import', ...args, '--language', 'en'], {
		input: (async function* () {})(),
		out: (text) => {
			out += String(text)
		},
		err: (line) => err.push(line),
	})
	return { code, answer: out === '' ? null : (JSON.parse(out) as Record<string, unknown>), err }
}

function fileWith(name: string, text: string): string {
	const file = join(folder, name)
	writeFileSync(file, text)
	return file
}

test('a list is compared, put in force, and then changes nothing', async () => {
	const file = fileWith(
		'finishes.csv',
		seed.replace('plinth;;points/m;22', 'plinth;;points/m;24,5'),
	)
	const dry = await run('finishes', file, '--dry-run')
	expect([dry.code, dry.answer?.['state'], dry.err]).toEqual([0, 'ready', []])
	expect(dry.answer?.['difference']).toMatchObject({
		changed: 1,
		rows: [{ kind: 'changed', key: 'plinth', before: '22', after: '24.5', percent: 11.36 }],
	})
	expect((await run('finishes', file)).answer?.['state']).toBe('switched')
	expect((await run('finishes', file)).answer?.['state']).toBe('unchanged')
})

test('faults: exit code 2, each with its row and column', async () => {
	const file = fileWith('wrong.csv', seed.replace('plinth;;points/m;22', 'plinth;;points/m;dear'))
	const { code, answer, err } = await run('finishes', file)
	expect([code, answer?.['state']]).toEqual([2, 'faulty'])
	expect(err).toEqual([
		'The import of the finishing prices failed.',
		'Row 25, column “value”: “dear” is not allowed here.',
	])
})

test('wrong use: exit code 1 and one line', async () => {
	const kinds = 'modules | doors | finishes | accessories | delivery'
	expect(await run('chairs', 'x.csv')).toEqual({
		code: 1,
		answer: null,
		err: [`“chairs” is no price list; there are ${kinds}.`],
	})
	expect((await run('doors')).code).toBe(1)
	expect((await run('doors', join(folder, 'nowhere.csv'))).code).toBe(1)
	expect((await run('doors', 'a', 'b')).code).toBe(1)
})

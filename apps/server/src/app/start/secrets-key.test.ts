import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { secretsKeyOf, UnusableSecretsKey } from './secrets-key.ts'

let dataDir: string
beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), 'gabarit-key-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const file = () => join(dataDir, 'secrets.key')
const keyOf = (secretsKey: string | null = null) => secretsKeyOf({ secretsKey, dataDir })

test('the first start creates a key readable by its owner, later starts use it', () => {
	const key = keyOf()
	expect(key).toMatch(/^[\w-]{43}$/)
	expect(statSync(file()).mode & 0o777).toBe(0o600)
	expect(keyOf()).toBe(key)
	expect(readdirSync(dataDir)).toEqual(['secrets.key'])
})

test('SECRETS_KEY leaves the data folder unchanged', () => {
	expect(keyOf('s'.repeat(32))).toBe('s'.repeat(32))
	expect(readdirSync(dataDir)).toEqual([])
})

test.each(['', 'k'.repeat(31), ' '.repeat(40)])('a file with %j is no key', (text) => {
	writeFileSync(file(), text)
	expect(() => keyOf()).toThrow(UnusableSecretsKey)
	expect(() => keyOf()).toThrow(`${file()} holds no key of 32 characters`)
	expect(readFileSync(file(), 'utf8')).toBe(text)
})

test('a full disk leaves no key file, and the next start creates one', () => {
	const module = JSON.stringify(new URL('secrets-key.ts', import.meta.url).href)
	const start = `const { secretsKeyOf } = await import(${module})
		secretsKeyOf({ secretsKey: null, dataDir: ${JSON.stringify(dataDir)} })`
	const { status, stderr } = spawnSync(
		'bash',
		['-c', 'ulimit -f 0; exec "$0" --input-type=module -e "$1"', process.execPath, start],
		{ encoding: 'utf8' },
	)
	expect(status).toBe(1)
	expect(stderr).toContain('EFBIG')
	expect(readdirSync(dataDir)).toEqual([])
	expect(keyOf()).toHaveLength(43)
})

// The launcher at the root, as a shell runs it: the local program, whatever the folder, and streams that end early.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { goldenConfigurations } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { jsonSchemaOf } from './schema.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const launcher = join(root, 'scripts', 'gabarit.mjs')

function inShell(command: string, cwd = root) {
	const { status, stdout, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', command], {
		cwd,
		encoding: 'utf8',
		maxBuffer: 50_000_000,
	})
	return { status, stdout, stderr }
}

test('npx gabarit is the program of this tree, from the root and from a folder below', () => {
	for (const cwd of [root, join(root, 'apps', 'server')]) {
		const { status, stdout } = inShell('npx gabarit schema furniture', cwd)
		expect(status).toBe(0)
		expect(stdout.trimEnd()).toBe(jsonSchemaOf('furniture'))
	}
})

test('a file is found from where the shell stands', () => {
	const folder = tmpdir()
	writeFileSync(join(folder, 'niche.json'), JSON.stringify(goldenConfigurations.g1))
	const { status, stdout } = inShell(`node ${launcher} solve niche.json`, folder)
	expect(status).toBe(0)
	expect(JSON.parse(stdout)).toMatchObject({ ok: true })
})

test('a reader that goes away is no error, and no stack trace', () => {
	const { stdout, stderr } = inShell(`node ${launcher} schema configuration | head -c 20`)
	expect(stdout).toHaveLength(20)
	expect(stderr).toBe('')
})

test('10 MB of nonsense on standard input: exit code 1, one line', () => {
	const nonsense = 'head -c 10000000 /dev/urandom'
	const { status, stdout, stderr } = inShell(`${nonsense} | node ${launcher} solve - ; exit $?`)
	expect(status).not.toBe(0)
	expect(stdout).toBe('')
	expect(stderr.trimEnd().split('\n')).toHaveLength(1)
	expect(stderr).not.toMatch(/\n\s+at /)
})

test('exit codes reach the shell: 0 made, 2 cannot be made, 1 wrong use', () => {
	const solve = (width: unknown) =>
		inShell(
			`echo '${JSON.stringify({ version: 1, room: { width }, hu: 2500 })}' | node ${launcher} solve -`,
		).status
	expect([solve(3000), solve(300), solve(-1)]).toEqual([0, 2, 1])
})

test('unusable settings are reported together', () => {
	const { status, stdout, stderr } = inShell(`PORT=x SECRETS_KEY=short node ${launcher} seed`)
	expect([status, stdout]).toEqual([1, ''])
	expect(stderr.match(/^ {2}\w+(?=: )/gm)).toEqual(['  PORT', '  SECRETS_KEY'])
})

// What `docker compose up` is made of: every setting of the server can be given, no secret has a default, the image
// runs as nobody in particular, from pinned versions, and holds neither history nor tests.
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { readEnvironment } from './start/environment.ts'

const root = new URL('../../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const compose = read('compose.yaml')
const dockerfile = read('Dockerfile')

/** The names that the server's schema knows. */
const settings = [
	...read('apps/server/src/app/start/environment.ts').matchAll(/^\t\t([A-Z_]+): /gm),
].map(([, name = '']) => name)
/** Name and value of each setting of the composed server, in its order. */
const [, block = ''] = /environment:\n((?: {6}(?:\w+: |# ).*\n)+)/.exec(compose) ?? []
const given = new Map(
	[...block.matchAll(/^ {6}(\w+): '?(.*?)'?$/gm)].map(([, name = '', value = '']) => [name, value]),
)
const [, own = ''] = /^ENV (.+)$/m.exec(dockerfile) ?? []
const ofImage = new Map(own.split(' ').map((it) => it.split('=') as [string, string]))

/** Settings that tests have, not shops. */
const ofTests = ['WEBHOOKS_TO_LOOPBACK', 'MOLLIE_API_URL', 'DEMO_PASSWORD', 'DEMO_YEAR']
/** What libraries read of it. */
ofImage.delete('NODE_ENV')

/** What the driver of the database reads by itself. */
const ofDriver = ['PGPASSWORD']

test('image and compose file have every setting, and no other', () => {
	expect(settings.length).toBeGreaterThan(15)
	const all = [...ofImage.keys(), ...given.keys(), ...ofTests]
	expect(all.toSorted()).toEqual([...settings, ...ofDriver].toSorted())
})

/** As compose fills them in. */
function filled(variables: Record<string, string>): Record<string, string> {
	return Object.fromEntries(
		[...ofImage, ...given].map(([name, value]) => [
			name,
			value.replace(/\$\{(\w+)(?::[-?][^}]*)?\}/g, (_, key: string) => variables[key] ?? ''),
		]),
	)
}

test('three settings are enough for production without a demo', () => {
	const asked = [...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name)
	expect([...new Set(asked)].toSorted()).toEqual(['DATABASE_PASSWORD', 'PUBLIC_URL', 'SECRETS_KEY'])
	const environment = readEnvironment(
		filled({
			DATABASE_PASSWORD: 'p'.repeat(24),
			PUBLIC_URL: 'https://atelier.example',
			SECRETS_KEY: 's'.repeat(32),
		}),
	)
	expect(environment).toMatchObject({
		demo: false,
		host: '0.0.0.0',
		port: 3000,
		trustProxy: true,
		databaseUrl: 'postgresql://gabarit@database/gabarit',
		payments: { kind: 'none' },
		allowLoopback: false,
	})
})

test('the password of the database may have any character', () => {
	const password = 'a@b/c:d?e#f %41'
	const { DATABASE_URL: url, PGPASSWORD } = filled({ DATABASE_PASSWORD: password })
	vi.stubEnv('PGPASSWORD', PGPASSWORD)
	expect(new pg.Client({ connectionString: url ?? '' })).toMatchObject({
		host: 'database',
		user: 'gabarit',
		database: 'gabarit',
		password,
	})
	vi.unstubAllEnvs()
})

test('no secret has a value in the files', () => {
	const secret = /PASSWORD|SECRET|KEY|TOKEN|SMTP_URL/
	for (const [name, value] of given)
		if (secret.test(name)) expect([name, value]).toEqual([name, expect.stringMatching(/^\$\{/)])
	expect([...ofImage.keys()].filter((name) => secret.test(name))).toEqual([])
	expect(dockerfile).not.toMatch(/^ARG /m)
	// The only port that leaves the machine is the proxy's.
	expect([...compose.matchAll(/^ {6}- '(.+:\d+:\d+)'$/gm)].map(([, it]) => it)).toEqual([
		'127.0.0.1:3000:3000',
	])
})

test('the image is pinned, small and not root', () => {
	const node = read('.nvmrc').trim()
	const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, it]) => it)
	expect(bases).toEqual([`node:${node}-bookworm-slim`, `node:${node}-bookworm-slim`])
	expect(compose).toMatch(/image: postgres:\d+(?:\.\d+)?-bookworm\n/)
	const [, last = ''] = dockerfile.split(/^FROM .*$/m).slice(-2)
	expect(last.indexOf('USER node')).toBeGreaterThan(0)
	expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('CMD ['))
	expect(dockerfile).toMatch(/^HEALTHCHECK .*\/health\/ready/m)
	expect(dockerfile).toMatch(/^CMD \["node"/m)
	expect(dockerfile).toContain('npm ci')
	expect(dockerfile).toContain('npm prune --omit=dev --no-save')
	expect(dockerfile).toContain('ln -s /gabarit/scripts/gabarit.mjs /usr/local/bin/gabarit')
	const left = read('.dockerignore').split('\n')
	for (const name of [
		'.git',
		'.env',
		'data',
		'node_modules',
		'**/*.test.ts',
		'**/*.test.tsx',
		'e2e',
	])
		expect(left).toContain(name)
})

test('compose waits, restarts, gives time to stop, and writes only where it should', () => {
	expect(compose).toContain('condition: service_healthy')
	expect(compose.match(/restart: unless-stopped/g)).toHaveLength(2)
	expect(compose).toContain('stop_grace_period: 15s')
	expect(compose).toContain('read_only: true')
	expect(compose).toContain('no-new-privileges:true')
	expect(compose).toMatch(/cap_drop:\n {6}- ALL/)
})

test('the self-hosting guide has every setting, and no other', () => {
	const [, table = ''] =
		/^## Settings[^]*?\n((?:\|.*\n)+)/m.exec(read('docs/self-hosting.md')) ?? []
	const documented = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name)
	expect(documented.toSorted()).toEqual(settings.toSorted())
})

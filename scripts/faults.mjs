// npm run faults [-- NAME …]: faults around a server, as often as the project promises; `npm test` runs
// the same scenarios a few times. FAULTS_SEED draws other moments, FAULTS_COUNT sets how often. Prints
// one line each.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from './lib/postgres.mjs'
import { fail, install, root, runTool, say } from './lib/prepare.mjs'

const features = 'apps/server/src/features'

/** `only`: the tests of that name; `env`: counts for tests of a feature; `says`: the line to print. */
const scenarios = {
	server: { file: 'e2e/server/server-killed.test.ts' },
	postgres: { file: 'e2e/server/postgres-killed.test.ts' },
	disk: { file: 'e2e/server/disk-full.test.ts' },
	dropped: { file: 'e2e/server/requests-dropped.test.ts' },
	stop: { file: 'e2e/server/stop-under-load.test.ts', says: 'SIGTERM under load' },
	switch: {
		file: `${features}/prices/imports.test.ts`,
		only: 'orders while lists are switched',
		env: { PRICE_SWITCHES: '301' },
		says: 'orders during 301 switches of the price list, on each database',
	},
	promo: {
		file: `${features}/orders/tampering.test.ts`,
		only: 'fifty times at once',
		says: 'one order sent 50 times at once, a promo code with one use asked for 50 times at once',
	},
	mail: {
		file: `${features}/outbox/outbox.test.ts`,
		env: { MAILS_OF_A_DAY: '200' },
		says: '200 mails while SMTP is down for a day; doubled jobs, dead workers, replay',
	},
	payment: {
		file: `${features}/payments/payments.test.ts`,
		env: { FORGED_NOTICES: '1000' },
		says: 'notices doubled, late, in every order, 1,000 forged',
	},
	webhooks: {
		file: `${features}/technical/webhooks.test.ts`,
		says: 'receivers that redirect, fail, are slow or gone',
	},
	clock: {
		file: `${features}/discounts/discounts.test.ts`,
		says: 'a second before and at each edge of a discount, DST and New Year among them',
	},
	restore: {
		file: 'apps/server/src/db/backup.test.ts',
		says: 'backup, empty machine, restore: counts and checksums',
	},
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(scenarios, name))
if (unknown.length > 0)
	fail(`There is no scenario ${unknown}; there are ${Object.keys(scenarios).join(', ')}.`, 1)

install()
const seed = process.env['FAULTS_SEED'] ?? String(Date.now() % 1_000_000)
const folder = join(root, 'test-results')
mkdirSync(folder, { recursive: true })
const postgres = await startPostgres()
if (!postgres) fail('NOT RUN: no PostgreSQL.', 1)
const failed = []
try {
	for (const name of wanted.length > 0 ? wanted : Object.keys(scenarios))
		if (!(await plays(name))) failed.push(name)
} finally {
	await postgres.stop()
}
console.log(failed.length === 0 ? 'faults: all held' : `faults: FAILED ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)

async function plays(name) {
	const { file, only, env = {}, says } = scenarios[name]
	say(`\n── ${name}`)
	const report = join(folder, `faults-${name}.json`)
	rmSync(report, { force: true })
	const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
	const filter = only === undefined ? [] : ['-t', only]
	const from = Date.now()
	const code = await runTool(
		'vitest',
		['run', file, ...filter, '--testTimeout=3600000', '--hookTimeout=300000', ...reporters],
		{ env: { FAULTS: 'long', FAULTS_SEED: seed, TEST_DATABASE_URL: postgres.url, ...env } },
	)
	const tests = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
	const passed = tests?.numPassedTests ?? 0
	// Filtered tests are pending too, so only a scenario without `only` must have none.
	const left = only === undefined ? (tests?.numPendingTests ?? 1) : 0
	if (left > 0) say(`NOT RUN: ${left} of ${name}`)
	const seconds = ((Date.now() - from) / 1000).toFixed(0)
	const held = code === 0 && passed > 0 && left === 0
	if (says) console.log(`faults ${name}: ${says}: ${passed} tests ${held ? 'passed' : 'FAILED'}`)
	console.log(`faults ${name}: ${held ? 'held' : 'FAILED'}, ${seconds} s`)
	return held
}

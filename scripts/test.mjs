// npm test: units, properties and server tests (vitest), then the end-to-end tests in a browser (Playwright).
// `npm test -- units [filter]` and `npm test -- e2e [filter]` run one half. The last line sums both.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { failedEndToEnd, failedUnits } from './lib/failures.mjs'
import { freePort } from './lib/free-port.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { install, root, runTool, say } from './lib/prepare.mjs'
import { buildWeb } from './lib/web-build.mjs'

const results = join(root, 'test-results')
const [word, ...filters] = process.argv.slice(2)
// `journeys` is the former name of the end-to-end tests.
const only = word === 'journeys' ? 'e2e' : word
const wants = (half) => only === undefined || only === half
if (!wants('units') && !wants('e2e')) {
	say('npm test takes nothing, `units [filter]` or `e2e [filter]`.')
	process.exit(1)
}

install()
mkdirSync(results, { recursive: true })
const total = { passed: 0, failed: 0 }
const failures = []
// A test's database need not survive a crash of the machine; the tests that kill PostgreSQL start their own.
const postgres = await startPostgres({ settings: { fsync: 'off', full_page_writes: 'off' } })
try {
	if (!postgres) count('PostgreSQL', { passed: 0, failed: 1 })
	const env = postgres ? { TEST_DATABASE_URL: postgres.url } : {}
	if (wants('units')) count('units', await units(env))
	if (wants('e2e')) count('e2e', await endToEnd(env))
} finally {
	await postgres?.stop()
}
for (const failure of failures) console.log(failure)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function count(name, { passed, failed }) {
	console.log(`${name}: ${passed} passed, ${failed} failed`)
	total.passed += passed
	total.failed += failed
}

async function units(env) {
	const file = join(results, 'units.json')
	rmSync(file, { force: true })
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
	// With CI set, a missing or changed golden fails and is never written.
	const settings = { env: { ...env, CI: '1' } }
	const code = await runTool('vitest', ['run', ...reporters, ...filters], settings)
	const read = readJson(file)
	if (!read) return { passed: 0, failed: 1 }
	failures.push(...failedUnits(read))
	const left = read.numPendingTests + (read.numTodoTests ?? 0)
	if (code !== 0 && failures.length === 0)
		failures.push(`FAILED: vitest ended with ${code} and no failed test; its errors are above.`)
	const failed = read.numFailedTests + notShown('units', left)
	return { passed: read.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed }
}

async function endToEnd(env) {
	const browser = findChromium()
	if (!browser) {
		say('The end-to-end tests need a Chromium: none was found and none could be installed.')
		say('Set CHROMIUM_PATH to one, or install it (apt-get install chromium).')
		return { passed: 0, failed: 1 }
	}
	if (!(await buildWeb())) return { passed: 0, failed: 1 }
	const file = join(results, 'e2e.json')
	rmSync(file, { force: true })
	rmSync(join(results, 'data'), { recursive: true, force: true })
	const port = process.env['E2E_PORT'] ?? String(await freePort())
	const code = await runTool('playwright', ['test', '--reporter=list,json', ...filters], {
		env: {
			...env,
			CHROMIUM_PATH: browser,
			E2E_PORT: port,
			PLAYWRIGHT_JSON_OUTPUT_NAME: file,
		},
	})
	const read = readJson(file)
	if (!read) return { passed: 0, failed: 1 }
	failures.push(...failedEndToEnd(read))
	const stats = read.stats
	const failed = stats.unexpected + stats.flaky + notShown('e2e tests', stats.skipped)
	return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** A test that did not run counts as failed. */
function notShown(name, left) {
	if (left > 0) say(`NOT RUN: ${left} of the ${name}.`)
	return left
}

function readJson(file) {
	try {
		return JSON.parse(readFileSync(file, 'utf8'))
	} catch {
		return null
	}
}

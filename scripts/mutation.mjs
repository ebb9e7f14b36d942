// npm run mutation [-- AREA …]: changes the rules one by one and counts the changes that the tests notice. Incremental:
// unchanged code is not tested again. MUTATION_JOBS=… tests that many changes at once.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, install, root, runTool } from './lib/prepare.mjs'

const leastScore = 85
const room = 'packages/engine/src/room'
const ofOrders = 'apps/server/src/features/orders/process'
const areas = {
	price: ['packages/price/src/**/*.ts', '!packages/price/src/testing/**'],
	layout: [
		'packages/engine/src/run/layout/*.ts',
		'!packages/engine/src/run/layout/module-shape.ts',
	],
	slope: [
		'packages/engine/src/run/layout/module-shape.ts',
		...['slope', 'back-slope', 'envelope', 'envelope-of', 'run-heights', 'run-ends'].map(
			(file) => `${room}/${file}.ts`,
		),
	],
	fillers: ['packages/engine/src/run/finishing/*.ts'],
	process: [`${ofOrders}/order-process.ts`],
	money: [`${ofOrders}/order-money.ts`],
}

install()
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in areas))
if (unknown.length > 0)
	fail(`There is no area ${unknown.join(', ')}; there are ${Object.keys(areas).join(', ')}.`, 1)

const results = join(root, 'test-results', 'mutation')
mkdirSync(results, { recursive: true })
const lines = []
for (const name of wanted.length > 0 ? wanted : Object.keys(areas)) lines.push(await mutate(name))
console.log(lines.map(({ text }) => text).join('\n'))
process.exit(lines.every(({ holds }) => holds) ? 0 : 1)

async function mutate(name) {
	const base = JSON.parse(readFileSync(join(root, 'stryker.config.json'), 'utf8'))
	const report = join(results, `${name}.json`)
	const config = join(results, `${name}.config.json`)
	const settings = {
		...base,
		mutate: [...areas[name], '!**/*.test.ts'],
		reporters: ['clear-text', 'progress-append-only', 'json'],
		clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
		jsonReporter: { fileName: report },
		incremental: true,
		incrementalFile: join(results, `${name}.incremental.json`),
		concurrency: Number(process.env['MUTATION_JOBS'] ?? base.concurrency),
		tempDirName: `.stryker-${name}`,
		ignorePatterns: [...base.ignorePatterns, 'test-results', '.stryker-*'],
	}
	writeFileSync(config, JSON.stringify(settings, null, '\t'))
	const env = { MUTATION_AREA: name }
	const code = await runTool('stryker', ['run', config], { env })
	if (code !== 0) return { text: `${name}: stryker ended with ${code}`, holds: false }
	return scoreOf(name, JSON.parse(readFileSync(report, 'utf8')))
}

function scoreOf(name, { files }) {
	const mutants = Object.values(files).flatMap((file) => file.mutants)
	const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length
	const found = count('Killed', 'Timeout')
	const missed = count('Survived', 'NoCoverage')
	const score = (100 * found) / Math.max(1, found + missed)
	const holds = score >= leastScore
	const text = `${name}: ${found} of ${found + missed} changes noticed, ${score.toFixed(1)} % (at least ${leastScore} %) ${holds ? 'holds' : 'MISSED'}`
	return { text, holds }
}

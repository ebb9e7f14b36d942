// npm run check: format, lint, types, unused code, who may import whom. All are reported, even when one fails.
import { install, runTool, say } from './prepare.mjs'

const checks = [
	['format', 'biome', ['check', '--error-on-warnings', '.']],
	[
		'lint',
		'oxlint',
		[
			'--type-aware',
			'--deny-warnings',
			'apps',
			'packages',
			'e2e',
			'bench',
			'architecture.test.ts',
			'docs.test.ts',
			'errors.test.ts',
			'security.test.ts',
		],
	],
	['types', 'tsc', ['-b']],
	['unused', 'knip', []],
	[
		'boundaries',
		'depcruise',
		['--config', '.dependency-cruiser.cjs', 'apps', 'packages', '--output-type', 'err'],
	],
]

install()
const results = []
for (const [name, command, args] of checks) {
	say(`\n── ${name}`)
	const from = Date.now()
	const code = await runTool(command, args)
	results.push({ name, ok: code === 0, seconds: (Date.now() - from) / 1000 })
}
say('')
for (const { name, ok, seconds } of results)
	console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} ${seconds.toFixed(1)} s`)
process.exit(results.every(({ ok }) => ok) ? 0 : 1)

// npm run check: format, lint, types and unused code, each as package.json has it. All are reported,
// even when one fails.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, root, runTool, say } from './lib/prepare.mjs'

const checks = ['format', 'lint', 'types', 'unused']
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

install()
const results = []
for (const name of checks) {
	say(`\n── ${name}`)
	const [command, ...args] = scripts[name].split(' ')
	const from = Date.now()
	const code = await runTool(command, args)
	results.push({ name, ok: code === 0, seconds: (Date.now() - from) / 1000 })
}
say('')
for (const { name, ok, seconds } of results)
	console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} ${seconds.toFixed(1)} s`)
process.exit(results.every(({ ok }) => ok) ? 0 : 1)

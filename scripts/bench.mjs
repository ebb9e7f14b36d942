// npm run bench [-- NAME]: every figure of bench/, or those whose name is given.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { install, root, runTool, say } from './lib/prepare.mjs'

install()
const wanted = process.argv.slice(2)
const all = readdirSync(join(root, 'bench'))
	.filter((file) => file.endsWith('.bench.ts'))
	.map((file) => file.replace('.bench.ts', ''))
const unknown = wanted.filter((name) => !all.includes(name))
if (unknown.length > 0) {
	say(`There is no bench ${unknown.join(', ')}; there are ${all.join(', ')}.`)
	process.exit(1)
}
let code = 0
for (const name of wanted.length > 0 ? wanted : all) {
	console.log(`\n── ${name}`)
	code = Math.max(code, await runTool('node', [join('bench', `${name}.bench.ts`)]))
}
process.exit(code)

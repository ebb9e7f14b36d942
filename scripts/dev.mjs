// npm run dev: the server restarting on change, and both web applications under Vite with their API calls sent to it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { environment, install, root, say } from './lib/prepare.mjs'
import { webApps } from './lib/web-build.mjs'

install()
const port = process.env.PORT ?? '3000'
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const env = environment({ PORT: port, GABARIT_API: `http://localhost:${port}` })
const children = [
	run(['--watch', 'apps/server/src/main.ts'], root),
	...webApps.map((app) => run([vite, '--host', 'localhost'], join(root, 'apps', app))),
]
say(`Server on http://localhost:${port}; Vite prints the addresses of the two applications.`)
for (const signal of ['SIGINT', 'SIGTERM'])
	process.on(signal, () => {
		for (const child of children) child.kill(signal)
	})

function run(args, cwd) {
	return spawn('node', args, { cwd, env, stdio: 'inherit' })
}

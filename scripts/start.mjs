// npm start: install, build and serve everything on one port. PORT, DATA_DIR and DATABASE_URL are read by the server.
import { join } from 'node:path'
import { become, install, root } from './lib/prepare.mjs'
import { buildWeb } from './lib/web-build.mjs'

install()
if (!(await buildWeb())) process.exit(1)
// New objects get 3 x 16 MB: by default the server holds 100 MB more, and answers no faster.
become(['--max-semi-space-size=16', join(root, 'apps', 'server', 'src', 'main.ts')], {
	cwd: root,
	env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
})

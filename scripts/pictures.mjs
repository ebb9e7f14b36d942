// npm run pictures: rooms of every kind in 3D and as plans, under test-results/pictures, each compared
// with the engine's numbers.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { freePort } from './lib/free-port.mjs'
import { fail, install, root, runTool, say } from './lib/prepare.mjs'
import { buildWeb } from './lib/web-build.mjs'

install()
const browser = findChromium()
if (!browser) fail('The pictures need a Chromium: set CHROMIUM_PATH to one.', 1)
if (!(await buildWeb())) process.exit(1)
const folder = join(root, 'test-results', 'pictures')
rmSync(folder, { recursive: true, force: true })
rmSync(join(root, 'test-results', 'data'), { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const code = await runTool('playwright', ['test', '--project=pictures', ...process.argv.slice(2)], {
	env: {
		CHROMIUM_PATH: browser,
		E2E_PORT: String(await freePort()),
		ROOM_PICTURES: folder,
	},
})
say(`The pictures lie in ${folder}.`)
process.exit(code)

// npm run a11y: every step, dialog, end and page in every language at every width, looked at by axe; the pictures lie
// under test-results/screens. `npm run a11y -- -g 'dialog .*, nl'` takes Playwright's own filters.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { freePort } from './lib/free-port.mjs'
import { fail, install, root, runTool, say } from './lib/prepare.mjs'
import { buildWeb } from './lib/web-build.mjs'

install()
const browser = findChromium()
if (!browser) fail('The screens need a Chromium: set CHROMIUM_PATH to one.', 1)
if (!(await buildWeb())) process.exit(1)
const folder = join(root, 'test-results', 'screens')
rmSync(folder, { recursive: true, force: true })
rmSync(join(root, 'test-results', 'data'), { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const filters = process.argv.slice(2)
const code = await runTool('playwright', ['test', '--project=everywhere', ...filters], {
	env: {
		CHROMIUM_PATH: browser,
		E2E_PORT: process.env['E2E_PORT'] ?? String(await freePort()),
		EVERYWHERE: 'true',
		SCREENS: folder,
	},
})
say(`The pictures lie in ${folder}.`)
process.exit(code)

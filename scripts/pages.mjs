// npm run pages: every role opens every page of the back-office in a browser; what its calls received is written to
// e2e/pages/received.json, which the tests compare with the rights table.
import { join } from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { fail, install, runTool } from './lib/prepare.mjs'
import { buildWeb } from './lib/web-build.mjs'

install()
const browser = findChromium()
if (!browser) fail('The pages need a Chromium: set CHROMIUM_PATH to one.', 1)
if (!(await buildWeb())) process.exit(1)
const env = { CHROMIUM_PATH: browser }
process.exit(
	await runTool('node', [join('e2e', 'pages', 'record-pages.ts'), ...process.argv.slice(2)], {
		env,
	}),
)

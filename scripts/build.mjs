// npm run build: both web applications, whether or not their sources changed.
import { install } from './lib/prepare.mjs'
import { buildWeb } from './lib/web-build.mjs'

install()
process.exit((await buildWeb({ force: true })) ? 0 : 1)

// npm run build: both web applications, whether or not their sources changed.
import { install } from './prepare.mjs'
import { buildWeb } from './web-build.mjs'

install()
process.exit((await buildWeb({ force: true })) ? 0 : 1)

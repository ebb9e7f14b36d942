// npm run fuzz: the long form of the fuzz, 100 + 100 cases a call; FUZZ_SEED draws others.
import { install, runTool } from './lib/prepare.mjs'

install()
const seed = process.env['FUZZ_SEED'] ?? String(Date.now() % 1_000_000_000)
console.log(`FUZZ_SEED=${seed}`)
const env = { FUZZ_CASES: process.env['FUZZ_CASES'] ?? '100', FUZZ_SEED: seed }
process.exit(await runTool('vitest', ['run', 'apps/server/src/app/http/fuzz.test.ts'], { env }))

// npm run coverage: every branch that decides money, states and rights must be taken by its own tests; a missed one is
// named and fails.
import { install, runTool } from './lib/prepare.mjs'

const decides = [
	'packages/price/src/**/*.ts',
	'apps/server/src/features/orders/process/order-process.ts',
	'apps/server/src/lib/rights/permissions.ts',
	'apps/server/src/lib/rights/viewer.ts',
]
const tests = [
	'packages/price/src',
	'apps/server/src/features/orders/process/order-process.test.ts',
	'apps/server/src/features/orders/process/order-matrix.test.ts',
	'apps/server/src/lib',
]

install()
const settings = [
	'--coverage.enabled',
	'--coverage.reporter=text',
	'--coverage.thresholds.branches=100',
	'--coverage.thresholds.functions=100',
	...decides.map((path) => `--coverage.include=${path}`),
	'--coverage.exclude=**/testing/**',
	'--coverage.exclude=**/*.test.ts',
]
process.exit(await runTool('vitest', ['run', ...tests, ...settings]))

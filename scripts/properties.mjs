// npm run properties [-- ROOMS [SEED]]: the long form of the properties, 20,000 random rooms of every kind and
// half as many designs of each other kind of furniture; the seed is printed.
import { fail, install, runTool } from './lib/prepare.mjs'

const [rooms = '20000', seed = '20261121', ...rest] = process.argv.slice(2)
if (rest.length > 0 || ![rooms, seed].every((number) => /^\d+$/.test(number)))
	fail('npm run properties takes a number of rooms and a seed.', 1)

install()
const suites = [
	'packages/engine/src/properties',
	'packages/engine/src/check/fit/fit-verdicts.property.test.ts',
	'packages/engine/src/check/fit/contradictions.property.test.ts',
	'apps/server/src/cli/independent-check/any-room.test.ts',
]
const env = {
	CHECK_ROOMS: rooms,
	CHECK_KIND: String(Math.ceil(Number(rooms) / 2)),
	CHECK_SEED: seed,
}
process.exit(await runTool('vitest', ['run', '--testTimeout=3600000', ...suites], { env }))

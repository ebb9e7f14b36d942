import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

type Tests = NonNullable<TestProjectInlineConfiguration['test']>

/** As many files at a time as there are cores: by itself vitest leaves one of them to nobody. */
const maxWorkers = '100%'

function tests(name: string, own: Tests): TestProjectInlineConfiguration {
	// No test states how long it takes: the limits only end what hangs, on slow machines too.
	const limits = { testTimeout: 180_000, hookTimeout: 180_000 }
	return { test: { name, environment: 'node', maxWorkers, ...limits, ...own } }
}

const templates = 'apps/server/src/testing/database-templates.ts'

// They are taken in the order of their names: those that last longest first, so that no core waits at the end.
export default defineConfig({
	test: {
		maxWorkers,
		coverage: { provider: 'v8', include: ['{apps,packages}/*/src/**/*.ts'] },
		projects: [
			// Whole servers and databases, some of them killed: each file in a process of its own.
			tests('faults', {
				include: ['{e2e,bench}/**/*.test.ts'],
				globalSetup: templates,
			}),
			// A process reads the modules of the server once, not once a file: what a test opens is its own.
			tests('server', {
				include: ['apps/server/src/**/*.test.ts'],
				globalSetup: templates,
				isolate: false,
			}),
			tests('units', {
				include: [
					'packages/*/src/**/*.test.{ts,tsx}',
					'apps/{configurator,back-office}/src/**/*.test.{ts,tsx}',
					'*.test.ts',
				],
				isolate: false,
			}),
		],
	},
})

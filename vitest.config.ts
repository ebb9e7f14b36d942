import { defineConfig } from 'vitest/config'

export default defineConfig({
	test: {
		coverage: { provider: 'v8', include: ['{apps,packages}/*/src/**/*.ts'] },
		projects: [
			{
				test: {
					name: 'node',
					include: [
						'{apps,packages}/*/src/**/*.test.{ts,tsx}',
						'*.test.ts',
						'{e2e,bench}/**/*.test.ts',
					],
					environment: 'node',
					testTimeout: 60_000,
					hookTimeout: 60_000,
				},
			},
		],
	},
})

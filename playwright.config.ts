import { defineConfig } from '@playwright/test'

const port = process.env['E2E_PORT'] ?? '3110'
const address = `http://localhost:${port}`

export default defineConfig({
	outputDir: 'test-results/e2e',
	timeout: 180_000,
	expect: { timeout: 60_000 },
	// A page waits for the server and for its own timers: two share two cores better than one after another.
	workers: 2,
	forbidOnly: true,
	reporter: 'list',
	use: {
		baseURL: address,
		viewport: { width: 1440, height: 900 },
		actionTimeout: 60_000,
		// A trace costs the browser six times its processor: only where one is asked for.
		trace: process.env['E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
		screenshot: 'only-on-failure',
		launchOptions: {
			executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
			args: [
				'--no-sandbox',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
			],
		},
	},
	projects: [
		{ name: 'e2e', testDir: 'e2e', testMatch: '*.spec.ts', use: { browserName: 'chromium' } },
		// What changes something for all shops, once nobody else reads it.
		{
			name: 'alone',
			testDir: 'e2e',
			testMatch: '*.alone.ts',
			dependencies: ['e2e'],
			// One file of prices is read at a time.
			workers: 1,
			use: { browserName: 'chromium' },
		},
		{
			name: 'scene',
			testDir: 'packages/scene/stills',
			testMatch: '*.spec.ts',
			use: { browserName: 'chromium' },
		},
		// Every screen at every width in every language: only for npm run a11y.
		...(process.env['EVERYWHERE'] === undefined
			? []
			: [
					{
						name: 'everywhere',
						testDir: 'e2e/everywhere',
						testMatch: '*.everywhere.ts',
						fullyParallel: true,
						use: { browserName: 'chromium' as const },
					},
				]),
		// Pictures to look at: only for npm run pictures.
		...(process.env['ROOM_PICTURES'] === undefined
			? []
			: [
					{
						name: 'pictures',
						testDir: 'e2e',
						testMatch: '*.pictures.ts',
						use: { browserName: 'chromium' as const },
					},
				]),
	],
	webServer: {
		command: 'exec node apps/server/src/main.ts',
		url: `${address}/health/ready`,
		timeout: 120_000,
		reuseExistingServer: false,
		gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
		env: {
			NODE_ENV: 'production',
			PORT: port,
			DATA_DIR: 'test-results/data',
			DEMO_PASSWORD: 'Etabli-2026-nord',
			LOGIN_TRIES: '1000',
			ORDERS_PER_ADDRESS: '100000',
			ORDERS_PER_EMAIL: '100000',
			LOG_LEVEL: 'warn',
		},
	},
})

import { defineConfig } from '@playwright/test'

// A server for each port, with a database of its own: two walk at once on two cores, and neither meets the other.
const ports = (process.env['E2E_PORTS'] ?? '3110').split(',')
const addressAt = (port: string) => `http://localhost:${port}`
/** With two servers, about half of the journeys by the time they take; what is not named is in the other half. */
const firstHalf = ['walks.spec.ts', 'order.spec.ts', 'rooms.spec.ts']

const journeysAt = (port: string, place: number) => ({
	name: place === 0 ? 'journeys' : `journeys-${place + 1}`,
	testDir: 'e2e',
	testMatch: place === 0 && ports.length > 1 ? firstHalf : '*.spec.ts',
	testIgnore: place === 0 ? [] : firstHalf,
	workers: 1,
	use: { browserName: 'chromium' as const, baseURL: addressAt(port) },
})

const serverAt = (port: string) => ({
	command: 'exec node apps/server/src/main.ts',
	url: `${addressAt(port)}/health/ready`,
	timeout: 120_000,
	reuseExistingServer: false,
	gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
	env: {
		NODE_ENV: 'production',
		PORT: port,
		DATA_DIR: `test-results/data/${port}`,
		DEMO_PASSWORD: 'Etabli-2026-nord',
		LOGIN_TRIES: '1000',
		LOG_LEVEL: 'warn',
	},
})

export default defineConfig({
	outputDir: 'test-results/journeys',
	timeout: 180_000,
	expect: { timeout: 30_000 },
	workers: ports.length,
	forbidOnly: true,
	reporter: 'list',
	use: {
		baseURL: addressAt(ports[0] ?? ''),
		viewport: { width: 1440, height: 900 },
		actionTimeout: 30_000,
		trace: 'retain-on-failure',
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
		...ports.map(journeysAt),
		{
			name: 'scene',
			testDir: 'packages/scene/stills',
			testMatch: '*.spec.ts',
			use: { browserName: 'chromium' },
		},
		// Pictures to be looked at: only when they are asked for (npm run pictures).
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
	webServer: ports.map(serverAt),
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { startServer } from '../e2e/server/running-server.ts'

/** A server of its own and a browser without 3D, gone afterwards; `address` is the server's. */
export async function inBrowser(
	measure: (browser: Browser, address: string) => Promise<void>,
): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'gabarit-bench-'))
	const server = await startServer({ DATA_DIR: folder, DATABASE_URL: '' })
	const browser = await chromium.launch({
		executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
		args: ['--no-sandbox', '--disable-3d-apis'],
	})
	try {
		await measure(browser, server.address)
	} finally {
		await browser.close()
		await server.terminate()
		rmSync(folder, { recursive: true })
	}
}

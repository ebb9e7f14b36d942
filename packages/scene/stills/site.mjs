// The pages of this folder as a site, and a browser to look at them with. STILLS_SITE names a folder that holds them
// built before; CHROMIUM_PATH and CHROMIUM_ARGS (parted by spaces) choose the browser, for a machine with a graphics card.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { chromium } from '@playwright/test'

const here = import.meta.dirname
const pages = ['index.html', 'keep.html', 'figure.html', 'sheet/shot.html', 'start/start.html']
const types = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.woff2': 'font/woff2',
}
const usualArgs =
	'--no-sandbox --disable-quic --no-first-run --disable-background-networking --hide-scrollbars'

export async function buildSite(folder) {
	const { build } = await import('vite')
	await build({
		configFile: join(here, 'vite.config.ts'),
		logLevel: 'error',
		build: {
			outDir: folder,
			emptyOutDir: true,
			rollupOptions: { input: pages.map((page) => join(here, page)) },
		},
	})
	return folder
}

async function answer(folder, url, response) {
	const { pathname } = new URL(url, 'http://site')
	try {
		const body = await readFile(join(folder, normalize(pathname)))
		const type = types[extname(pathname)] ?? 'application/octet-stream'
		response.writeHead(200, { 'content-type': type }).end(body)
	} catch {
		response.writeHead(404).end()
	}
}

function serve(folder) {
	const server = createServer(({ url = '/' }, response) => {
		void answer(folder, url, response)
	})
	return new Promise((resolve) => {
		server.listen(0, '127.0.0.1', () => resolve(server))
	})
}

/** `take` gets a browser and the site's address. */
export async function onSite(take) {
	const folder = process.env.STILLS_SITE ?? (await buildSite(join(tmpdir(), 'gabarit-stills')))
	const server = await serve(folder)
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
		args: (process.env.CHROMIUM_ARGS ?? usualArgs).split(' '),
	})
	try {
		await take(browser, `http://127.0.0.1:${server.address().port}`)
	} finally {
		await browser.close()
		server.close()
	}
}

/** Waits until a picture has so many frames; answers the ms that it took. */
export async function framed(page, least) {
	const start = performance.now()
	await page.waitForFunction(
		(count) => Number(document.querySelector('[data-frames]')?.dataset.frames ?? 0) >= count,
		least,
		{ timeout: 1_800_000, polling: 100 },
	)
	return Math.round(performance.now() - start)
}

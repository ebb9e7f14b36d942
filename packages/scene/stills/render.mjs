// Takes the pictures of /home and /connexion again: `npm run stills -w @gabarit/scene [-- FILE…]`.
// Software rendering does; FRAMES (default 120) trades time for smoothness.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'

const here = import.meta.dirname
const target = join(here, '../../../apps/configurator/src/app/renders')
const frames = Number(process.env.FRAMES ?? 120)
const limit = 150_000

const server = await createServer({
	configFile: process.env.STILLS_CONFIG ?? join(here, 'vite.config.ts'),
})
await server.listen()
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
	args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
})

async function take({ file, width, height, quality }) {
	const page = await browser.newPage({ viewport: { width, height } })
	page.on('pageerror', (error) => console.error(error))
	await page.goto(`${server.resolvedUrls.local[0]}keep.html?file=${file}`)
	await page.waitForFunction(
		(least) => Number(document.querySelector('#stage')?.dataset.frames ?? 0) >= least,
		frames,
		{ timeout: 1_800_000, polling: 1000 },
	)
	const encoded = await page.evaluate(
		(share) => document.querySelector('canvas')?.toDataURL('image/webp', share),
		quality,
	)
	await page.close()
	return Buffer.from(encoded.split(',')[1], 'base64')
}

try {
	const { pictures } = await server.ssrLoadModule('/pictures.ts')
	const wanted = process.argv.slice(2)
	await mkdir(target, { recursive: true })
	for (const picture of pictures) {
		if (wanted.length > 0 && !wanted.includes(picture.file)) continue
		const bytes = await take(picture)
		await writeFile(join(target, picture.file), bytes)
		console.log(`${picture.file} ${picture.width} x ${picture.height}, ${bytes.length} bytes`)
		if (bytes.length > limit) throw new Error(`${picture.file} is over ${limit} bytes`)
	}
} finally {
	await browser.close()
	await server.close()
}

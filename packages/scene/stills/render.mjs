// Takes the pictures of /home and /connexion again, and the oak of the colour cards:
// `npm run stills -w @gabarit/scene [-- FILE…]`.
// Software rendering does; FRAMES (default 120) trades time for smoothness.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'

const here = import.meta.dirname
const target = join(here, '../../../apps/configurator/src/app/renders')
const cards = join(here, '../../../apps/configurator/src/steps/colors')
const figure = { file: 'oak-figure.webp', quality: 0.55 }
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

/** What a canvas shows once it has so many frames. */
async function taken(address, { width, height, quality }, least) {
	const page = await browser.newPage({ viewport: { width, height } })
	page.on('pageerror', (error) => console.error(error))
	await page.goto(`${server.resolvedUrls.local[0]}${address}`)
	await page.waitForFunction(
		(count) => Number(document.querySelector('[data-frames]')?.dataset.frames ?? 0) >= count,
		least,
		{ timeout: 1_800_000, polling: 1000 },
	)
	const encoded = await page.evaluate(
		(share) => document.querySelector('canvas')?.toDataURL('image/webp', share),
		quality,
	)
	await page.close()
	return Buffer.from(encoded.split(',')[1], 'base64')
}

async function keep(folder, file, bytes) {
	await writeFile(join(folder, file), bytes)
	console.log(`${file}, ${bytes.length} bytes`)
	if (bytes.length > limit) throw new Error(`${file} is over ${limit} bytes`)
}

try {
	const { pictures } = await server.ssrLoadModule('/pictures.ts')
	const wanted = process.argv.slice(2)
	await mkdir(target, { recursive: true })
	const isWanted = ({ file }) => wanted.length === 0 || wanted.includes(file)
	if (isWanted(figure)) {
		const size = { width: 600, height: 300, quality: figure.quality }
		await keep(cards, figure.file, await taken('figure.html', size, 1))
	}
	for (const picture of pictures.filter(isWanted)) {
		await keep(target, picture.file, await taken(`keep.html?file=${picture.file}`, picture, frames))
	}
} finally {
	await browser.close()
	await server.close()
}

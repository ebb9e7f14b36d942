// Takes the pictures of /home, /connexion and the start page again, and the oak of the colour cards:
// `npm run stills -w @gabarit/scene [-- FILE…]`; site.mjs says which browser.
// Software rendering does; FRAMES (default 250) trades time for smoothness.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictures } from './pictures.ts'
import { framed, onSite } from './site.mjs'
import {
	kindPictures,
	startFade,
	startFile,
	startPictures,
	startSize,
} from './start/start-pictures.ts'

const app = join(import.meta.dirname, '../../../apps/configurator/src')
// Both applications have a page to log in.
const ui = join(import.meta.dirname, '../../ui/src/renders')
const frames = Number(process.env.FRAMES ?? 250)
const limit = 150_000

/** What is taken of which page, and where it is kept. */
const stills = [
	{
		folder: join(app, 'steps/colors'),
		file: 'oak-figure.webp',
		page: 'figure.html',
		size: { width: 600, height: 300 },
		quality: 0.55,
		least: 1,
	},
	...pictures.map(({ file, width, height, quality }) => ({
		folder: file === 'connexion.webp' ? ui : join(app, 'app/renders'),
		file,
		page: `keep.html?file=${file}`,
		size: { width, height },
		quality,
		least: frames,
	})),
	...[...Object.keys(startPictures), ...Object.keys(kindPictures)].map((type) => ({
		folder: join(app, type in startPictures ? 'steps/start/renders' : 'app/renders'),
		file: startFile(type),
		page: `start/start.html?type=${type}`,
		size: startSize,
		quality: 0.72,
		least: frames,
		fade: startFade,
	})),
]

/** In the page: the canvas as WebP; `fade`, shares of its left, right and lower border, lets its shadows run out. */
function encoded({ quality, fade }) {
	const shown = document.querySelector('canvas')
	const { width, height } = shown
	const canvas = Object.assign(document.createElement('canvas'), { width, height })
	const context = canvas.getContext('2d')
	context.drawImage(shown, 0, 0)
	context.globalCompositeOperation = 'destination-in'
	const borders = [
		[0, 0, width * fade.left, 0],
		[width, 0, width * (1 - fade.right), 0],
		[0, height, 0, height * (1 - fade.below)],
	]
	for (const [fromX, fromY, toX, toY] of borders.filter(([x, y, X, Y]) => x !== X || y !== Y)) {
		const gradient = context.createLinearGradient(fromX, fromY, toX, toY)
		gradient.addColorStop(0, 'transparent')
		gradient.addColorStop(1, 'black')
		context.fillStyle = gradient
		context.fillRect(0, 0, width, height)
	}
	return canvas.toDataURL('image/webp', quality)
}

const noFade = { left: 0, right: 0, below: 0 }

async function take(browser, address, still) {
	const { folder, file, page: path, size, quality, least, fade = noFade } = still
	const page = await browser.newPage({ viewport: size })
	page.on('pageerror', (error) => console.error(file, error.message))
	await page.goto(`${address}/${path}`)
	const took = await framed(page, least)
	const picture = await page.evaluate(encoded, { quality, fade })
	await page.close()
	const bytes = Buffer.from(picture.split(',')[1], 'base64')
	await mkdir(folder, { recursive: true })
	await writeFile(join(folder, file), bytes)
	console.log(`${file}, ${bytes.length} bytes, ${took} ms`)
	if (bytes.length > limit) throw new Error(`${file} is over ${limit} bytes`)
}

const wanted = process.argv.slice(2)
await onSite(async (browser, address) => {
	for (const still of stills.filter(({ file }) => wanted.length === 0 || wanted.includes(file)))
		await take(browser, address, still)
})

// The files that are seen at home, made by the browser as for a buyer and read here without the code that wrote them.
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { validateBytes } from 'gltf-validator'
import { createServer, type ViteDevServer } from 'vite'
import type { ModelFormat } from '../src/model/furniture-files.ts'
import type { ModelPage } from './models.ts'
import { type Read, readGlb, readUsdz, type Size } from './read-models.ts'

test.setTimeout(240_000)

/** What the validator says of a file; it brings no types. */
type Report = { issues: { numErrors: number; messages: { severity: number; code: string }[] } }

const mostBytes = 5_000_000
const millimetre = 0.001

let server: ViteDevServer

test.beforeAll(async () => {
	server = await createServer({ configFile: join(import.meta.dirname, 'vite.config.ts') })
	await server.listen()
})

test.afterAll(async () => {
	await server.close()
})

async function open(page: Page): Promise<string[]> {
	await page.goto(`${server.resolvedUrls?.local[0] ?? ''}models.html`)
	await page.waitForFunction(() => 'models' in window)
	return page.evaluate(() => [...(window as unknown as { models: ModelPage }).models.names])
}

async function made(page: Page, name: string, format: ModelFormat) {
	const [encoded, size] = await page.evaluate(
		async ([wanted, as]) => {
			const { models } = window as unknown as { models: ModelPage }
			return [await models.file(wanted, as), models.size(wanted)] as const
		},
		[name, format] as const,
	)
	return { bytes: Buffer.from(encoded, 'base64'), size }
}

function expectTrueScale({ size, lowest }: Read, expected: Size, name: string) {
	for (const axis of [0, 1, 2] as const)
		expect(Math.abs(size[axis] - expected[axis]), `${name}, axis ${axis}`).toBeLessThan(millimetre)
	expect(Math.abs(lowest), name).toBeLessThan(millimetre)
}

/** No reference of ours, no place of a buyer: a file goes from hand to hand. */
function expectNothingPrivate(text: string) {
	expect(text).not.toMatch(/P\d-|RAL-|Main-|Left-|Right-|bar-160/)
}

test('the Khronos validator finds no error in a GLB of any kind', async ({ page }) => {
	const names = await open(page)
	expect(names.length).toBeGreaterThan(20)
	let largest = { name: '', bytes: 0 }
	for (const name of names) {
		const { bytes, size } = await made(page, name, 'glb')
		const report = (await validateBytes(new Uint8Array(bytes))) as Report
		expect(
			report.issues.messages.filter(({ severity }) => severity === 0),
			name,
		).toEqual([])
		expect(report.issues.numErrors, name).toBe(0)
		const glb = readGlb(bytes)
		expectTrueScale(glb, size, name)
		expectNothingPrivate(glb.text)
		expect(bytes.length, name).toBeLessThanOrEqual(mostBytes)
		if (bytes.length > largest.bytes) largest = { name, bytes: bytes.length }
	}
	console.log(`GLB: ${names.length} models, the largest ${largest.name}, ${largest.bytes} bytes`)
})

test('a USDZ of any kind is as Quick Look takes it, and as large as the furniture', async ({
	page,
}) => {
	const names = await open(page)
	let largest = { name: '', bytes: 0 }
	for (const name of names) {
		const { bytes, size } = await made(page, name, 'usdz')
		const usdz = readUsdz(bytes)
		expectTrueScale(usdz, size, name)
		expectNothingPrivate(usdz.text)
		expect(usdz.entries[0]?.name, name).toBe('model.usda')
		expect(usdz.entries[0]?.bytes.toString('utf8')).toMatch(/metersPerUnit = 1\n\s*upAxis = "Y"/)
		for (const entry of usdz.entries) {
			expect(entry.method, `${name} ${entry.name}`).toBe(0)
			expect(entry.offset % 64, `${name} ${entry.name}`).toBe(0)
			const asked = usdz.text.includes(`@./${entry.name}@`) || usdz.text.includes(`@${entry.name}@`)
			expect(asked || entry.name === 'model.usda', `${name} ${entry.name}`).toBe(true)
		}
		expect(bytes.length, name).toBeLessThanOrEqual(mostBytes)
		if (bytes.length > largest.bytes) largest = { name, bytes: bytes.length }
	}
	console.log(`USDZ: ${names.length} models, the largest ${largest.name}, ${largest.bytes} bytes`)
})

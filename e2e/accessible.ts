import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { run } from 'axe-core'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Every rule of axe on the page as it stands. Only violations are written out: with all results, and a blank page to
 * finish them in as the Playwright builder of axe does, each look takes five times as long.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
	await settled(page)
	if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe)
	const violations = await page.evaluate(async () => {
		const found = await (window as unknown as { axe: { run: typeof run } }).axe.run(document, {
			resultTypes: ['violations'],
		})
		return found.violations
	})
	const found = violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
	)
	expect.soft(found, `axe on ${screen}`).toEqual([])
}

/** In the middle of a fade a colour is not yet the one that is read. */
export async function settled(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const ending = () =>
			document.getAnimations().filter(({ effect, playState }) => {
				return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
			})
		// One may begin where another ends.
		for (let now = ending(); now.length > 0; now = ending())
			await Promise.allSettled(now.map((animation) => animation.finished))
	})
}

const refuseWebGl = `
	const original = HTMLCanvasElement.prototype.getContext
	HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
		return kind.startsWith('webgl') ? null : original.call(this, kind, ...rest)
	}`

/** As on a machine without 3D: every WebGL context is refused. */
export async function withoutWebGl(page: Page): Promise<void> {
	await page.addInitScript(refuseWebGl)
}

/** Console errors and failed requests of a page, from its start. */
export function complaintsOf(page: Page): string[] {
	const complaints: string[] = []
	page.on('console', (message) => {
		if (message.type() === 'error') complaints.push(message.text())
	})
	page.on('pageerror', (error) => complaints.push(error.message))
	page.on('response', (response) => {
		if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
	})
	return complaints
}

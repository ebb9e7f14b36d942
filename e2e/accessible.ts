import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export async function expectAccessible(page: Page, screen: string): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze()
	const found = violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
	)
	expect.soft(found, `axe on ${screen}`).toEqual([])
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

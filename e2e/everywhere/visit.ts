// npm run a11y: every screen at every width in every language. axe finds nothing on it, nothing is wider than its
// window, and its picture is kept.
import { join } from 'node:path'
import type { Language } from '@gabarit/i18n'
import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from '../accessible.ts'
import { type Words, wordsOf } from '../words.ts'
import { type DesignName, saveHere } from './designs.ts'

const languages: readonly Language[] = ['fr', 'nl', 'en']

type Size = { width: number; height: number }
const wide: Size = { width: 1440, height: 900 }
const phone: Size = { width: 390, height: 844 }

/** The widths that the two applications are held to. */
const sizesOf = {
	configurator: [wide, { width: 768, height: 1024 }, phone, { width: 320, height: 640 }],
	backOffice: [wide, { width: 1024, height: 768 }, phone],
} as const satisfies Record<string, readonly Size[]>
type Application = keyof typeof sizesOf

export type Visit = {
	page: Page
	language: Language
	words: Words
	/** The server's own address, where the operator's shop is. */
	address: string
	/** Looks at what stands on the screen now, at every width; leaves the widest. */
	see: (screen: string) => Promise<void>
}

/** One test per language. `complaints`: a screen whose calls are refused on purpose says so. */
export function visitInEveryLanguage(
	application: Application,
	title: string,
	visit: (visit: Visit) => Promise<void>,
	{ complaints: allowed = /^$/u }: { complaints?: RegExp } = {},
): void {
	for (const language of languages)
		test(`${title}, ${language}`, async ({ page, baseURL }) => {
			test.setTimeout(900_000)
			await withoutWebGl(page)
			await page.setViewportSize(wide)
			const complaints = complaintsOf(page)
			const see = (screen: string) => look(page, application, screen, `${language} ${screen}`)
			const address = baseURL ?? ''
			await visit({ page, language, words: wordsOf(language), address, see })
			expect(complaints.filter((complaint) => !allowed.test(complaint))).toEqual([])
		})
}

async function look(
	page: Page,
	application: Application,
	screen: string,
	name: string,
): Promise<void> {
	for (const size of sizesOf[application]) {
		await page.setViewportSize(size)
		await drawn(page)
		await expectAccessible(page, `${screen}, ${size.width}`)
		expect.soft(await tooWide(page), `${screen}, ${size.width}`).toEqual([])
		await photograph(page, `${name} ${size.width}`)
	}
	await page.setViewportSize(wide)
}

/** What follows the new size has been drawn. */
const drawn = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
			}),
	)

/** The page, and each dialog, which scrolls by itself. */
function tooWide(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[document.documentElement, ...document.querySelectorAll('[role=dialog]')]
			.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
			.map(
				({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} of ${clientWidth}`,
			),
	)
}

async function photograph(page: Page, name: string): Promise<void> {
	const folder = process.env['SCREENS']
	if (folder === undefined) return
	const file = name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')
	// A dialog covers the window; a page is looked at to its foot.
	const fullPage = (await page.getByRole('dialog').count()) === 0
	const quality = 60
	await page.screenshot({ path: join(folder, `${file}.jpg`), fullPage, type: 'jpeg', quality })
}

export const titleIn = (page: Page) => page.getByRole('heading', { level: 1 }).first()

/** A design of this browser's own, at a step. Gives its code. */
export async function openStep(
	{ page, language, words }: Visit,
	step: string,
	name: DesignName = 'straight',
): Promise<string> {
	await page.goto(`/home?language=${language}`)
	const code = await saveHere(page, name)
	await page.goto(`/configurator?code=${code}&step=${step}`)
	await expect(titleIn(page)).toBeVisible()
	await expect(page.getByRole('status', { name: words('common:priceBar.price') })).toHaveText(/\d/u)
	return code
}

import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, withoutWebGl } from './accessible.ts'
import { mouse, walkTo, widthIn } from './buyer.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

test.beforeEach(({ page }) => withoutWebGl(page))

/** A seeded generator: the same spoilt texts at every run. */
function numbersFrom(seed: number): (below: number) => number {
	let state = seed
	return (below) => {
		state = (state * 1103515245 + 12345) % 2147483648
		return state % below
	}
}

function spoilt(whole: string, i: number, number: (below: number) => number): string {
	const at = number(whole.length)
	const pieces = ['', 'null', '[]', '{}', '\u0000', '"', '{"format":1}', '9'.repeat(400)]
	if (i % 5 === 0) return whole.slice(0, at)
	if (i % 5 === 1) return pieces[number(pieces.length)] ?? ''
	if (i % 5 === 2) return whole.replace(/"room":\{[^}]*\}/u, `"room":${pieces[number(7)] || '{}'}`)
	if (i % 5 === 3) return whole.replace(/\d+/gu, () => (number(4) === 0 ? '-1e999' : '7'))
	return `${whole.slice(0, at)}${pieces[number(pieces.length)]}${whole.slice(at + 3)}`
}

const keptText = (page: Page) =>
	page.evaluate(() => {
		const code = localStorage.getItem('gabarit.last') ?? ''
		const slot = `gabarit.design.${code}`
		return { slot, text: localStorage.getItem(slot) ?? '' }
	})

test('with each of 50 corrupt autosaves the page opens and keeps the unreadable text', async ({
	page,
}) => {
	test.setTimeout(600_000)
	const errors: string[] = []
	page.on('pageerror', (error) => errors.push(error.message))
	await walkTo({ page, words, hand: mouse }, 'MarginsMeasurements')
	await expect.poll(async () => (await keptText(page)).text).toContain('"slope"')
	const { slot, text: whole } = await keptText(page)
	const number = numbersFrom(20261121)
	let unread = 0
	// On a page without a session nothing is saved on leaving, so the stored text stays.
	for (let i = 0; i < 50; i++) {
		const text = spoilt(whole, i, number)
		await page.goto('/robots.txt')
		await page.evaluate(
			([key = '', value = '']) => {
				localStorage.removeItem('gabarit.spoilt')
				localStorage.setItem(key, value)
			},
			[slot, text],
		)
		await page.goto('/configurator')
		await expect(page.getByRole('heading', { level: 1 }), text.slice(0, 80)).toBeVisible()
		const kept = await page.evaluate(() => localStorage.getItem('gabarit.spoilt'))
		if (kept !== null) {
			unread += 1
			expect(kept).toBe(text)
		}
	}
	expect(unread).toBeGreaterThan(30)
	expect(errors).toEqual([])
})

for (const choice of ['theirs', 'ours'] as const)
	test(`two tabs on one design, ${choice} kept`, async ({ page, context }) => {
		const buyer = await walkTo({ page, words, hand: mouse }, 'FootprintMeasurements')
		await expect.poll(async () => (await keptText(page)).text).toContain('"footprint-measurements"')
		const code = (await page.evaluate(() => localStorage.getItem('gabarit.last'))) ?? ''
		const other = await context.newPage()
		await withoutWebGl(other)
		await other.goto(`/configurator?code=${code}&step=footprint-measurements`)
		const there = widthIn({ ...buyer, page: other })
		await expect(there).toBeVisible()
		await mouse.type(there, '3111')
		const dialog = page.getByRole('dialog', { name: words('configurator:conflict.title') })
		await expect(dialog).toBeVisible()
		await expectAccessible(page, 'two tabs')
		await page.mouse.click(3, 3)
		await expect(dialog).toBeVisible()
		// Esc throws nothing away of what is seen here.
		if (choice === 'ours') await page.keyboard.press('Escape')
		else await dialog.getByRole('button', { name: words('configurator:conflict.theirs') }).click()
		await expect(dialog).toHaveCount(0)
		const here = widthIn(buyer)
		await expect(here).toHaveValue(choice === 'theirs' ? /^3\D?111$/u : /^3\D?000$/u)
		await mouse.type(here, '3222')
		await expect
			.poll(async () => (await keptText(page)).text, { timeout: 10_000 })
			.toContain('3222')
		await expect(
			other.getByRole('dialog', { name: words('configurator:conflict.title') }),
		).toBeVisible()
	})

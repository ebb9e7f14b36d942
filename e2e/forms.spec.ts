// The one grammar of the back-office's forms: a field that may stay empty says so, the others are required.
import { expect, type Page, test } from '@playwright/test'
import { withoutWebGl } from './accessible.ts'
import { logIn } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

test.beforeEach(({ page }) => withoutWebGl(page))

/** The fields that one types in: their labels, and what is said of them to eyes and to readers. */
const fieldsOn = (page: Page) =>
	page.evaluate(() => {
		const typed =
			'input:not([type=checkbox], [type=radio], [type=search], [type=color], [type=hidden]), textarea'
		const around = document.querySelector('[role=dialog]') ?? document.querySelector('main')
		const fields = [...(around?.querySelectorAll<HTMLInputElement>(typed) ?? [])]
		return fields
			.filter((it) => it.checkVisibility() && !it.disabled)
			.flatMap((it) => {
				const label = it.labels?.[0]
				const head = label?.parentElement
				if (!label || !head || head.classList.contains('visually-hidden')) return []
				const said = (head.textContent ?? '').replace(label.textContent ?? '', '')
				return { label: label.textContent?.trim(), said: said.trim(), required: it.required }
			})
	})

async function expectMarked(page: Page, screen: string): Promise<void> {
	await expect.poll(async () => (await fieldsOn(page)).length, screen).toBeGreaterThan(0)
	const fields = await fieldsOn(page)
	const wrong = fields.filter(
		({ said, required }) => said.includes('*') || required === said.includes('facultatif'),
	)
	expect.soft(wrong, screen).toEqual([])
}

test('what may stay empty says so, in every form of an admin', async ({ page }) => {
	await logIn(page, words, 'admin@gabarit.example')
	for (const path of [
		'settings',
		'settings?part=prices',
		'settings?part=delivery',
		'settings?part=payment',
		'settings?part=brand',
		'settings?part=terms',
		'settings/prices',
		'users/new',
		'professionals/new',
		'resellers/new',
		'technical',
		'account',
	]) {
		await page.goto(`/back-office/${path}`)
		await expectMarked(page, path)
	}
	await page.goto('/back-office/settings?part=prices')
	for (const opener of ['shop:strip.addPeriod', 'shop:strip.addCode'] as const) {
		await page.getByRole('button', { name: words(opener) }).click()
		await expect(page.getByRole('dialog')).toBeVisible()
		await expectMarked(page, opener)
		await page.keyboard.press('Escape')
		await expect(page.getByRole('dialog')).toBeHidden()
	}
	await page.goto('/back-office/documents')
	await page.getByRole('button', { name: words('papers:add.terms') }).click()
	await expectMarked(page, 'papers:add.terms')
})

test('and in the corrections of an order', async ({ page }) => {
	await logIn(page, words, 'sofie.maes@atelier.example')
	await page.goto('/back-office/orders?view=all&states=confirmed')
	await page.getByRole('main').locator('tbody a[href]').first().click()
	for (const opener of [
		'group.customer',
		'group.delivery',
		'short.references',
		'short.price',
	] as const) {
		const button = page.getByRole('button', { name: words(`back-office:correct.${opener}`) })
		await button.first().click()
		await expectMarked(page, opener)
		await page.keyboard.press('Escape')
		await expect(page.getByRole('dialog')).toBeHidden()
	}
})

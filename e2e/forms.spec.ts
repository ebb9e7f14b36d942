// The one grammar of the back-office's pages and forms: a field that may stay empty says so and the others are required,
// pages begin and end at the same lines, and one that is refused or missing looks like any other.
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, withoutWebGl } from './accessible.ts'
import { logIn, openNewOrder } from './seller.ts'
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

test('and in the corrections of an order', async ({ page, baseURL }) => {
	await openNewOrder(page, words, baseURL)
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

test('a page of another role says so where its title stands, with one way on', async ({ page }) => {
	await logIn(page, words, 'lien.claes@atelier.example')
	const main = page.getByRole('main')
	const title = main.getByRole('heading', { level: 1 })
	await page.goto('/back-office/configurations')
	await expect(main.getByRole('table')).toBeVisible()
	const place = await title.boundingBox()
	for (const path of [
		'users',
		'users/new',
		'resellers/new',
		'production/payable',
		'settings/prices',
		'settings/prices/doors',
	]) {
		await page.goto(`/back-office/${path}`)
		await expect(title, path).toHaveText(words('back-office:error.forbidden'))
		await expect(main.getByText(/«\sVente\s»/)).toBeVisible()
		expect(await title.boundingBox(), path).toMatchObject({ x: place?.x, y: place?.y })
		await expect(main.getByRole('link')).toHaveCount(1)
		await expect(main.getByRole('complementary')).toHaveCount(0)
		await expect(
			page.getByRole('navigation', { name: words('back-office:nav.label') }),
		).toBeVisible()
	}
	await expectAccessible(page, 'a refused page')
	// What was sent about the orders of the shop is open to who sells.
	await page.goto('/back-office/technical/deliveries')
	await expect(main.getByRole('table')).toBeVisible()
})

test('what is gone or never was is named in the title, below what leads back', async ({ page }) => {
	await logIn(page, words, 'sofie.maes@atelier.example')
	const main = page.getByRole('main')
	for (const path of [
		'users/00000000-0000-4000-8000-000000000000',
		'orders/26-99999',
		'offers/26-99999',
		'configurations/AAAABBBBCC',
	]) {
		await page.goto(`/back-office/${path}`)
		await expect(main.getByRole('alert'), path).toHaveText(words('back-office:error.notFoundHint'))
		await expect(main.getByRole('heading')).toHaveCount(1)
		await expect(main.getByRole('navigation', { name: words('back-office:crumbs') })).toBeVisible()
		await expect(main.locator('p').getByRole('link')).toHaveCount(1)
	}
})

/** Where the title and the widest line of a page begin and end. */
const edgesOf = (page: Page) =>
	page.evaluate(() => {
		const seen = [...document.querySelectorAll('main :is(h1, h2, a, button, table, input)')]
		const boxes = seen.filter((it) => it.checkVisibility()).map((it) => it.getBoundingClientRect())
		const right = Math.max(...boxes.map((it) => it.right))
		return [document.querySelector('main h1')?.getBoundingClientRect().left, Math.round(right)]
	})

test('every page begins and ends at the same two lines', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 })
	await logIn(page, words, 'admin@gabarit.example')
	for (const path of [
		'users',
		'configurations',
		'samples',
		'audit',
		'documents',
		'technical/deliveries',
		'settings?part=delivery',
		'settings?part=payment',
		'settings?part=prices',
	]) {
		await page.goto(`/back-office/${path}`)
		await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
		await expect.poll(() => edgesOf(page), path).toEqual([244, 1408])
	}
	// A page below others has their names above its title.
	for (const path of ['settings/prices', 'users/new', 'orders/26-99999', 'documents']) {
		await page.goto(`/back-office/${path}`)
		await expect.poll(async () => (await edgesOf(page))[0], path).toBe(244)
	}
})

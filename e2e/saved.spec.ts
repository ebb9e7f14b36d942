import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, withoutWebGl } from './accessible.ts'
import {
	expectStep,
	measure,
	mouse,
	openWardrobe,
	walkTo,
	wardrobeCardOf,
	widthIn,
} from './buyer.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const priceIn = (page: Page) => page.getByRole('status', { name: words('common:priceBar.price') })

test.beforeEach(({ page }) => withoutWebGl(page))

test('a saved design opens by its code on another device', async ({ page, browser }) => {
	const buyer = await walkTo({ page, words, hand: mouse }, 'Recap')
	await page
		.getByRole('button', { name: words('configurator:save.action') })
		.first()
		.click()
	const code = (await page.getByTestId('saved-code').textContent()) ?? ''
	expect(code.replaceAll(/\s/g, '')).toHaveLength(12)
	await expectAccessible(page, 'save dialog')
	const total = await priceIn(page).textContent()
	const elsewhere = await (await browser.newContext()).newPage()
	await withoutWebGl(elsewhere)
	await elsewhere.goto('/home')
	const field = elsewhere.getByRole('textbox', { name: words('home:recover.label') })
	await field.fill(code.toLowerCase())
	await elsewhere.getByRole('button', { name: words('home:recover.action') }).click()
	await expect(priceIn(elsewhere)).toHaveText(total ?? '')
	await elsewhere.goto('/configurator?step=footprint-measurements')
	await expect(widthIn({ ...buyer, page: elsewhere })).toHaveValue(/^3\D?000$/)
	await elsewhere.context().close()
})

test('leaving the configurator ends the code and keeps the external reference; the domain is asked once a load', async ({
	page,
}) => {
	const asked: string[] = []
	const sent: { code: string; externalReference?: string }[] = []
	page.on('request', (request) => {
		const { pathname } = new URL(request.url())
		if (/\/(?:configurator\/init|account\/get)$/.test(pathname)) asked.push(pathname)
		if (pathname.endsWith('/configuration/send'))
			sent.push(request.postDataJSON() as (typeof sent)[number])
	})
	const save = async () => {
		await page
			.getByRole('button', { name: words('configurator:save.action') })
			.first()
			.click()
		await expect(page.getByTestId('saved-code')).toBeVisible()
		await page.keyboard.press('Escape')
	}
	await page.goto('/configurator?externalReference=CRM-77')
	await wardrobeCardOf({ page, words }).click()
	await save()
	await page.getByRole('banner').getByRole('link').first().click()
	await expect(page).toHaveURL(/\/home$/)
	await openWardrobe({ page, words, hand: mouse })
	await save()
	expect(sent.map((it) => it.externalReference)).toEqual(['CRM-77', 'CRM-77'])
	expect(new Set(sent.map((it) => it.code)).size).toBe(2)
	expect(asked).toEqual(['/api/configurator/init'])
})

test('the plan is a PDF named after the shop and the code of the design', async ({ page }) => {
	await walkTo({ page, words, hand: mouse }, 'Recap')
	const download = page.waitForEvent('download')
	await page.getByRole('button', { name: words('configurator:recap.plan') }).click()
	expect((await download).suggestedFilename()).toMatch(/^\w[\w-]*-plan-[A-Z0-9]{12}\.pdf$/)
})

test('undo and redo work by keyboard', async ({ page }) => {
	const buyer = await walkTo({ page, words, hand: mouse }, 'FootprintMeasurements')
	await measure(buyer, '3210', '2480')
	await page.getByRole('heading', { level: 1 }).click()
	await page.keyboard.press('Control+Z')
	await page.keyboard.press('Control+Z')
	await expect(widthIn(buyer)).not.toHaveValue(/^3\D?210$/)
	await page.keyboard.press('Control+Shift+Z')
	await expect(widthIn(buyer)).toHaveValue(/^3\D?210$/)
	await expectStep(buyer, 'FootprintMeasurements')
})

test('an edit that changes later choices asks first and can be cancelled', async ({ page }) => {
	const buyer = await walkTo({ page, words, hand: mouse }, 'ModuleSelection')
	const four = page.getByRole('radio', { name: /^\s*4/ }).first()
	await four.click()
	await expect(four).toBeChecked()
	await page.goto('/configurator?step=footprint-measurements')
	await mouse.type(widthIn(buyer), '900')
	const dialog = page.getByRole('dialog')
	await expect(dialog).toBeVisible()
	await expectAccessible(page, 'what will change')
	await page.keyboard.press('Escape')
	await expect(dialog).toHaveCount(0)
	await expect(widthIn(buyer)).toHaveValue(/^3\D?000$/)
})

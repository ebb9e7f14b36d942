// The settings of a shop, as its people change them, in French. No other spec prices in this shop.
import { expect, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { ask, logIn } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

test.beforeEach(({ page }) => withoutWebGl(page))

test.afterEach(async ({ page }) => {
	const path = 'back-office/settings'
	const { revision } = await ask<{ revision: number }>(page, path)
	const former = { coefficientIndividual: '1.70', coefficientProfessional: '1.35' }
	await ask(page, path, { revision, ...former })
})

type Start = { book: { saleFactor: string } }

test('a reseller’s admin sees what a coefficient does, meets a colleague’s, and a visitor gets the new price', async ({
	page,
	browser,
	baseURL,
}) => {
	const complaints = complaintsOf(page)
	const address = (baseURL ?? '').replace('localhost', 'meubles-dupont.localhost')
	const visitor = await browser.newPage()
	await visitor.goto(`${address}/home`)
	const factor = async () =>
		Number((await ask<Start>(visitor, 'configurator/dressing/init')).book.saleFactor)
	const before = await factor()
	await logIn(page, words, 'paul@meubles-dupont.example', address)
	await page.goto(`${address}/back-office/settings?part=prices`)
	const main = page.getByRole('main')
	const individuals = main.getByRole('textbox', {
		name: words('shop:field.coefficientIndividual'),
	})
	const professionals = main.getByRole('textbox', {
		name: words('shop:field.coefficientProfessional'),
	})
	await expect(main.locator('s')).toHaveCount(0)
	await individuals.fill('2,04')
	await professionals.fill('0')
	await professionals.blur()
	await expect(main.getByText(words('back-office:form.coefficient'))).toBeVisible()
	await professionals.fill('1,40')
	// The former price is struck out beside the new one.
	await expect(main.locator('s')).toHaveCount(1)
	await expectAccessible(page, 'the prices of a shop')
	// What was typed outlives the page.
	await page.reload()
	await expect(individuals).toHaveValue('2,04')
	// A colleague saves another coefficient for professionals meanwhile.
	const settings = await ask<{ revision: number }>(page, 'back-office/settings')
	const theirs = { revision: settings.revision, coefficientProfessional: '1.45' }
	await ask(page, 'back-office/settings', theirs)
	await main.getByRole('button', { name: words('shop:save') }).click()
	const conflict = main.getByRole('group', { name: words('shop:field.coefficientProfessional') })
	await expect(conflict).toContainText('Dupont Paul')
	await expect(conflict).toContainText('1,45')
	await expect(conflict).toContainText('1,40')
	// The choice outlives the page too.
	await page.reload()
	await expect(conflict).toContainText('1,45')
	await main.getByRole('radio', { name: words('back-office:form.mine') }).click()
	await main.getByRole('button', { name: words('shop:save') }).click()
	await expect(page.getByText(words('shop:saved'))).toBeVisible()
	expect(await ask(page, 'back-office/settings')).toMatchObject({
		coefficientIndividual: '2.04',
		coefficientProfessional: '1.40',
	})
	expect(await factor()).toBeCloseTo((before * 2.04) / 1.7)
	await visitor.close()
	// The conflict itself.
	expect(complaints.filter((it) => !it.includes('409'))).toEqual([])
})

/** One red pixel. */
const picture = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
	'base64',
)

test('a logo is looked at in the shop in small before it is saved, and one that is no picture is said so at once', async ({
	page,
	baseURL,
}) => {
	const address = (baseURL ?? '').replace('localhost', 'meubles-dupont.localhost')
	await logIn(page, words, 'paul@meubles-dupont.example', address)
	await page.goto(`${address}/back-office/settings?part=brand`)
	const main = page.getByRole('main')
	const preview = main.getByRole('figure', { name: words('shop:brand.preview') })
	const logoOf = async () =>
		(await ask<{ logoUrl: string | null }>(page, 'back-office/settings')).logoUrl
	const choose = (name: string, buffer: Buffer) =>
		main.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
	const before = await logoOf()
	await choose('notes.png', Buffer.from('no picture'))
	await expect(main.getByText(words('shop:logo.unreadable'))).toBeVisible()
	await choose('logo.png', picture)
	await expect(preview.locator('img')).toHaveAttribute('src', /^blob:/u)
	await expect(main.getByText(words('shop:logo.notYet'))).toBeVisible()
	await expectAccessible(page, 'a logo that is chosen and not saved')
	expect(await logoOf()).toBe(before)
	// Another part of the settings keeps what is chosen.
	await page.getByRole('link', { name: words('shop:tab.mails') }).click()
	await page.getByRole('link', { name: words('shop:tab.brand') }).click()
	await expect(preview.locator('img')).toHaveAttribute('src', /^blob:/u)
	await main.getByRole('button', { name: words('shop:logo.save') }).click()
	await expect(page.getByText(words('shop:logo.done'))).toBeVisible()
	await expect(preview.locator('img')).toHaveAttribute('src', /\/pictures\/logo\//u)
	await main.getByRole('button', { name: words('shop:logo.remove') }).click()
	await expect(page.getByText(words('shop:logo.removed'))).toBeVisible()
	expect(await logoOf()).toBeNull()
})

test('a value that the server refuses is said at its field, in the reader’s language', async ({
	page,
	baseURL,
}) => {
	const address = (baseURL ?? '').replace('localhost', 'meubles-dupont.localhost')
	await logIn(page, words, 'paul@meubles-dupont.example', address)
	await page.goto(`${address}/back-office/settings`)
	const main = page.getByRole('main')
	const name = main.getByRole('textbox', { name: words('shop:field.companyName') })
	await name.fill('A'.repeat(5000))
	await main.getByRole('button', { name: words('shop:save') }).click()
	await expect(name).toHaveAttribute('aria-invalid', 'true')
	await expect(name).toHaveAccessibleDescription(/\S/u)
	await expect(name).not.toHaveAccessibleDescription(/invalid|Invalid|Too big|expected/u)
})

test('ways to pay stand in the order that a shop gives them, at least one; its notices come in its language', async ({
	page,
	baseURL,
}) => {
	const address = (baseURL ?? '').replace('localhost', 'rangements-martin.localhost')
	type Kept = { revision: number; paymentTypes: string[]; language: string }
	const kept = () => ask<Kept>(page, 'back-office/settings')
	await logIn(page, words, 'julie@rangements-martin.example', address)
	const { paymentTypes: former, language } = await kept()
	await page.goto(`${address}/back-office/settings?part=payment`)
	const ways = page.getByRole('group', { name: words('shop:field.paymentTypes') })
	const boxes = ways.getByRole('checkbox')
	const save = page.getByRole('main').getByRole('button', { name: words('shop:save') })
	for (const way of ['Online', 'Bill', 'None'] as const)
		await ways.getByRole('checkbox', { name: words(`shop:way.${way}`) }).uncheck()
	await save.click()
	await expect(ways.getByText(words('back-office:form.required'))).toBeVisible()
	expect((await kept()).paymentTypes).toEqual(former)
	for (const way of ['None', 'Bill'] as const)
		await ways.getByRole('checkbox', { name: words(`shop:way.${way}`) }).check()
	await expect(boxes.first()).toHaveAccessibleName(words('shop:way.None'))
	await ways.getByRole('button', { name: /Monter Par virement/u }).click()
	await expect(boxes.first()).toHaveAccessibleName(words('shop:way.Bill'))
	await page.getByRole('link', { name: words('shop:tab.mails') }).click()
	await page.getByRole('radio', { name: words('shop:languageName.nl') }).check({ force: true })
	await save.click()
	await expect(page.getByText(words('shop:saved'))).toBeVisible()
	const { revision, ...now } = await kept()
	expect(now).toMatchObject({ paymentTypes: ['Bill', 'None'], language: 'nl' })
	await ask(page, 'back-office/settings', { revision, paymentTypes: former, language })
})

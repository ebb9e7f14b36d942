// Reductions of a shop, as its administrators write them and its visitors get them, in French.
import { expect, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { fillDelivery, mouse, walkTo } from './buyer.ts'
import { ask, dayInBrussels, logIn } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const codeOf = () => `P${Date.now().toString(36).toUpperCase()}`.slice(0, 10)

test.beforeEach(({ page }) => withoutWebGl(page))

test('a period stands on the strip of twelve months, its visitors pay less, and what has begun asks before it goes', async ({
	page,
	browser,
	baseURL,
}) => {
	const complaints = complaintsOf(page)
	const address = (baseURL ?? '').replace('localhost', 'meubles-dupont.localhost')
	const visitor = await browser.newPage()
	await visitor.goto(`${address}/home`)
	const current = () => ask<{ percentage: number } | null>(visitor, 'discount/current')
	const name = `Semaine ${codeOf()}`
	await logIn(page, words, 'paul@meubles-dupont.example', address)
	await page.goto(`${address}/back-office/settings?part=prices`)
	await page.getByRole('button', { name: words('shop:strip.addPeriod') }).click()
	const sheet = page.getByRole('dialog')
	const percentage = sheet.getByLabel(words('shop:period.percentage'))
	const create = sheet.getByRole('button', { name: words('shop:period.create') })
	await create.click()
	await expect(percentage).toHaveAttribute('aria-invalid', 'true')
	for (const language of ['fr', 'nl', 'en'] as const)
		await sheet.getByLabel(words(`shop:period.label.${language}`)).fill(`${name} ${language}`)
	await percentage.fill('120')
	await create.click()
	await expect(percentage).toHaveAttribute('aria-invalid', 'true')
	await percentage.fill('31')
	const today = dayInBrussels()
	await sheet.getByLabel(words('shop:period.from')).fill(today)
	await sheet.getByLabel(words('shop:period.until')).fill(today)
	await expectAccessible(page, 'a new period')
	await create.click()
	await expect(page.getByText(words('shop:period.done'))).toBeVisible()
	const row = page.getByRole('row').filter({ hasText: `${name} fr` })
	await expect(row).toContainText(/−31\s%/u)
	await expectAccessible(page, 'the strip of twelve months')
	expect(await current()).toMatchObject({ percentage: 31 })

	await row.getByRole('button', { name: `${name} fr` }).click()
	await sheet.getByRole('button', { name: words('shop:period.remove') }).click()
	const sure = page.getByRole('dialog', { name: words('shop:period.begunTitle') })
	await expectAccessible(page, 'a period that has begun and is to go')
	await sure.getByRole('button', { name: words('shop:period.begunRemove') }).click()
	await expect(page.getByText(words('shop:period.removed'))).toBeVisible()
	expect((await current())?.percentage).not.toBe(31)
	await visitor.close()
	expect(complaints).toEqual([])
})

test('a promo code is given to a buyer once it is written, and refused once it is archived', async ({
	page,
	browser,
}) => {
	const code = codeOf()
	await logIn(page, words, 'admin@gabarit.example')
	await page.goto('/back-office/settings?part=prices')
	await page.getByRole('button', { name: words('shop:strip.addCode') }).click()
	const sheet = page.getByRole('dialog')
	await sheet.getByLabel(words('shop:code.code')).fill(code)
	await sheet.getByLabel(words('shop:code.percentage')).fill('7,5')
	await expectAccessible(page, 'a new promo code')
	await sheet.getByRole('button', { name: words('shop:code.create') }).click()
	await expect(page.getByText(words('shop:code.done'))).toBeVisible()
	const row = page.getByRole('row').filter({ hasText: code })
	await expect(row.getByText(words('shop:strip.always')).first()).toBeVisible()
	// The same code again says so at its field.
	await page.getByRole('button', { name: words('shop:strip.addCode') }).click()
	await sheet.getByLabel(words('shop:code.code')).fill(code.toLowerCase())
	await sheet.getByLabel(words('shop:code.percentage')).fill('5')
	await sheet.getByRole('button', { name: words('shop:code.create') }).click()
	await expect(sheet.getByText(words('shop:code.taken'))).toBeVisible()
	await page.keyboard.press('Escape')
	await page.reload()

	const buying = await browser.newPage()
	await withoutWebGl(buying)
	const buyer = await walkTo({ page: buying, words, hand: mouse }, 'Delivery')
	await fillDelivery(buyer)
	const promo = buying.getByLabel(words('configurator:delivery.fields.promoCode'))
	const apply = buying.getByRole('button', { name: words('configurator:delivery.promoApply') })
	await promo.fill(code.toLowerCase())
	await apply.click()
	await expect(buying.getByText(words('configurator:delivery.promoGranted'))).toBeVisible()
	await expect(buying.getByText(/−7,5\s%/u).first()).toBeVisible()

	await row.getByRole('button', { name: code }).click()
	await sheet.getByRole('button', { name: words('shop:code.archive') }).click()
	await expect(page.getByText(words('shop:code.archivedDone'))).toBeVisible()
	await promo.fill('')
	await promo.fill(code)
	await apply.click()
	await expect(promo).toHaveAttribute('aria-invalid', 'true')
	await expect(buying.getByText(words('configurator:delivery.promoGranted'))).toHaveCount(0)
	await buying.close()
})

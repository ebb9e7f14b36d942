// The settings of a shop, as its people change them, in French. No other spec prices in this shop.
import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { logIn } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

test.beforeEach(({ page }) => withoutWebGl(page))

type Asked = { path: string; body?: object }

function ask<Answer>(page: Page, { path, body }: Asked): Promise<Answer> {
	return page.evaluate(
		async ([at, sent]) => {
			const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
			const answer = await fetch(`/api/${at}`, sent ? { ...post, body: sent } : {})
			if (!answer.ok) throw new Error(await answer.text())
			return (await answer.json()) as Answer
		},
		[path, body === undefined ? '' : JSON.stringify(body)] as const,
	)
}

test.afterEach(async ({ page }) => {
	const path = 'back-office/settings'
	const { revision } = await ask<{ revision: number }>(page, { path })
	const former = { coefficientIndividual: '1.70', coefficientProfessional: '1.35' }
	await ask(page, { path, body: { revision, ...former } })
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
		Number((await ask<Start>(visitor, { path: 'configurator/dressing/init' })).book.saleFactor)
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
	const settings = await ask<{ revision: number }>(page, { path: 'back-office/settings' })
	const theirs = { revision: settings.revision, coefficientProfessional: '1.45' }
	await ask(page, { path: 'back-office/settings', body: theirs })
	await main.getByRole('button', { name: words('shop:save') }).click()
	await main.getByRole('radio', { name: words('back-office:form.mine') }).click()
	await main.getByRole('button', { name: words('shop:save') }).click()
	await expect(page.getByText(words('shop:saved'))).toBeVisible()
	expect(await ask(page, { path: 'back-office/settings' })).toMatchObject({
		coefficientIndividual: '2.04',
		coefficientProfessional: '1.40',
	})
	expect(await factor()).toBeCloseTo((before * 2.04) / 1.7)
	await visitor.close()
	// The conflict itself.
	expect(complaints.filter((it) => !it.includes('409'))).toEqual([])
})

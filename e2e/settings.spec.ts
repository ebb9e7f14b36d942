// The settings of a shop and the price lists of all, as their people change them, in French.
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
	const back = { coefficientIndividual: '1.70', coefficientProfessional: '1.35' }
	const { revision } = await ask<{ revision: number }>(page, { path: 'back-office/settings' })
	await ask(page, { path: 'back-office/settings', body: { revision, ...back } })
	await visitor.close()
	// The conflict itself.
	expect(complaints.filter((it) => !it.includes('409'))).toEqual([])
})

test('a faulty list of door prices names its cells; corrected it is put in force, and taken back', async ({
	page,
}) => {
	const complaints = complaintsOf(page)
	await logIn(page, words, 'admin@gabarit.example')
	await page.goto('/back-office/settings/prices')
	await page.getByRole('link', { name: words('shop:lists.kind.doors') }).click()
	const main = page.getByRole('main')
	await expect(
		main.getByRole('heading', { level: 1, name: words('shop:lists.titleOf.doors') }),
	).toBeVisible()
	const path = '/api/back-office/prices/templates/doors?format=csv'
	const seed = await page.evaluate(async (at) => (await fetch(at)).text(), path)
	const send = (text: string) =>
		main.locator('input[type=file]').setInputFiles({
			name: 'portes-2027.csv',
			mimeType: 'text/csv',
			buffer: Buffer.from(text),
		})
	const row = seed.split('\n').findIndex((line) => line.startsWith('P3;400;2300;')) + 1
	await send(seed.replace(/^P3;400;2300;.*$/m, 'P3;400;2300;118 pts'))
	await expect(main.getByText(`D${row}`, { exact: true })).toBeVisible()
	await expect(main.getByRole('cell', { name: '118 pts', exact: true })).toBeVisible()
	await expect(main.getByRole('button', { name: words('shop:import.switch') })).toHaveAttribute(
		'aria-disabled',
		'true',
	)
	await expectAccessible(page, 'a faulty price list')
	const raised = seed.replaceAll(/^(P\d;\d+;\d+;)(\d+)/gm, (_, key: string, points: string) => {
		return `${key}${Math.round(Number(points) * 1.1)}`
	})
	await send(raised)
	await expect(main.getByText(words('shop:import.readyText'))).toBeVisible()
	await expect(main.getByRole('rowheader', { name: 'P9', exact: true })).toBeVisible()
	await expect(main.getByRole('heading', { name: words('shop:effect.title') })).toBeVisible()
	await expectAccessible(page, 'the effect of a price list')
	await main.getByRole('button', { name: words('shop:import.switch') }).click()
	await expect(main.getByText(words('shop:import.switchedText'))).toBeVisible()
	await main
		.getByRole('button', { name: words('shop:versions.backTo') })
		.first()
		.click()
	await page
		.getByRole('dialog')
		.getByRole('button', { name: words('shop:versions.back') })
		.click()
	await expect(page.getByText(words('shop:versions.done'))).toBeVisible()
	const versions = await ask<{ rows: { cause: string; inForce: boolean }[] }>(page, {
		path: 'back-office/prices/versions',
	})
	expect(versions.rows.find(({ inForce }) => inForce)?.cause).toBe('seed')
	expect(complaints).toEqual([])
})

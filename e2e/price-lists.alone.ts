// The price lists of all shops, as an admin changes them, in French. In a project of its own: what it puts in force would
// change the prices that other specs read.
import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { askOffer } from './customer.ts'
import { ask, logIn } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

test.beforeEach(({ page }) => withoutWebGl(page))

function versionInForce(page: Page): Promise<string> {
	return page.evaluate(async () => {
		const answer = await fetch('/api/back-office/prices/versions')
		return ((await answer.json()) as { inForce: string }).inForce
	})
}

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
	const before = await versionInForce(page)
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
		.getByRole('listitem')
		.filter({ hasText: before })
		.getByRole('button', { name: words('shop:versions.backTo') })
		.last()
		.click()
	const dialog = page.getByRole('dialog')
	await expect(dialog.getByRole('heading', { name: words('shop:lists.kind.doors') })).toBeVisible()
	await expect(dialog.getByRole('rowheader', { name: 'P9', exact: true })).toBeVisible()
	await expect(dialog.getByRole('heading', { name: words('shop:effect.title') })).toBeVisible()
	await expectAccessible(page, 'what a former version would change')
	await dialog.getByRole('button', { name: words('shop:versions.back') }).click()
	await expect(page.getByText(words('shop:versions.done'))).toBeVisible()
	expect(await versionInForce(page)).toBe(before)
	expect(complaints).toEqual([])
})

test('a coefficient says that it is for new shops, and what one would sell at', async ({
	page,
}) => {
	await logIn(page, words, 'admin@gabarit.example')
	await page.goto('/back-office/settings/prices')
	const main = page.getByRole('main')
	const coefficient = main.getByRole('textbox', {
		name: words('shop:ratings.field.coefficientIndividual'),
	})
	await expect(coefficient).toHaveValue('1,70')
	await coefficient.fill('1,90')
	await expect(main.getByText(words('shop:ratings.newShops'))).toBeVisible()
	const sold = main.getByRole('listitem').filter({
		hasText: words('shop:ratings.sold.coefficientIndividual'),
	})
	await expect(sold).toContainText(/1.700,00.*1.900,00/u)
	await expectAccessible(page, 'a coefficient that is being changed')
	await main.getByRole('button', { name: words('back-office:form.keepAll') }).click()
	await expect(main.getByText(words('shop:ratings.newShops'))).toHaveCount(0)
})

test('where ratings, zones or lists cannot be read, each says so in its place, and tries again', async ({
	page,
}) => {
	await logIn(page, words, 'admin@gabarit.example')
	const unread = /prices\/(ratings|zones|imports)$/u
	await page.route(unread, (route) => route.abort('connectionrefused'))
	await page.goto('/back-office/settings/prices')
	const main = page.getByRole('main')
	await expect(main.getByRole('alert')).toHaveCount(2)
	await expect(main.getByRole('columnheader', { name: words('shop:zones.codes') })).toHaveCount(0)
	await expectAccessible(page, 'prices that cannot be read')
	await page.unroute(unread)
	const retry = main.getByRole('button', { name: words('back-office:error.retry') })
	await retry.last().click()
	await expect(main.getByRole('columnheader', { name: words('shop:zones.codes') })).toBeVisible()
	await retry.click()
	await expect(main.getByRole('alert')).toHaveCount(0)

	await page.route(unread, (route) => route.abort('connectionrefused'))
	await page.goto('/back-office/settings/prices/doors')
	await expect(main.getByRole('alert')).toBeVisible()
	await page.unroute(unread)
	await retry.click()
	await expect(main.getByRole('alert')).toHaveCount(0)
	await expect(main.locator('input[type=file]')).toHaveCount(1)
})

type Ratings = { version: string; pricing: { pricePerPoint: string } }

test('the price per point shows what the last offers would cost; refused, in conflict, then in force', async ({
	page,
	baseURL,
}) => {
	await askOffer(baseURL ?? '', 'fr')
	await logIn(page, words, 'admin@gabarit.example')
	const path = 'back-office/prices/ratings'
	const read = () => ask<Ratings>(page, path)
	const write = ({ version, pricing }: Ratings, pricePerPoint: string) =>
		ask(page, path, { from: version, pricing: { ...pricing, pricePerPoint } })
	const before = await read()
	const { pricePerPoint } = before.pricing
	try {
		await page.goto('/back-office/settings/prices')
		const main = page.getByRole('main')
		const point = main.getByRole('textbox', { name: words('shop:ratings.field.pricePerPoint') })
		const effect = main.getByRole('region', { name: words('shop:effect.title') })
		const save = main.getByRole('button', { name: words('shop:ratings.save') })
		await point.fill('0')
		await save.click()
		await expect(main.getByText(words('back-office:form.coefficient'))).toBeVisible()
		await expect(point).toHaveAttribute('aria-invalid', 'true')
		await expect(effect).toHaveCount(0)
		await expectAccessible(page, 'a price per point that is refused')
		expect((await read()).version).toBe(before.version)
		await point.fill('1,10')
		// Delivery has a price of its own.
		await expect(effect).toContainText(/\+(?:9|10)(?:,\d)?\s%/u)
		await expectAccessible(page, 'the effect of a price per point')

		await write(before, '1.05')
		await save.click()
		const mine = main.getByRole('radio', { name: words('back-office:form.mine') })
		await expect(main.getByRole('radio')).toHaveCount(2)
		await expectAccessible(page, 'a price per point that somebody else changed')
		expect((await read()).pricing.pricePerPoint).toBe('1.05')
		await mine.click()
		await save.click()
		await expect(page.getByText(words('shop:ratings.saved'))).toBeVisible()
		await expect(point).toHaveValue('1,10')
		await expect(save).toHaveCount(0)
		expect((await read()).pricing.pricePerPoint).toBe('1.10')
	} finally {
		await write(await read(), pricePerPoint)
	}
})

type Zones = { version: string; zones: { zone: string; firstPallet: number }[] }

test('two admins change delivery zones: what the first one saved stays', async ({ page }) => {
	await logIn(page, words, 'admin@gabarit.example')
	await page.goto('/back-office/settings/prices')
	const read = () =>
		page.evaluate(
			async () => (await (await fetch('/api/back-office/prices/zones')).json()) as Zones,
		)
	const write = (zones: Zones['zones'], from: string) =>
		page.evaluate(
			async (body) => {
				const headers = { 'content-type': 'application/json' }
				const post = { method: 'POST', headers, body: JSON.stringify(body) }
				await fetch('/api/back-office/prices/zones', post)
			},
			{ zones, from },
		)
	const dearer = (zones: Zones['zones'], name: string) =>
		zones.map((row) => (row.zone === name ? { ...row, firstPallet: 19_900 } : row))
	const before = await read()
	try {
		await page.getByRole('button', { name: 'BE-1', exact: true }).click()
		const sheet = page.getByRole('dialog')
		await sheet.getByRole('textbox', { name: words('shop:zones.firstIn') }).fill('133,00')
		await write(dearer(before.zones, 'BE-3'), before.version)
		const save = sheet.getByRole('button', { name: /^Enregistrer/ })
		await save.click()
		await expect(sheet.getByText(words('shop:zones.changed'))).toBeVisible()
		await save.click()
		await expect(page.getByText(words('shop:zones.saved'))).toBeVisible()
		const { zones } = await read()
		const first = (name: string) => zones.find(({ zone }) => zone === name)?.firstPallet
		expect([first('BE-1'), first('BE-3')]).toEqual([13_300, 19_900])
	} finally {
		const { version } = await read()
		await write(before.zones, version)
	}
})

// The technical section, configurations and documents, as the admin of a shop uses them.
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { askOffer, placeOrder, savedVersions } from './customer.ts'
import { logIn, searchFor } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const sofie = 'sofie.maes@atelier.example'

test('a receiver is set, tried out in vain, and what was sent is read without its links', async ({
	page,
	baseURL,
}) => {
	const { reference } = await askOffer(baseURL ?? '', 'fr')
	await logIn(page, words, sofie)
	await page.getByRole('link', { name: words('back-office:nav.technical') }).click()
	const address = page.getByLabel(words('technical:configurationEndUrl'))
	const save = page.getByRole('button', { name: /^Enregistrer/ })
	await address.fill('erp.example.be')
	await save.click()
	await expect(page.getByText(words('back-office:form.webAddress'))).toBeVisible()
	await address.fill('https://192.168.1.1/hook')
	await save.click()
	await expect(page.getByText(words('technical:refused.address'))).toBeVisible()
	await address.fill('https://receiver.example.invalid/hook')
	await save.click()
	await expect(page.getByText(words('technical:saved'))).toBeVisible()
	await page.getByRole('button', { name: words('technical:test.configurationEnded') }).click()
	await expect(page.getByText(words('technical:problem.call.unknownHost'))).toBeVisible()
	await expectAccessible(page, 'technical')

	await page.getByRole('link', { name: words('technical:nav.deliveries') }).click()
	await searchFor(page, reference)
	const sent = page
		.getByRole('row')
		.filter({ hasText: reference })
		.filter({ has: page.getByRole('button', { name: words('technical:kind.sellerNotice') }) })
	await expect(sent).toContainText(/Envoyé/, { timeout: 30_000 })
	await sent.getByRole('button').click()
	const dialog = page.getByRole('dialog')
	await dialog.getByText(words('technical:mails.text'), { exact: true }).click()
	await expect(dialog.locator('pre')).not.toContainText('/back-office/')
	await expectAccessible(page, 'a delivery')
})

test('another shop shows nothing of the test call of the former one, and its settings on the open part', async ({
	page,
}) => {
	const [former, other] = ['rangements-martin', 'meubles-dupont']
	await logIn(page, words, 'admin@gabarit.example')
	const shops = page.getByRole('combobox', { name: words('back-office:nav.shop') })
	await page.goto(`/back-office/technical?shop=${other}`)
	const address = page.getByLabel(words('technical:configurationEndUrl'))
	await expect(address).toBeVisible()
	await shops.selectOption(former)
	await expect(page).toHaveURL(new RegExp(`shop=${former}`))
	await address.fill('https://receiver.example.invalid/hook')
	await page.getByRole('button', { name: /^Enregistrer/ }).click()
	await expect(page.getByText(words('technical:saved'))).toBeVisible()
	await page.getByRole('button', { name: words('technical:test.configurationEnded') }).click()
	const answer = page.getByText(words('technical:problem.call.unknownHost'))
	await expect(answer).toBeVisible()
	await shops.selectOption(other)
	await expect(page).toHaveURL(new RegExp(`shop=${other}`))
	await expect(address).toHaveValue('')
	await expect(answer).toHaveCount(0)

	await page.goto(`/back-office/settings?shop=${other}&part=prices`)
	await shops.selectOption(former)
	await expect(page).toHaveURL(({ searchParams }) => searchParams.get('shop') === former)
	expect(new URL(page.url()).searchParams.get('part')).toBe('prices')
})

for (const [who, email] of [
	['a seller', 'lien.claes@atelier.example'],
	['the supplier', 'fournisseur@gabarit.example'],
])
	test(`${who} reads what was sent to him in Technical, which shows him no settings`, async ({
		page,
	}) => {
		await logIn(page, words, email ?? '')
		await page.getByRole('link', { name: words('back-office:nav.technical') }).click()
		await expect(page).toHaveURL(/\/technical\/deliveries/)
		const parts = page.getByRole('navigation', { name: words('technical:title') })
		await expect(parts.getByRole('link')).toHaveText([
			words('technical:nav.deliveries'),
			words('technical:nav.mails'),
		])
		await parts.getByRole('link', { name: words('technical:nav.mails') }).click()
		await expect(
			page.getByRole('heading', { level: 1, name: words('technical:nav.mails') }),
		).toBeVisible()
	})

test('new terms have a first day; a PDF that does not open is refused in words', async ({
	page,
}) => {
	await logIn(page, words, sofie)
	await page.getByRole('link', { name: words('back-office:nav.documents') }).click()
	await page.getByRole('button', { name: words('papers:add.terms') }).click()
	const dialog = page.getByRole('dialog')
	const file = dialog.getByLabel(words('papers:column.file'))
	const upload = dialog.getByRole('button', { name: words('papers:upload') })
	const pdf = (buffer: Buffer) => ({
		name: 'conditions.pdf',
		mimeType: 'application/pdf',
		buffer,
	})
	await file.setInputFiles(pdf(Buffer.from('%PDF-1.4 and not one page')))
	await upload.click()
	const atOnce = page.getByRole('dialog', { name: words('papers:atOnce.title') })
	await expect(atOnce).toContainText('conditions.pdf')
	await atOnce.getByRole('button', { name: words('papers:atOnce.choose') }).click()
	await expect(upload).toBeVisible()
	await upload.click()
	await atOnce.getByRole('button', { name: words('papers:atOnce.confirm') }).click()
	await expect(dialog.getByText(words('errors:pdf_not_readable'))).toBeVisible()
	await file.setInputFiles(pdf(await page.pdf()))
	await dialog.getByLabel(words('papers:firstDay')).fill('2099-01-01')
	await expect(dialog).toContainText(/à partir du .*janvier 2099/)
	const href = await dialog
		.getByRole('link', { name: words('papers:preview') })
		.getAttribute('href')
	const read = await page.evaluate(async (at) => (await fetch(at)).text(), href ?? '')
	expect(read.slice(0, 5)).toBe('%PDF-')
	await expectAccessible(page, 'new terms')
	await upload.click()
	await expect(dialog).toBeHidden()
	await expect(page.getByRole('row').filter({ hasText: 'conditions.pdf' })).toContainText(
		/à partir du 01\/01\/2099/,
	)
	const terms = page.getByRole('region', { name: words('papers:kind.terms') })
	await terms.getByLabel(words('papers:reading.title')).selectOption('2099-01-01')
	await expect(terms.getByRole('definition').first()).toContainText('conditions.pdf')
	await expectAccessible(page, 'terms of a day')
})

test('two versions of a configuration are compared, and one is copied', async ({
	page,
	baseURL,
}) => {
	const code = await savedVersions(baseURL ?? '', [2400, 3000])
	await logIn(page, words, sofie)
	await page.goto(`/back-office/configurations/${code}`)
	await page.getByLabel(words('designs:compareWith')).selectOption('1')
	const sizes = page.getByRole('row', { name: words('designs:fact.size') })
	await expect(sizes).toContainText(/2\s400[\s\S]*3\s000/)
	const chosen = page.getByRole('row', { name: words('choices:words.room/width') })
	await expect(chosen).toContainText(/2\s400[\s\S]*3\s000/)
	await expectAccessible(page, 'a configuration')
	await page.getByRole('button', { name: /^Dupliquer/ }).click()
	await expect(page).not.toHaveURL(new RegExp(code))
	await expect(page.getByRole('main').getByRole('link', { name: code })).toBeVisible()
})

test('an ordered configuration says as what, and opens in the configurator in another tab', async ({
	page,
	baseURL,
}) => {
	const reference = await placeOrder(baseURL ?? '')
	await logIn(page, words, sofie)
	const code = await page.evaluate(async (at) => {
		const answer = await fetch(`/api/back-office/orders/${at}`)
		return ((await answer.json()) as { code: string }).code
	}, reference)
	await page.goto(`/back-office/configurations?search=${code}`)
	const row = page.getByRole('row').filter({ hasText: reference })
	await row.locator('a[data-row]').click()
	await expect(page).toHaveURL(new RegExp(`/back-office/configurations/${code}`))
	const order = page.getByRole('main').getByRole('link', { name: words('designs:as.order') })
	await expect(order).toContainText(reference)
	await expect(page.getByRole('link', { name: words('designs:open') })).toHaveAttribute(
		'target',
		'_blank',
	)
})

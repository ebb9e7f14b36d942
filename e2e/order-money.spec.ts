// A seller's day with money and designs: an attestation, a payment without an order, a colleague who was first, and an
// offer that takes another design.
import type { OrderPage } from '@gabarit/contract'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, withoutWebGl } from './accessible.ts'
import { askOffer, ownWord, placeOrder } from './customer.ts'
import { ask, logIn, sendNow } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const seller = 'sofie.maes@atelier.example'

test.beforeEach(({ page }) => withoutWebGl(page))

const orderOf = (page: Page, reference: string) =>
	ask<OrderPage>(page, `back-office/orders/${reference}`)

const pdf = {
	name: 'attestation.pdf',
	mimeType: 'application/pdf',
	buffer: Buffer.from('%PDF-1.7\n'),
}
const text = {
	name: 'attestation.pdf',
	mimeType: 'application/pdf',
	buffer: Buffer.from('bonjour'),
}

test('an attestation shows both totals, waits to be undone, reduces the rate, and is taken away again', async ({
	page,
	baseURL,
}) => {
	const reference = await placeOrder(baseURL ?? '')
	await logIn(page, words, seller)
	const { revision } = await orderOf(page, reference)
	const fitted = { revision, services: [{ code: 'fitting' }], agreement: 'Par téléphone' }
	await ask(page, `back-office/orders/${reference}/change`, fitted)
	const before = await orderOf(page, reference)
	expect(before.quote?.vat[0]?.rate).toBe(21)
	await page.goto(`/back-office/orders/${reference}`)
	const opener = page.getByRole('button', {
		name: words('back-office:correct.short.attestation'),
		exact: true,
	})
	await opener.click()
	const sheet = page.getByRole('dialog', { name: words('back-office:correct.group.attestation') })
	const file = sheet.getByLabel(words('back-office:attestation.file'))
	await file.setInputFiles(text)
	await expect(sheet.getByText(words('back-office:attestation.wrongFile'))).toBeVisible()
	await file.setInputFiles(pdf)
	await expect(sheet.getByText(words('back-office:correct.totals'))).toBeVisible()
	await expect(sheet.getByText(before.customer.email ?? '')).toBeVisible()
	await expectAccessible(page, 'an attestation')
	const give = sheet.getByRole('button', { name: words('back-office:attestation.give') })
	await give.click()
	await page
		.getByRole('region', { name: words('back-office:held.label') })
		.getByRole('button')
		.last()
		.click()
	await expect(give).toBeVisible()
	expect((await orderOf(page, reference)).revision).toBe(before.revision)
	await give.click()
	await sendNow(page, words)
	await expect(page.getByText(words('back-office:attestation.given')).first()).toBeVisible()
	const reduced = await orderOf(page, reference)
	expect(reduced.quote?.vat[0]?.rate).toBe(6)
	expect(reduced.documents.map((it) => it.kind)).toContain('attestation')
	await opener.click()
	await sheet
		.getByRole('button', { name: words('back-office:attestation.take') })
		.first()
		.click()
	const agreement = sheet.getByLabel(words('back-office:correct.agreement'))
	await agreement.fill('Par e-mail')
	await sheet
		.getByRole('button', { name: words('back-office:attestation.take') })
		.last()
		.click()
	await sendNow(page, words)
	await expect(page.getByText(words('back-office:attestation.taken')).first()).toBeVisible()
	const after = await orderOf(page, reference)
	expect([after.quote?.vat[0]?.rate, after.total]).toEqual([21, before.total])
})

test('an admin links a payment that has no order, and reads why an offer takes none', async ({
	page,
	baseURL,
}) => {
	const name = ownWord()
	const reference = await placeOrder(baseURL ?? '', name)
	const offer = await askOffer(baseURL ?? '', 'fr')
	await logIn(page, words, 'admin@gabarit.example')
	await page.getByRole('link', { name: words('back-office:unmatched.title') }).click()
	await expect(
		page.getByRole('heading', { level: 1, name: words('back-office:unmatched.title') }),
	).toBeVisible()
	const row = page.getByRole('row').filter({ hasText: 'Voorschot kast Peeters' })
	const way = row.getByRole('button')
	await way.click()
	const dialog = page.getByRole('dialog')
	const which = dialog.getByRole('searchbox', { name: words('back-office:unmatched.which') })
	await which.fill(offer.reference)
	await expect(dialog.getByText(words('back-office:unmatched.isOffer'))).toBeVisible()
	await expect(dialog.getByRole('radio')).toBeDisabled()
	await which.fill(name)
	await dialog.getByRole('radio', { name: new RegExp(reference) }).check()
	await expect(dialog.getByText(`${name.toLowerCase()}@client.example`)).toBeVisible()
	await expectAccessible(page, 'a payment that is linked')
	await dialog.getByRole('button', { name: words('back-office:unmatched.confirm') }).click()
	await sendNow(page, words)
	await expect(row).toBeHidden()
	const { payment, timeline } = await orderOf(page, reference)
	expect(payment.paid).toBe(125_000)
	expect(timeline.map((it) => it.event)).toContain('paymentLinked')
})

test('a payment that a colleague noted first is shown with both balances; what was typed is noted then', async ({
	page,
	baseURL,
}) => {
	const reference = await placeOrder(baseURL ?? '')
	await logIn(page, words, seller)
	await page.goto(`/back-office/orders/${reference}`)
	await page.getByRole('button', { name: words('back-office:money.note') }).click()
	const dialog = page.getByRole('dialog')
	const amount = dialog.getByLabel(words('back-office:money.amount'))
	await amount.fill('100')
	const before = await orderOf(page, reference)
	const { revision } = before
	await ask(page, `back-office/orders/${reference}/record-payment`, { revision, amount: 20_000 })
	const submit = dialog.getByRole('button', { name: words('back-office:money.payConfirm') })
	await submit.click()
	await sendNow(page, words)
	await expect(dialog.getByText(words('back-office:conflict.reread'))).toBeVisible()
	await expect(dialog.getByText(words('back-office:order.balance'))).toBeVisible()
	await expect(dialog.getByText(/→/u).first()).toBeVisible()
	await expectAccessible(page, 'a payment after a colleague')
	await expect(amount).toHaveValue('100')
	await submit.click()
	await sendNow(page, words)
	await expect(page.getByText(words('back-office:money.noted')).first()).toBeVisible()
	expect((await orderOf(page, reference)).payment.paid).toBe(30_000)
})

test('pallets that a colleague counted first show his number and one’s own', async ({
	page,
	baseURL,
}) => {
	const reference = await placeOrder(baseURL ?? '')
	await logIn(page, words, seller)
	await page.goto(`/back-office/orders/${reference}`)
	const pallets = page.getByLabel(words('back-office:followUp.pallets'), { exact: true })
	await expect(pallets).toBeVisible()
	const { revision } = await orderOf(page, reference)
	await ask(page, `back-office/orders/${reference}/pallets`, { revision, pallets: 7 })
	await pallets.fill('5')
	const dialog = page.getByRole('dialog', { name: words('back-office:dialog.conflictTitle') })
	await expect(dialog.getByText(/→ 7/u)).toBeVisible()
	await expectAccessible(page, 'two who count pallets')
	await dialog.getByRole('button', { name: /5$/u }).click()
	await expect(dialog).toBeHidden()
	await expect.poll(async () => (await orderOf(page, reference)).pallets).toBe(5)
	const closed = page.getByText(words('back-office:closed.why.nothingPaid'))
	await expect(closed).toBeHidden()
	await page
		.getByRole('region', { name: words('back-office:money.title') })
		.getByText(/et pourquoi pas maintenant/u)
		.click()
	await expect(closed).toBeVisible()
})

test('an offer takes a copy of its design, with both totals and what differs', async ({
	page,
	baseURL,
}) => {
	const { reference, code } = await askOffer(baseURL ?? '', 'fr')
	await logIn(page, words, seller)
	const before = await orderOf(page, reference)
	const copy = `${code.slice(0, 8)}QWTY`
	await ask(page, 'dressing/configuration/send', {
		kind: 'save',
		code: copy,
		parent: code,
		language: 'fr',
		configuration: { version: 1, room: { width: 2400 }, hu: 2500 },
	})
	await page.goto(`/back-office/offers/${reference}`)
	await page.getByRole('button', { name: words('back-office:redesign.title') }).click()
	const dialog = page.getByRole('dialog')
	await expect(
		dialog.getByRole('link', { name: words('back-office:redesign.open') }),
	).toHaveAttribute('target', '_blank')
	await dialog.getByRole('radio').first().check()
	await expect(dialog.getByRole('table')).toBeVisible()
	await expect(dialog.getByText(words('back-office:correct.totals'))).toBeVisible()
	await expectAccessible(page, 'another design for an offer')
	await dialog.getByRole('button', { name: words('back-office:redesign.confirm') }).click()
	await sendNow(page, words)
	await expect(page.getByText(words('back-office:redesign.done')).first()).toBeVisible()
	const after = await orderOf(page, reference)
	expect([after.offerVersion, after.code]).toEqual([before.offerVersion + 1, code])
	expect(after.furniture).not.toEqual(before.furniture)
	expect(after.total).not.toBe(before.total)
})

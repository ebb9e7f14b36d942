// What new users of each role stumbled over (docs/role-trials.md), and what stands there now.
import type {
	Me,
	OrderList,
	OrderPage,
	OutboxEntry,
	Professional,
	Reseller,
} from '@gabarit/contract'
import { expect, test } from '@playwright/test'
import { withoutWebGl } from './accessible.ts'
import { askOffer, ownWord, placeOrder } from './customer.ts'
import { ask, logIn, sendNow } from './seller.ts'
import { wordsOf } from './words.ts'

type OutboxList = { rows: OutboxEntry[] }

const words = wordsOf('fr')
const lien = 'lien.claes@atelier.example'

test.beforeEach(({ page }) => withoutWebGl(page))

test('who has not paid: the words of a filter choose it, and each row and the foot say what is owed', async ({
	page,
}) => {
	await logIn(page, words, lien)
	await page.getByRole('button', { name: words('back-office:list.only') }).click()
	// The words, not the box: that is where a person clicks.
	await page.getByText(words('back-office:list.mark.unpaid')).click()
	await expect(page).toHaveURL(/unpaid=true/)
	const { rows, owed } = await ask<OrderList>(
		page,
		'back-office/orders?kind=order&unpaid=true&limit=100',
	)
	const partly = rows.find(({ payment, total }) => payment.balance !== total)
	if (!partly || owed === null) throw new Error('the demo has no unpaid order with a deposit')
	const amount = (cents: number) =>
		new RegExp(
			(cents / 100).toLocaleString('fr-BE', { minimumFractionDigits: 2 }).replace(/\s/g, '\\s'),
		)
	await expect(
		page.getByRole('columnheader', { name: words('back-office:list.column.balance') }),
	).toBeVisible()
	const row = page.getByRole('row').filter({ hasText: partly.reference })
	await expect(row).toContainText(amount(partly.payment.balance ?? 0))
	await expect(page.getByRole('main')).toContainText(amount(owed.amount))
	expect(owed.amount).toBe(rows.reduce((sum, { payment }) => sum + (payment.balance ?? 0), 0))
})

test('a professional orders his offer without saying how the customer agreed, and sees no notes', async ({
	page,
}) => {
	await logIn(page, words, 'bureau@studio-hetre.example')
	const { rows } = await ask<OrderList>(page, 'back-office/orders?kind=offer&states=offerAccepted')
	const [offer] = rows
	if (!offer) throw new Error('the demo has no accepted offer of the professional')
	await page.goto(`/back-office/offers/${offer.reference}`)
	await page.getByRole('button', { name: words('back-office:action.placeOrder') }).click()
	const dialog = page.getByRole('dialog')
	await expect(dialog.getByText(words('back-office:dialog.placeOwnText'))).toBeVisible()
	await expect(dialog.getByRole('textbox')).toHaveCount(0)
	await dialog
		.getByLabel(words('back-office:dialog.placeOwnPayment'))
		.selectOption({ label: 'Par virement, sur facture' })
	const confirm = dialog.getByRole('button', { name: words('back-office:dialog.placeConfirm') })
	await confirm.click()
	await expect(dialog.getByText(words('back-office:dialog.placeTermsMissing'))).toBeVisible()
	await dialog.getByText(words('back-office:dialog.placeTerms')).click()
	await confirm.click()
	await sendNow(page, words)
	await expect(page).toHaveURL(new RegExp(`/orders/${offer.reference}$`))
	await expect(page.getByText(words('back-office:order.noActionOwn'))).toBeVisible()
	const contact = page.getByRole('region', { name: words('back-office:order.contact') })
	await expect(contact.getByRole('link', { name: 'bonjour@atelier.example' })).toBeVisible()
	await expect(page.getByText(words('back-office:note.title'))).toHaveCount(0)
	await expect(page.getByText(/pourquoi pas maintenant/)).toHaveCount(0)
})

test('a mail is sent again where it is read: as it was, or where its link is secret, with a new one', async ({
	page,
	baseURL,
}) => {
	const reference = await placeOrder(baseURL ?? '')
	await logIn(page, words, lien)
	const sent = async () => {
		const { rows } = await ask<OutboxList>(page, `back-office/outbox?reference=${reference}`)
		return rows
			.filter(({ state }) => state === 'sent')
			.map(({ kind }) => kind)
			.toSorted()
	}
	await expect.poll(sent, { timeout: 60_000 }).toEqual(['orderPlaced', 'sellerNotice'])
	await page.goto(`/back-office/orders/${reference}`)
	await page.getByRole('heading', { name: words('back-office:order.sent') }).click()
	const mails = page.getByRole('region', { name: words('back-office:order.sent') })
	const sheet = page.getByRole('dialog')
	const held = page.getByRole('region', { name: words('back-office:held.label') })
	const open = (kind: 'sellerNotice' | 'orderPlaced') =>
		mails
			.getByRole('button', { name: words(`technical:kind.${kind}`) })
			.first()
			.click()
	await open('sellerNotice')
	await sheet.getByRole('button', { name: words('technical:deliveries.replay') }).click()
	await expect(sheet).toHaveCount(0)
	await expect(held).toContainText('bonjour@atelier.example')
	await page.keyboard.press('Control+z')
	await expect(held).toHaveCount(0)
	expect(await sent()).toHaveLength(2)
	await open('sellerNotice')
	await sheet.getByRole('button', { name: words('technical:deliveries.replay') }).click()
	await sendNow(page, words)
	const history = page.getByRole('region', { name: words('back-office:order.timeline') })
	await expect(history.getByText(words('back-office:event.noticeSentAgain'))).toBeVisible()
	await expect.poll(sent, { timeout: 60_000 }).toHaveLength(3)
	await open('orderPlaced')
	await sheet.getByRole('button', { name: words('technical:again.link') }).click()
	await expect(held).toContainText('@client.example')
	await sendNow(page, words)
	await expect(history.getByText(words('back-office:event.linkSent'))).toBeVisible()
	await expect.poll(sent, { timeout: 60_000 }).toContain('orderChanged')
})

test('the mailbox offers the same, and what was sent again stands first', async ({
	page,
	baseURL,
}) => {
	const reference = await placeOrder(baseURL ?? '')
	await logIn(page, words, 'admin@gabarit.example')
	const kept = async () =>
		(await ask<OutboxList>(page, `back-office/mailbox?reference=${reference}`)).rows.map(
			({ kind }) => kind,
		)
	await expect
		.poll(kept, { timeout: 60_000 })
		.toEqual(expect.arrayContaining(['orderPlaced', 'sellerNotice']))
	await page.goto(`/back-office/technical/mails?reference=${reference}&kinds=sellerNotice`)
	await page.getByRole('row').nth(1).getByRole('button').click()
	const sheet = page.getByRole('dialog')
	await sheet.getByRole('button', { name: words('technical:deliveries.replay') }).click()
	await sendNow(page, words)
	await expect
		.poll(async () => (await kept()).filter((kind) => kind === 'sellerNotice'), { timeout: 60_000 })
		.toHaveLength(2)
	expect((await kept())[0]).toBe('sellerNotice')
})

test('our prices rise by 5 %: the per cent is typed, the coefficient is counted', async ({
	page,
	baseURL,
}) => {
	const shop = (baseURL ?? '').replace('localhost', 'meubles-dupont.localhost')
	await logIn(page, words, 'paul@meubles-dupont.example', shop)
	await page.goto(`${shop}/back-office/settings?part=prices`)
	const coefficient = page.getByRole('textbox', {
		name: words('shop:field.coefficientIndividual'),
	})
	const percent = page.getByRole('textbox', { name: words('shop:priceChange') }).first()
	const before = Number((await coefficient.inputValue()).replace(',', '.'))
	await percent.fill('+5 %')
	const after = String(Math.round(before * 1.05 * 10_000) / 10_000).replace('.', ',')
	await expect(coefficient).toHaveValue(after)
	await expect(page.getByText(/\(\+5\s%\)/)).toBeVisible()
	// A coefficient that is typed itself is no longer so many per cent more.
	await coefficient.fill('2')
	await expect(percent).toHaveValue('')
})

test('the last day of an offer is changed beside that day', async ({ page, baseURL }) => {
	const { reference } = await askOffer(baseURL ?? '', 'fr')
	await logIn(page, words, lien)
	await page.goto(`/back-office/offers/${reference}`)
	const delivery = page.getByRole('region', { name: words('back-office:order.deliverySection') })
	const { validUntil } = await ask<OrderPage>(page, `back-office/orders/${reference}`)
	const later = new Date(`${validUntil ?? ''}T12:00:00Z`)
	later.setUTCDate(later.getUTCDate() + 14)
	const day = later.toISOString().slice(0, 10)
	await delivery.getByRole('button', { name: words('back-office:followUp.prolong') }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByLabel(words('back-office:followUp.lastDay')).fill(day)
	await dialog.getByRole('button', { name: words('back-office:followUp.prolongConfirm') }).click()
	await sendNow(page, words)
	await expect
		.poll(async () => (await ask<OrderPage>(page, `back-office/orders/${reference}`)).validUntil)
		.toBe(day)
	await expect(delivery).toContainText(String(later.getUTCDate()))
	await expect(
		page.getByRole('button', { name: words('back-office:followUp.prolong') }),
	).toHaveCount(1)
})

test('the workshop is late: the dialog names who is mailed, and the shop reads the reason', async ({
	page,
	baseURL,
	browser,
}) => {
	const reference = await placeOrder(baseURL ?? '')
	await logIn(page, words, lien)
	for (const action of ['acceptOrder', 'sendToSupplier']) {
		const { revision } = await ask<OrderPage>(page, `back-office/orders/${reference}`)
		await ask<OrderPage>(page, `back-office/orders/${reference}/actions`, { action, revision })
	}
	// At another shop's address the operator's staff is the workshop alone, and sells nothing.
	const address = (baseURL ?? '').replace('localhost', 'meubles-dupont.localhost')
	const workshop = await (await browser.newContext({ baseURL: address })).newPage()
	await withoutWebGl(workshop)
	await logIn(workshop, words, 'fournisseur@gabarit.example')
	await workshop.goto(`/back-office/orders/${reference}`)
	const { supplierAt, tenant } = await ask<OrderPage>(workshop, `back-office/orders/${reference}`)
	const shopName = (await ask<Me>(workshop, 'back-office/session/me')).shops.find(
		({ code }) => code === tenant,
	)?.name
	await workshop.getByRole('button', { name: words('back-office:supplierDate.change') }).click()
	const dialog = workshop.getByRole('dialog')
	const reason = dialog.getByLabel(words('back-office:supplierDate.reason'))
	await expect(reason).toHaveCount(0)
	const later = new Date(`${supplierAt ?? ''}T12:00:00Z`)
	later.setUTCDate(later.getUTCDate() + 4)
	const day = dialog.getByLabel(words('back-office:order.supplierAt'))
	// A dialog takes the keyboard to its first field; what is typed elsewhere before would go there.
	await expect(day).toBeFocused()
	await day.fill(later.toISOString().slice(0, 10))
	await reason.fill('Charnières en rupture')
	await expect(reason).toHaveValue('Charnières en rupture')
	await expect(dialog).toContainText(shopName ?? 'no name')
	await dialog.getByRole('button', { name: words('back-office:supplierDate.confirm') }).click()
	await sendNow(workshop, words)
	const read = async () =>
		(await ask<OrderPage>(page, `back-office/orders/${reference}`)).timeline[0]?.motive
	await expect.poll(read).toBe('Charnières en rupture')
	await workshop.context().close()
	await page.goto(`/back-office/orders/${reference}`)
	await expect(page.getByText(/Charnières en rupture/)).toBeVisible()
})

test('the counts beside the sections are those of the shop that was chosen', async ({ page }) => {
	await logIn(page, words, 'admin@gabarit.example')
	const all = await ask<Me>(page, 'back-office/session/me')
	const counted = page.waitForResponse(/session\/me\?tenant=meubles-dupont/)
	await page
		.getByRole('combobox', { name: words('back-office:nav.shop') })
		.selectOption('meubles-dupont')
	const { waiting } = (await (await counted).json()) as Me
	expect(waiting.orders).not.toBe(all.waiting.orders)
	const orders = page
		.getByRole('navigation', { name: words('back-office:nav.label') })
		.getByRole('link', { name: words('back-office:nav.orders') })
	await expect(orders).toHaveAccessibleName(new RegExp(`\\s${waiting.orders}\\s`))
})

test('a professional who becomes a reseller: what is known of him is proposed, and stored as the form says', async ({
	page,
}) => {
	await logIn(page, words, 'admin@gabarit.example')
	const word = ownWord()
	const email = `${word.toLowerCase()}@client.example`
	const { id } = await ask<Professional>(page, 'back-office/users', {
		email,
		firstName: 'Karim',
		lastName: word,
		role: 'ProfessionalCustomer',
		companyName: `Ateliers ${word}`,
		vatNumber: 'BE0999700014',
		phoneNumber: '+32 81 11 22 33',
		resellerReference: 'atelier',
	})
	await page.goto(`/back-office/professionals/${id}`)
	await page.getByRole('button', { name: words('people:turn.begin') }).click()
	const dialog = page.getByRole('dialog')
	const field = (name: 'shopName' | 'code' | 'vatNumber' | 'email' | 'phoneNumber' | 'address') =>
		dialog.getByRole('textbox', { name: words(`people:field.${name}`) }).first()
	await expect(field('shopName')).toHaveValue(`Ateliers ${word}`)
	await expect(field('vatNumber')).toHaveValue('BE0999700014')
	await expect(field('email')).toHaveValue(email)
	await expect(field('phoneNumber')).toHaveValue('+32 81 11 22 33')
	const code = `turned-${word.toLowerCase()}`
	await field('code').fill(code)
	await field('phoneNumber').fill('+32 81 99 88 77')
	await field('address').fill('Rue Haute 1, 5000 Namur')
	await dialog.getByRole('textbox').last().fill(email)
	await dialog.getByRole('button', { name: words('people:turn.confirm') }).click()
	await expect(page).toHaveURL(new RegExp(`/resellers/${code}$`))
	expect(await ask<Reseller>(page, `back-office/resellers/${code}`)).toMatchObject({
		name: `Ateliers ${word}`,
		vats: { BE: 'BE0999700014' },
		email,
		phoneNumber: '+32 81 99 88 77',
		address: 'Rue Haute 1, 5000 Namur',
	})
})

test('the customer moved: the address is corrected where it stands, and the invoice goes with it', async ({
	page,
	baseURL,
}) => {
	const reference = await placeOrder(baseURL ?? '')
	await logIn(page, words, lien)
	await page.goto(`/back-office/orders/${reference}`)
	const delivery = page.getByRole('region', { name: words('back-office:order.deliverySection') })
	await expect(delivery.getByText('Rue de la Scie 12')).toBeVisible()
	await delivery.getByRole('button', { name: words('back-office:correct.group.delivery') }).click()
	const sheet = page.getByRole('dialog')
	const street = sheet.getByRole('textbox', { name: words('back-office:correct.street') })
	await expect(street).toHaveCount(1)
	await street.fill('Rue Haute')
	await sheet.getByRole('button', { name: /Enregistrer/ }).click()
	// What waits is said as what comes, beside the street that still stands.
	const held = page.getByRole('region', { name: words('back-office:held.label') })
	await expect(held).toContainText(/Dans \d\ss\s: corrections enregistrées\./)
	await expect(delivery.getByText('Rue de la Scie 12')).toBeVisible()
	await sendNow(page, words)
	await expect(delivery.getByText('Rue Haute 12')).toBeVisible()
	const moved = await ask<OrderPage>(page, `back-office/orders/${reference}`)
	expect(moved.billingAddress?.street).toBe('Rue Haute')
	// Where the invoice goes elsewhere by now, its address is shown.
	await delivery.getByRole('button', { name: words('back-office:correct.group.delivery') }).click()
	const isSame = sheet.getByRole('checkbox', { name: words('back-office:correct.sameBilling') })
	await expect(isSame).toBeChecked()
	await sheet.getByText(words('back-office:correct.mode.pickUp'), { exact: true }).click()
	await expect(street).toHaveCount(1)
	await street.fill('Rue Droite')
	await sheet.getByText(words('back-office:correct.mode.delivery'), { exact: true }).click()
	await expect(isSame).not.toBeChecked()
	await expect(street.last()).toHaveValue('Rue Droite')
	await isSame.check()
	await expect(street).toHaveCount(1)
	// Two addresses again: each has its fields, and the invoice's is the one that it was.
	await isSame.uncheck()
	await expect(street).toHaveCount(2)
	await expect(street.last()).toHaveValue('Rue Haute')
	await street.last().fill('Rue Basse')
	await sheet.getByRole('button', { name: /Enregistrer/ }).click()
	await sendNow(page, words)
	await expect(delivery.getByText('Rue Basse 12')).toBeVisible()
	await expect(delivery.getByText('Rue Haute 12')).toBeVisible()
})

test('an administrator who chose a shop reads no column of shops, and the price stands on the screen', async ({
	page,
}) => {
	await logIn(page, words, 'admin@gabarit.example')
	const shop = page.getByRole('columnheader', { name: words('back-office:list.column.tenant') })
	await expect(shop).toBeVisible()
	await page.goto('/back-office/orders?shop=meubles-dupont')
	await expect(page.getByRole('row').nth(1)).toBeVisible()
	await expect(shop).toHaveCount(0)
	const price = await page.getByRole('row').nth(1).getByRole('cell').last().boundingBox()
	expect(price ? price.x + price.width : Number.NaN).toBeLessThanOrEqual(1440)
})

test('on a phone, whom to call and where to go stand before the picture and the price', async ({
	page,
	baseURL,
}) => {
	const reference = await placeOrder(baseURL ?? '')
	await page.setViewportSize({ width: 390, height: 844 })
	await logIn(page, words, lien)
	await page.goto(`/back-office/orders/${reference}`)
	const phone = page.getByRole('link', { name: '+32 470 12 34 56' })
	await expect(phone).toHaveCount(1)
	const top = async (name: 'link' | 'table') =>
		(await (name === 'link' ? phone : page.getByRole('table').first()).boundingBox())?.y ?? 0
	expect(await top('link')).toBeLessThan(await top('table'))
	expect(await top('link')).toBeLessThan(844)
})

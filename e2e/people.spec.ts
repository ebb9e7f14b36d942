// An administrator opens a shop, its own administrator works in it; two editors of one account meet.
import { readFileSync } from 'node:fs'
import type { UserRow } from '@gabarit/contract'
import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible } from './accessible.ts'
import { invitationMailedTo, ownWord } from './customer.ts'
import { button, field, held, inviteTwo, openSection } from './people.ts'
import { ask, logIn, searchFor, sendNow } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const password = 'Rabot-2027-zuid'

async function activate(page: Page, address: string): Promise<void> {
	await page.goto(address)
	await page.getByLabel(words('connexion:newPassword.password')).first().fill(password)
	await page.getByLabel(words('connexion:newPassword.confirmation')).first().fill(password)
	await button(page, 'connexion:newPassword.save').click()
	await expect(page.getByText(words('connexion:newPassword.saved'))).toBeVisible()
}

test('an administrator opens a shop; its own administrator invites a seller there, and disables him', async ({
	page,
	browser,
	baseURL,
}) => {
	const address = baseURL ?? ''
	const complaints = complaintsOf(page)
	const code = `bois-${Date.now().toString(36)}`
	const email = `nora@${code}.example`
	await logIn(page, words, 'admin@gabarit.example')
	await openSection(page, 'resellers')
	await expectAccessible(page, 'the list of resellers')
	await page.getByRole('link', { name: words('people:resellers.open') }).click()
	await field(page, 'shopName').fill('Bois Clair')
	await field(page, 'code').fill('Bois Clair')
	await field(page, 'firstName').fill('Nora')
	await field(page, 'lastName').fill('Lenoir')
	await field(page, 'email').fill(email)
	await button(page, 'people:resellers.send').click()
	await expect(page.getByText(words('back-office:form.shopCode')).first()).toBeVisible()
	await field(page, 'code').fill(code)
	await expectAccessible(page, 'a new reseller')
	await button(page, 'people:resellers.send').click()
	await expect(held(page)).toContainText(email)
	// The clock stands while somebody is at it.
	await held(page).hover()
	await expectAccessible(page, 'a new reseller that waits to be sent')
	await sendNow(page, words)
	await expect(page).toHaveURL(new RegExp(`/resellers/${code}$`))
	await expectAccessible(page, 'the page of a reseller')

	const path = await invitationMailedTo(address, email)
	expect(path).toContain('/back-office/login')
	const shop = address.replace('localhost', `${code}.localhost`)
	const theirs = await (await browser.newContext({ locale: 'fr' })).newPage()
	await activate(theirs, `${shop}${path}`)
	await theirs.goto(`${shop}/back-office/users`)
	await theirs.getByRole('textbox', { name: words('back-office:login.email') }).fill(email)
	await theirs.getByLabel(words('back-office:login.password')).first().fill(password)
	await button(theirs, 'back-office:login.submit').click()
	await expect(theirs.getByRole('link', { name: 'Lenoir Nora' }).first()).toBeVisible()
	await expect(theirs.getByRole('link', { name: words('back-office:nav.resellers') })).toHaveCount(
		0,
	)

	await theirs.getByRole('link', { name: words('people:users.invite') }).click()
	const seller = `luc@${code}.example`
	await field(theirs, 'email').fill(seller)
	await field(theirs, 'firstName').fill('Luc')
	await field(theirs, 'lastName').fill('Petit')
	await expect(theirs.getByRole('radio')).toHaveCount(2)
	await theirs.getByRole('radio', { name: words('people:role.ResellerEmployee') }).check()
	await button(theirs, 'people:users.send').click()
	await sendNow(theirs, words)
	await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Petit Luc')
	expect(await invitationMailedTo(address, seller)).toContain('/back-office/login')
	await button(theirs, 'people:account.disable').click()
	const dialog = theirs.getByRole('dialog')
	await expect(dialog.getByText(words('people:account.disableMeans'))).toBeVisible()
	await dialog.getByRole('button', { name: words('people:account.disable') }).click()
	await expect(button(theirs, 'people:account.enable')).toBeVisible()
	await expectAccessible(theirs, 'the page of a user')
	await theirs.context().close()
	expect(complaints).toEqual([])
})

test('of two editors of one account the second one chooses between both values', async ({
	page,
}) => {
	await logIn(page, words, 'sofie.maes@atelier.example')
	const lastName = ownWord()
	const { id } = await ask<UserRow>(page, 'back-office/users', {
		email: `${lastName}@atelier.example`.toLowerCase(),
		firstName: 'Lea',
		lastName,
		role: 'ResellerEmployee',
	})
	await openSection(page, 'users')
	await searchFor(page, lastName)
	await page.getByRole('link', { name: `${lastName} Lea` }).click()
	const phone = page.getByRole('textbox', { name: words('people:field.phoneNumber') })
	await phone.fill('+32 81 44 55 66')
	const { revision } = await ask<UserRow>(page, `back-office/users/${id}`)
	await ask(page, `back-office/users/${id}`, { revision, phoneNumber: '+32 81 11 22 33' })
	await page.getByRole('button', { name: /^Enregistrer 1 changement/ }).click()
	const conflict = page.getByRole('group', { name: words('people:field.phoneNumber') })
	await expect(conflict).toContainText('+32 81 44 55 66')
	await expect(conflict).toContainText('+32 81 11 22 33')
	await expect(conflict).toContainText('Maes Sofie')
	await expectAccessible(page, 'a conflict of two editors')
	await conflict.getByRole('radio').first().click()
	await page.getByRole('button', { name: /^Enregistrer 1 changement/ }).click()
	await expect(page.getByText(words('people:saved'))).toBeVisible()
	await page.reload()
	await expect(phone).toHaveValue('+32 81 44 55 66')
})

test('an admin disables several accounts at once, exports what is seen, reads it in the audit and erases one', async ({
	page,
}) => {
	const complaints = complaintsOf(page)
	const stamp = `Rabot${Date.now().toString(36)}`
	await logIn(page, words, 'admin@gabarit.example')
	await inviteTwo(page, stamp)
	await openSection(page, 'users')
	await searchFor(page, stamp)
	await expect(page.getByRole('row')).toHaveCount(3)
	await page.getByRole('checkbox', { name: words('back-office:list.choosePage') }).check()
	await page.getByRole('button', { name: words('people:bulk.act.disable') }).click()
	await expectAccessible(page, 'an act on several accounts')
	await page.getByRole('dialog').getByRole('button', { name: 'Pour 2 comptes' }).click()
	await expect(page.getByText('Fait pour 2 comptes.')).toBeVisible()
	await expect(page.getByText('désactivé le')).toHaveCount(2)

	await page.getByRole('button', { name: words('back-office:list.export') }).click()
	const [list] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: words('back-office:list.exportAs.csv') }).click(),
	])
	const lines = readFileSync(await list.path(), 'utf8')
		.trim()
		.split('\n')
	expect(lines).toHaveLength(3)
	expect(lines[1]).toContain(`${stamp} Ada;ada.${stamp.toLowerCase()}@atelier.example`)

	const audit = words('back-office:nav.audit')
	await page.getByRole('link', { name: audit }).click()
	await expect(page.getByRole('heading', { level: 1, name: audit })).toBeVisible()
	await searchFor(page, `Basile ${stamp}`)
	const disabled = page.getByRole('row').filter({ hasText: 'Désactivé' })
	await expect(disabled).toHaveCount(1)
	await expect(disabled).toContainText('Benali Inès')
	await expectAccessible(page, 'the audit')

	await disabled.getByRole('link', { name: `${stamp} Basile` }).click()
	// The audit has a button of the same name.
	await expect(page.getByRole('heading', { level: 1, name: `${stamp} Basile` })).toBeVisible()
	const [copy] = await Promise.all([
		page.waitForEvent('download'),
		button(page, 'people:data.export').click(),
	])
	const data = JSON.parse(readFileSync(await copy.path(), 'utf8')) as Record<string, unknown[]>
	expect(data['account']).toHaveLength(1)
	await page.getByRole('button', { name: words('people:data.erase') }).click()
	const dialog = page.getByRole('dialog')
	await expect(dialog.getByText(words('people:data.counts.account'))).toBeVisible()
	await expectAccessible(page, 'what an erasure keeps and what goes')
	await dialog.getByRole('button', { name: words('people:data.eraseNow') }).click()
	await expect(dialog.getByText(words('back-office:dialog.typeWrong'))).toBeVisible()
	await dialog.getByRole('textbox').fill(`basile.${stamp.toLowerCase()}@atelier.example`)
	await dialog.getByRole('button', { name: words('people:data.eraseNow') }).click()
	await expect(dialog.getByText(words('people:data.went'))).toBeVisible()
	await dialog.getByRole('button', { name: words('people:toList') }).click()
	await searchFor(page, stamp)
	await expect(page.getByRole('row')).toHaveCount(2)
	expect(complaints).toEqual([])
})

/** Two shops and a professional of the operator's, by calls. */
async function openTwo(page: Page, stamp: string): Promise<void> {
	await page.evaluate(async (name) => {
		const post = (path: string, body: object) =>
			fetch(`/api/back-office/${path}`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(body),
			})
		for (const [at, wood] of ['Chêne', 'Hêtre'].entries())
			await post('resellers', { code: `${name.toLowerCase()}-${at}`, name: `${name} ${wood}` })
		await post('users', {
			role: 'ProfessionalCustomer',
			email: `pro.${name.toLowerCase()}@example.be`,
			firstName: 'Pia',
			lastName: name,
			companyName: `${name} Intérieurs`,
		})
	}, stamp)
}

test('an admin rates, closes and opens several shops at once, and rates professionals', async ({
	page,
}) => {
	const complaints = complaintsOf(page)
	const stamp = `Varlope${Date.now().toString(36)}`
	await logIn(page, words, 'admin@gabarit.example')
	await openTwo(page, stamp)
	await openSection(page, 'resellers')
	const choosePage = async (found: number) => {
		await searchFor(page, stamp)
		// Its head is a row, too.
		await expect(page.getByRole('row')).toHaveCount(found + 1)
		await page.getByRole('checkbox', { name: words('back-office:list.choosePage') }).check()
	}
	await choosePage(2)
	const dialog = page.getByRole('dialog')
	const rate = async (rating: string, confirm: string) => {
		await page.getByRole('button', { name: words('people:bulk.rating') }).click()
		await dialog.getByRole('button', { name: confirm }).click()
		await expect(dialog.getByText(words('back-office:form.required'))).toBeVisible()
		await dialog.getByRole('textbox').fill('abc')
		await dialog.getByRole('button', { name: confirm }).click()
		await expect(dialog.getByText(words('back-office:form.rating'))).toBeVisible()
		await expectAccessible(page, 'a rating for several')
		await dialog.getByRole('textbox').fill(rating)
		await dialog.getByRole('button', { name: confirm }).click()
		await expect(dialog).toHaveCount(0)
	}
	await rate('0,58', 'Pour 2 enseignes')
	await expect(page.getByText('Fait pour 2 enseignes.')).toBeVisible()
	await expect(page.getByRole('cell', { name: '0,58' })).toHaveCount(2)
	await choosePage(2)
	await page.getByRole('button', { name: words('people:bulk.rating') }).click()
	await dialog.getByRole('checkbox', { name: words('people:bulk.commonRating') }).check()
	await expect(dialog.getByRole('textbox')).toBeDisabled()
	await dialog.getByRole('button', { name: 'Pour 2 enseignes' }).click()
	await expect(page.getByRole('cell', { name: '0,58' })).toHaveCount(0)

	await choosePage(2)
	await page.getByRole('button', { name: words('people:shopsBulk.close') }).click()
	await expect(dialog).toContainText(`${stamp} Chêne, ${stamp} Hêtre`)
	await dialog.getByRole('button', { name: 'Pour 2 enseignes' }).click()
	await expect(dialog.getByText(words('back-office:dialog.typeWrong'))).toBeVisible()
	await expectAccessible(page, 'closing several shops')
	await dialog.getByRole('textbox').fill('2')
	await dialog.getByRole('button', { name: 'Pour 2 enseignes' }).click()
	await expect(page.getByRole('cell', { name: words('people:shopState.closed') })).toHaveCount(2)
	await choosePage(2)
	await page.getByRole('button', { name: words('people:shopsBulk.reopen') }).click()
	await dialog.getByRole('button', { name: 'Pour 2 enseignes' }).click()
	await expect(page.getByRole('cell', { name: words('people:shopState.open') })).toHaveCount(2)

	await page
		.getByRole('link', { name: words('back-office:nav.professionals') })
		.first()
		.click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		words('back-office:nav.professionals'),
	)
	await choosePage(1)
	await rate('0,66', 'Pour 1 compte')
	await expect(page.getByRole('cell', { name: '0,66' })).toHaveCount(1)
	expect(complaints).toEqual([])
})

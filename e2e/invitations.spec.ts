// Invitations by mail: taken back, sent when their page is left, by whom, and several together.
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { invitationMailedTo, ownWord } from './customer.ts'
import { button, field, held, inviteTwo, openSection } from './people.ts'
import { logIn, searchFor, sendNow } from './seller.ts'
import { wholly, wordsOf } from './words.ts'

const words = wordsOf('fr')

test('an invitation names whom it mails; it is taken back in its eight seconds, or sent when the page is left', async ({
	page,
	baseURL,
}) => {
	await logIn(page, words, 'sofie.maes@atelier.example')
	const lastName = ownWord()
	const email = `${lastName}@atelier.example`.toLowerCase()
	await openSection(page, 'users')
	await page.getByRole('link', { name: words('people:users.invite') }).click()
	await field(page, 'email').fill(email)
	await field(page, 'firstName').fill('Lea')
	await field(page, 'lastName').fill(lastName)
	await page.getByRole('radio', { name: words('people:role.ResellerEmployee') }).check()
	await button(page, 'people:users.send').click()
	await expect(held(page)).toContainText(email)
	await page.keyboard.press('Control+z')
	await expect(held(page)).toHaveCount(0)
	await expect(field(page, 'email')).toHaveValue(email)
	await page.goto(`/back-office/users?search=${lastName}`)
	await expect(page.getByText(words('back-office:list.noMatch'))).toBeVisible()

	await page.goto('/back-office/users/new')
	await button(page, 'people:users.send').click()
	await expect(held(page)).toBeVisible()
	await page.goto('/back-office/offers')
	expect(await invitationMailedTo(baseURL ?? '', email)).toContain('/back-office/login')
	await page.goto('/back-office/users/new')
	await expect(field(page, 'email')).toHaveValue('')
	await page.goto(`/back-office/users?search=${lastName}`)
	await page.getByRole('link', { name: `${lastName} Lea` }).click()
	await expect(page.getByText(`${email} reçoit`)).toBeVisible()
	await button(page, 'people:account.send.invitation').click()
	await expect(held(page)).toContainText(email)
	await held(page)
		.getByRole('button', { name: /Annuler/ })
		.click()
	await expect(button(page, 'people:account.send.invitation')).toBeEnabled()
})

test('an invitation without a role waits for nothing: the form says at once what is missing', async ({
	page,
}) => {
	await logIn(page, words, 'sofie.maes@atelier.example')
	const lastName = ownWord()
	await page.goto('/back-office/users/new')
	// The roles come after the form.
	await expect(page.getByRole('radio').first()).toBeVisible()
	await field(page, 'email').fill(`${lastName}@atelier.example`.toLowerCase())
	await field(page, 'lastName').fill(lastName)
	await button(page, 'people:users.send').click()
	await expect(field(page, 'firstName')).toBeFocused()
	await expect(held(page)).toHaveCount(0)
	await field(page, 'firstName').fill('Lea')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('radio').first()).toBeFocused()
	const role = page.getByRole('group', { name: words('people:field.role') })
	await expect(role.getByText(words('back-office:form.required'))).toBeVisible()
	await expect(held(page)).toHaveCount(0)
	await page.keyboard.press('Space')
	await page.keyboard.press('Enter')
	await expect(held(page)).toContainText(lastName.toLowerCase())
	await page.keyboard.press('Control+z')
})

test('a role that another shop does not have is chosen anew, and one that the server refuses says so', async ({
	page,
}) => {
	await logIn(page, words, 'admin@gabarit.example')
	const lastName = ownWord()
	await page.goto('/back-office/users/new')
	await field(page, 'email').fill(`${lastName}@dupont.example`.toLowerCase())
	await field(page, 'firstName').fill('Lea')
	await field(page, 'lastName').fill(lastName)
	await page.getByRole('radio', { name: words('people:role.Admin') }).check()
	await page
		.getByRole('main')
		.getByRole('combobox', { name: words('people:field.shop') })
		.selectOption('meubles-dupont')
	// Until the roles of that shop are known there is none, and the former one still counts.
	await expect(page.getByRole('radio').first()).toBeVisible()
	await expect(page.getByRole('radio', { name: words('people:role.Admin') })).toHaveCount(0)
	await button(page, 'people:users.send').click()
	const role = page.getByRole('group', { name: words('people:field.role') })
	await expect(role.getByText(words('back-office:form.required'))).toBeVisible()
	await expect(held(page)).toHaveCount(0)
	await page.route('**/api/back-office/users', async (route) => {
		const refused = { problems: [{ path: 'role', message: 'Not allowed here.' }] }
		const json = { code: 'invalid_model', status: 400, message: 'refused', data: refused }
		await (route.request().method() === 'POST'
			? route.fulfill({ status: 400, json })
			: route.continue())
	})
	await page.getByRole('radio').first().check()
	await button(page, 'people:users.send').click()
	await sendNow(page, words)
	await expect(role.getByText('Not allowed here.')).toBeVisible()
})

test('a seller invites a professional, and no user', async ({ page, baseURL }) => {
	const address = (baseURL ?? '').replace('localhost', 'meubles-dupont.localhost')
	await logIn(page, words, 'claire@meubles-dupont.example', address)
	await expect(page.getByRole('link', { name: words('back-office:nav.users') })).toHaveCount(0)
	await page
		.getByRole('link', { name: words('back-office:nav.professionals') })
		.first()
		.click()
	await page.getByRole('link', { name: words('people:users.invite') }).click()
	const lastName = ownWord()
	const email = `${lastName}@boisvert.example`.toLowerCase()
	await field(page, 'email').fill(email)
	await page
		.getByRole('textbox', { name: wholly(words('people:field.companyName')) })
		.fill(`${lastName} SRL`)
	await field(page, 'firstName').fill('Ida')
	await field(page, 'lastName').fill(lastName)
	await expect(page.getByRole('radio')).toHaveCount(0)
	await button(page, 'people:users.send').click()
	await expect(held(page)).toContainText(email)
	await sendNow(page, words)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${lastName} SRL`)
	expect(await invitationMailedTo(baseURL ?? '', email)).not.toBe('')
	await expect(button(page, 'people:account.send.invitation')).toBeVisible()
	await expect(button(page, 'people:account.disable')).toHaveCount(0)
	await expectAccessible(page, 'a professional, as a seller sees him')
})

test('several invitations wait together, and name whom they mail', async ({ page }) => {
	await logIn(page, words, 'admin@gabarit.example')
	const stamp = ownWord()
	await inviteTwo(page, stamp)
	await openSection(page, 'users')
	await searchFor(page, stamp)
	await expect(page.getByRole('row')).toHaveCount(3)
	await page.getByRole('checkbox', { name: words('back-office:list.choosePage') }).check()
	await page.getByRole('button', { name: words('people:bulk.act.invitation') }).click()
	const dialog = page.getByRole('dialog')
	await expect(dialog).toContainText(`Ada ${stamp}`)
	await dialog.getByRole('button', { name: 'Pour 2 comptes' }).click()
	await expect(held(page)).toContainText(`Ada ${stamp}`)
	await page.keyboard.press('Control+z')
	await expect(page.getByText('2 choisis')).toBeVisible()
	await page.getByRole('button', { name: words('people:bulk.act.invitation') }).click()
	await dialog.getByRole('button', { name: 'Pour 2 comptes' }).click()
	await sendNow(page, words)
	await expect(page.getByText('Fait pour 2 comptes.').first()).toBeVisible()
})

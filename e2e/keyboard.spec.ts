// The back-office without a mouse: a filter, several orders at once, a form with a refused field, a record and back. The
// keyboard is always somewhere that one sees.
import type { OrderList } from '@gabarit/contract'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { withoutWebGl } from './accessible.ts'
import { type Hand, keyboardOf } from './buyer.ts'
import { ownWord, placeOrder } from './customer.ts'
import { unseenFocus } from './focus.ts'
import { ask, logIn } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const sofie = 'sofie.maes@atelier.example'

test.beforeEach(({ page }) => withoutWebGl(page))

/** A hand that notes each step at which nobody sees where the keyboard is. */
function seenHand(page: Page): { hand: Hand; unseen: string[] } {
	const unseen: string[] = []
	const look = async () => {
		const hidden = await unseenFocus(page)
		if (hidden !== null) unseen.push(hidden)
	}
	return { hand: keyboardOf(page, look), unseen }
}

const button = (page: Page | Locator, name: RegExp) => page.getByRole('button', { name }).first()

const statesOf = async (page: Page, customer: string) => {
	const { rows } = await ask<OrderList>(page, `back-office/orders?kind=order&search=${customer}`)
	return rows.map(({ state }) => state)
}

test('a list is filtered by a chip and shown whole again, by keyboard', async ({ page }) => {
	const { hand, unseen } = seenHand(page)
	await logIn(page, words, sofie)
	await page.goto('/back-office/orders')
	await expect(page.locator('tbody a').first()).toBeVisible()
	const chip = button(page, words('back-office:list.stateFilter'))
	await hand.press(chip)
	await hand.check(page.getByRole('checkbox', { name: words('back-office:state.waiting') }))
	await expect(page).toHaveURL(/states=waiting/u)
	await page.keyboard.press('Escape')
	await expect(chip).toBeFocused()
	await hand.press(button(page, /^Retirer le filtre/u))
	await expect(page).not.toHaveURL(/states=/u)
	await expect(page.locator('body')).not.toBeFocused()
	expect(unseen).toEqual([])
})

test('several orders are accepted at once, by keyboard', async ({ page, baseURL }) => {
	const { hand, unseen } = seenHand(page)
	const customer = ownWord()
	for (let placed = 0; placed < 2; placed += 1) await placeOrder(baseURL ?? '', customer)
	await logIn(page, words, sofie)
	await page.goto(`/back-office/orders?view=all&search=${customer}`)
	await expect(page.locator('tbody tr')).toHaveCount(2)
	for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
	const bar = page.getByRole('region', { name: words('back-office:bulk.label') })
	await hand.press(button(bar, words('back-office:action.acceptOrder')))
	const dialog = page.getByRole('dialog')
	await expect(dialog.locator(':focus')).toHaveCount(1)
	await hand.press(button(dialog, /2/u))
	await hand.press(button(page, words('back-office:held.now')))
	await expect.poll(() => statesOf(page, customer)).toEqual(['confirmed', 'confirmed'])
	await expect(page.locator('body')).not.toBeFocused()
	expect(unseen).toEqual([])
})

test('a person is invited by keyboard: what is refused gets the focus', async ({ page }) => {
	const { hand, unseen } = seenHand(page)
	const stamp = ownWord()
	await logIn(page, words, 'admin@gabarit.example')
	await page.goto('/back-office/users/new')
	const field = (name: 'email' | 'firstName' | 'lastName') =>
		page.getByRole('textbox', { name: new RegExp(`${words(`people:field.${name}`).source}$`, 'u') })
	await hand.type(field('email'), stamp)
	await hand.type(field('firstName'), 'Odile')
	await hand.type(field('lastName'), stamp)
	await hand.check(page.getByRole('radio').first())
	await hand.press(button(page, words('people:users.send')))
	await expect(field('email')).toBeFocused()
	await expect(field('email')).toHaveAccessibleDescription(words('back-office:form.email'))
	await hand.type(field('email'), `${stamp}@atelier.example`)
	await hand.press(button(page, words('people:users.send')))
	await hand.press(button(page, words('back-office:held.now')))
	await expect(page.getByRole('heading', { level: 1, name: `${stamp} Odile` })).toBeVisible()
	await expect(page.locator('body')).not.toBeFocused()
	expect(unseen).toEqual([])
})

test('a record is opened from its list, its neighbour read, and the list found again, by keyboard', async ({
	page,
}) => {
	const { hand, unseen } = seenHand(page)
	await logIn(page, words, sofie)
	await page.goto('/back-office/orders?view=all&states=done')
	const rows = page.locator('tbody a')
	await expect(rows.nth(1)).toBeVisible()
	const [first = '', second = ''] = await rows.allTextContents()
	for (const key of ['j', 'j', 'k']) await page.keyboard.press(key)
	await expect(rows.first()).toBeFocused()
	expect(await unseenFocus(page)).toBeNull()
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(new RegExp(`/orders/${first}$`, 'u'))
	const steps = page.getByRole('navigation', { name: words('back-office:order.neighbours') })
	await hand.press(steps.getByRole('link').last())
	await expect(page).toHaveURL(new RegExp(`/orders/${second}$`, 'u'))
	await hand.press(
		page.getByRole('main').getByRole('link', { name: words('back-office:nav.orders') }),
	)
	await expect(page).toHaveURL(/states=done/u)
	// The address comes before the list and the focus.
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('back-office:nav.orders'))
	await expect(rows.nth(1)).toBeVisible()
	await expect(page.getByRole('main')).toBeFocused()
	await page.keyboard.press('j')
	await expect(rows.first()).toBeFocused()
	expect(unseen).toEqual([])
})

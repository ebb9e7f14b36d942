// Many mails that wait when their page is left: as many as a browser lets go on are sent, of more it asks first.
import { expect, type Page, test } from '@playwright/test'
import { ask, logIn, searchFor, sendNow } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
/** As `mostOnLeaving` of the back-office. */
const most = 100

/** New accounts, each of which is sent an invitation. */
async function invite(page: Page, stamp: string, count: number): Promise<void> {
	await logIn(page, words, 'admin@gabarit.example')
	for (let at = 0; at < count; at += 1)
		await ask(page, 'back-office/users', {
			email: `p${at}.${stamp.toLowerCase()}@atelier.example`,
			firstName: 'Ada',
			lastName: stamp,
			role: 'ResellerEmployee',
		})
}

/** All are chosen and invited again, which waits its eight seconds. */
async function inviteAgain(page: Page, stamp: string, count: number): Promise<void> {
	await invite(page, stamp, count)
	await page.goto('/back-office/users')
	await searchFor(page, stamp)
	// A page of others has as many rows: until these stand, what is chosen goes with it.
	await expect(page.getByRole('row').filter({ hasText: stamp })).toHaveCount(25)
	await page.getByRole('checkbox', { name: words('back-office:list.choosePage') }).check()
	await page.getByRole('button', { name: `Choisir les ${count} trouvés` }).click()
	await page.getByRole('button', { name: words('people:bulk.act.invitation') }).click()
	await page
		.getByRole('dialog')
		.getByRole('button', { name: `Pour ${count} comptes` })
		.click()
	// Its clock stops while the pointer is over it.
	await page.getByRole('region', { name: words('back-office:held.label') }).hover()
}

test('a hundred that wait are all sent when the page is left', async ({ page }) => {
	const stamp = `Varlope${Date.now().toString(36)}`
	await inviteAgain(page, stamp, most)
	await page.goto('/back-office/orders')
	const invitations = async () => {
		const path = `back-office/outbox?search=${stamp.toLowerCase()}`
		return (await ask<{ total: number }>(page, path)).total
	}
	await expect.poll(invitations, { timeout: 60_000 }).toBe(2 * most)
})

test('of one more the browser asks before the page is left, and who stays can still take it back', async ({
	page,
}) => {
	const stamp = `Bouvet${Date.now().toString(36)}`
	await inviteAgain(page, stamp, most + 1)
	const asked = page.waitForEvent('dialog')
	await page.close({ runBeforeUnload: true })
	const dialog = await asked
	expect(dialog.type()).toBe('beforeunload')
	await dialog.dismiss()
	await page.keyboard.press('Control+z')
	await expect(page.getByText(`${most + 1} choisis`)).toBeVisible()
})

test('two mails given up wait before they are sent again; one that another person sent first is refused alone', async ({
	page,
}) => {
	const stamp = `Guimbarde${Date.now().toString(36)}`
	await invite(page, stamp, 2)
	await page.route(/\/api\/back-office\/outbox\?/u, async (route) => {
		const answer = await route.fetch()
		const list = (await answer.json()) as { rows: object[] }
		const rows = list.rows.map((row) => ({ ...row, state: 'dead' }))
		await route.fulfill({ json: { ...list, rows } })
	})
	let calls = 0
	await page.route('**/api/back-office/outbox/replay', async (route) => {
		calls += 1
		await route.fulfill({ json: { replayed: calls === 1 ? 0 : 1 } })
	})
	await page.goto(`/back-office/technical/deliveries?search=${stamp.toLowerCase()}`)
	const rows = page.getByRole('row').filter({ hasText: stamp.toLowerCase() })
	await expect(rows).toHaveCount(2)
	await page.getByRole('checkbox', { name: words('back-office:list.choosePage') }).check()
	await page.getByRole('button', { name: words('technical:deliveries.replay') }).click()
	const held = page.getByRole('region', { name: words('back-office:held.label') })
	await expect(held).toContainText('2 envois repartent')
	expect(calls).toBe(0)
	await sendNow(page, words)
	await expect(page.getByText(/N’est plus abandonné/)).toBeVisible()
	await expect(page.getByText('1 fait.')).toBeVisible()
	expect(calls).toBe(2)
	// The list is read again as long as the page stands.
	await page.unrouteAll({ behavior: 'ignoreErrors' })
})

// Samples: asked for at the colours by the keyboard alone, found and sent by a seller; no link where a shop sends none.
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, withoutWebGl } from './accessible.ts'
import { keyboardOf, mouse, walkTo } from './buyer.ts'
import { ownWord } from './customer.ts'
import { logIn, searchFor } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const seller = 'lien.claes@atelier.example'

test.beforeEach(({ page }) => withoutWebGl(page))

const linkIn = (page: Page) =>
	page.getByRole('button', { name: words('configurator:samples.link') })

const home = {
	street: 'Rue du Marché',
	streetNumber: '14',
	postalCode: '6700',
	city: 'Arlon',
}

async function type(page: Page, fields: Record<string, string>): Promise<void> {
	const hand = keyboardOf(page)
	for (const [name, text] of Object.entries(fields))
		await hand.type(page.locator(`[name="samples.${name}"]`), text)
}

test('a buyer asks for samples by keyboard, a seller finds the request and marks it sent', async ({
	page,
}) => {
	const hand = keyboardOf(page)
	const lastName = `Canari${Date.now()}`
	const email = `${lastName.toLowerCase()}@example.be`
	const submit = page.getByRole('button', { name: words('configurator:samples.ask') })
	const dialog = page.getByRole('dialog')

	await test.step('the colours of the design are proposed, and another is added', async () => {
		await walkTo({ page, words, hand: mouse }, 'InteriorColor')
		await hand.press(linkIn(page))
		await expect(dialog).toContainText(/Blanc\s+intérieur/)
		await expect(dialog).toContainText(/Chêne naturel\s+extérieur/)
		await expect(dialog.getByText(words('configurator:delivery.errors.required'))).toHaveCount(0)
		const search = page.locator('[name="samples.search"]')
		await search.focus()
		await page.keyboard.type('gris clair')
		await page.keyboard.press('Enter')
		await expect(dialog).toContainText(/Gris clair\s+intérieur/)
		await hand.press(dialog.getByRole('button', { name: 'Retirer Blanc' }))
		await expect(dialog).not.toContainText(/Blanc\s+intérieur/)
		await expectAccessible(page, 'samples')
	})

	await test.step('what is missing is said once it is asked, and goes to the first field', async () => {
		await hand.press(submit)
		await expect(page.locator('[name="samples.firstName"]')).toBeFocused()
		await expect(dialog.getByText(words('configurator:delivery.errors.required'))).toHaveCount(7)
		await expectAccessible(page, 'samples with errors')
	})

	await test.step('closed and opened again it is as it was, and the focus returns', async () => {
		await type(page, { firstName: 'Odile', lastName, email, ...home })
		await page.keyboard.press('Escape')
		await expect(dialog).toHaveCount(0)
		await expect(linkIn(page)).toBeFocused()
		await page.keyboard.press('Enter')
		await expect(page.locator('[name="samples.lastName"]')).toHaveValue(lastName)
		await expect(dialog).toContainText(/Gris clair\s+intérieur/)
	})

	await test.step('without a network nothing is lost', async () => {
		await page.route('**/configurator/samples', (route) => route.abort('connectionrefused'))
		await hand.press(submit)
		await expect(dialog.getByRole('alert')).toHaveText(words('configurator:delivery.unreachable'), {
			timeout: 20_000,
		})
		await expect(page.locator('[name="samples.email"]')).toHaveValue(email)
		await page.unroute('**/configurator/samples')
	})

	await test.step('asked for, it says where to and whom it writes to', async () => {
		await hand.press(submit)
		await expect(dialog).toContainText(`2 échantillons à Odile ${lastName}, Rue du Marché 14`)
		await expect(dialog).toContainText(email)
		await expectAccessible(page, 'samples asked for')
		await page.keyboard.press('Enter')
		await expect(dialog).toHaveCount(0)
		await expect(linkIn(page)).toBeFocused()
	})

	await test.step('the seller finds it, and marks it sent', async () => {
		await logIn(page, words, seller)
		await page.getByRole('link', { name: words('back-office:nav.samples') }).click()
		const title = page.getByRole('heading', { level: 1, name: words('back-office:nav.samples') })
		await expect(title).toBeVisible()
		await searchFor(page, lastName)
		const row = page.getByRole('row').filter({ hasText: lastName })
		await expect(row).toContainText('P1-grey-light, intérieur')
		await expect(row).toContainText('Rue du Marché 14')
		await expect(row.getByText(words('back-office:samples.state.new'))).toBeVisible()
		await expectAccessible(page, 'list of samples')
		await row.getByRole('button', { name: words('back-office:samples.to.sent') }).click()
		await expect(row.getByText(words('back-office:samples.state.sent')).first()).toBeVisible()
		await page.goto('/back-office/samples?states=sent')
		await expect(page.getByRole('row').filter({ hasText: lastName })).toBeVisible()
		await page.goto('/back-office/samples?states=new')
		await expect(page.getByRole('table')).toBeVisible()
		await expect(page.getByRole('row').filter({ hasText: lastName })).toHaveCount(0)
	})
})

test('two sellers: who comes second sees how the request stands', async ({ page, browser }) => {
	await logIn(page, words, seller)
	await page.goto('/back-office/samples?search=t.lambert')
	const context = await browser.newContext()
	const second = await context.newPage()
	await logIn(second, words, 'sofie.maes@atelier.example')
	await second.goto('/back-office/samples?search=t.lambert')
	const button = (of: Page) =>
		of.getByRole('button', { name: words('back-office:samples.to.sent') }).first()
	await expect(button(second)).toBeVisible()
	await button(page).click()
	await expect(button(page)).toHaveCount(0)
	await button(second).click()
	await expect(second.getByText(words('back-office:samples.changed'))).toBeVisible()
	const row = second.getByRole('row').filter({ hasText: 'Lambert' })
	await expect(row.getByText(words('back-office:samples.state.sent'))).toBeVisible()
	await second
		.getByRole('button', { name: words('back-office:samples.back.new') })
		.first()
		.click()
	await expect(button(second)).toBeVisible()
	await context.close()
})

test('several requests are marked sent at once; the one that another seller changed is refused with its reason', async ({
	page,
}) => {
	const lastName = ownWord()
	await logIn(page, words, seller)
	const ids = await page.evaluate(
		async ([name, address]) => {
			const send = (path: string, body: object) =>
				fetch(`/api/${path}`, {
					method: 'POST',
					headers: { 'content-type': 'application/json' },
					body: JSON.stringify(body),
				})
			for (const firstName of ['Ada', 'Basile', 'Cora'])
				await send('configurator/samples', {
					colours: [{ place: 'interior', reference: 'P1-white' }],
					firstName,
					lastName: name,
					email: `${firstName}@${name}.example`,
					address,
					language: 'fr',
				})
			const answer = await fetch(`/api/back-office/samples?search=${name}`)
			const { rows } = (await answer.json()) as { rows: { id: string }[] }
			return rows.map(({ id }) => id)
		},
		[lastName, { ...home, country: 'BE' }] as const,
	)
	expect(ids).toHaveLength(3)
	await page.goto(`/back-office/samples?search=${lastName}`)
	await expect(page.getByRole('row')).toHaveCount(4)
	await page.getByRole('checkbox', { name: words('back-office:list.choosePage') }).check()
	await page.evaluate(
		([id]) =>
			fetch(`/api/back-office/samples/${id}`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ revision: 1, state: 'done' }),
			}),
		ids,
	)
	const bar = page.getByRole('region', { name: words('back-office:bulk.label') })
	await bar.getByRole('button', { name: words('back-office:samples.to.sent') }).click()
	await expect(bar).toContainText('2 faites.')
	await expect(bar).toContainText('Quelqu’un d’autre vient de la modifier.')
	await expectAccessible(page, 'several samples')
	const rows = page.getByRole('row').filter({ hasText: lastName })
	await expect(
		rows.filter({ has: page.getByText(words('back-office:samples.state.sent'), { exact: true }) }),
	).toHaveCount(2)
})

test('a shop that sends no samples has no link to them', async ({ page, baseURL }) => {
	const shop = (baseURL ?? '').replace('localhost', 'rangements-martin.localhost')
	for (const step of ['interior-color', 'exterior-color']) {
		await page.goto(`${shop}/home`)
		await page.goto(`${shop}/configurator?type=desk`)
		await page.goto(`${shop}/configurator?step=${step}`)
		await expect(page.getByRole('searchbox')).toBeVisible()
		await expect(linkIn(page)).toHaveCount(0)
	}
})

for (const kind of ['desk', 'tvFurniture', 'roomSeparator', 'stairsFurniture', 'panels'])
	test(`${kind} has samples at its colours too`, async ({ page }) => {
		await page.goto(`/configurator?type=${kind}`)
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		await page.goto('/configurator?step=exterior-color')
		await linkIn(page).click()
		const dialog = page.getByRole('dialog')
		await expect(dialog.getByText('extérieur', { exact: true })).toHaveCount(1)
		// Loose panels have one colour.
		const inside = dialog.getByText('intérieur', { exact: true })
		await expect(inside).toHaveCount(kind === 'panels' ? 0 : 1)
	})

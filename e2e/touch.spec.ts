// The picture is touched: options are tried in it, fronts opened, shelves moved.
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, withoutWebGl } from './accessible.ts'
import { expectStep, goOn, mouse, walkTo } from './buyer.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

test.beforeEach(({ page }) => withoutWebGl(page))

const keptText = (page: Page) =>
	page.evaluate(() => {
		const code = localStorage.getItem('gabarit.last') ?? ''
		return localStorage.getItem(`gabarit.design.${code}`)
	})
const priceIn = (page: Page) => page.getByRole('status', { name: words('common:priceBar.price') })
const undoOf = (page: Page) => page.getByRole('button', { name: words('common:action.undo') })
const changed = (page: Page) => page.getByTestId('changed')

async function traceOf(page: Page) {
	const isIdle = await undoOf(page).getAttribute('aria-disabled')
	return [await keptText(page), await priceIn(page).textContent(), isIdle]
}

test('every card of a step shows itself in place under the pointer, and leaves no trace', async ({
	page,
}) => {
	await walkTo({ page, words, hand: mouse }, 'ModuleSelection')
	await expect.poll(() => keptText(page)).toContain('"module-selection"')
	const before = await traceOf(page)
	const cards = page.getByRole('radiogroup').getByRole('radio', { checked: false })
	let shown = 0
	for (const card of await cards.all()) {
		await card.hover()
		const isPossible = (await card.getAttribute('aria-disabled')) === null
		if (!isPossible) continue
		await expect(changed(page)).toBeVisible()
		shown += 1
	}
	expect(shown).toBeGreaterThan(5)
	await page.mouse.move(2, 2)
	await expect(changed(page)).toHaveCount(0)
	await page.waitForTimeout(400)
	expect(await traceOf(page)).toEqual(before)
})

test('in focus of the keyboard a card shows itself, chosen it stays, and one undo takes it back', async ({
	page,
}) => {
	await walkTo({ page, words, hand: mouse }, 'ModuleSelection')
	const group = page.getByRole('radiogroup', { name: words('configurator:modules.count') })
	const before = await priceIn(page).textContent()
	await group.getByRole('radio', { checked: true }).focus()
	await page.keyboard.press('ArrowRight')
	await expect(changed(page)).toBeVisible()
	await expect(priceIn(page)).toHaveText(before ?? '')
	await page.keyboard.press('Enter')
	await expect(changed(page)).toHaveCount(0)
	await expect(priceIn(page)).not.toHaveText(before ?? '')
	await undoOf(page).click()
	await expect(priceIn(page)).toHaveText(before ?? '')
})

test('fronts open and shut by the keyboard, by name, and stand shut in the next step', async ({
	page,
}) => {
	const buyer = await walkTo({ page, words, hand: mouse }, 'Footprint')
	const leaves = page.getByTestId('stage').getByText(/^577/u)
	const named = (verb: 'Ouvrir' | 'Fermer') =>
		page.getByRole('button', { name: `${verb} la porte gauche du module 1`, exact: true })
	await expect(leaves).toHaveCount(5)
	await named('Ouvrir').focus()
	await page.keyboard.press('Enter')
	await expect(named('Fermer')).toBeFocused()
	await expect(leaves).toHaveCount(4)
	await page.keyboard.press('ArrowRight')
	await page.keyboard.press('Space')
	await expect(leaves).toHaveCount(3)
	await goOn(buyer, 'Room')
	await expectStep(buyer, 'Room')
	await expect(named('Ouvrir')).toHaveCount(1)
	await expect(leaves).toHaveCount(5)
	// By the hand, on the flat picture.
	const box = await leaves.first().boundingBox()
	await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 80)
	await expect(leaves).toHaveCount(4)
	await expectAccessible(page, 'an open front')
})

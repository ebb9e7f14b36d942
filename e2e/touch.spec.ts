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

test('a finger that stays on a card sees it tried, and chooses it as it lifts', async ({
	page,
}) => {
	await walkTo({ page, words, hand: mouse }, 'ModuleSelection')
	const group = page.getByRole('radiogroup', { name: words('configurator:modules.count') })
	// The first one is impossible, the last shows further numbers.
	const card = group.getByRole('radio', { checked: false }).nth(1)
	const box = await card.boundingBox()
	if (box === null) throw new Error('no card')
	const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }
	const finger = { pointerType: 'touch', isPrimary: true, ...at }
	const before = await priceIn(page).textContent()
	await card.dispatchEvent('pointerdown', finger)
	await expect(changed(page)).toBeVisible()
	await expect(priceIn(page)).toHaveText(before ?? '')
	// The browser takes it for a long press, and makes no click of it.
	await card.dispatchEvent('pointerup', finger)
	await expect(priceIn(page)).not.toHaveText(before ?? '')
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

test('a shelf follows the hand from hole to hole, Esc puts it back, and one pull is one undo', async ({
	page,
}) => {
	await walkTo({ page, words, hand: mouse }, 'ModuleSelection')
	await page.getByRole('button', { name: 'Compartiment 3', exact: true }).click()
	const shelf = page.getByRole('slider').nth(1)
	const height = async () => Number(await shelf.getAttribute('aria-valuenow'))
	const from = await height()
	await expect.poll(() => keptText(page)).toContain('"module-selection"')
	const kept = await keptText(page)
	const box = (await shelf.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
	const hand = [box.x + box.width / 2, box.y + box.height / 2] as const
	const pull = async (by: number) => {
		await page.mouse.move(...hand)
		await page.mouse.down()
		await page.mouse.move(hand[0], hand[1] - by, { steps: 5 })
	}
	const held = page.getByTestId('held-shelf')
	await pull(3)
	await expect(held).toHaveCount(0)
	await page.mouse.up()
	expect(await height()).toBe(from)
	await pull(15)
	await expect(held).toContainText('mm')
	const moved = await height()
	expect(moved).toBeGreaterThan(from)
	expect((moved - from) % 32).toBe(0)
	expect(await keptText(page)).toBe(kept)
	await page.mouse.move(hand[0], hand[1] - 300, { steps: 5 })
	await expect(page.getByText(/^La tablette du dessus laisse/u)).toBeVisible()
	await page.keyboard.press('Escape')
	expect(await height()).toBe(from)
	await page.mouse.up()
	await expect(undoOf(page)).toHaveAttribute('aria-disabled', 'true')
	await pull(15)
	await page.mouse.up()
	expect(await height()).toBe(moved)
	await expectAccessible(page, 'a shelf that was moved')
	await undoOf(page).click()
	expect(await height()).toBe(from)
	await expect(undoOf(page)).toHaveAttribute('aria-disabled', 'true')
	await shelf.focus()
	await page.keyboard.press('ArrowUp')
	expect(await height()).toBe(from + 32)
	await page.keyboard.press('Shift+ArrowDown')
	expect(await height()).toBe(from - 64)
})

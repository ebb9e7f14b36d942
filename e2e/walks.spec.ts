import type { Language } from '@gabarit/i18n'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, withoutWebGl } from './accessible.ts'
import {
	confirmMeasures,
	fillDelivery,
	keyboardOf,
	mouse,
	placeOrder,
	wardrobeCardOf,
} from './buyer.ts'
import { unseenFocus } from './focus.ts'
import { type Answers, nextOf, twoSlopes, walkRoom } from './room-walk.ts'
import { type Words, wordsOf } from './words.ts'

/** Nearly every control that a room can bring. */
const attic: Answers = {
	cards: {
		Footprint: 'configurator:footprint.shapes.LeftSide',
		Slope: 'configurator:slope.kinds.Left',
	},
	fields: {
		FootprintMeasurements: { 'room.width': '3600', hu: '2500', 'room.sideLeft': '2200' },
		SlopeMeasurements: { 'slope.left.low': '1500', 'slope.left.angle': '45' },
	},
}
const smallest = { width: 360, height: 640 }
const bursts = (page: Page): string[] => {
	const found: string[] = []
	page.on('pageerror', (error) => found.push(error.message))
	return found
}

test.beforeEach(({ page }) => withoutWebGl(page))

test('a sloped corner is ordered by keyboard alone, with the focus always in sight', async ({
	page,
}) => {
	test.setTimeout(420_000)
	const words = wordsOf('en')
	const hand = keyboardOf(page)
	const unseen: string[] = []
	const look = async () => {
		const hidden = await unseenFocus(page)
		if (hidden !== null) unseen.push(hidden)
	}
	const at = Object.fromEntries(
		['Footprint', 'Slope', 'SlopeMeasurements', 'ModuleSelection', 'Options'].map((step) => [
			step,
			async () => {
				for (let i = 0; i < 30; i++) {
					await page.keyboard.press('Tab')
					await look()
				}
			},
		]),
	)
	await walkRoom(page, 'en', { ...attic, at }, hand)
	expect(unseen).toEqual([])
	await hand.press(nextOf(page, words))
	const buyer = { page, words, hand }
	await fillDelivery(buyer)
	const { reference } = await placeOrder(buyer)
	expect(reference).not.toBe('')
})

async function covers(above: Locator, below: Locator): Promise<boolean> {
	const [a, b] = await Promise.all([above.boundingBox(), below.boundingBox()])
	if (a === null || b === null) throw new Error('one of the two is not shown')
	const apart =
		a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height
	return !apart
}

const nonsense = ['abc', '-5', '0', '1e9', '99999999999999999999', '2,39 m', '1/2', '🪵']

/** Impossible values are refused beside the field and kept as typed; possible ones are accepted. */
async function typeNonsense(page: Page, field: Locator): Promise<void> {
	for (const text of nonsense) {
		await field.fill(text)
		await field.blur()
		const dialog = page.getByRole('dialog')
		if (await dialog.isVisible()) await page.keyboard.press('Escape')
		if (text === 'abc' || text === '1e9' || text === '🪵') {
			await expect(field).toHaveAttribute('aria-invalid', 'true')
			await expect(field).toHaveValue(text)
		}
	}
}

async function badStep(page: Page): Promise<void> {
	for (const line of await page.getByRole('main').locator('details:not([open]) > summary').all())
		await line.click()
	const fields = page.getByRole('main').locator('input[inputmode="decimal"]')
	expect(await fields.count()).toBeGreaterThan(0)
	for (let i = 0; i < (await fields.count()); i++) {
		const field = fields.nth(i)
		const before = await field.inputValue()
		await typeNonsense(page, field)
		await field.fill(before)
		await field.blur()
		if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
	}
	await expectNothingOver(page)
}

/** Next passes them; the measures lead to them. */
async function badFillers(page: Page, words: Words): Promise<void> {
	await page.getByRole('button', { name: words('configurator:fillers.line.label') }).click()
	const heading = page.getByRole('heading', { level: 1 })
	await expect(heading).toHaveText(words('configurator:titles.FillerMeasurements'))
	await badStep(page)
	await nextOf(page, words).click()
	await expect(heading).toHaveText(words('configurator:titles.FootprintMeasurements'))
}

async function expectNothingOver(page: Page): Promise<void> {
	const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
	expect(over).toBeLessThanOrEqual(0)
}

const rooms: Record<Language, Answers> = {
	fr: attic,
	nl: {
		cards: { ComplexRoom: 'configurator:wall.kinds.Fireplace' },
		fields: {
			FootprintMeasurements: {
				'room.width': '3600',
				'pos.fireplace': '1100',
				'width.fireplace': '1400',
				'depth.fireplace': '300',
			},
		},
	},
	en: twoSlopes,
}

test.describe('the smallest screen', () => {
	test.use({ viewport: smallest, hasTouch: true })

	for (const language of ['fr', 'nl', 'en'] as const)
		test(`nonsense in every field is refused beside it, in ${language}`, async ({ page }) => {
			test.setTimeout(420_000)
			const errors = bursts(page)
			const steps = ['MarginsMeasurements', 'FootprintMeasurements', 'SlopeMeasurements']
			const answers = rooms[language]
			const words = wordsOf(language)
			const at = Object.fromEntries(
				steps.map((step) => [
					step,
					async () => {
						if (step === 'FootprintMeasurements') await badFillers(page, words)
						await badStep(page)
						for (const [name, value] of Object.entries(answers.fields?.[step] ?? {}))
							await mouse.type(page.locator(`[name="${name}"]`), value)
						if (step === 'SlopeMeasurements') await expectAccessible(page, 'after nonsense')
					},
				]),
			)
			await walkRoom(page, language, { ...answers, at })
			await expectAccessible(page, `recap, ${language}`)
			await expectNothingOver(page)
			expect(errors).toEqual([])
		})
})

for (const language of ['fr', 'nl', 'en'] as const)
	test(`Next says what it waits for, in ${language}, and leads to the price`, async ({ page }) => {
		const words = wordsOf(language)
		const errors = bursts(page)
		await page.setViewportSize(language === 'nl' ? smallest : { width: 1000, height: 800 })
		await page.goto(`/home?language=${language}`)
		await page
			.getByRole('link', { name: words('home:card.dressing') })
			.first()
			.click()
		await wardrobeCardOf({ page, words }).click()
		const heading = page.getByRole('heading', { level: 1 })
		await expect(heading).toHaveText(words('configurator:titles.Footprint'))
		const next = nextOf(page, words)
		let waited = 0
		for (let i = 0; i < 20; i++) {
			const title = (await heading.textContent()) ?? ''
			if (words('configurator:titles.Recap').test(title)) break
			if (words('configurator:titles.Room').test(title))
				await page.getByRole('checkbox', { name: words('configurator:room.special.slope') }).check()
			if (words('configurator:titles.Slope').test(title))
				await page.getByRole('radio', { name: words('configurator:slope.kinds.Left') }).click()
			for (const name of ['low', 'angle']) {
				if ((await next.getAttribute('aria-disabled')) !== 'true') break
				waited += 1
				const field = page.locator(`[name="slope.left.${name}"]`)
				const reason = page.getByText(words('configurator:next.unfilled'))
				await expect(reason).toBeInViewport()
				await next.click({ force: true })
				await expect(heading).toHaveText(title)
				await page.getByRole('button', { name: words('configurator:fit.goTo') }).click()
				const sought = page.locator('[name^="slope.left"]:focus')
				await expect(sought).toBeInViewport()
				expect(await covers(reason, sought)).toBe(false)
				await mouse.type(field, name === 'low' ? '1500' : '45')
			}
			if (words('configurator:next.confirm').test((await next.textContent()) ?? ''))
				await confirmMeasures({ page, words, hand: mouse })
			else await next.click()
			await expect(heading).not.toHaveText(title)
			await expectNothingOver(page)
		}
		expect(waited).toBe(2)
		await expect(heading).toHaveText(words('configurator:titles.Recap'))
		await expect(page.getByRole('status', { name: words('common:priceBar.price') })).toHaveText(
			/€|EUR/u,
		)
		expect(errors).toEqual([])
	})

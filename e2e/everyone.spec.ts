// For everyone: at four times the size and on the smallest screens, in the reader's own colours, by the keyboard.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, withoutWebGl } from './accessible.ts'
import { askOffer, linkMailedTo } from './customer.ts'
import { expectLayout } from './layout-faults.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

/** 1440 x 900 at 200 % and at 400 %, 1280 x 1024 at 400 %, two phones on their side, the narrowest one. */
const sizes = ['720x450', '360x225', '320x256', '844x390', '640x360', '320x640'] as const
type Size = (typeof sizes)[number]
/** The ones whose layouts differ: beside, below, and the narrow phone. */
const layouts = ['360x225', '640x360', '320x640'] as const

async function resize(page: Page, size: Size): Promise<void> {
	const [width = 0, height = 0] = size.split('x').map(Number)
	await page.setViewportSize({ width, height })
}

const titleIn = (page: Page) => page.getByRole('heading', { level: 1 })

async function expectAtEverySize(page: Page, screen: string): Promise<void> {
	await expect(titleIn(page)).toBeVisible()
	for (const size of sizes) {
		await resize(page, size)
		await expectLayout(page, `${screen}, ${size}`)
	}
}

test.beforeEach(({ page }) => withoutWebGl(page))

test('every page has its room at every zoom and size', async ({ page, baseURL }) => {
	const address = baseURL ?? ''
	const offer = await askOffer(address, 'fr')
	await test.step('pages around the design', async () => {
		for (const path of ['/home', '/connexion', '/nothing-here', '/configurator']) {
			await page.goto(path)
			await expectAtEverySize(page, path)
		}
		await page.goto(await linkMailedTo(address, offer.email))
		await expectAtEverySize(page, 'the page of an offer')
	})
	await test.step('every step', async () => {
		await page.goto(`/configurator?code=${offer.code}&step=footprint`)
		const chain = page.getByRole('navigation', { name: words('common:stepper.label') })
		const steps = chain.getByRole('button')
		await expect(steps.first()).toBeAttached()
		const names = await steps.evaluateAll((all) =>
			all.map((one) => one.getAttribute('title') ?? ''),
		)
		expect(names.length).toBeGreaterThan(12)
		for (const size of layouts) {
			await resize(page, size)
			for (const [i, name] of names.entries()) {
				// As by the keys or by Next: wherever the page was left, the new step begins at its top.
				await steps.nth(i).evaluate((step: HTMLElement) => step.click())
				await expect(titleIn(page)).toHaveText(name)
				const top = await page
					.getByRole('main')
					.evaluate((main) => main.getBoundingClientRect().top)
				expect.soft(top, `top of ${name}, ${size}`).toBeGreaterThanOrEqual(-1)
				await expectLayout(page, `${name}, ${size}`)
			}
		}
	})
})

/** All that a reader sees of an element's colours and lines. */
const looksOf = (element: Locator) =>
	element.evaluate((shown) => {
		const looks = getComputedStyle(shown)
		const { color, backgroundColor, boxShadow, outlineStyle, outlineColor, appearance } = looks
		return [color, backgroundColor, boxShadow, outlineStyle, outlineColor, appearance].join(' ')
	})

async function expectToldApart(one: Locator, other: Locator): Promise<void> {
	expect(await looksOf(one.first())).not.toBe(await looksOf(other.first()))
}

test('in forced colours what is chosen, done, focused or impossible is told apart', async ({
	page,
	baseURL,
}) => {
	const { code } = await askOffer(baseURL ?? '', 'fr')
	await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
	await page.goto(`/configurator?code=${code}&step=room`)
	const chosen = page.locator('main [role=radio][aria-checked=true]')
	const open = page.locator('main [role=radio][aria-checked=false]:not([aria-disabled])')
	await expect(chosen.first()).toBeVisible()
	await expectToldApart(chosen, open)
	const segments = page.locator('main fieldset label')
	await expectToldApart(
		segments.filter({ has: page.locator(':checked') }),
		segments.filter({ has: page.locator(':not(:checked)') }),
	)
	const tick = page.locator('main input[type=checkbox]').first()
	await expect(tick).toHaveCSS('appearance', 'auto')
	const rest = await looksOf(open.first())
	await open.first().focus()
	await page.keyboard.press('ArrowRight')
	await page.keyboard.press('ArrowLeft')
	expect(await looksOf(page.locator(':focus'))).not.toBe(rest)
	const lines = page.locator('nav li li')
	const lineOf = (state: string) => lines.and(page.locator(`[data-state=${state}]`)).locator('span')
	await expectToldApart(lineOf('current'), lineOf('done'))
	await expectAccessible(page, 'room in forced colours')
	await page.goto('/configurator?step=module-selection')
	const impossible = page.locator('main [role=radio][aria-disabled=true]')
	await expectToldApart(impossible, open)
	await expect(impossible.first()).toHaveCSS('color', await systemColour(page, 'GrayText'))
})

const systemColour = (page: Page, name: string) =>
	page.evaluate((colour) => {
		document.body.style.color = colour
		const { color } = getComputedStyle(document.body)
		document.body.style.color = ''
		return color
	}, name)

test('focus returns to what opened a dialog, also where its code comes late', async ({
	page,
	baseURL,
}) => {
	const { code } = await askOffer(baseURL ?? '', 'fr')
	await page.goto(`/configurator?code=${code}&step=footprint-measurements`)
	const opener = page.getByRole('button', { name: words('configurator:pitfalls.link') })
	await expect(opener).toBeVisible()
	await page.route(/\.js(\?|$)/, async (route) => {
		await new Promise((later) => setTimeout(later, 700))
		await route.continue()
	})
	await opener.click()
	await expect(page.getByRole('dialog')).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(page.getByRole('dialog')).toBeHidden()
	await expect(opener).toBeFocused()
	await test.step('and to the title of the step, where that is gone', async () => {
		await page.keyboard.press('Enter')
		await expect(page.getByRole('dialog')).toBeVisible()
		await opener.evaluate((button: HTMLElement) => button.setAttribute('hidden', ''))
		await page.keyboard.press('Escape')
		await expect(titleIn(page)).toBeFocused()
	})
})

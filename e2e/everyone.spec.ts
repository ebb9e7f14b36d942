// For everyone: at twice and four times the size, on the smallest screens and on phones laid on their side.
import { expect, type Page, test } from '@playwright/test'
import { withoutWebGl } from './accessible.ts'
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

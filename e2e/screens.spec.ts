import { gzipSync } from 'node:zlib'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, settled, withoutWebGl } from './accessible.ts'
import { mouse, openWardrobe } from './buyer.ts'
import { logIn, openNewOrder } from './seller.ts'
import { demoPassword } from './server/running-server.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

test.describe('a browser that asks for English', () => {
	test.use({ locale: 'en-GB' })

	test('a browser that asks for English gets French until a language is chosen', async ({
		page,
	}) => {
		await page.goto('/')
		await expect(page).toHaveURL(/\/home$/)
		await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
		await page.goto('/home?language=nl&x=1')
		await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
		await expect(page).not.toHaveURL(/language=/)
		await page.goto('/home')
		await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
	})
})

test('/home has six cards, each of which opens the configurator', async ({ page }) => {
	const complaints = complaintsOf(page)
	await page.goto('/home')
	const cards = page.getByRole('region', { name: words('home:types') })
	await expect(cards.getByText(words('home:soon'))).toHaveCount(0)
	await expect(cards.getByRole('link')).toHaveCount(6)
	expect(complaints).toEqual([])
})

test('a card of /home explains itself after half a second; a kind that the shop does not offer leads nowhere', async ({
	page,
}) => {
	await page.route('**/api/configurator/init', async (route) => {
		const response = await route.fetch()
		const domain = (await response.json()) as object
		await route.fulfill({ response, json: { ...domain, configurators: ['dressing'] } })
	})
	await page.clock.install()
	await page.goto('/home')
	const cards = page.getByRole('region', { name: words('home:types') })
	await expect(cards.getByText(words('home:soon'))).toHaveCount(5)
	await expect(cards.getByRole('link')).toHaveCount(1)
	await page.clock.pauseAt(new Date(Date.now() + 60_000))
	const tip = page.getByTestId('tip')
	await cards.getByText(words('home:card.desk')).hover()
	await page.clock.runFor(499)
	await expect(tip).toHaveCount(0)
	await page.clock.runFor(1)
	await expect(tip).toHaveText(words('home:about.desk'))
	await cards.getByText(words('home:card.desk')).click()
	await expect(page).toHaveURL(/\/home$/)
})

for (const [width, height] of [
	[1440, 900],
	[390, 844],
] as const)
	test.describe(`${width} x ${height}`, () => {
		test.use({ viewport: { width, height } })

		test('login, unknown address, start and back-office have no axe finding', async ({ page }) => {
			await withoutWebGl(page)
			await page.goto('/connexion')
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
			await expectAccessible(page, 'connexion')
			await page.goto('/nothing-here')
			await expect(
				page.getByRole('heading', { level: 1, name: words('common:notFound.title') }),
			).toBeVisible()
			await expectAccessible(page, 'unknown address')
			await page.goto('/configurator')
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
			await expectAccessible(page, 'start')
			await page.goto('/back-office/login')
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
			await expectAccessible(page, 'back-office login')
		})
	})

test('a shop of a reseller bears his name; its footer leads to who sells and on which terms', async ({
	page,
	baseURL,
}) => {
	await withoutWebGl(page)
	const shop = new URL(baseURL ?? '')
	shop.hostname = `rangements-martin.${shop.hostname}`
	await page.goto(`${shop.origin}/home`)
	const name = 'Rangements Martin'
	await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
	await expect(page.getByRole('banner')).toContainText(name)
	await expect(page.getByRole('banner')).not.toContainText('Gabarit')
	const footer = page.getByRole('contentinfo')
	const shows = (key: 'footer.legal' | 'footer.accessibility') => words(`common:${key}`)
	await expect(footer.getByRole('link', { name: words('common:footer.terms') })).toBeVisible()
	await expect(footer.getByRole('link', { name: words('common:footer.privacy') })).toBeVisible()
	await footer.getByRole('link', { name: shows('footer.legal') }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(shows('footer.legal'))
	const seller = page.getByRole('main')
	for (const said of [name, '18 rue Nationale', 'FR83404833048', 'Médiateur de la consommation'])
		await expect(seller).toContainText(said)
	await expectAccessible(page, 'legal notice')
	await footer.getByRole('link', { name: shows('footer.accessibility') }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(shows('footer.accessibility'))
	await expectAccessible(page, 'accessibility')
	await page.goto(`${shop.origin}/connexion`)
	// The page comes after its header.
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await expect(
		page.getByRole('banner').getByRole('link', { name: words('common:header.logIn') }),
	).toBeVisible()
	await page.getByRole('button', { name: /^FR/ }).click()
	await expectAccessible(page, 'the menu of languages')
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Enter')
	await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
	await expect(page.getByRole('button', { name: /^NL/ })).toBeFocused()
})

async function logInAs(page: Page, email: string): Promise<void> {
	await page.goto('/connexion')
	await page.locator('[name="email"]').fill(email)
	await page.locator('[name="password"]').fill(demoPassword)
	await page.getByRole('button', { name: words('connexion:logIn') }).click()
}

test('who is connected sees his name and his back-office, and logs out; beside a design that is asked first', async ({
	page,
}) => {
	await withoutWebGl(page)
	const header = page.getByRole('banner')
	const backOffice = header.getByRole('link', { name: words('common:header.backOffice') })
	const logOut = header.getByRole('button', { name: words('common:header.logOut') })
	const dialog = page.getByRole('dialog', { name: words('common:Warning') })
	await logInAs(page, 'sofie.maes@atelier.example')
	await expect(header.getByRole('link', { name: 'MAES Sofie' })).toBeVisible()
	await expect(backOffice).toHaveAttribute('href', '/back-office')
	await expect(backOffice).toHaveAttribute('target', '_blank')
	await page.goto('/home')
	await openWardrobe({ page, words, hand: mouse })
	await logOut.click()
	await expect(dialog.getByText(words('common:LogOutMessage'))).toBeVisible()
	await expectAccessible(page, 'logging out of a design')
	await dialog.getByRole('button', { name: words('common:header.stay') }).click()
	await expect(dialog).toHaveCount(0)
	await expect(page).toHaveURL(/\/configurator/)
	await logOut.click()
	await dialog.getByRole('button', { name: words('common:header.logOut') }).click()
	await expect(page).toHaveURL(/\/home$/)
	await expect(header.getByRole('link', { name: words('common:header.logIn') })).toBeVisible()

	await logInAs(page, 't.lambert@example.be')
	await expect(header.getByRole('link', { name: /^LAMBERT/ })).toBeVisible()
	await expect(backOffice).toHaveCount(0)
	await page.goto('/home')
	await logOut.click()
	await expect(header.getByRole('link', { name: words('common:header.logIn') })).toBeVisible()
	await expect(dialog).toHaveCount(0)
})

test('a wrong password gets the same answer for a known and an unknown account', async ({
	page,
}) => {
	await page.goto('/connexion')
	await page.locator('[name="email"]').fill('nobody@nowhere.example')
	await page.locator('[name="password"]').fill('Wrong-password-1')
	await page.getByRole('button', { name: words('connexion:logIn') }).click()
	await expect(page.getByText(words('connexion:error.incorrect')).first()).toBeVisible()
})

test('lists of the back-office have no axe finding', async ({ page }) => {
	await logIn(page, words, 'sofie.maes@atelier.example')
	for (const section of ['orders', 'offers', 'configurations', 'samples'] as const) {
		await page.goto(`/back-office/${section}`)
		await expect(page.getByRole('table')).toBeVisible()
		await expectAccessible(page, section)
	}
})

/** Gzipped, in kB. */
async function scriptsOf(page: Page, visit: () => Promise<unknown>) {
	const found = new Map<string, Promise<Buffer>>()
	page.on('response', (response) => {
		if (/\.js(\?|$)/.test(response.url()) && response.ok())
			found.set(response.url(), response.body())
	})
	await visit()
	await page.waitForLoadState('networkidle')
	const bodies = await Promise.all(found.values())
	return {
		kilobytes: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000,
		hasPreview: bodies.some((body) => body.includes('WebGLRenderer')),
	}
}

test('/home weighs at most 220 kB of JavaScript and brings no 3D', async ({ page }) => {
	const scripts = await scriptsOf(page, () => page.goto('/home'))
	console.log(`/home: ${scripts.kilobytes.toFixed(1)} kB of JavaScript, gzipped`)
	expect(scripts.kilobytes).toBeLessThanOrEqual(220)
	expect(scripts.hasPreview).toBe(false)
})

test('the 3D preview is loaded after the step can be used', async ({ page }) => {
	let previewAsked = false
	await page.route(/\.js(\?|$)/, async (route) => {
		const response = await route.fetch()
		const body = await response.body()
		if (!body.includes('WebGLRenderer')) return route.fulfill({ response, body })
		previewAsked = true
		return undefined
	})
	const buyer = { page, words, hand: mouse }
	await page.goto('/home')
	await openWardrobe(buyer)
	await expect(
		page.getByRole('heading', { level: 1, name: words('configurator:titles.Footprint') }),
	).toBeVisible()
	await expect(page.getByTestId('stage').locator('svg').first()).toBeVisible()
	await expect.poll(() => previewAsked).toBe(true)
	// Files that come later are not waited for.
	await page.unrouteAll({ behavior: 'ignoreErrors' })
})

/** How far any pixel of its outermost columns is from the first, of 255. */
async function edgeContrast(page: Page, picture: Locator): Promise<number> {
	const png = [...(await picture.screenshot())]
	return page.evaluate(async (bytes) => {
		const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
		const canvas = new OffscreenCanvas(image.width, image.height)
		const context = canvas.getContext('2d')
		context?.drawImage(image, 0, 0)
		const columns = [1, image.width - 2].map((x) => context?.getImageData(x, 0, 1, image.height))
		const levels = columns.flatMap((column) => [...(column?.data ?? [])])
		return Math.max(...levels.map((level, index) => Math.abs(level - (levels[index % 4] ?? 0))))
	}, png)
}

test('the picture of an order runs out before its edges, its colours stand in a sentence', async ({
	page,
	baseURL,
}) => {
	await openNewOrder(page, words, baseURL)
	await expect(page.getByText('Chêne naturel, intérieur blanc', { exact: true })).toBeVisible()
	const picture = page.getByRole('figure', { name: words('back-office:order.threeAlt') })
	await expect(picture).toHaveAttribute('data-settled', 'true')
	await settled(page)
	expect(await edgeContrast(page, picture)).toBeLessThan(8)
})

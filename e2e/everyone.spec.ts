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

test('in forced colours what is chosen, done, focused or impossible looks so', async ({
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
	// Before the page loads: a browser loses what it asks for while interception begins.
	await page.route(/\/assets\/pitfalls-[^/]*\.js$/u, async (route) => {
		await new Promise((later) => setTimeout(later, 700))
		await route.continue()
	})
	await page.goto(`/configurator?code=${code}&step=footprint-measurements`)
	const opener = page.getByRole('button', { name: words('configurator:pitfalls.link') })
	await expect(opener).toBeVisible()
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

/** A tree of roles, whose indentation YAML wants in spaces. */
const treeOf = (text: string) => text.replaceAll('\t', '  ')

test('the order reads in its order, each choice with its name, its price and why not', async ({
	page,
	baseURL,
}) => {
	const { code } = await askOffer(baseURL ?? '', 'fr')
	const main = page.getByRole('main')
	await page.goto(`/configurator?code=${code}&step=room`)
	await expect(main).toMatchAriaSnapshot(
		treeOf(`
		- region "Aperçu du meuble":
			- region "Le meuble en mots":
				- status: /3 modules/
				- list:
					- listitem: /Module 1, Double, 1 160 mm/
		- paragraph: /^Étape 2 sur 15/
		- heading "La pièce" [level=1]
		- heading "Murs de côté" [level=2]
		- radiogroup "Murs de côté":
			- radio "Entre deux murs choisi" [checked]
			- radio /^Mur à gauche [+−][\\d\\s]+,\\d\\d €$/
			- radio /^Mur à droite [+−]/
			- radio /^Sans mur de côté [+−]/
		- heading "Qu’a-t-elle de particulier ?" [level=2]
		- checkbox "Un plafond en pente"
		- heading "En hauteur" [level=2]
		- group "En hauteur":
			- radio "Jusqu’au plafond" [checked]
	`),
	)
	await page.goto('/configurator?step=module-selection')
	await expect(main).toMatchAriaSnapshot(
		treeOf(`
		- heading "Les modules" [level=1]
		- heading "Nombre de modules" [level=2]
		- radiogroup "Nombre de modules":
			- radio "2 impossible" [disabled]
			- radio "3 choisi" [checked]
			- radio /^4 \\+/
		- heading "Module 1" [level=2]
		- heading /^Compartiment 1, 553 mm/ [level=2]
	`),
	)
	const impossible = main.getByRole('radio', { name: '2 impossible' })
	await expect(impossible).toHaveAccessibleDescription(/1.200 mm/)
	await page.goto('/configurator?step=delivery')
	await expect(main).toMatchAriaSnapshot(
		treeOf(`
		- heading "Livraison" [level=1]
		- heading "Vous" [level=2]
		- textbox "Prénom"
		- heading "Adresse de facturation" [level=2]
		- textbox "Rue"
		- heading "Paiement" [level=2]
		- group "Paiement"
		- heading "Conditions" [level=2]
		- checkbox /^J’accepte/
		- heading "Votre commande en bref" [level=2]
		- term: Total, TVA comprise
		- definition: /\\d €/
	`),
	)
	await test.step('what is new is read out once', async () => {
		await page.goto('/configurator?step=footprint-measurements')
		const spoken = page.locator('main [aria-live], main output')
		await expect(spoken.first()).toBeAttached()
		// The step comes first and the picture after it: neither is still to come.
		await expect(page.getByTestId('stage').locator('svg').first()).toBeVisible()
		await expect(spoken.filter({ hasText: words('common:loading') })).toHaveCount(0)
		const before = await spoken.allTextContents()
		const field = page.getByRole('textbox', { name: words('configurator:fields.hu') }).first()
		await field.focus()
		await page.keyboard.type('2400')
		expect(await spoken.allTextContents(), 'nothing is said on a key').toEqual(before)
		await field.blur()
		await expect.poll(() => spoken.allTextContents()).not.toEqual(before)
	})
})

// Every dialog of the configurator.
import type { TextKey } from '@gabarit/i18n'
import { expect, type Page } from '@playwright/test'
import { withoutWebGl } from '../accessible.ts'
import { mouse } from '../buyer.ts'
import type { DesignName } from './designs.ts'
import { logIn } from './log-in.ts'
import { openStep, titleIn, type Visit, visitInEveryLanguage } from './visit.ts'

const dialogIn = (page: Page) => page.getByRole('dialog')

async function press({ page, words }: Visit, key: TextKey) {
	await page
		.getByRole('button', { name: words(key) })
		.first()
		.click()
}

/** What one press opens, by the step it is on. */
const pressed: { name: string; step: string; key: TextKey; design?: DesignName }[] = [
	{
		name: 'pitfalls',
		step: 'slope-measurements',
		key: 'configurator:pitfalls.link',
		design: 'ridge',
	},
	{
		name: 'fillers',
		step: 'filler-measurements',
		key: 'configurator:fillers.explain',
		design: 'ridge',
	},
	{ name: 'price', step: 'doors', key: 'configurator:bar.why' },
	{ name: 'samples', step: 'interior-color', key: 'configurator:samples.link' },
	{ name: 'new design', step: 'doors', key: 'common:header.reset' },
	{ name: 'see at home', step: 'recap', key: 'at-home:action' },
	{ name: 'keep the picture', step: 'recap', key: 'at-home:still.action' },
]

for (const { name, step, key, design } of pressed)
	visitInEveryLanguage('configurator', `dialog ${name}`, async (visit) => {
		await openStep(visit, step, design)
		await press(visit, key)
		await expect(dialogIn(visit.page)).toBeVisible()
		await visit.see(`dialog ${name}`)
	})

visitInEveryLanguage('configurator', 'dialog save', async (visit) => {
	await openStep(visit, 'recap')
	await press(visit, 'configurator:save.action')
	await expect(visit.page.getByTestId('saved-code')).toBeVisible()
	await visit.see('dialog save')
})

visitInEveryLanguage('configurator', 'dialog share', async (visit) => {
	await openStep(visit, 'recap')
	await press(visit, 'configurator:share.action')
	await expect(visit.page.getByTestId('share-link')).toBeVisible()
	await visit.see('dialog share')
})

visitInEveryLanguage('configurator', 'dialog samples with errors', async (visit) => {
	await openStep(visit, 'interior-color')
	await press(visit, 'configurator:samples.link')
	await press(visit, 'configurator:samples.ask')
	await expect(visit.page.locator('[name="samples.firstName"]')).toBeFocused()
	await visit.see('dialog samples with errors')
})

visitInEveryLanguage('configurator', 'dialog keyboard', async (visit) => {
	await openStep(visit, 'doors')
	await titleIn(visit.page).click()
	await visit.page.keyboard.press('?')
	await expect(dialogIn(visit.page)).toBeVisible()
	await visit.see('dialog keyboard')
})

visitInEveryLanguage('configurator', 'dialog inspiration', async (visit) => {
	const { page, words } = visit
	await openStep(visit, 'module-selection')
	await press(visit, 'configurator:wants.say')
	await dialogIn(page).locator('[name="wants.shoes"]').fill('6')
	const list = dialogIn(page).getByRole('region', {
		name: words('configurator:inspiration.list'),
	})
	await expect(list).toHaveAttribute('aria-busy', 'false')
	await expect(list.locator('> :last-child')).toHaveCSS('opacity', '1')
	await visit.see('dialog inspiration')
})

visitInEveryLanguage('configurator', 'dialog what will change', async (visit) => {
	const { page } = visit
	await openStep(visit, 'module-selection')
	const four = page.getByRole('radio', { name: /^\s*4/ }).first()
	await four.click()
	await expect(four).toBeChecked()
	await page.goto('/configurator?step=footprint-measurements')
	await mouse.type(page.locator('[name="room.width"]').first(), '900')
	await expect(dialogIn(page)).toBeVisible()
	await visit.see('dialog what will change')
})

visitInEveryLanguage('configurator', 'dialog two tabs', async (visit) => {
	const { page } = visit
	const code = await openStep(visit, 'footprint-measurements')
	const other = await page.context().newPage()
	await withoutWebGl(other)
	await other.goto(`/configurator?code=${code}&step=footprint-measurements`)
	await mouse.type(other.locator('[name="room.width"]').first(), '3111')
	await expect(dialogIn(page)).toBeVisible()
	await visit.see('dialog two tabs')
})

visitInEveryLanguage('configurator', 'dialog colour of a board', async (visit) => {
	await openStep(visit, 'module-selection', 'panels')
	await visit.page.locator('#head-line-0').click()
	await press(visit, 'kinds:panels.color.choose')
	await expect(dialogIn(visit.page)).toBeVisible()
	await visit.see('dialog colour of a board')
})

visitInEveryLanguage('configurator', 'dialog two designs to compare', async (visit) => {
	await openStep(visit, 'doors')
	await visit.page.goto('/configurator')
	await openStep(visit, 'doors', 'u')
	await visit.page.goto('/configurator')
	await press(visit, 'configurator:compare.open')
	await visit.see('dialog two designs to compare')
	await dialogIn(visit.page)
		.getByRole('button', { name: visit.words('configurator:compare.show') })
		.click()
	await expect(visit.page.getByRole('row').nth(3)).toBeVisible()
	await visit.see('page compare')
})

visitInEveryLanguage('configurator', 'dialog log out', async (visit) => {
	await logIn(visit, 'bureau@studio-hetre.example')
	await openStep(visit, 'doors')
	await press(visit, 'common:header.logOut')
	await expect(dialogIn(visit.page)).toBeVisible()
	await visit.see('dialog log out')
})

visitInEveryLanguage('configurator', 'dialog end of flow', async (visit) => {
	const { page, language, address, words } = visit
	const shop = address.replace('localhost', 'rangements-martin.localhost')
	await page.goto(`${shop}/configurator?language=${language}&step=delivery`)
	await expect(dialogIn(page)).toBeVisible()
	await visit.see('dialog end of flow')
	await dialogIn(page)
		.getByRole('button', { name: words('configurator:endOfFlow.ask') })
		.click()
	await visit.see('dialog end of flow with an error')
})

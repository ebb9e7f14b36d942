import { buildFurniture, type Catalogue, type Configuration, type Furniture } from '@gabarit/engine'
import { formatNumber, type Language, translatorOf } from '@gabarit/i18n'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, withoutWebGl } from './accessible.ts'
import { mouse } from './buyer.ts'
import { twoSlopes, walkRoom } from './room-walk.ts'
import { wordsOf } from './words.ts'

/** The design kept on this device, built by the engine with the page's catalogue. */
async function builtDesign(page: Page): Promise<{ design: Configuration; furniture: Furniture }> {
	const kept = await page.evaluate(() => {
		const code = localStorage.getItem('gabarit.last') ?? ''
		return localStorage.getItem(`gabarit.design.${code}`) ?? '{}'
	})
	const { configuration } = JSON.parse(kept) as { configuration: Configuration }
	const init = await page.evaluate(() =>
		fetch('/api/configurator/dressing/init').then((answer) => answer.text()),
	)
	const { catalogue } = JSON.parse(init) as { catalogue: Catalogue }
	const built = buildFurniture(configuration, catalogue)
	if (!built.ok) throw new Error(built.issues.map(({ code }) => code).join())
	return { design: configuration, furniture: built.value }
}

/** The recap shows what the engine builds: every module, the longest board; and the plan is a file. */
async function expectRecap(page: Page, language: Language): Promise<Furniture> {
	const say = translatorOf(language)
	const words = wordsOf(language)
	const { furniture } = await builtDesign(page)
	const summary = page.getByTestId('summary').locator('> div', {
		has: page.getByText(say('configurator:recap.lines.modules'), { exact: true }),
	})
	for (const { modules } of furniture.runs) {
		for (const { width } of modules) {
			await expect(summary).toContainText(formatNumber(width, language))
		}
	}
	const longest = Math.max(...furniture.boards.map(({ length }) => length))
	const check = page.getByRole('article').filter({ hasText: say('issues:check.longest_board') })
	await expect(check.first()).toContainText(formatNumber(longest, language))
	// The demo announces a reduction, so the price it is compared with stands beside it.
	await expect(
		page
			.getByRole('region', { name: words('price:totals.title') })
			.getByText(words('price:lowest30')),
	).toBeVisible()
	const download = page.waitForEvent('download')
	await page.getByRole('button', { name: words('configurator:recap.plan') }).click()
	const plan = await download
	expect(plan.suggestedFilename()).toMatch(/\.pdf$/)
	return furniture
}

async function expectVerdicts(place: Page | Locator, language: Language, count: number) {
	const title = wordsOf(language)('configurator:fit.title')
	const verdicts = place.getByRole('region', { name: title }).getByRole('article')
	await expect(verdicts).toHaveCount(count)
}

test.beforeEach(({ page }) => withoutWebGl(page))

test('an L under a left slope shows verdicts, pitfalls, layouts, shelves and places of checks', async ({
	page,
}) => {
	const say = translatorOf('fr')
	const words = wordsOf('fr')
	await walkRoom(page, 'fr', {
		cards: {
			Footprint: 'configurator:footprint.shapes.LeftSide',
			Slope: 'configurator:slope.kinds.Left',
		},
		fields: {
			FootprintMeasurements: { 'room.width': '3600', hu: '2500', 'room.sideLeft': '2200' },
			SlopeMeasurements: { 'slope.left.low': '1500', 'slope.left.angle': '45' },
		},
		at: {
			SlopeMeasurements: async () => {
				// Not before the buyer has said that these are his measures.
				await expectVerdicts(page, 'fr', 0)
				await page.getByRole('button', { name: words('configurator:pitfalls.link') }).click()
				await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
				await expectAccessible(page, 'ten pitfalls')
				await page.keyboard.press('Escape')
			},
			ModuleSelection: async () => {
				await page.getByRole('button', { name: words('configurator:wants.say') }).click()
				const dialog = page.getByRole('dialog')
				await dialog.locator('[name="wants.shoes"]').fill('6')
				const take = dialog.getByRole('button', { name: words('configurator:inspiration.take') })
				await expect(take.last()).toBeVisible()
				// While layouts are looked for, those of before are dimmed.
				const list = dialog.getByRole('region', { name: words('configurator:inspiration.list') })
				// Only the layouts of what is typed now speak of shoes.
				await expect(list).toContainText(say('configurator:capacity.shoes'))
				await expect(list).toHaveAttribute('aria-busy', 'false')
				await expect(list.locator('> :last-child')).toHaveCSS('opacity', '1')
				await expectAccessible(page, 'inspiration')
				await take.last().click()
				await expect(dialog).toHaveCount(0)
				const meter = page.getByTestId('needs')
				await expect(meter).toContainText(say('configurator:capacity.shoes'))
				await expectAccessible(page, 'meter')
			},
			Options: () => expectAccessible(page, 'finishing elements'),
		},
	})
	const furniture = await expectRecap(page, 'fr')
	expect(furniture.runs.map(({ side }) => side)).toEqual(['Main', 'Left'])
	await expectVerdicts(page, 'fr', 2)
	const place = page.getByRole('button', { name: words('configurator:checks.showPlace') }).first()
	await place.click()
	await expect(page.getByTestId('spot')).toBeVisible()
	await expectAccessible(page, 'recap with a place shown')
})

test('a U whose side runs pass into the corners has three runs, each with its verdict', async ({
	page,
}) => {
	await walkRoom(page, 'fr', {
		cards: {
			Footprint: 'configurator:footprint.shapes.StraightWithTwoSide',
			PrioritySide: 'configurator:priority.kinds.Both',
		},
		fields: {
			FootprintMeasurements: {
				'room.width': '4200',
				hu: '2500',
				'room.sideLeft': '2200',
				'room.sideRight': '2000',
			},
		},
	})
	const furniture = await expectRecap(page, 'fr')
	expect(furniture.runs).toHaveLength(3)
	await expectVerdicts(page, 'fr', 3)
})

test.describe('phone, Dutch', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

	test('a room with a back slope reaches the recap on a phone', async ({ page }) => {
		await walkRoom(page, 'nl', {
			cards: { Slope: 'configurator:slope.kinds.Back' },
			fields: {
				FootprintMeasurements: { 'room.width': '2400', hu: '2400' },
				SlopeMeasurements: { 'slope.back.low': '1000', 'slope.back.angle': '45' },
			},
			at: { SlopeMeasurements: () => expectAccessible(page, 'slope measures, phone') },
		})
		const furniture = await expectRecap(page, 'nl')
		const [module] = furniture.runs[0]?.modules ?? []
		expect(module?.heightRear).toBeLessThan(module?.heightFront ?? 0)
		await expectAccessible(page, 'recap, phone')
	})
})

test('a chimney breast makes three zones, in English', async ({ page }) => {
	await walkRoom(page, 'en', {
		cards: { ComplexRoom: 'configurator:wall.kinds.Fireplace' },
		fields: {
			FootprintMeasurements: {
				'room.width': '3600',
				'pos.fireplace': '1100',
				'width.fireplace': '1400',
				'depth.fireplace': '300',
			},
		},
		at: { FootprintMeasurements: () => expectAccessible(page, 'measures of a breast') },
	})
	const furniture = await expectRecap(page, 'en')
	const depths = new Set(furniture.runs[0]?.modules.map(({ depth }) => depth))
	expect([...depths].toSorted((a, b) => a - b)).toEqual([269, 579])
})

test('two recesses make deeper zones', async ({ page }) => {
	await walkRoom(page, 'fr', {
		cards: { ComplexRoom: 'configurator:wall.kinds.BothRecess' },
		fields: {
			FootprintMeasurements: {
				'room.width': '4200',
				'width.recessLeft': '1200',
				'depth.recessLeft': '100',
				'width.recessRight': '1100',
				'depth.recessRight': '90',
			},
		},
	})
	const furniture = await expectRecap(page, 'fr')
	const depths = furniture.runs[0]?.modules.map(({ depth }) => depth) ?? []
	expect([depths[0], Math.min(...depths), depths.at(-1)]).toEqual([679, 579, 669])
})

test('contradicting readings of two slopes are flagged at their fields, then mended', async ({
	page,
}) => {
	const words = wordsOf('fr')
	await walkRoom(page, 'fr', {
		...twoSlopes,
		at: {
			FootprintMeasurements: async () => {
				const add = page.getByRole('button', { name: words('common:field.addReading') })
				await add.first().click()
				const second = page.locator('[name="room.width.1"]')
				await mouse.type(second, '3470')
				const culprit = page.locator('[name^="room.width"][aria-invalid="true"]')
				await expect(culprit).toHaveCount(1)
				await page.getByRole('heading', { level: 1 }).click()
				await page.getByRole('button', { name: words('configurator:fit.goTo') }).click()
				await expect(culprit).toBeFocused()
				await expectAccessible(page, 'a reading to be taken again')
				await mouse.type(second, '3404')
				await expect(culprit).toHaveCount(0)
				await mouse.type(page.locator('[name="room.width"]'), '3400')
			},
		},
	})
	const furniture = await expectRecap(page, 'fr')
	const heights = furniture.runs[0]?.modules.map(({ heightLeft }) => heightLeft) ?? []
	expect(heights[0]).toBeLessThan(Math.max(...heights))
})

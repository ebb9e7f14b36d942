import { stepNames } from '@gabarit/contract'
import { type Language, translatorOf } from '@gabarit/i18n'
import { expect, type Locator, type Page } from '@playwright/test'
import { confirmMeasures, type Hand, mouse, openWardrobe } from './buyer.ts'
import { type Words, wordsOf } from './words.ts'

/** Fields by the stored name they hold, cards by their text. */
export type Answers = {
	cards?: Partial<Record<string, Parameters<ReturnType<typeof translatorOf>>[0]>>
	fields?: Partial<Record<string, Record<string, string>>>
	/** Further actions on a step before Next. */
	at?: Partial<Record<string, () => Promise<void>>>
}

/** A ceiling that slopes down on both sides. */
export const twoSlopes: Answers = {
	cards: { Slope: 'configurator:slope.kinds.BothSide' },
	fields: {
		FootprintMeasurements: { 'room.width': '3400', hu: '2600' },
		SlopeMeasurements: {
			'slope.left.low': '1000',
			'slope.left.angle': '38',
			'slope.right.low': '1200',
			'slope.right.angle': '42',
		},
	},
}

/** What has to be said in the room before Next asks for its kind. */
const specials = [
	['Slope', 'configurator:room.special.slope'],
	['ComplexRoom', 'configurator:room.special.wall'],
] as const

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })

/** Up to the recap. */
export async function walkRoom(
	page: Page,
	language: Language,
	answers: Answers,
	hand: Hand = mouse,
): Promise<void> {
	const say = translatorOf(language)
	const words = wordsOf(language)
	const stepOf = (title: string) =>
		stepNames
			.filter((name) => name !== 'TheEnd')
			.find((name) => say(`configurator:titles.${name}`) === title.trim())
	await page.goto(`/home?language=${language}`)
	await openWardrobe({ page, words, hand })
	await expect(headingOf(page)).toHaveText(say('configurator:titles.Footprint'))
	const tickSpecials = async () => {
		const asked = answers.cards ?? {}
		for (const [step, key] of specials)
			if (step in asked) await hand.check(page.getByRole('checkbox', { name: words(key) }))
	}
	for (;;) {
		const title = (await headingOf(page).textContent()) ?? ''
		const step = stepOf(title)
		if (step === undefined) throw new Error(`no step is called ${title}`)
		if (step === 'Recap') return
		const card = answers.cards?.[step]
		if (card !== undefined) await hand.choose(page.getByRole('radio', { name: words(card) }))
		for (const [name, value] of Object.entries(answers.fields?.[step] ?? {})) {
			await hand.type(page.locator(`[name="${name}"]`), value)
		}
		await answers.at?.[step]?.()
		if (step === 'Room') await tickSpecials()
		const next = nextOf(page, words)
		if (words('configurator:next.confirm').test((await next.textContent()) ?? ''))
			await confirmMeasures({ page, words, hand })
		else await hand.press(next)
		await expect(headingOf(page)).not.toHaveText(title)
	}
}

/** The button that goes on, whatever its text. */
export function nextOf(page: Page, words: Words): Locator {
	return page
		.getByRole('region', { name: words('common:priceBar.label') })
		.getByRole('button')
		.last()
}

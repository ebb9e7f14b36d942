import { stepNames } from '@gabarit/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './words.ts'

type StepName = (typeof stepNames)[number]
const notAsked = ['PrioritySide', 'SlopeMeasurements', 'TheEnd'] as const satisfies StepName[]
export type Step = Exclude<StepName, (typeof notAsked)[number]>

/** The steps of a straight room between two walls, in order. */
export const straightSteps = stepNames.filter(
	(name): name is Step => !notAsked.some((other) => other === name),
)

const passed: readonly Step[] = ['ComplexRoom', 'Slope', 'FillerMeasurements']

/** Those among them that Next leads to, where nothing is special. */
export const walkedSteps = straightSteps.filter((step) => !passed.includes(step))

/** Acts with the mouse, or with the keyboard alone. */
export type Hand = {
	press: (target: Locator) => Promise<void>
	check: (target: Locator) => Promise<void>
	/** With the keyboard by its arrows. */
	/** `apply`: the button of the dialog that asks first, where a choice moves others. */
	choose: (target: Locator, apply?: Locator) => Promise<void>
	type: (target: Locator, text: string) => Promise<void>
}

export const mouse: Hand = {
	press: (target) => target.click(),
	check: (target) => target.check(),
	choose: async (target, apply) => {
		await target.click()
		await apply?.click()
	},
	type: async (target, text) => {
		await target.fill(text)
		await target.blur()
	},
}

const mostTabs = 250
const mostCards = 20

/** `look`: after every step of the focus. */
export function keyboardOf(page: Page, look?: () => Promise<void>): Hand {
	const reach = async (target: Locator) => {
		await target.waitFor()
		for (let i = 0; i < mostTabs; i++) {
			if (await target.evaluate((element) => element === document.activeElement)) return
			await page.keyboard.press('Tab')
			await look?.()
		}
		throw new Error(`Not reached with ${mostTabs} tabs: ${target.toString()}`)
	}
	const press = async (target: Locator) => {
		await reach(target)
		await page.keyboard.press('Enter')
	}
	return {
		press,
		check: async (target) => {
			await reach(target)
			if (!(await target.isChecked())) await page.keyboard.press('Space')
		},
		choose: async (target, apply) => {
			const isThere = () => target.evaluate((element) => element === document.activeElement)
			const group = page.getByRole('radiogroup').filter({ has: target })
			await reach(group.locator('[role=radio][tabindex="0"]'))
			for (let i = 0; i < mostCards && !(await isThere()); i++)
				await page.keyboard.press('ArrowRight')
			await page.keyboard.press('Enter')
			if (apply) await press(apply)
			await expect(target).toBeChecked()
		},
		type: async (target, text) => {
			await reach(target)
			await page.keyboard.press('Control+A')
			await page.keyboard.type(text)
			await page.keyboard.press('Tab')
		},
	}
}

export type Buyer = { page: Page; words: Words; hand: Hand }

/** On the start page, where a wardrobe of this device bears the same name. */
export const wardrobeCardOf = ({ page, words }: Pick<Buyer, 'page' | 'words'>) =>
	page
		.getByRole('button', { name: words('configurator:types.wardrobe.name') })
		.filter({ has: page.getByText(words('configurator:types.wardrobe.text')) })

/** From /home to the first step of a wardrobe. */
export async function openWardrobe({ page, words, hand }: Buyer): Promise<void> {
	await hand.press(page.getByRole('link', { name: words('home:card.dressing') }).first())
	await hand.press(wardrobeCardOf({ page, words }))
}

export async function expectStep({ page, words }: Buyer, step: Step): Promise<void> {
	const name = words(`configurator:titles.${step}`)
	const title = page.getByRole('heading', { level: 1, name })
	await expect(title).toBeVisible()
}

export async function goOn({ page, words, hand }: Buyer, to: Step): Promise<void> {
	const next = barOf({ page, words }).getByRole('button').last()
	await expect(next).toHaveAccessibleName(words(`configurator:titles.${to}`))
	await hand.press(next)
}

const barOf = ({ page, words }: Omit<Buyer, 'hand'>) =>
	page.getByRole('region', { name: words('common:priceBar.label') })

/** The other fields keep their defaults. */
export async function measure(buyer: Buyer, width: string, height: string): Promise<void> {
	const { page, words, hand } = buyer
	await hand.type(widthIn(buyer), width)
	const field = page.getByRole('textbox', { name: words('configurator:fields.hu') })
	await hand.type(field.first(), height)
}

/** Next where it reads 'these are my measures': it leads on, or shows a doubt first. */
export async function confirmMeasures({ page, words, hand }: Buyer): Promise<void> {
	const next = barOf({ page, words }).getByRole('button').last()
	await expect(next).toHaveAccessibleName(words('configurator:next.confirm'))
	const heading = page.getByRole('heading', { level: 1 })
	const title = (await heading.textContent()) ?? ''
	await hand.press(next)
	const doubt = page.getByRole('button', { name: words('configurator:fit.goTo') }).first()
	await expect(heading.filter({ hasNotText: title }).or(doubt).first()).toBeVisible()
	if (!(await doubt.isVisible())) return
	await hand.press(next)
	await expect(heading).not.toHaveText(title)
}

export const person = {
	firstName: 'Ada',
	lastName: 'Rabot',
	email: 'ada.rabot@client.example',
	phoneNumber: '+32 470 12 34 56',
	'billing.street': 'Rue de la Scie',
	'billing.streetNumber': '12',
	'billing.postalCode': '4000',
	'billing.city': 'Liège',
} as const

export async function fillDelivery(
	{ page, words, hand }: Buyer,
	who: Partial<typeof person> = person,
): Promise<void> {
	for (const [name, text] of Object.entries(who))
		await hand.type(page.locator(`[name="${name}"]`), text)
	await hand.check(page.getByRole('checkbox', { name: words('configurator:delivery.accept') }))
}

export async function placeOrder({ page, words, hand }: Buyer) {
	await hand.press(barOf({ page, words }).getByRole('button').last())
	const reference = page.getByTestId('order-reference')
	await expect(reference).toBeVisible()
	return {
		reference: (await reference.textContent()) ?? '',
		total: (await page.getByTestId('order-total').textContent()) ?? '',
		code: (await page.getByTestId('order-code').textContent()) ?? '',
	}
}

/** The measures of a niche of 3000 by 2500 where they are asked, then Next. */
export async function answer(buyer: Buyer, step: Step): Promise<void> {
	const next = walkedSteps[walkedSteps.indexOf(step) + 1]
	if (step === 'FootprintMeasurements') {
		await measure(buyer, '3000', '2500')
		await confirmMeasures(buyer)
	} else if (next) await goOn(buyer, next)
}

/** A new wardrobe of 3000 by 2500, walked up to the given step. */
export async function walkTo(buyer: Buyer, last: Step): Promise<Buyer> {
	await buyer.page.goto('/home')
	await openWardrobe(buyer)
	for (const step of walkedSteps) {
		await expectStep(buyer, step)
		if (step === last) return buyer
		await answer(buyer, step)
	}
	return buyer
}

export function widthIn({ page, words }: Buyer): Locator {
	return page.getByRole('textbox', { name: words('configurator:fields.widthBetween') }).first()
}

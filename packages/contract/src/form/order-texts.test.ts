import { expect, test } from 'vitest'
import { givenTexts, shownTexts } from './order-text-fields.ts'
import { orderTextSizes, orderTexts, orderTextsOf } from './order-texts.ts'

test.each(orderTexts)('%s is stored as written, and null where nothing was', (name) => {
	expect(orderTextsOf({ [name]: ' Sonner deux fois\n' })[name]).toBe(' Sonner deux fois\n')
	expect(orderTextsOf({})[name]).toBeNull()
	expect(shownTexts[name].safeParse(null).success).toBe(true)
})

test.each(orderTexts)('%s is given or not, and no longer than its size', (name) => {
	const longest = 'x'.repeat(orderTextSizes[name])
	expect(givenTexts[name].safeParse(undefined).success).toBe(true)
	expect(givenTexts[name].safeParse(longest).success).toBe(true)
	expect(givenTexts[name].safeParse(`${longest}x`).success).toBe(false)
})

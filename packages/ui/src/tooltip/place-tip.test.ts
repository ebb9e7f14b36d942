import { expect, test } from 'vitest'
import { placeTip } from './place-tip.ts'

const screen = { width: 1000, height: 600 }
const tip = { width: 200, height: 60 }

test('the tooltip of a card stands beside it, on the side with room', () => {
	const card = { top: 100, left: 100, width: 100, height: 100 }
	expect(placeTip(card, tip, screen, true)).toEqual({ top: 120, left: 208 })
	expect(placeTip({ ...card, left: 880 }, tip, screen, true)).toEqual({ top: 120, left: 672 })
})

test("the tooltip of a word stands below it, or above at the window's end", () => {
	const word = { top: 100, left: 400, width: 100, height: 20 }
	expect(placeTip(word, tip, screen, false)).toEqual({ top: 128, left: 350 })
	expect(placeTip({ ...word, top: 570 }, tip, screen, false)).toEqual({ top: 502, left: 350 })
})

test('on a phone the tooltip stays inside the window', () => {
	const phone = { width: 360, height: 640 }
	const card = { top: 300, left: 120, width: 120, height: 80 }
	const { left } = placeTip(card, { width: 240, height: 60 }, phone, true)
	expect(left).toBeGreaterThanOrEqual(8)
	expect(left + 240).toBeLessThanOrEqual(352)
})

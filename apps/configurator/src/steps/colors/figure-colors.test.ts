import { expect, test } from 'vitest'
import { figureColors } from './figure-colors.ts'

const numbers = (color: string) => (color.match(/\d+/g) ?? []).map(Number)

test.each([
	['natural oak', '#D8B88C', '#AC845A'],
	['white ash', '#F4ECDF', '#C8BAA4'],
	['black oak', '#3A3430', '#25211E'],
])('halfway between the pale and the dark of %s is its colour', (_, hex, hexDark) => {
	const { pale, dark } = figureColors({ hex, hexDark })
	const [light, deep] = [numbers(pale), numbers(dark)]
	const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
	wanted.forEach((value, i) => {
		const [high, low] = [light[i] ?? 0, deep[i] ?? 0]
		expect(Math.abs((high + low) / 2 - value)).toBeLessThanOrEqual(1)
		expect(high).toBeGreaterThan(low)
		expect(high).toBeLessThanOrEqual(255)
	})
})

import { expect, test } from 'vitest'
import { figureText } from './figure-text.ts'

test.each([
	['FR-4 289.00 + 169.00', 'FR-4 289,00 + 169,00'],
	['Zone 1.2 9.50 + 0.00', 'Zone 1.2 9,50 + 0,00'],
	['0.85', '0,85'],
	['12500', '12500'],
])('%s reads %s where decimals have a comma', (text, written) => {
	expect(figureText(text, (price) => price.replace('.', ','))).toBe(written)
	expect(figureText(text, (price) => price)).toBe(text)
})

import { expect, test } from 'vitest'
import { isVatNumber } from './vat-number.ts'

test.each([
	['BE 0403.170.701', 'BE', true],
	['0403170701', 'BE', true],
	['BE1000000021', 'BE', true],
	['BE 0403.170.702', 'BE', false],
	['FR 40 303 265 045', 'FR', true],
	['FR 41 303 265 045', 'FR', false],
	['FR 40 303 265 045', 'BE', true],
	['', 'BE', false],
	['BE', 'BE', false],
	['DE123456789', 'BE', false],
] as const)('%s, billed in %s: %s', (text, country, right) => {
	expect(isVatNumber(text, country)).toBe(right)
})

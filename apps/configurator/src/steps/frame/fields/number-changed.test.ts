import { expect, test } from 'vitest'
import { numberChanged } from './number-changed.ts'

test('the number of a remedy is the one that it sets', () => {
	expect(numberChanged({ filler: { top: 50 } }, { filler: { top: 79 } })).toBe(79)
	expect(numberChanged({}, { plinth: { height: 100 } })).toBe(100)
	expect(numberChanged({}, { slope: { left: null } })).toBeNull()
})

test('of a list that is carried whole, what stays as it was is passed over', () => {
	const line = { quantity: 4, length: 800, thickness: 18 }
	const now = { panels: [line, line] }
	expect(numberChanged(now, { panels: [line, { ...line, thickness: 22 }] })).toBe(22)
	expect(numberChanged(now, now)).toBeNull()
})

import { expect, test } from 'vitest'
import { isWithin } from './field-within.ts'

test('a field is within its place, not within one whose number begins alike', () => {
	expect(isWithin('modules.2', 'modules.2')).toBe(true)
	expect(isWithin('modules.2.front', 'modules.2')).toBe(true)
	expect(isWithin('modules.20', 'modules.2')).toBe(false)
	expect(isWithin(undefined, 'modules.2')).toBe(false)
})

import { expect, test } from 'vitest'
import { families } from './fitting.ts'

test('each family of fittings stands once, by the alphabet', () => {
	expect(families).toEqual([...new Set(families)].toSorted((a, b) => a.localeCompare(b)))
})

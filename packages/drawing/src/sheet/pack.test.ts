import { expect, test } from 'vitest'
import { packSheets } from './pack.ts'

const sheet = [{ x: 0, y: 0, width: 100, height: 100 }]
const view = { width: 70, height: 70, align: 'left' } as const
const table = { width: 40, height: 90, align: 'right' } as const
const rest = { width: 25, height: 20, align: 'right' } as const

test('the rest of a table is never on a sheet before its beginning', () => {
	const loose = packSheets([view, table, rest], sheet, 5)
	expect(loose?.map((place) => place.sheet)).toEqual([0, 1, 0])
	const bound = packSheets([view, table, { ...rest, continues: true }], sheet, 5)
	expect(bound?.map((place) => place.sheet)).toEqual([0, 1, 1])
})

test('a block of a plan that is larger than a sheet is not placed', () => {
	expect(packSheets([{ ...table, height: 101 }], sheet, 5)).toBeNull()
})

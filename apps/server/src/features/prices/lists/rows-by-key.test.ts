import { expect, test } from 'vitest'
import { rowsByKey } from './rows-by-key.ts'

type Row = { name: string; n: number }
const keyOf = (row: Row) => row.name
const rowsOf = (count: number): Row[] =>
	Array.from({ length: count }, (_, n) => ({ name: `Simple ${n % 50} x ${Math.floor(n / 50)}`, n }))

test('each of many rows is found by its key, once', () => {
	const rows = rowsOf(20_000)
	const found = rowsByKey(rows, keyOf)
	expect(rows.map((row) => found.take(row.name)?.n)).toEqual(rows.map((row) => row.n))
	expect(found.take('Simple 0 x 0')).toBeNull()
	expect(found.has('Simple 0 x 0')).toBe(true)
	expect([...found.left()]).toEqual([])
})

test('a key that no row has is not found', () => {
	const found = rowsByKey(rowsOf(1000), keyOf)
	expect([found.has('Simple 50 x 0'), found.take('Simple 50 x 0')]).toEqual([false, null])
	expect(rowsByKey<Row>([], keyOf).has('')).toBe(false)
})

test('of rows with one key the first is kept, the others are reported', () => {
	const rows = [...rowsOf(3), ...rowsOf(2)]
	const found = rowsByKey(rows, keyOf)
	expect(found.doubled).toEqual([3, 4])
	expect(found.take('Simple 1 x 0')?.n).toBe(1)
	expect([...found.left()].map((row) => row.n)).toEqual([0, 2])
})

import { ApiError } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { askRow, RowRefused } from './ask-row.ts'

const row = { code: 'atelier', revision: 3 }
const failing = (refused: Error) => async () => {
	throw refused
}
const answered = (status: number, result: object) =>
	new ApiError({ message: 'refused', status, result })

test('a row that was changed first is kept as it stands, for the next try', async () => {
	const error = answered(409, {
		code: 'settings_changed',
		data: { current: { code: 'atelier', revision: 4 } },
	})
	expect(await askRow(row, failing(error), () => 'changed')).toEqual({
		row: { code: 'atelier', revision: 4 },
		refusal: 'changed',
	})
})

test('another refusal leaves the row', async () => {
	const error = answered(403, { code: 'not_allowed' })
	expect(await askRow(row, failing(error), () => 'not allowed')).toEqual({
		row,
		refusal: 'not allowed',
	})
})

test('a row that the call left as it was is refused, though the server answered no error', async () => {
	const asked = askRow(row, failing(new RowRefused()), () => 'done before')
	expect(await asked).toEqual({ row, refusal: 'done before' })
})

test.each([new TypeError('Failed to fetch'), answered(503, { code: 'not_ready' })])(
	'without an answer of the server the row was not refused: %s',
	(error) => expect(askRow(row, failing(error), () => 'refused')).rejects.toBe(error),
)

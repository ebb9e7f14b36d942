import { ApiError } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { standsWithout } from './problem-kind.ts'

const away = new TypeError('Failed to fetch')

test('what was read stands while reading it again fails for a while, and not once it is gone', () => {
	expect(standsWithout({ data: {}, error: away })).toBe(true)
	expect(standsWithout({ data: undefined, error: away })).toBe(false)
	const gone = new ApiError({
		message: 'gone',
		status: 404,
		result: { code: 'order_not_found' },
	})
	expect(standsWithout({ data: {}, error: gone })).toBe(false)
})

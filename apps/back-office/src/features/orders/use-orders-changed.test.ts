import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ordersChanged } from './use-orders-changed.ts'

const kept = [
	['orders', 'list', { kind: 'order' }],
	['orders', 'one', '26-00029'],
	['session', 'me'],
	['views', 'own'],
	['views', 'counts', 'orders', []],
	['dashboard', {}],
	['prices'],
]

async function staleAfter(changed?: Parameters<typeof ordersChanged>[1]) {
	const queries = new QueryClient()
	for (const key of kept) queries.setQueryData(key, {})
	await ordersChanged(queries, changed)
	return kept
		.filter((key) => queries.getQueryState(key)?.isInvalidated)
		.map((key) =>
			key
				.slice(0, 2)
				.filter((part) => typeof part === 'string')
				.join(' '),
		)
}

test('a changed order makes every list and count of orders stale, its page took the answer', async () =>
	expect(await staleAfter()).toEqual(['orders list', 'session me', 'views counts', 'dashboard']))

test('several changed orders make their pages stale too', async () =>
	expect(await staleAfter({ pages: true })).toEqual([
		'orders list',
		'orders one',
		'session me',
		'views counts',
		'dashboard',
	]))

import { orderListQuerySchema, productionQuerySchema, productionViews } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { readListSearch } from '../../../lib/list/list-address.ts'
import { addressOf, orderQueryOf } from '../list/order-address.ts'
import {
	ordersQueryOf,
	ordersSearchOf,
	productionAddress,
	productionQueryOf,
	weekQueryOf,
} from './production-address.ts'

const week = { from: '2026-11-16', until: '2026-11-22' }

test.each(productionViews)('both calls accept what the address of %s asks', (view) => {
	const search = readListSearch(productionAddress, {
		view,
		search: 'arlon',
		shop: 'atelier',
		supplierFrom: '2026-11-18',
		supplierUntil: '2026-12-31',
		types: 'wardrobe,desk',
		country: 'BE',
		deliveryMode: 'pickUp',
		after: '2026-11-09',
	})
	expect(productionQuerySchema.parse(productionQueryOf(search))).toMatchObject({ view })
	expect(orderListQuerySchema.parse(weekQueryOf(search, week))).toMatchObject({
		supplierFrom: '2026-11-18',
		supplierUntil: '2026-11-22',
		tenant: 'atelier',
	})
	expect(ordersQueryOf(search)).not.toHaveProperty('after')
})

test('what is open by week is the first view', () => {
	expect(readListSearch(productionAddress, { view: 'byWeek' })).toEqual({})
	expect(ordersQueryOf({}).states).toEqual(['sent', 'inProduction'])
})

test.each(productionViews)('all orders of a week of %s are the whole selection', (view) => {
	const search = readListSearch(productionAddress, {
		view,
		search: 'arlon',
		shop: 'atelier',
		supplierFrom: '2026-11-18',
		types: 'wardrobe,desk',
		country: 'BE',
		deliveryMode: 'pickUp',
	})
	const asked = orderQueryOf('order', readListSearch(addressOf.order, ordersSearchOf(search, week)))
	const { limit: _limit, ...ofWeek } = weekQueryOf(search, week)
	expect(asked).toEqual({ ...ofWeek, view: 'all' })
})

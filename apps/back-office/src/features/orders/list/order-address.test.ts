import { orderListQuerySchema, orderSorts, stateLabels } from '@gabarit/contract'
import { furnitureTypes } from '@gabarit/engine'
import { describe, expect, test } from 'vitest'
import { readListSearch, shownColumns, sortOf } from '../../../lib/list/list-address.ts'
import { addressOf, orderQueryOf, statesOf } from './order-address.ts'

const kinds = ['order', 'offer'] as const

const everyFilter = {
	types: furnitureTypes.join(','),
	shop: 'meubles-dupont',
	seller: 'me',
	orderedFrom: '2026-11-01',
	orderedUntil: '2026-11-27',
	deliveryFrom: '2026-11-01',
	validUntil: '2026-12-01',
	customerType: 'Professional',
	customer: '01234567-89ab-4cde-8f01-23456789abcd',
	deliveryMode: 'pickUp',
	country: 'FR',
	paymentType: 'Bill',
	paymentStatus: 'partlyPaid',
	late: 'true',
	unpaid: 'true',
	toLink: 'true',
	toRefund: 'true',
}

describe.each(kinds)('the address of the list of kind %s', (kind) => {
	const address = addressOf[kind]

	test('the contract accepts each view, each sorting and every filter at once', () => {
		for (const view of address.views)
			for (const sort of Object.keys(address.sorts)) {
				const states = statesOf[kind].join(',')
				const search = readListSearch(address, { ...everyFilter, states, view, sort })
				const { success, error } = orderListQuerySchema.safeParse(orderQueryOf(kind, search))
				expect(error?.issues).toBeUndefined()
				expect(success).toBe(true)
			}
	})

	test('every sorting of the call has its column', () => {
		const columns = address.columns as readonly string[]
		expect(Object.keys(address.sorts)).toEqual(orderSorts.filter((sort) => columns.includes(sort)))
	})

	test('no filter is lost on its way to the call', () => {
		const search = readListSearch(address, everyFilter)
		const { kind: _, view: _view, sort, direction, ...query } = orderQueryOf(kind, search)
		const { shop, ...others } = search
		expect(Object.keys(query).toSorted()).toEqual([...Object.keys(others), 'tenant'].toSorted())
		expect(query.tenant).toBe(shop)
		expect([sort, direction]).toEqual(['orderedAt', 'desc'])
	})
})

test('every order state belongs to exactly one list', () => {
	expect([...statesOf.order, ...statesOf.offer].toSorted()).toEqual([...stateLabels].toSorted())
})

test('states and columns of the other list are dropped', () => {
	expect(readListSearch(addressOf.order, { states: 'offerInProgress' })).toEqual({})
	expect(readListSearch(addressOf.offer, { view: 'toAccept', sort: 'deliveryAt' })).toEqual({})
})

test('what goes out soon is sorted by the day it goes', () => {
	expect(sortOf(addressOf.order, { view: 'soon' })).toEqual({
		sort: 'deliveryAt',
		direction: 'asc',
	})
	expect(sortOf(addressOf.order, {})).toEqual({ sort: 'orderedAt', direction: 'desc' })
})

test('reference and customer cannot be hidden', () => {
	const { order } = addressOf
	const shown = shownColumns(order, { hide: 'pallets,reference,customer' }, [])
	expect(shown).toEqual(order.columns.filter((column) => column !== 'pallets'))
})

test('offers whose customer is to be linked are filtered as orders are', () => {
	const search = readListSearch(addressOf.offer, { toLink: 'true', late: 'true' })
	expect(orderQueryOf('offer', search)).toMatchObject({ kind: 'offer', toLink: true })
	expect(search).not.toHaveProperty('late')
	expect(addressOf.offer.views).toContain('toLink')
})

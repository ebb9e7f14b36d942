// Orders over a connection that loses answers, against a server that keeps one body under each code.
import { ApiError, type Client, type PlaceOrder } from '@gabarit/contract'
import type { Quote } from '@gabarit/price'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveOwnPage, readOwnPage } from '../../lib/own-page.ts'
import { beginDesign, changeDesign, renewCode, useSession } from '../../session/session-store.ts'
import { emptyForm } from './delivery-form.ts'
import { placeOrder } from './place-order.ts'

const noPause = [0, 0]
const values = { ...emptyForm({ paymentTypes: ['Bill'] } as never), terms: true }
const quoteOf = (totalIncluding: number) => ({ totalIncluding }) as Quote

function refusal(status: number, code: string): ApiError {
	return new ApiError({ message: code, status, result: { code } })
}

/** `losses`: whose answers are lost on the way back, by the number of the call. */
function serverThatLoses(...losses: number[]) {
	const kept = new Map<string, PlaceOrder>()
	const calls: PlaceOrder[] = []
	const order = async (body: PlaceOrder) => {
		calls.push(body)
		const before = kept.get(body.code)
		if (before && JSON.stringify(before) !== JSON.stringify(body))
			throw refusal(409, 'configuration_code_taken')
		kept.set(body.code, body)
		if (losses.includes(calls.length)) throw new TypeError('fetch failed')
		return { reference: `26-${kept.size}`, code: body.code, total: body.total }
	}
	const client = { dressing: { configuration: { order } } } as unknown as Client
	const place = (remark: string, total = 100) =>
		placeOrder(
			client,
			{
				values: { ...values, texts: { remark } },
				quote: quoteOf(total),
				language: 'fr',
				promoCode: undefined,
				may: { deliveryPrice: false, reference: false },
			},
			noPause,
		)
	return { place, kept, calls }
}

beforeEach(() => {
	const kept = new Map<string, string>()
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	})
	beginDesign()
})
afterEach(() => vi.unstubAllGlobals())

test('an order whose answer was lost is sent again and placed once', async () => {
	const { place, kept, calls } = serverThatLoses(1, 2)
	expect(await place('')).toMatchObject({ kind: 'placed', order: { reference: '26-1' } })
	expect([kept.size, calls.length]).toEqual([1, 3])
	expect(useSession.getState().frozen).toBe(true)
})

test('a refused order is not sent again', async () => {
	const { place, kept, calls } = serverThatLoses()
	const { code } = useSession.getState()
	kept.set(code ?? '', {} as PlaceOrder)
	expect(await place('')).toEqual({ kind: 'failed', why: 'configuration_code_taken' })
	expect(calls).toHaveLength(1)
})

test('an order refused by the rate limit is sent again under its code', async () => {
	let isTooMany = true
	const codes: string[] = []
	const order = async ({ code, total }: PlaceOrder) => {
		codes.push(code)
		if (isTooMany) throw refusal(429, 'too_many_orders')
		return { reference: '26-1', code, total }
	}
	const place = () =>
		placeOrder(
			{ dressing: { configuration: { order } } } as unknown as Client,
			{
				values,
				quote: quoteOf(100),
				language: 'fr',
				promoCode: undefined,
				may: { deliveryPrice: false, reference: false },
			},
			noPause,
		)
	expect(await place()).toEqual({ kind: 'failed', why: 'too_many_orders' })
	isTooMany = false
	expect(await place()).toMatchObject({ kind: 'placed', order: { reference: '26-1' } })
	expect(codes).toEqual([codes[0], codes[0]])
	expect(useSession.getState().frozen).toBe(true)
})

test('a design changed after an unanswered order does not make a second order', async () => {
	const { place, kept } = serverThatLoses(1, 2, 3)
	expect(await place('first')).toEqual({ kind: 'failed', why: 'unreachable' })
	const answer = await place('second', 110)
	expect(answer).toMatchObject({ kind: 'placed', order: { reference: '26-1', total: 100 } })
	expect([...kept.values()].map((it) => it.remark)).toEqual(['first'])
})

test('an unanswered order concerns its own code only, until it is answered', async () => {
	const { place, kept } = serverThatLoses(1, 2, 3)
	await place('first')
	renewCode()
	expect(await place('other')).toMatchObject({ kind: 'placed', order: { reference: '26-2' } })
	expect(await place('changed')).toEqual({ kind: 'failed', why: 'configuration_code_taken' })
	expect(kept.size).toBe(2)
})

test('an unanswered order is still in doubt after another design was ordered', async () => {
	const { place, kept } = serverThatLoses(1, 2, 3)
	await place('first')
	const unanswered = useSession.getState()
	beginDesign()
	expect(await place('other')).toMatchObject({ kind: 'placed', order: { reference: '26-2' } })
	useSession.setState(unanswered)
	expect(await place('first, corrected')).toMatchObject({ kind: 'placed' })
	expect([...kept.values()].map((it) => it.remark)).toEqual(['first', 'other'])
})

test('another design, opened before the answer came, stays free to be changed', async () => {
	const { place } = serverThatLoses()
	const placing = place('')
	beginDesign()
	const { code } = useSession.getState()
	expect(await placing).toMatchObject({ kind: 'placed' })
	expect(useSession.getState()).toMatchObject({ code, frozen: false })
})

test('a design changed before the answer came goes on under a code of its own', async () => {
	const { place } = serverThatLoses()
	const { code } = useSession.getState()
	const placing = place('')
	changeDesign({ footprint: { width: 2345 } })
	expect(await placing).toMatchObject({ order: { code } })
	expect(useSession.getState()).toMatchObject({ parent: code, frozen: false })
	expect(useSession.getState().code).not.toBe(code)
})

test('an order ends on its own page, whatever page was left to pay before', async () => {
	vi.stubGlobal('location', { pathname: '/order/abc' })
	leaveOwnPage()
	expect(readOwnPage()).toBe('/order/abc')
	await serverThatLoses().place('')
	expect(readOwnPage()).toBeNull()
})

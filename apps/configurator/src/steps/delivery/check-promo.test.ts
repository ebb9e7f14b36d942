import { beforeEach, expect, test } from 'vitest'
import { checkPromo, isPromoOpen, settledPromo } from './check-promo.ts'
import {
	fillIn,
	forgetForm,
	openForm,
	type PromoState,
	useDeliveryState,
} from './delivery-state.ts'

const granted = (code: string): PromoState => ({ kind: 'granted', code, percentage: 10 })
const promo = () => useDeliveryState.getState().promo

function type(promoCode: string): void {
	fillIn({ promoCode })
	useDeliveryState.setState({ promo: { kind: 'none' } })
}

/** The server, which answers when it is let. */
function slowServer() {
	let answer: () => void = () => undefined
	const ask = (code: string) =>
		new Promise<PromoState>((resolve) => {
			answer = () => resolve(granted(code))
		})
	return { ask, answer: () => answer() }
}

beforeEach(() => {
	forgetForm()
	openForm({ paymentTypes: ['Bill'] } as never, {})
})

test('a code that is typed is open until the server knows it', async () => {
	expect(isPromoOpen()).toBe(false)
	type(' SPRING ')
	expect(isPromoOpen()).toBe(true)
	const { ask, answer } = slowServer()
	const checking = checkPromo(ask)
	expect([promo().kind, isPromoOpen()]).toEqual(['checking', true])
	answer()
	expect(await checking).toEqual(granted('SPRING'))
	expect(isPromoOpen()).toBe(false)
})

test('the answer for a text that was changed in the meantime is dropped', async () => {
	type('SPRING')
	const { ask, answer } = slowServer()
	const checking = checkPromo(ask)
	type('SUMMER')
	answer()
	expect(await checking).toEqual({ kind: 'none' })
	expect(isPromoOpen()).toBe(true)
})

test('the answer after the form was left grants nothing', async () => {
	type('SPRING')
	const { ask, answer } = slowServer()
	const checking = checkPromo(ask)
	forgetForm()
	answer()
	expect(await checking).toEqual({ kind: 'none' })
})

test('no code is asked for without a text', async () => {
	type('  ')
	expect(await checkPromo(() => Promise.reject(new Error('asked')))).toEqual({ kind: 'none' })
})

test('a code that was only typed is asked for once an order needs its price', async () => {
	expect(await settledPromo(() => Promise.reject(new Error('asked')))).toBe('none')
	type('SPRING')
	const refuse = (): Promise<PromoState> =>
		Promise.resolve({ kind: 'refused', why: 'promo_unknown' })
	expect(await settledPromo(refuse)).toBe('refused')
	expect(await settledPromo(async (code) => granted(code))).toBe('refused')
})

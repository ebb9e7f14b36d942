import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPersonState, personKeys } from '../../lib/person-state.ts'
import { setCircumstances, usePricing } from '../../session/pricing-store.ts'
import { openSamples, useSamplesState } from '../colors/samples/samples-state.ts'
import { fillIn, forgetForm, openForm, useDeliveryState } from './delivery-state.ts'

const shop = { paymentTypes: ['Bill'] } as never
const kept = new Map<string, string>()

beforeEach(() => {
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	})
	openForm(shop, {})
	fillIn({ lastName: 'Lambert', deliveryPrice: '85' })
	setCircumstances({
		deliveryMode: 'delivery',
		deliveryPrice: 8500,
		promo: { code: 'A', amount: 1 },
	})
})
afterEach(() => {
	forgetForm()
	kept.clear()
	vi.unstubAllGlobals()
})

const circumstances = () => Object.keys(usePricing.getState().circumstances)

test('the next design is priced without what the last order agreed', () => {
	expect(circumstances()).toContain('deliveryPrice')
	forgetForm()
	expect(circumstances()).toEqual(['date'])
})

test('who logs out leaves nothing of his in the tab', () => {
	const address = { street: '', streetNumber: '', box: '', postalCode: '', city: '' }
	openSamples(
		{ firstName: '', lastName: 'Lambert', email: '', address: { ...address, country: 'BE' } },
		null,
	)
	kept.set(personKeys.ordersInDoubt, '[{}]')
	kept.set('gabarit.code', 'of the design')
	forgetPersonState()
	expect([...kept.keys()]).toEqual(['gabarit.code'])
	expect(useDeliveryState.getState().values).toBeNull()
	expect(useSamplesState.getState().values).toBeNull()
	expect(circumstances()).toEqual(['date'])
})

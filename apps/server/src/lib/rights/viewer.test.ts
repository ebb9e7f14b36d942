// As what somebody looks at prices, where he sells, and what he may pay by.
import { expect, test } from 'vitest'
import type { Tenant } from '../../features/tenants/service.ts'
import {
	isSeller,
	nameOf,
	ordersHere,
	paymentTypesOf,
	priceViewerOf,
	rolesIn,
	seesPrices,
	type Viewer,
} from './viewer.ts'

const settings = {
	isPriceHidden: false,
	isConfiguratorReseller: false,
	isConfiguratorDSM: false,
	paymentTypes: ['Bill', 'None', 'Online'],
}
const own = { code: 'atelier', isDefault: true, ...settings } as Tenant
const other = { code: 'meubles-dupont', isDefault: false, ...settings } as Tenant

const visitorAt = (tenant: Tenant): Viewer => ({ user: null, tenant })
/** At home where he stands; the operator's people are at home in its own shop. */
function personAt(tenant: Tenant, role: string, isAdmin = false): Viewer {
	const home = role === 'Gabarit' ? own.code : tenant.code
	const user = { id: '1', tenant: home, email: 'a@b.example', firstName: 'A', lastName: 'B' }
	return { tenant, user: { ...user, phoneNumber: null, role: role as 'Gabarit', isAdmin } }
}

test.each([
	['a visitor of the operator’s shop', 'visitor', visitorAt(own)],
	['a visitor of a reseller', 'reseller-visitor', visitorAt(other)],
	['an individual of the operator’s shop', 'individual', personAt(own, 'IndividualCustomer')],
	['an individual of a reseller', 'reseller-visitor', personAt(other, 'IndividualCustomer')],
	['a professional of the operator’s shop', 'professional', personAt(own, 'ProfessionalCustomer')],
	[
		'a professional of a reseller',
		'reseller-professional',
		personAt(other, 'ProfessionalCustomer'),
	],
	['an employee of the operator’s shop', 'seller', personAt(own, 'ResellerEmployee')],
	['an admin of a reseller', 'reseller', personAt(other, 'ResellerAdmin')],
	['the supplier in the operator’s shop', 'seller', personAt(own, 'Gabarit')],
	['the supplier at a reseller', 'supplier', personAt(other, 'Gabarit')],
	['an administrator in the operator’s shop', 'seller', personAt(own, 'Gabarit', true)],
	['an administrator at a reseller', 'reseller', personAt(other, 'Gabarit', true)],
	['an unknown role', 'visitor', personAt(own, 'Unknown')],
] as const)('%s is priced as a %s', (_who, seenAs, viewer) => {
	expect(priceViewerOf(viewer)).toBe(seenAs)
	expect(isSeller(viewer)).toBe(seenAs === 'seller' || seenAs === 'reseller')
})

test('in other shops the operator is only the supplier', () => {
	const operator = personAt(own, 'Gabarit')
	expect(rolesIn(operator, own.code)).toEqual(['supplier', 'resellerEmployee'])
	expect(rolesIn(operator, other.code)).toEqual(['supplier'])
	expect(rolesIn(personAt(own, 'Gabarit', true), other.code)).toEqual(['admin'])
	expect(rolesIn(personAt(own, 'ResellerAdmin'), other.code)).toEqual([])
})

test('a closed shop takes no order and no money', () => {
	const closed = { ...other, disabledAt: new Date() }
	for (const viewer of [visitorAt(closed), personAt(closed, 'Gabarit', true)]) {
		expect(ordersHere(viewer)).toBe(false)
		expect(paymentTypesOf(viewer, true)).toEqual([])
	}
})

test('a visitor sees no price where they are hidden, orders nothing where the reseller sells', () => {
	const hidden = { ...other, isPriceHidden: true }
	const reseller = { ...other, isConfiguratorReseller: true }
	const seen = [visitorAt(other), visitorAt(hidden), personAt(hidden, 'IndividualCustomer')]
	expect(seen.map(seesPrices)).toEqual([true, false, true])
	const orders = [visitorAt(other), visitorAt(reseller), personAt(reseller, 'ResellerEmployee')]
	expect(orders.map(ordersHere)).toEqual([true, false, true])
	for (const tenant of [hidden, reseller])
		expect(paymentTypesOf(visitorAt(tenant), true)).toEqual([])
})

test('paid online in the maker’s shop, where a provider is set up', () => {
	const shop = { ...own, isConfiguratorDSM: true }
	expect(paymentTypesOf(visitorAt(shop), true)).toEqual(['Bill', 'None', 'Online'])
	expect(paymentTypesOf(visitorAt(shop), false)).toEqual(['Bill', 'None'])
	expect(paymentTypesOf(visitorAt(own), true)).toEqual(['Bill', 'None'])
})

test('a shop is paid as it says, in its order, and never in no way', () => {
	const shop = { ...own, isConfiguratorDSM: true }
	const paid = (paymentTypes: Tenant['paymentTypes'], online: boolean) =>
		paymentTypesOf(visitorAt({ ...shop, paymentTypes }), online)
	expect(paid(['Online', 'Bill'], true)).toEqual(['Online', 'Bill'])
	expect(paid(['Online', 'Bill'], false)).toEqual(['Bill'])
	expect(paid(['Online'], false)).toEqual(['None'])
})

test('names sort by last name', () => {
	expect(nameOf({ firstName: 'Sofie', lastName: 'Maes' })).toBe('Maes Sofie')
})

import { sections } from '@gabarit/contract'
import { expect, test } from 'vitest'
import type { Tenant } from '../../features/tenants/service.ts'
import {
	permissions,
	type Resource,
	type Right,
	requireAccess,
	rightScopeOf,
	rights,
	sectionsOf,
} from './permissions.ts'
import { type Role, roles, rolesOf, type Viewer } from './viewer.ts'

const shop = { code: 'atelier', isDefault: true } as Tenant
const other = { code: 'meubles-dupont', isDefault: false } as Tenant

function viewer(role: string, tenant: Tenant, home = 'atelier', isAdmin = false): Viewer {
	const user = { id: '1', tenant: home, email: 'a@b.example', firstName: 'A', lastName: 'B' }
	return {
		tenant,
		user: { ...user, phoneNumber: null, role: role as 'Gabarit', isAdmin },
	}
}

// Copied by hand: resource, right, and the scope of each role in the order of `roles`.
const table: [Resource, Right, (string | null)[]][] = [
	['design', 'read', ['own', 'own', 'own', 'own', 'own', 'own', 'own']],
	['design', 'write', ['own', 'own', 'own', 'own', 'own', 'own', 'own']],
	['configurationList', 'read', [null, null, 'own', 'tenant', 'tenant', 'sent', 'all']],
	['configurationCopy', 'create', [null, null, 'own', 'tenant', 'tenant', null, 'all']],
	['order', 'create', ['own', 'own', 'own', 'tenant', 'tenant', null, 'all']],
	['order', 'read', [null, 'own', 'own', 'tenant', 'tenant', 'sent', 'all']],
	['order', 'write', [null, 'own', 'own', 'tenant', 'tenant', 'sent', 'all']],
	['orderNote', 'write', [null, null, null, 'tenant', 'tenant', null, 'all']],
	['customer', 'read', [null, 'own', 'own', 'tenant', 'tenant', 'sent', 'all']],
	['customer', 'write', [null, 'own', 'own', 'tenant', 'tenant', null, 'all']],
	['customer', 'erase', [null, null, null, null, null, null, 'all']],
	['customerLookup', 'read', [null, null, null, 'tenant', 'tenant', null, 'tenant']],
	['externalReference', 'read', [null, ...Array<string>(6).fill('tenant')]],
	['orderDocument', 'read', [null, 'own', 'own', 'tenant', 'tenant', 'sent', 'all']],
	['tenantDocument', 'read', [null, null, null, 'tenant', 'tenant', null, 'all']],
	['tenantDocument', 'write', [null, null, null, null, 'tenant', null, 'all']],
	['deliveryPrice', 'write', [null, null, null, 'tenant', 'tenant', null, 'all']],
	['account', 'create', ['own', 'own', 'own', 'own', 'own', 'own', 'own']],
	['account', 'write', [null, 'own', 'own', 'own', 'own', 'own', 'own']],
	['user', 'create', [null, null, null, null, 'tenant', null, 'all']],
	['user', 'read', [null, null, null, null, 'tenant', null, 'all']],
	['user', 'write', [null, null, null, null, 'tenant', null, 'all']],
	['sampleRequest', 'create', ['own', 'own', 'own', 'tenant', 'tenant', null, 'all']],
	['sampleRequest', 'read', [null, null, null, 'tenant', 'tenant', null, 'all']],
	['sampleRequest', 'write', [null, null, null, 'tenant', 'tenant', null, 'all']],
	['professional', 'create', [null, null, null, 'tenant', 'tenant', null, 'all']],
	['professional', 'read', [null, null, null, 'tenant', 'tenant', null, 'all']],
	['professional', 'write', [null, null, null, 'tenant', 'tenant', null, 'all']],
	['reseller', 'create', [null, null, null, null, null, null, 'all']],
	['resellerSettings', 'read', [null, null, null, 'tenant', 'tenant', null, 'all']],
	['resellerSettings', 'write', [null, null, null, null, 'tenant', null, 'all']],
	['technicalSettings', 'read', [null, null, null, null, 'tenant', null, 'all']],
	['technicalSettings', 'write', [null, null, null, null, 'tenant', null, 'all']],
	['priceList', 'read', [null, null, null, null, null, 'all', 'all']],
	['priceList', 'write', [null, null, null, null, null, null, 'all']],
	['dashboard', 'read', [null, null, null, 'tenant', 'tenant', 'sent', 'all']],
	['notification', 'read', [null, null, 'own', 'tenant', 'tenant', 'sent', 'all']],
	['notification', 'write', [null, null, 'own', 'own', 'own', 'own', 'own']],
	['savedView', 'read', [null, null, 'own', 'own', 'own', 'own', 'own']],
	['savedView', 'write', [null, null, 'own', 'own', 'own', 'own', 'own']],
	['mailbox', 'read', [null, null, null, 'tenant', 'tenant', 'own', 'all']],
	['outbox', 'read', [null, null, null, 'tenant', 'tenant', 'own', 'all']],
	['outbox', 'write', [null, null, null, 'tenant', 'tenant', null, 'all']],
	['accountMail', 'read', [null, null, null, null, 'tenant', null, 'all']],
	['audit', 'read', [null, null, null, 'tenant', 'tenant', 'own', 'all']],
	['accountAudit', 'read', [null, null, null, null, 'tenant', null, 'all']],
	['audit', 'write', [null, null, null, null, null, null, null]],
]

test.each(table)(
	'each role has the listed scope of the right %s %s',
	(resource, right, rightScopes) => {
		const grants: Record<Role, Partial<Record<Right, string>>> = permissions[resource]
		expect(roles.map((role) => grants[role][right] ?? null)).toEqual(rightScopes)
	},
)

test('every resource has a row for every role, with known rights only', () => {
	for (const [resource, row] of Object.entries(permissions)) {
		expect([resource, Object.keys(row).toSorted()]).toEqual([resource, roles.toSorted()])
		for (const grant of Object.values(row))
			for (const right of Object.keys(grant)) expect(rights).toContain(right)
	}
})

test('a user’s roles depend on the shop', () => {
	expect(rolesOf({ user: null, tenant: shop })).toEqual(['visitor'])
	expect(rolesOf(viewer('ResellerAdmin', shop))).toEqual(['resellerAdmin'])
	expect(rolesOf(viewer('ResellerAdmin', other))).toEqual(['visitor'])
	expect(rolesOf(viewer('ProfessionalCustomer', other))).toEqual(['visitor'])
	expect(rolesOf(viewer('IndividualCustomer', shop))).toEqual(['individual'])
	expect(rolesOf(viewer('Unknown', shop))).toEqual(['visitor'])
	expect(rolesOf(viewer('Gabarit', shop))).toEqual(['supplier', 'resellerEmployee'])
	expect(rolesOf(viewer('Gabarit', other))).toEqual(['supplier'])
	expect(rolesOf(viewer('Gabarit', other, 'atelier', true))).toEqual(['admin'])
})

test('of two roles the wider scope counts', () => {
	expect(rightScopeOf(viewer('Gabarit', shop), 'order', 'read')).toBe('tenant')
	expect(rightScopeOf(viewer('Gabarit', shop), 'configurationList', 'read')).toBe('tenant')
	expect(rightScopeOf(viewer('Gabarit', other), 'order', 'read')).toBe('sent')
	expect(rightScopeOf(viewer('Gabarit', shop), 'design', 'read')).toBe('own')
	expect(rightScopeOf(viewer('Gabarit', shop), 'priceList', 'read')).toBe('all')
	expect(rightScopeOf(viewer('Gabarit', shop), 'priceList', 'write')).toBeNull()
})

test('a refusal tells a missing login from a missing right', () => {
	const refusal = (who: Viewer) => {
		try {
			return requireAccess(who, 'priceList', 'write')
		} catch (error) {
			return (error as { code: string }).code
		}
	}
	expect(refusal({ user: null, tenant: shop })).toBe('not_logged_in')
	expect(refusal(viewer('ResellerAdmin', shop))).toBe('not_allowed')
	expect(refusal(viewer('Gabarit', shop, 'atelier', true))).toBe('all')
})

test('the holder of a link is the customer of its order', () => {
	expect(rolesOf({ ...viewer('ResellerAdmin', shop), holds: 'order' })).toEqual(['individual'])
	expect(rolesOf(viewer('ResellerEmployee', shop))).toEqual(['resellerEmployee'])
	expect(rolesOf(viewer('ResellerEmployee', other))).toEqual(['visitor'])
	expect(rolesOf(viewer('ProfessionalCustomer', shop))).toEqual(['professional'])
	expect(rolesOf(viewer('IndividualCustomer', other))).toEqual(['visitor'])
})

const sectionsOfTrade = ['orders', 'offers', 'configurations']

test.each([
	[
		'a professional customer',
		viewer('ProfessionalCustomer', shop),
		['orders', 'offers'],
		sectionsOfTrade,
	],
	[
		'a seller',
		viewer('ResellerEmployee', shop),
		['orders', 'offers', 'samples', 'professionals', 'technical'],
		[
			'dashboard',
			...sectionsOfTrade,
			'samples',
			'professionals',
			'documents',
			'technical',
			'audit',
			'settings',
		],
	],
	[
		'the supplier',
		viewer('Gabarit', other),
		['orders', 'offers'],
		['dashboard', 'production', ...sectionsOfTrade, 'technical', 'audit', 'settings'],
	],
	[
		'an admin',
		viewer('Gabarit', other, 'atelier', true),
		sections.filter(
			(name) => !['audit', 'configurations', 'dashboard', 'production'].includes(name),
		),
		sections,
	],
])('%s opens the sections that the table of rights gives him', (_name, who, written, opened) => {
	const found = sectionsOf(who)
	expect(found.map(({ name }) => name).toSorted()).toEqual(opened.toSorted())
	const writes = found.filter(({ right }) => right === 'write').map(({ name }) => name)
	expect(new Set(writes)).toEqual(new Set(written))
})

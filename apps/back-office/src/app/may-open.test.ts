import type { Me } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { mayOpen } from './may-open.ts'

const seller: Pick<Me, 'sections' | 'settings' | 'technical'> = {
	sections: [
		{ name: 'orders', right: 'write' },
		{ name: 'professionals', right: 'write' },
		{ name: 'users', right: 'read' },
		{ name: 'technical', right: 'write' },
		{ name: 'audit', right: 'read' },
		{ name: 'settings', right: 'read' },
	],
	settings: { shop: 'read', prices: null },
	technical: { settings: null, deliveries: 'write', mails: null, mailsLeave: false },
}

test.each([
	['/orders', true],
	['/orders/26-00001', true],
	['/production', false],
	['/production/payable', false],
	['/users', true],
	['/users/new', false],
	['/professionals/new', true],
	['/resellers/new', false],
	['/settings', true],
	['/settings/prices', false],
	['/settings/prices/doors', false],
	['/technical', true],
	['/technical/deliveries', true],
	['/technical/mails', false],
	['/account', true],
	['/person', true],
	['/nowhere/at-all', true],
])('a seller who reads the users opens %s: %s', (path, opens) => {
	expect(mayOpen(seller, path)).toBe(opens)
})

test('the page of mails opens for who would read them, whether they are kept or leave', () => {
	const of = (technical: Partial<Me['technical']>) =>
		mayOpen({ ...seller, technical: { ...seller.technical, ...technical } }, '/technical/mails')
	expect(of({ mails: 'read' })).toBe(true)
	expect(of({ mailsLeave: true })).toBe(true)
	expect(of({})).toBe(false)
})

test('who has no section at all opens his own account only', () => {
	const nobody = {
		sections: [],
		settings: { shop: null, prices: null },
		technical: { settings: null, deliveries: null, mails: null, mailsLeave: false },
	}
	expect(['/orders', '/technical/mails', '/account'].filter((it) => mayOpen(nobody, it))).toEqual([
		'/account',
	])
})

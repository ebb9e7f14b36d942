import { expect, test } from 'vitest'
import type { Tenant } from '../../features/tenants/service.ts'
import { addressesOf } from './addresses.ts'

const operator = {
	code: 'atelier',
	hosts: ['atelier.example'],
	isDefault: true,
} as unknown as Tenant
const shop = { code: 'martin', hosts: ['martin.example'], isDefault: false } as unknown as Tenant
const bare = { ...shop, hosts: [] }

test('locally the operator’s shop is at localhost, every other shop under its code', () => {
	const address = addressesOf(null, 3000)
	expect([operator, shop].map(address)).toEqual([
		'http://localhost:3000',
		'http://martin.localhost:3000',
	])
})

test('in production the operator’s shop is at the public address, a shop at its own host', () => {
	const address = addressesOf('https://gabarit.example/any', 3000)
	expect([operator, shop, bare].map(address)).toEqual([
		'https://gabarit.example',
		'https://martin.example',
		'https://gabarit.example',
	])
})

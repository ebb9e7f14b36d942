import { exportSchema } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { productionAddress } from '../production/production-address.ts'
import { productionExportOf } from '../production/production-export.ts'
import { addressOf } from './order-address.ts'
import { amountColumnsOf, exportAddressOf, fileColumnsOf } from './order-export.ts'

const tenant = { code: 'atelier', name: 'Atelier' }
const staff = { customerType: 'Gabarit', isAdmin: false } as const
const seller = { account: staff, seesSalePrices: true, tenant }
const supplier = { account: staff, seesSalePrices: false, tenant }
const admin = { account: { ...staff, isAdmin: true }, seesSalePrices: true, tenant }

test('the amount of the file is the one of the screen', () => {
	expect(amountColumnsOf(admin, 'order', undefined)).toEqual(['total'])
	expect(amountColumnsOf(supplier, 'order', undefined)).toEqual(['amountToSupplier'])
	expect(amountColumnsOf(seller, 'order', undefined)).toEqual(['total', 'amountToSupplier'])
	expect(amountColumnsOf(seller, 'order', 'atelier')).toEqual(['total'])
	expect(amountColumnsOf(seller, 'order', 'meubles-dupont')).toEqual(['amountToSupplier'])
	expect(amountColumnsOf(seller, 'offer', undefined)).toEqual(['total'])
})

const queryOf = (address: string) => new URL(address, 'http://x.example').searchParams

test('every column of the lists is one of the file, and a late day says so beside it', () => {
	const orders = exportAddressOf('csv', 'order', {}, fileColumnsOf(addressOf.order.columns, []))
	const production = productionExportOf('csv', {}, productionAddress.columns)
	for (const address of [orders, production]) {
		const columns = queryOf(address).getAll('columns')
		const list = new URL(address, 'http://x.example').pathname.split('/').at(-2)
		const { success } = exportSchema.safeParse({ list, format: 'csv', columns })
		expect(success, address).toBe(true)
	}
	expect(orders).toContain('columns=deliveryAt&columns=late&')
	expect(production).toContain('/exports/production/csv?')
	expect(production).toContain('columns=supplierAt&columns=supplierLate&')
})

test('production is written in the order of its weeks', () => {
	expect(queryOf(productionExportOf('csv', {}, [])).get('direction')).toBe('asc')
	expect(queryOf(productionExportOf('csv', { view: 'all' }, [])).get('direction')).toBe('desc')
})

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../testing/test-database.ts'
import {
	type Browser,
	newCode,
	niche,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'
import { type NewOrder, orderByReference, updateOrder } from '../orders-table.ts'

describe.each(everyDatabase)('lists as files on $name', (database) => {
	let shop: Shop
	let sofie: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		sofie = await shop.enter('sofie.maes@atelier.example')
		const browser = shop.browse()
		const customer = {
			type: 'Individual' as const,
			firstName: '=HYPERLINK("http://x.example")',
			lastName: '+32; "Dupont"',
			email: 'an@example.be',
		}
		await browser.client.dressing.configuration.order(await orderOf(browser, { customer }))
	})
	afterAll(() => shop.close())

	type ExportQuery = Parameters<Browser['client']['backOffice']['exports']['list']>[0]
	const csv = async (query: Partial<ExportQuery> = {}, by = sofie) => {
		const { body } = await by.client.backOffice.exports.list({
			list: 'orders',
			format: 'csv',
			...query,
		})
		const text = await body.text()
		return parse(text, { delimiter: ';', bom: true, columns: true }) as Record<string, string>[]
	}

	test('an order’s row is the list’s, in the reader’s language; nothing in it is a formula', async () => {
		const [row, ...more] = await csv()
		expect(more).toEqual([])
		const { rows } = await sofie.client.backOffice.orders.list({ kind: 'order' })
		expect(row).toMatchObject({
			Référence: rows[0]?.reference,
			'E-mail': 'an@example.be',
			'Prix TVAC (EUR)': ((rows[0]?.total ?? 0) / 100).toFixed(2).replace('.', ','),
			Meuble: 'Dressing',
			État: 'En attente',
			Paiement: 'Facture',
			'Solde (EUR)': expect.stringMatching(/^\d+,\d\d$/),
			'Poids (kg)': expect.stringMatching(/^\d+,\d\d$/),
		})
		expect(row?.['Client']).toMatch(/^'\+32; "Dupont" =HYPER/)
	})

	test('a workbook holds the same, numbers as numbers', async () => {
		const { body, headers } = await sofie.client.backOffice.exports.list({
			list: 'orders',
			format: 'xlsx',
		})
		expect(headers?.['content-disposition']).toBe('attachment; filename="orders-2026-11-21.xlsx"')
		const [heading, row] = await readSheet(Buffer.from(await body.arrayBuffer()))
		expect(heading?.[0]).toBe('Référence')
		expect(row?.[7]).toBe('+32; "Dupont" =HYPERLINK("http://x.example")')
		expect(typeof row?.[20]).toBe('number')
		expect(row?.[12]).toEqual(new Date('2026-11-21'))
	})

	test('the heads are the words of the screen’s columns, with the unit of its amounts', async () => {
		const heads = async (
			list: ExportQuery['list'],
			columns: NonNullable<ExportQuery['columns']>,
		) => {
			const asked = { list, format: 'csv' as const, columns }
			const { body } = await sofie.client.backOffice.exports.list(asked)
			return (await body.text()).replace('\u{feff}', '').split('\n')[0]
		}
		expect(
			await heads('orders', ['tenant', 'type', 'orderedAt', 'weight', 'total', 'balance']),
		).toBe('Enseigne;Meuble;Commandé;Poids (kg);Prix TVAC (EUR);Solde (EUR)')
		expect(await heads('offers', ['orderedAt', 'validUntil', 'total'])).toBe(
			'Proposée le;Valable jusqu’au;Prix TVAC (EUR)',
		)
		expect(
			await heads('production', ['supplierAt', 'deliveryAt', 'weight', 'amountToSupplier']),
		).toBe('Sort d’atelier;Promise;kg;À recevoir HTVA (EUR)')
	})

	test('an export follows the filters, without other shops and without hidden prices', async () => {
		expect(await csv({ search: 'nobody' })).toEqual([])
		expect(await csv({ states: ['done'] })).toEqual([])
		expect(await csv({ list: 'offers' })).toEqual([])
		expect(await csv({ types: ['panels', 'shelves'] })).toEqual([])
		expect(await csv({ types: ['wardrobe'] })).toHaveLength(1)
		const paul = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		expect(await csv({}, paul)).toEqual([])
		const visitor = await shop.browse().ask('GET', '/api/back-office/exports/orders/csv')
		expect(visitor.status).toBe(403)
	})

	test('an order of another shop has what the supplier is paid, its shop’s name, its lateness and how it ended', async () => {
		const claire = await shop.enter('claire@meubles-dupont.example', 'meubles-dupont')
		const { orders } = claire.client.backOffice
		const placed = []
		for (const fetched of [true, false]) {
			const visitor = shop.browse('meubles-dupont')
			const mode = fetched && { deliveryMode: 'pickUp' as const, deliveryAddress: undefined }
			const order = await orderOf(visitor, { ...mode })
			const { reference } = await visitor.client.dressing.configuration.order(order)
			await orders.actOnMany({ references: [reference], action: 'acceptOrder' })
			await orders.actOnMany({ references: [reference], action: 'sendToSupplier' })
			placed.push(reference)
		}
		const [fetched = '', late = ''] = placed
		const change = async (reference: string, row: Partial<NewOrder>) => {
			const order = await orderByReference(shop.services.db, 'meubles-dupont', reference)
			if (order) await updateOrder(shop.services.db, order, row)
		}
		await change(fetched, { status: 'Done', state: 'done' })
		await change(late, { supplierDate: '2026-11-18' })
		const supplier = await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
		const listed = await supplier.client.backOffice.orders.list({ kind: 'order' })
		const amountOf = (reference: string) =>
			listed.rows.find((row) => row.reference === reference)?.amountToSupplier ?? 0
		const rows = await csv({ sort: 'reference', direction: 'asc' }, supplier)
		const written = (reference: string) =>
			rows.find((row) => row['Référence'] === reference) as Record<string, string>
		expect(amountOf(late)).toBeGreaterThan(0)
		expect(written(late)).toMatchObject({
			Enseigne: 'Meubles Dupont',
			État: 'Envoyée',
			'En retard': 'En retard',
			'Retard d’atelier (jours ouvrables)': '2',
			'Prix TVAC (EUR)': '',
			'Dû au fournisseur (EUR)': (amountOf(late) / 100).toFixed(2).replace('.', ','),
		})
		expect(written(fetched)).toMatchObject({ État: 'Enlevée', 'En retard': '' })
	})

	test('the temporary file is deleted after the answer', async () => {
		const folder = mkdtempSync(join(tmpdir(), 'gabarit-test-'))
		const before = process.env['TMPDIR']
		process.env['TMPDIR'] = folder
		try {
			expect(await csv()).toHaveLength(1)
			await expect.poll(() => readdirSync(folder), { timeout: 20_000 }).toEqual([])
		} finally {
			if (before === undefined) delete process.env['TMPDIR']
			else process.env['TMPDIR'] = before
			rmSync(folder, { recursive: true })
		}
	})

	const designs = async (query: { search?: string }) => {
		const { body } = await sofie.client.backOffice.configurations.export({
			format: 'csv',
			...query,
		})
		const options = { delimiter: ';', bom: true, columns: true }
		return parse(await body.text(), options) as unknown as Record<string, string>[]
	}

	test('designs are exported as they are listed, beyond one page', async () => {
		const browser = shop.browse()
		const codes = Array.from({ length: 30 }, newCode)
		for (const code of codes)
			await browser.client.dressing.configuration.send({
				kind: 'save',
				code,
				configuration: niche,
				language: 'nl',
			})
		const rows = await designs({})
		const own = rows.filter((it) => codes.includes((it['Code'] ?? '').replace(/\W/g, '')))
		expect(own).toHaveLength(30)
		expect(own[0]).toMatchObject({ 'Largeur (mm)': '3000', Meuble: 'Dressing' })
	})
})

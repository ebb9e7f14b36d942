// isPriceHidden: every call and route, walked by a visitor, with the flag off and on. Off, the walk finds the prices
// that there are; on, it finds none: not in an answer, a refusal, a page, a picture, a PDF.
import { centsSchema, contract } from '@gabarit/contract'
import { priceBookSchema, quoteSchema } from '@gabarit/price'
import { isContractProcedure } from '@orpc/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readPdf } from '../../features/documents/writers/testing/read-pdf.ts'
import { linkUrl } from '../../features/orders/process/order-links.ts'
import { sendAll } from '../../testing/mails.ts'
import { sendCall } from '../../testing/routes/route-calls.ts'
import type { Parameters } from '../../testing/routes/route-objects.ts'
import { otherRoutes, routeSamples } from '../../testing/routes/route-samples.ts'
import { testDatabases } from '../../testing/test-database.ts'
import {
	type Browser,
	home,
	lambert,
	newCode,
	niche,
	openShop,
	orderOf,
	type Shop,
} from '../../testing/test-shop.ts'
import { calls } from './calls.ts'

const tenant = 'meubles-dupont'

type Parts = Record<string, unknown>

function isCents(schema: unknown): boolean {
	if (schema === centsSchema) return true
	const { innerType } = schema instanceof z.ZodType ? (schema.def as unknown as Parts) : {}
	return innerType !== undefined && isCents(innerType)
}

/** Names under which the contract sends money: of every model that it answers with. */
function moneyNames(schema: z.ZodType, found: Set<string>, seen = new Set<unknown>()): void {
	if (seen.has(schema)) return
	seen.add(schema)
	const def = schema.def as unknown as Parts
	const fields: Parts = schema instanceof z.ZodObject ? schema.shape : {}
	for (const [name, part] of Object.entries(fields)) if (isCents(part)) found.add(name)
	const options: unknown[] = Array.isArray(def['options']) ? def['options'] : []
	const inner = ['element', 'innerType', 'valueType', 'in', 'out'].map((it) => def[it])
	for (const part of [...Object.values(fields), ...options, ...inner])
		if (part instanceof z.ZodType) moneyNames(part, found, seen)
}

function outputsOf(node: object, found = new Set<string>()): Set<string> {
	for (const value of Object.values(node) as unknown[])
		if (isContractProcedure(value)) {
			const { outputSchema } = value['~orpc']
			if (outputSchema instanceof z.ZodType) moneyNames(outputSchema, found)
		} else if (typeof value === 'object' && value !== null) outputsOf(value, found)
	return found
}

const priceNames = new Set([
	...outputsOf(contract),
	...Object.keys(quoteSchema.shape),
	...Object.keys(priceBookSchema.shape),
	'price',
	'hourly',
	'perFloor',
	'perKg',
	'percentage',
])
// Words of a quote or a book that say no price, and are said elsewhere.
for (const name of ['version', 'country', 'zone', 'pallets', 'services', 'data', 'viewer'])
	priceNames.delete(name)

/** Where a payload says a price: a name of money with something beside nothing in it. */
function pricesIn(value: unknown, at: string[] = []): string[] {
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
		const here = [...at, name]
		if (typeof part === 'object') return pricesIn(part, here)
		const isSaid = priceNames.has(name) && part !== 0 && !Array.isArray(value)
		return isSaid ? [here.join('.')] : []
	})
}

/** What a visitor reads prices in where nothing hides them. */
const shown = [
	'configurator.dressingInit',
	'configurator.init',
	'discount.current',
	'discount.promo',
	'dressing.configuration.order',
	'dressing.configuration.orderState',
	'dressing.configuration.send',
	'dressing.delivery',
	'dressing.door.color',
	'dressing.door.filter',
	'dressing.doorHandle.get',
	'dressing.doorHandle.list',
	'dressing.finishItem.color',
	'dressing.lightPrice',
	'dressing.module.color',
	'dressing.module.filter',
	'dressing.module.number',
	'dressing.module.thickness',
	'order.checkPayment',
	'order.view',
]

const amount = /\d[\d\s.,\u202f\u00a0]*(?:€|EUR\b)|(?:€|EUR\b)[\s\u202f\u00a0]*\d/

type Answer = Awaited<ReturnType<Browser['ask']>>

describe.each([false, true])('what a visitor reads where isPriceHidden is %s', (isPriceHidden) => {
	let shop: Shop
	let visitor: Browser
	let values: Parameters = {}
	const bodies: Record<string, object> = {}

	beforeAll(async () => {
		const [database] = testDatabases
		if (!database) throw new Error('no database')
		shop = await openShop(database)
		await shop.changeTenant(tenant, { isPriceHidden, nonFavoriteColorAddedPrice: 12_500 })
		const owner = await shop.enter('paul@meubles-dupont.example', tenant)
		await owner.client.backOffice.discounts.periods.create({
			label: { fr: 'Soldes', nl: 'Solden', en: 'Sale' },
			percentage: 10,
			from: '2026-11-01',
			until: '2026-11-30',
		})
		await owner.client.backOffice.discounts.promoCodes.create({ code: 'CACHE', percentage: 5 })
		visitor = shop.browse(tenant)
		const saved = { configuration: niche, language: 'fr' as const }
		const design = newCode()
		await visitor.client.dressing.configuration.send({ ...saved, kind: 'save', code: design })
		const delivery = {
			deliveryMode: 'delivery' as const,
			country: 'BE' as const,
			postalCode: '6700',
			billingAddress: home,
			deliveryAddress: home,
		}
		const draft = { ...saved, kind: 'offer' as const, customer: lambert, delivery, total: 1 }
		// The wrong total is refused with the right one, unless it is hidden.
		bodies['dressing.configuration.send'] = { ...draft, code: newCode() }
		const order = await orderOf(visitor, { total: 1 })
		bodies['dressing.configuration.order'] = order
		const offered = isPriceHidden ? draft : { ...draft, total: await offeredTotal(draft) }
		const offer = await visitor.client.dressing.configuration.send({ ...offered, code: newCode() })
		const shopTenant = await shop.services.tenants.byCode(tenant)
		const asked = { code: offer.code, email: lambert.email }
		const page = await linkUrl(shop.services, shopTenant, asked)
		const token = page?.url?.split('/order/')[1] ?? ''
		values = { code: design, token, reference: offer.reference ?? '' }
		for (const name of ['view', 'checkPayment', 'plan', 'terms', 'pay'])
			bodies[`order.${name}`] = {
				token,
				...((name === 'plan' || name === 'terms') && { language: 'fr' }),
			}
	})
	afterAll(() => shop.close())

	const valuesOf = (name: string): Parameters =>
		name === 'discount.promo' ? { code: 'CACHE' } : values

	const offeredTotal = async (draft: object): Promise<number> => {
		const body = { ...draft, code: newCode() }
		const answer = await visitor.ask('POST', '/api/dressing/configuration/send', body)
		const { data } = answer.json() as { data: { quote: { totalIncluding: number } } }
		return data.quote.totalIncluding
	}

	const pricesOf = async (answer: Answer): Promise<string[]> => {
		const type = answer.headers['content-type'] ?? ''
		if (type.includes('json')) return pricesIn(answer.json())
		const text = type.includes('pdf') ? readPdf(answer.raw).pages.join('\n') : answer.text
		return amount.test(text) ? ['an amount in its text'] : []
	}

	test('a visitor sees prices with the flag off, and none with it on', async () => {
		const found: Record<string, string[]> = {}
		for (const call of calls) {
			const body = bodies[call.name]
			const sample = { ...routeSamples[call.name], ...(body && { body }) }
			const kept = new Map(visitor.cookies)
			const prices = await pricesOf(
				await sendCall(visitor, { ...call, sample }, valuesOf(call.name)),
			)
			for (const [name, value] of kept) visitor.cookies.set(name, value)
			if (prices.length > 0) found[call.name] = prices
		}
		for (const route of otherRoutes) {
			const path = route.replace('GET ', '').replace(/:(\w+)/g, 'x')
			const prices = await pricesOf(await visitor.ask('GET', path))
			if (route !== 'GET /api/openapi.json' && prices.length > 0) found[route] = prices
		}
		if (isPriceHidden) return expect(found).toEqual({})
		expect(Object.keys(found).toSorted()).toEqual(shown)
	})

	test('mails and their attachments show prices with the flag off only', async () => {
		const letters = (await sendAll(shop.services)).filter((it) => it.to === lambert.email)
		expect(letters.map((it) => it.kind)).toContain('offerSent')
		const said = letters.flatMap(({ kind, subject, text, html, attachments }) => {
			const papers = attachments
				.filter((it) => it.mediaType === 'application/pdf')
				.map((it) => readPdf(it.content).pages.join('\n'))
			return [subject, text, html, ...papers].some((it) => amount.test(it)) ? [kind] : []
		})
		expect(said.includes('offerSent')).toBe(!isPriceHidden)
		if (isPriceHidden) expect(said).toEqual([])
	})
})

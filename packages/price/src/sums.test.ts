// Sums must add up: over random rooms, random books and random circumstances, to the cent.
import { buildFurniture, type Furniture } from '@gabarit/engine'
import {
	goldenConfigurations,
	randomStraightRoom,
	randomStream,
	sampleCatalogue,
} from '@gabarit/engine/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { circumstancesSchema } from './circumstances.ts'
import {
	asShown,
	type Circumstances,
	groupLines,
	type PriceBook,
	priceFurniture,
	type Quote,
	quoteRows,
	quoteSchema,
	type ShownQuote,
	viewers,
} from './index.ts'
import { sampleBook } from './testing/index.ts'

declare const process: { env: Record<string, string | undefined> }

/** CHECK_ROOMS=… asks fewer: a mutation run has fifty. */
const ROOMS = Math.min(600, Number(process.env['CHECK_ROOMS'] ?? 600))

const samples: Furniture[] = (() => {
	const random = randomStream(20261121)
	const rooms = Array.from({ length: ROOMS }, () => randomStraightRoom(random))
	return [...rooms, ...Object.values(goldenConfigurations)].flatMap((room) => {
		const made = buildFurniture(room, sampleCatalogue)
		return made.ok ? [made.value] : []
	})
})()

const decimal = fc
	.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 9999 }))
	.map(([whole, fraction]) => `${whole}.${String(fraction).padStart(4, '0')}`)
const percentage = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100)
const cents = fc.nat({ max: 1_000_000 })
const reduction = fc.oneof(
	fc.record({ code: fc.constant('A'), percentage }),
	fc.record({ code: fc.constant('B'), amount: cents }),
)

const books: fc.Arbitrary<PriceBook> = fc
	.record({
		viewer: fc.constantFrom(...viewers),
		saleFactor: decimal,
		purchaseFactor: fc.option(decimal, { nil: null }),
		colorSurcharge: fc.nat({ max: 20_000 }),
		base: fc.nat({ max: 20_000 }),
		workforce: fc.nat({ max: 100_000 }),
	})
	.map(({ viewer, purchaseFactor, base, workforce, ...facts }) => {
		const book = sampleBook(viewer, facts)
		delete book.purchaseFactor
		return {
			...book,
			...(purchaseFactor !== null && { purchaseFactor }),
			delivery: { ...book.delivery, base },
			services: { ...book.services, workforce },
		}
	})

const circumstances: fc.Arbitrary<Circumstances> = fc.record(
	{
		country: fc.constantFrom('BE', 'FR'),
		postalCode: fc.constantFrom('1000', '6700', '59000', '75011', '97400', 'x'),
		deliveryMode: fc.constantFrom('pickUp', 'delivery'),
		deliveryPrice: cents,
		discount: fc.record({ label: fc.constant('period'), percentage }),
		promo: reduction,
		manual: reduction,
		services: fc.constantFrom([], [{ code: 'fitting' }], [{ code: 'carryIn', floors: 2 }]),
		vat: fc.constantFrom('Normal', 'Reduced', 'ReverseCharge'),
	},
	{ requiredKeys: [] },
) as fc.Arbitrary<Circumstances>

function sum<T>(items: readonly T[], of: (item: T) => number): number {
	return items.reduce((total, item) => total + of(item), 0)
}

function expectAddsUp(quote: Quote) {
	expect(sum(quote.lines, (line) => line.amount)).toBe(quote.goods)
	expect(sum(quote.lines, (line) => line.points)).toBe(quote.points)
	const taken = sum(quote.discounts, (discount) => discount.amount)
	expect(quote.netGoods).toBe(quote.goods + quote.surcharge - taken)
	expect(quote.netGoods).toBeGreaterThanOrEqual(0)
	const added = sum(quote.services, (service) => service.amount)
	const total = quote.netGoods + added + quote.ecoParticipation + quote.delivery
	expect(quote.totalExcluding).toBe(total)
	expect(quote.totalIncluding).toBe(total + sum(quote.vat, (vat) => vat.amount))
	expect(sum(groupLines(quote.lines), (row) => row.amount)).toBe(quote.goods)
	if (quote.purchase === undefined) {
		expect(quote.margin).toBeUndefined()
		expect(quote.lines.every((line) => line.purchase === undefined)).toBe(true)
		return
	}
	expect(sum(quote.lines, (line) => line.purchase ?? 0)).toBe(quote.purchase - quote.surcharge)
	expect(quote.margin).toBe(quote.netGoods - quote.purchase)
}

/** A consumer reads every amount with its VAT: his rows end at what he pays, and each part has its share of the tax. */
function expectShownAddsUp(quote: Quote) {
	const shown = asShown(quote)
	if (!shown.includesVat) return expect(shown).toBe(quote)
	const taken = sum(shown.discounts, (discount) => discount.amount)
	const added = sum(shown.services, (service) => service.amount)
	expect(sum(shown.lines, (line) => line.amount)).toBe(shown.goods)
	expect(shown.netGoods).toBe(shown.goods + shown.surcharge - taken)
	const total = shown.netGoods + added + shown.ecoParticipation + shown.delivery
	expect(total).toBe(quote.totalIncluding)
	const rate = quote.totalIncluding / quote.totalExcluding
	for (const [i, line] of quote.lines.entries())
		expect(Math.abs((shown.lines[i]?.amount ?? 0) - line.amount * rate)).toBeLessThan(1)
	return expect(shown.purchase).toBeUndefined()
}

/** As a reader does with a pencil: each row is added to those above it, and each sum is what is there so far. */
function expectRowsAddUp(quote: ShownQuote) {
	const all = quoteRows(quote, { percent: String, tax: String, deliveryMode: 'delivery' })
	const end = all.findIndex(({ step }) => step === 'totalIncluding')
	const rows = all.slice(0, end + 1)
	let soFar = sum(groupLines(quote.lines), (row) => row.amount)
	for (const { step, amount, isSum } of rows) {
		if (isSum) expect([step, amount]).toEqual([step, soFar])
		else soFar += amount
	}
	expect(rows[0]?.step).toBe('goods')
	expect(rows.at(-1)?.amount).toBe(quote.totalIncluding)
	// A screen keys its rows by both.
	expect(new Set(all.map(({ step, text }) => `${step} ${text.key}`)).size).toBe(all.length)
	// Behind the total stands only how much VAT it holds.
	const held = all.slice(end + 1)
	const tax = quote.includesVat ? quote.totalIncluding - quote.totalExcluding : 0
	expect(sum(held, ({ amount }) => amount)).toBe(tax)
}

test('every quote of every viewer adds up and satisfies its schema', () => {
	expect(samples.length).toBeGreaterThan(ROOMS / 2)
	fc.assert(
		fc.property(fc.constantFrom(...samples), books, circumstances, (furniture, book, facts) => {
			const quote = priceFurniture(furniture, book, circumstancesSchema.parse(facts))
			expectAddsUp(quote)
			expectRowsAddUp(quote)
			expectShownAddsUp(quote)
			expectRowsAddUp(asShown(quote))
			expect(quoteSchema.parse(JSON.parse(JSON.stringify(quote)))).toEqual(quote)
		}),
		{ numRuns: Math.min(1000, 2 * ROOMS) },
	)
})

test('a price depends on nothing but its arguments and changes none of them', () => {
	const book = sampleBook('reseller')
	for (const furniture of samples.slice(0, 100)) {
		const before = JSON.stringify([furniture, book])
		const first = priceFurniture(furniture, book, { postalCode: '6700' })
		expect(
			priceFurniture(furniture, JSON.parse(JSON.stringify(book)), { postalCode: '6700' }),
		).toEqual(first)
		expect(JSON.stringify([furniture, book])).toBe(before)
	}
})

test('a quote with more points never costs less', () => {
	const book = sampleBook('individual')
	const quotes = samples.map((furniture) => priceFurniture(furniture, book))
	const sorted = quotes.toSorted((a, b) => a.points - b.points)
	for (const [i, quote] of sorted.entries())
		expect(quote.goods).toBeGreaterThanOrEqual(sorted[i - 1]?.goods ?? 0)
})

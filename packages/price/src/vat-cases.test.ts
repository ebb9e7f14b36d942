// Worked by hand to the cent (domain 10): viewer x country x VAT, on case G1 (3,273 points, 410.9 kg, 1 pallet),
// alone or with everything that can be on a quote.
import { buildFurniture, type Furniture } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import {
	type Circumstances,
	type Country,
	priceFurniture,
	type Quote,
	recount,
	type Viewer,
} from './index.ts'
import { sampleBook } from './testing/index.ts'

function g1(): Furniture {
	const made = buildFurniture(goldenConfigurations.g1, sampleCatalogue)
	if (!made.ok) throw new Error('G1 cannot be made')
	return made.value
}
const furniture = g1()

/** A non-favourite colour, 125.00, a workforce of 120.00, an autumn of 10 %. */
function dressedBook(viewer: Viewer) {
	const plain = sampleBook(viewer)
	const colors = Object.entries(plain.points.colors).map(([reference, color]) => [
		reference,
		{ ...color, favourite: false },
	])
	return sampleBook(viewer, {
		points: { ...plain.points, colors: Object.fromEntries(colors) as typeof plain.points.colors },
		colorSurcharge: 12_500,
		// The supplier's book names no services and no reductions (books.ts).
		services: viewer === 'supplier' ? {} : { ...plain.services, workforce: 12_000 },
		discounts:
			viewer === 'supplier'
				? []
				: [{ label: 'autumn', percentage: 10, from: '2026-10-01', until: '2026-11-30' }],
		ecoParticipation: viewer === 'supplier' ? [] : plain.ecoParticipation,
	})
}

/** Six hours of two at 60.00 an hour, two floors at 45.00, a code of 5 %. */
const dressing: Circumstances = {
	services: [{ code: 'fitting' }, { code: 'carryIn', floors: 2 }],
	promo: { code: 'ATELIER5', percentage: 5 },
}
const postalCodes = { BE: '6700', FR: '59000' } as const

type Vat = NonNullable<Circumstances['vat']>
/** Period, promo, services, eco-participation (0.12 a kilo), delivery, total without VAT. */
type Amounts = [number, number, number, number, number, number]

function amountsOf(quote: Quote): Amounts {
	const discount = (kind: string) => quote.discounts.find((it) => it.kind === kind)?.amount ?? 0
	const services = quote.services.reduce((sum, it) => sum + it.amount, 0)
	const { ecoParticipation, delivery, totalExcluding } = quote
	return [
		discount('period'),
		discount('promo'),
		services,
		ecoParticipation,
		delivery,
		totalExcluding,
	]
}

test.each<[Viewer, Country, Vat, boolean, Amounts, number | null, number]>([
	['visitor', 'BE', 'Normal', false, [0, 0, 0, 0, 11_900, 339_200], 21, 410_432],
	['visitor', 'BE', 'Normal', true, [33_980, 15_291, 93_000, 0, 11_900, 395_429], 21, 478_469],
	['visitor', 'FR', 'Normal', false, [0, 0, 0, 4931, 14_900, 347_131], 20, 416_557],
	['visitor', 'FR', 'Normal', true, [33_980, 15_291, 93_000, 4931, 14_900, 403_360], 20, 484_032],
	['individual', 'BE', 'Normal', true, [33_980, 15_291, 93_000, 0, 11_900, 395_429], 21, 478_469],
	['individual', 'BE', 'Reduced', true, [33_980, 15_291, 93_000, 0, 11_900, 395_429], 6, 419_155],
	[
		'individual',
		'FR',
		'Normal',
		true,
		[33_980, 15_291, 93_000, 4931, 14_900, 403_360],
		20,
		484_032,
	],
	[
		'individual',
		'FR',
		'Reduced',
		true,
		[33_980, 15_291, 93_000, 4931, 14_900, 403_360],
		10,
		443_696,
	],
	['professional', 'BE', 'Normal', false, [0, 0, 0, 0, 11_900, 273_740], 21, 331_225],
	['professional', 'BE', 'Normal', true, [27_434, 12_345, 93_000, 0, 11_900, 339_461], 21, 410_748],
	[
		'professional',
		'FR',
		'Normal',
		true,
		[27_434, 12_345, 93_000, 4931, 14_900, 347_392],
		20,
		416_870,
	],
	['professional', 'FR', 'ReverseCharge', false, [0, 0, 0, 4931, 14_900, 281_671], 0, 281_671],
	[
		'professional',
		'FR',
		'ReverseCharge',
		true,
		[27_434, 12_345, 93_000, 4931, 14_900, 347_392],
		0,
		347_392,
	],
	[
		'reseller-visitor',
		'BE',
		'Normal',
		true,
		[35_747, 16_086, 93_000, 0, 11_900, 410_541],
		21,
		496_755,
	],
	[
		'reseller-visitor',
		'BE',
		'Reduced',
		true,
		[35_747, 16_086, 93_000, 0, 11_900, 410_541],
		6,
		435_173,
	],
	[
		'reseller-visitor',
		'FR',
		'Normal',
		true,
		[35_747, 16_086, 93_000, 4931, 14_900, 418_472],
		20,
		502_166,
	],
	[
		'reseller-visitor',
		'FR',
		'Reduced',
		true,
		[35_747, 16_086, 93_000, 4931, 14_900, 418_472],
		10,
		460_319,
	],
	[
		'reseller-professional',
		'BE',
		'Normal',
		true,
		[28_645, 12_890, 93_000, 0, 11_900, 349_815],
		21,
		423_276,
	],
	[
		'reseller-professional',
		'FR',
		'Normal',
		true,
		[28_645, 12_890, 93_000, 4931, 14_900, 357_746],
		20,
		429_295,
	],
	[
		'reseller-professional',
		'FR',
		'ReverseCharge',
		true,
		[28_645, 12_890, 93_000, 4931, 14_900, 357_746],
		0,
		357_746,
	],
	[
		'reseller-professional',
		'BE',
		'ReverseCharge',
		true,
		[28_645, 12_890, 93_000, 0, 11_900, 349_815],
		0,
		349_815,
	],
	['reseller', 'BE', 'Normal', true, [35_747, 16_086, 93_000, 0, 11_900, 410_541], 21, 496_755],
	['reseller', 'FR', 'Normal', true, [35_747, 16_086, 93_000, 4931, 14_900, 418_472], 20, 502_166],
	['seller', 'BE', 'Normal', true, [33_980, 15_291, 93_000, 0, 11_900, 395_429], 21, 478_469],
	['seller', 'BE', 'Reduced', true, [33_980, 15_291, 93_000, 0, 11_900, 395_429], 6, 419_155],
	['seller', 'FR', 'Normal', true, [33_980, 15_291, 93_000, 4931, 14_900, 403_360], 20, 484_032],
	['supplier', 'BE', 'Normal', false, [0, 0, 0, 0, 11_900, 214_826], null, 214_826],
	['supplier', 'FR', 'Normal', true, [0, 0, 0, 0, 14_900, 230_326], null, 230_326],
])('%s, %s, %s, dressed: %s', (viewer, country, vat, isDressed, amounts, rate, total) => {
	const facts = { country, postalCode: postalCodes[country], vat, date: '2026-11-21' }
	const book = isDressed ? dressedBook(viewer) : sampleBook(viewer)
	const quote = priceFurniture(furniture, book, isDressed ? { ...facts, ...dressing } : facts)
	const given = viewer === 'supplier' ? amountsOf({ ...quote, discounts: [] }) : amountsOf(quote)
	expect(given).toEqual(amounts)
	// One rate, once, on the sum: the eco-participation, delivery, fitting and workforce bear that of the goods.
	const due = { rate, base: quote.totalExcluding, amount: total - quote.totalExcluding }
	expect(quote.vat).toEqual(rate === null ? [] : [due])
	expect(quote.totalIncluding).toBe(total)
	expect(quote.netGoods + amounts[2] + amounts[3] + amounts[4]).toBe(quote.totalExcluding)
})

test('a quote at another VAT rate keeps its amounts and drops the compared price', () => {
	const facts = { postalCode: '6700', date: '2026-11-21' }
	const quote = priceFurniture(furniture, dressedBook('individual'), facts)
	expect(quote.lowestRecent).toBeGreaterThan(0)
	const { lowestRecent: _, ...rest } = quote
	// 327300 + 12500 - 33980 + 12000 + 11900 = 329720; 6 % of it 19783.2.
	const reduced = recount(quote, furniture, dressedBook('individual'), { ...facts, vat: 'Reduced' })
	expect(reduced).toEqual({
		...rest,
		vat: [{ rate: 6, base: 329_720, amount: 19_783 }],
		totalIncluding: 349_503,
	})
})

test('a seller’s own delivery price changes a counted quote by the difference and its VAT', () => {
	const facts = { postalCode: '6700', date: '2026-11-21' }
	const book = dressedBook('individual')
	const quote = priceFurniture(furniture, book, facts)
	const agreed = recount(quote, furniture, book, { ...facts, deliveryPrice: 5000 })
	// 329720 - 11900 + 5000 = 322820; 21 % of it 67792.2.
	expect(agreed).toEqual({
		...quote,
		delivery: 5000,
		isDeliveryAgreed: true,
		vat: [{ rate: 21, base: 322_820, amount: 67_792 }],
		totalExcluding: 322_820,
		totalIncluding: 390_612,
	})
	expect(recount(agreed, furniture, book, facts)).toEqual(quote)
})

test('counted anew by dearer lists, goods and the reduction of their period stay, the rest follows', () => {
	const facts = { postalCode: '6700', date: '2026-11-21' }
	const book = dressedBook('individual')
	const quote = priceFurniture(furniture, book, facts)
	const dearer = {
		...book,
		version: 'later',
		saleFactor: '99',
		colorSurcharge: 99_999,
		discounts: [],
		delivery: { ...book.delivery, base: book.delivery.base + 1000 },
	}
	const now = recount(quote, furniture, dearer, { ...facts, date: '2027-11-21' })
	expect(now).toEqual({
		...quote,
		delivery: quote.delivery + 1000,
		vat: [{ rate: 21, base: 330_720, amount: 69_451 }],
		totalExcluding: 330_720,
		totalIncluding: 400_171,
	})
})

test('a reduction of the seller’s own is taken from what the others left', () => {
	const facts = { postalCode: '6700', date: '2026-11-21' }
	const book = dressedBook('individual')
	const quote = priceFurniture(furniture, book, facts)
	const manual = { code: 'Client fidèle', percentage: 10 }
	const reduced = recount(quote, furniture, book, { ...facts, manual })
	expect(reduced).toEqual(priceFurniture(furniture, book, { ...facts, manual }))
})

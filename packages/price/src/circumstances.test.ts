// Steps 3 to 12 of domain 10.2 on furniture of known points: discounts, services, eco-participation, delivery, VAT.
import { buildFurniture, type Furniture } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { describe, expect, test } from 'vitest'
import { circumstancesSchema } from './circumstances.ts'
import { fittingPriceOf } from './fitting-price.ts'
import {
	type Circumstances,
	cheaperBefore,
	type FormerPrices,
	type PriceBook,
	priceFurniture,
} from './index.ts'
import { sampleBook } from './testing/index.ts'

function g1With(colors?: { interior?: string; exterior?: string }): Furniture {
	const made = buildFurniture(
		{ ...goldenConfigurations.g1, ...(colors && { colors }) },
		sampleCatalogue,
	)
	if (!made.ok) throw new Error(JSON.stringify(made.issues))
	return made.value
}
const furniture = g1With()
const quoteOf = (circumstances: Circumstances, changes: Partial<PriceBook> = {}) =>
	priceFurniture(furniture, sampleBook('individual', changes), circumstances)
const amounts = (circumstances: Circumstances, changes: Partial<PriceBook> = {}) =>
	quoteOf(circumstances, changes).discounts.map(({ kind, amount }) => [kind, amount])

describe('discounts', () => {
	const autumn = { label: 'autumn', percentage: 10, from: '2026-10-01', until: '2026-11-30' }
	const week = { label: 'week', percentage: 15, from: '2026-11-16', until: '2026-11-22' }

	test('of several periods the best single one counts, bounds included', () => {
		const discounts = [autumn, week]
		const on = (date: string) => quoteOf({ date }, { discounts }).discounts.map((d) => d.label)
		expect(on('2026-09-30')).toEqual([])
		expect(on('2026-10-01')).toEqual(['autumn'])
		expect(on('2026-11-16')).toEqual(['week'])
		expect(on('2026-11-22')).toEqual(['week'])
		expect(on('2026-11-23')).toEqual(['autumn'])
		expect(on('2026-11-30')).toEqual(['autumn'])
		expect(on('2026-12-01')).toEqual([])
		expect(on('2026-11-20')).toHaveLength(1)
	})

	test('a period of the circumstances competes with the book’s', () => {
		const granted = { label: 'granted', percentage: 12 }
		const labels = (percentage: number) =>
			quoteOf({ discount: { ...granted, percentage } }, { discounts: [autumn] }).discounts[0]?.label
		expect(labels(12)).toBe('granted')
		expect(labels(9)).toBe('autumn')
		expect(labels(0)).toBe('autumn')
	})

	test('the code comes after the period, the manual line after the code', () => {
		const circumstances: Circumstances = {
			discount: { label: 'a', percentage: 10 },
			promo: { code: 'B', amount: 10_000 },
			manual: { code: 'floor model', percentage: 50 },
		}
		expect(amounts(circumstances)).toEqual([
			['period', 32_730],
			['promo', 10_000],
			['manual', 142_285],
		])
		expect(quoteOf(circumstances).netGoods).toBe(142_285)
	})

	test('an amount takes no more than there is left', () => {
		const quote = quoteOf({ promo: { code: 'ALL', amount: 99_999_999 }, postalCode: '1000' })
		expect(quote.discounts[0]?.amount).toBe(327_300)
		expect(quote.netGoods).toBe(0)
		expect(quote.totalExcluding).toBe(7_900)
		expect(
			amounts({ promo: { code: 'HALF', percentage: 100 }, manual: { code: 'x', amount: 5 } }),
		).toEqual([
			['promo', 327_300],
			['manual', 0],
		])
	})
})

describe('the lowest price of the 30 days before an announced reduction', () => {
	const autumn = { label: 'autumn', percentage: 10, from: '2026-09-22', until: '2026-12-21' }
	const summer = (until: string, from = '2026-07-01') => ({
		label: 'summer',
		percentage: 5,
		from,
		until,
	})
	const lowest = (
		discounts: PriceBook['discounts'],
		date = '2026-11-21',
		shows?: PriceBook['shows'],
	) => quoteOf({ date, postalCode: '6700' }, { discounts, ...(shows && { shows }) }).lowestRecent

	test('without an earlier reduction the lowest price is the full one, with VAT as the viewer reads it', () => {
		expect(lowest([autumn])).toBe(396_033)
		expect(lowest([autumn], '2026-11-21', 'Excluding')).toBe(327_300)
	})

	test('an earlier reduction counts if it was in force on one of those days', () => {
		const reduced = 310_935 + 65_296
		expect(lowest([autumn, summer('2026-08-22')])).toBe(396_033)
		expect(lowest([autumn, summer('2026-08-23')])).toBe(reduced)
		expect(lowest([autumn, summer('2026-12-31', '2026-09-21')])).toBe(reduced)
		expect(lowest([autumn, summer('2026-12-31', '2026-09-22')])).toBe(396_033)
	})

	describe('where the lists changed shortly before', () => {
		const points = sampleBook('visitor').points
		const former = (
			from: string,
			until: string,
			saleFactor: string,
			lists: FormerPrices['points'] | null = points,
		): FormerPrices => ({
			from,
			until,
			saleFactor,
			colorSurcharge: 0,
			...(lists && { points: lists }),
		})
		// The reduction began on 22 September: the 30 days are 23 August to 21 September.
		const lowestAfter = (inForceSince: string, ...lists: ReturnType<typeof former>[]) =>
			quoteOf(
				{ date: '2026-11-21' },
				{
					discounts: [autumn, summer('2026-08-30')],
					inForceSince,
					former: lists,
					shows: 'Excluding',
				},
			).lowestRecent

		test('a cheaper list counts for its days alone', () => {
			expect(lowestAfter('2026-09-10', former('2026-08-31', '2026-09-10', '0.9'))).toBe(294_570)
			expect(lowestAfter('2026-09-10', former('2026-01-01', '2026-08-22', '0.5'))).toBe(327_300)
			expect(lowestAfter('2026-09-22', former('2026-09-21', '2026-09-22', '1.1'))).toBe(360_030)
		})

		test('a cheaper list counts with the reduction of its days', () => {
			expect(lowestAfter('2026-09-10', former('2026-08-01', '2026-09-10', '0.9'))).toBe(279_841)
		})

		test('the book’s own lists count where a past day names none, with the factor and surcharge of that day', () => {
			expect(lowestAfter('2026-09-10', former('2026-08-31', '2026-09-10', '0.9', null))).toBe(
				294_570,
			)
			const walnut = g1With({ interior: 'P1-white', exterior: 'P4-walnut' })
			const priced = (colorSurcharge: number) =>
				priceFurniture(
					walnut,
					sampleBook('visitor', {
						discounts: [autumn],
						colorSurcharge: 5_000,
						inForceSince: '2026-09-10',
						former: [{ ...former('2026-08-31', '2026-09-10', '1'), colorSurcharge }],
						shows: 'Excluding',
					}),
					{ date: '2026-11-21' },
				)
			const { goods } = priced(0)
			expect(priced(2_000).lowestRecent).toBe(goods + 2_000)
			expect(priced(7_000).lowestRecent).toBe(goods + 5_000)
		})

		test('furniture that was not sold yet has no earlier price', () => {
			const { 'P3-oak-natural': _new, ...colors } = points.colors
			const lists = { ...points, colors }
			expect(lowestAfter('2026-09-10', former('2026-08-31', '2026-09-10', '0.5', lists))).toBe(
				327_300,
			)
			const accessories = { ...points.accessories, handles: {} }
			const without = { ...points, accessories }
			expect(lowestAfter('2026-09-10', former('2026-08-31', '2026-09-10', '0.5', without))).toBe(
				327_300,
			)
		})

		test('lists newer than all of those days give today’s price', () => {
			expect(lowestAfter('2026-10-01')).toBe(327_300)
		})
	})

	test('a changed or withdrawn reduction counts on the days on which it was granted', () => {
		const quoteAfter = (from: string, until: string) =>
			quoteOf(
				{ date: '2026-11-21' },
				{
					discounts: [autumn],
					formerDiscounts: [{ percentage: 20, from, until }],
					shows: 'Excluding',
				},
			)
		expect(quoteAfter('2026-08-01', '2026-08-23').lowestRecent).toBe(261_840)
		expect(quoteAfter('2026-08-01', '2026-08-22').lowestRecent).toBe(327_300)
		expect(quoteAfter('2026-09-22', '2026-11-21').lowestRecent).toBe(327_300)
		// It is over: today's reduction is the announced one.
		expect(quoteAfter('2026-09-22', '2026-11-21').discounts).toMatchObject([{ percentage: 10 }])
	})

	test('the earlier price is given where it was lower than the price struck through now', () => {
		const cheaper = (changes: Partial<PriceBook>) => {
			const book = sampleBook('individual', { discounts: [autumn], ...changes })
			return cheaperBefore(priceFurniture(furniture, book, { date: '2026-11-21' }), book)
		}
		expect(cheaper({})).toBeNull()
		expect(cheaper({ discounts: [] })).toBeNull()
		const formerDiscounts = [{ percentage: 20, from: '2026-08-01', until: '2026-08-23' }]
		expect(cheaper({ formerDiscounts, shows: 'Excluding' })).toBe(261_840)
		expect(cheaper({ formerDiscounts })).toBe(261_840 + 54_986)
	})

	test('the lowest price is absent without a dated reduction in force, and for the supplier', () => {
		expect(lowest([autumn], '2026-09-21')).toBeUndefined()
		expect(lowest([{ label: 'always', percentage: 10 }])).toBeUndefined()
		expect(quoteOf({ promo: { code: 'A', percentage: 5 } }).lowestRecent).toBeUndefined()
		const supplier = sampleBook('supplier', { discounts: [autumn] })
		expect(priceFurniture(furniture, supplier, { date: '2026-11-21' }).lowestRecent).toBeUndefined()
	})
})

describe('colour surcharge', () => {
	test('a non-favourite colour costs once, is discounted, and is added in full to the purchase', () => {
		const walnut = g1With({ interior: 'P1-white', exterior: 'P4-walnut' })
		const book = sampleBook('reseller', { colorSurcharge: 5_000 })
		const quote = priceFurniture(walnut, book, { discount: { label: 'a', percentage: 10 } })
		expect(quote.surcharge).toBe(5_000)
		expect(quote.discounts[0]?.amount).toBe(Math.round((quote.goods + 5_000) / 10))
		const cost = quote.lines.reduce((sum, line) => sum + (line.purchase ?? 0), 0)
		expect(quote.purchase).toBe(cost + 5_000)
		expect(quote.margin).toBe(quote.netGoods - cost - 5_000)
	})

	test('favourite colours have no surcharge', () => {
		expect(quoteOf({}, { colorSurcharge: 5_000 }).surcharge).toBe(0)
	})
})

describe('services', () => {
	test('the tenant’s own amount always counts, fitting and carry-in where asked and offered', () => {
		const services = { ...sampleBook().services, workforce: 12_000 }
		const asked: Circumstances = { services: [{ code: 'fitting' }, { code: 'carryIn', floors: 3 }] }
		// 3 modules x 60 + 5 leaves x 18 + 90 = 360 minutes, two persons at 60.00
		expect(quoteOf(asked, { services }).services).toEqual([
			{ code: 'workforce', amount: 12_000 },
			{ code: 'fitting', amount: 72_000 },
			{ code: 'carryIn', amount: 13_500 },
		])
		expect(quoteOf(asked, { services: {} }).services).toEqual([])
		expect(quoteOf({}).services).toEqual([])
	})

	test('each service is counted once, and carry-in is left out at pick-up', () => {
		const carried = { code: 'carryIn', floors: 3 } as const
		const servicesWith = (circumstances: Circumstances) =>
			quoteOf(circumstances).services.map(({ code, amount }) => [code, amount])
		const twice = [carried, { code: 'carryIn', floors: 2 }, { code: 'fitting' }] as const
		const [delivered] = servicesWith({ services: [...twice], deliveryMode: 'delivery' })
		expect(delivered).toEqual(['carryIn', 13_500])
		const fetched = servicesWith({ services: [...twice], deliveryMode: 'pickUp' })
		expect(fetched.map(([code]) => code)).toEqual(['fitting'])
	})

	test('services are never discounted and are taxed as goods', () => {
		const quote = quoteOf({
			services: [{ code: 'carryIn', floors: 1 }],
			discount: { label: 'a', percentage: 100 },
		})
		expect(quote.totalExcluding).toBe(4_500)
		expect(quote.vat).toEqual([{ rate: 21, base: 4_500, amount: 945 }])
	})
})

describe('French eco-participation', () => {
	test('eco-participation is by weight, in France only, never discounted, and taxed', () => {
		const quote = quoteOf({ country: 'FR', discount: { label: 'a', percentage: 100 } })
		expect(quote.ecoParticipation).toBe(Math.round(furniture.weight * 12))
		expect(quote.totalExcluding).toBe(quote.ecoParticipation)
		expect(quote.vat[0]?.rate).toBe(20)
		expect(quoteOf({ country: 'BE' }).ecoParticipation).toBe(0)
	})

	test('at pick-up the country of the shop counts, whatever the billing address', () => {
		const fetched = quoteOf({ country: 'FR', deliveryMode: 'pickUp' })
		expect(fetched).toMatchObject({ country: 'BE', ecoParticipation: 0, vat: [{ rate: 21 }] })
		const inFrance = quoteOf({ country: 'BE', deliveryMode: 'pickUp' }, { country: 'FR' })
		expect(inFrance).toMatchObject({ country: 'FR', vat: [{ rate: 20 }] })
		expect(inFrance.ecoParticipation).toBe(Math.round(furniture.weight * 12))
	})

	test('the rate of the latest date in force counts', () => {
		const ecoParticipation = [
			{ country: 'FR' as const, from: '2027-01-01', perKg: 20 },
			{ country: 'FR' as const, from: '2022-01-01', perKg: 10 },
		]
		const on = (date: string) =>
			quoteOf({ country: 'FR', date }, { ecoParticipation }).ecoParticipation
		expect(on('2021-12-31')).toBe(0)
		expect(on('2026-12-31')).toBe(Math.round(furniture.weight * 10))
		expect(on('2027-01-01')).toBe(Math.round(furniture.weight * 20))
	})
})

describe('delivery', () => {
	const base = { delivery: { base: 2_500, zones: sampleBook().delivery.zones } }

	test('delivery costs base price and zone; nothing at pick-up or without an address', () => {
		expect(quoteOf({ postalCode: '6700' }, base)).toMatchObject({ delivery: 14_400, zone: 'BE-3' })
		expect(quoteOf({ postalCode: '6700', deliveryMode: 'pickUp' }, base)).toMatchObject({
			delivery: 0,
			zone: null,
		})
		expect(quoteOf({}, base)).toMatchObject({ delivery: 0, zone: null })
	})

	test('a customised delivery price replaces both, also zero', () => {
		expect(quoteOf({ postalCode: '6700', deliveryPrice: 5_000 }, base).delivery).toBe(5_000)
		expect(quoteOf({ postalCode: '6700', deliveryPrice: 0 }, base).delivery).toBe(0)
		expect(quoteOf({ deliveryPrice: 700 }, base)).toMatchObject({ delivery: 700, zone: null })
	})

	test('an address without zone gives the reason', () => {
		const overseas = quoteOf({ country: 'FR', postalCode: '97400', deliveryPrice: 100 })
		expect(overseas).toMatchObject({ delivery: 100, deliveryProblem: 'not_deliverable' })
		expect(quoteOf({ postalCode: '75011' })).toMatchObject({
			delivery: 0,
			deliveryProblem: 'postal_code_mismatch',
		})
	})
})

describe('VAT', () => {
	test.each([
		['BE', undefined, 21],
		['BE', 'Reduced', 6],
		['FR', 'Normal', 20],
		['FR', 'Reduced', 10],
		['BE', 'ReverseCharge', 0],
	] as const)('%s %s: %d %%, rounded once', (country, vat, rate) => {
		const quote = quoteOf({ country, ...(vat && { vat }) })
		const amount = Math.round((quote.totalExcluding * rate) / 100)
		expect(quote.vat).toEqual([{ rate, base: quote.totalExcluding, amount }])
		expect(quote.totalIncluding).toBe(quote.totalExcluding + amount)
	})

	test('without a country the tenant’s VAT rate counts', () => {
		expect(quoteOf({}, { country: 'FR' }).vat[0]?.rate).toBe(20)
	})
})

test('circumstances refuse unknown keys and percentages with more than two decimals', () => {
	const accepts = (value: unknown) => circumstancesSchema.safeParse(value).success
	expect(accepts({})).toBe(true)
	expect(accepts({ discount: { label: 'a', percentage: 12.5 } })).toBe(true)
	expect(accepts({ discount: { label: 'a', percentage: 12.345 } })).toBe(false)
	expect(accepts({ discount: { label: 'a', percentage: 101 } })).toBe(false)
	expect(accepts({ promo: { code: 'A', amount: -1 } })).toBe(false)
	expect(accepts({ total: 1 })).toBe(false)
})

test('fitting takes 30 % more under a slope', () => {
	const sloped = {
		...furniture,
		runs: furniture.runs.map((run) => ({
			...run,
			modules: run.modules.map((module, i) =>
				i === 0 ? { ...module, top: 'FullSlope' as const } : module,
			),
		})),
	}
	const hourly = 60_00
	expect([furniture, sloped].map((it) => fittingPriceOf(it, hourly))).toEqual([720_00, 936_00])
	// 342 minutes and 30 %: 444.6 of two people, which are not 445.
	const [leaf] = furniture.fronts
	const less = { ...sloped, fronts: furniture.fronts.filter((it) => it !== leaf) }
	expect(fittingPriceOf(less, hourly)).toBe(889_20)
})

// Reductions by calendar day in Brussels, also when the clocks change; codes with dates and uses.
import { buildFurniture } from '@gabarit/engine'
import { priceFurniture } from '@gabarit/price'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brusselsDay } from '../../lib/calendar.ts'
import { refusal, refused } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { type Browser, niche, noon, openShop, orderOf, type Shop } from '../../testing/test-shop.ts'

const labels = (text: string) => ({ fr: text, nl: text, en: text })

describe.each(testDatabases)('discounts on $name', (database) => {
	let shop: Shop
	let owner: Browser
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())
	// A session does not live through the leaps of these tests' clock.
	beforeEach(async () => {
		shop.setNow(noon)
		owner = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		await removeAll()
	})

	const periods = () => owner.client.backOffice.discounts.periods
	const codes = () => owner.client.backOffice.discounts.promoCodes
	const visitor = () => shop.browse('meubles-dupont')
	const removeAll = async () => {
		for (const { id, revision } of await periods().list()) await periods().remove({ id, revision })
	}

	/** Percent of the reduction that is announced, in the book, and on an order. */
	async function grantedAt(instant: string) {
		shop.setNow(new Date(instant))
		const { client } = visitor()
		const current = await client.discount.current()
		const { book, catalogue } = await client.configurator.dressingInit()
		const built = buildFurniture(niche, catalogue)
		if (!book || !built.ok) throw new Error('no price')
		const date = brusselsDay(new Date(instant))
		const quote = priceFurniture(built.value, book, { date })
		return [current?.percentage ?? 0, quote.discounts[0]?.percentage ?? 0]
	}

	// Winter is UTC+1, summer UTC+2: midnight in Brussels moves with it.
	test.each([
		[
			'clocks forward on the first day',
			'2026-03-29',
			'2026-03-31',
			'2026-03-28T23:00:00Z',
			'2026-03-31T22:00:00Z',
		],
		[
			'clocks forward on the last day',
			'2026-03-27',
			'2026-03-29',
			'2026-03-26T23:00:00Z',
			'2026-03-29T22:00:00Z',
		],
		[
			'clocks back on the first day',
			'2026-10-25',
			'2026-10-26',
			'2026-10-24T22:00:00Z',
			'2026-10-26T23:00:00Z',
		],
		[
			'clocks back on the last day',
			'2026-10-20',
			'2026-10-25',
			'2026-10-19T22:00:00Z',
			'2026-10-25T23:00:00Z',
		],
		[
			'one day, clocks forward',
			'2026-03-29',
			'2026-03-29',
			'2026-03-28T23:00:00Z',
			'2026-03-29T22:00:00Z',
		],
		[
			'one day, clocks back',
			'2026-10-25',
			'2026-10-25',
			'2026-10-24T22:00:00Z',
			'2026-10-25T23:00:00Z',
		],
		['over New Year', '2026-12-31', '2027-01-01', '2026-12-30T23:00:00Z', '2027-01-01T23:00:00Z'],
		['a leap day', '2028-02-29', '2028-02-29', '2028-02-28T23:00:00Z', '2028-02-29T23:00:00Z'],
	])(
		'a period begins and ends at midnight in Brussels: %s',
		async (_, from, until, begins, ends) => {
			// A period reduces nothing before it is written.
			shop.setNow(new Date('2026-01-02T12:00:00Z'))
			await periods().create({ label: labels('Soldes'), percentage: 12.5, from, until })
			const around = (instant: string, seconds: number) =>
				new Date(Date.parse(instant) + seconds * 1000).toISOString()
			expect(await grantedAt(around(begins, -1))).toEqual([0, 0])
			expect(await grantedAt(begins)).toEqual([12.5, 12.5])
			expect(await grantedAt(around(ends, -1))).toEqual([12.5, 12.5])
			expect(await grantedAt(ends)).toEqual([0, 0])
		},
	)

	test('of several discount periods at once the best one counts, alone', async () => {
		const days = { from: '2026-11-01', until: '2026-11-30' }
		await periods().create({ ...days, label: labels('A'), percentage: 5 })
		const { id, revision } = await periods().create({ ...days, label: labels('B'), percentage: 8 })
		expect(await grantedAt(noon.toISOString())).toEqual([8, 8])
		await periods().change({ ...days, id, revision, label: labels('B'), percentage: 3 })
		expect(await grantedAt(noon.toISOString())).toEqual([5, 5])
		await removeAll()
		expect(await visitor().client.discount.current()).toBeNull()
	})

	test('each period says on which days a better one counts in its place', async () => {
		const week = { from: '2026-11-16', until: '2026-11-22' }
		const long = await periods().create({
			from: '2026-11-01',
			until: '2026-12-31',
			label: labels('A'),
			percentage: 5,
		})
		const best = await periods().create({ ...week, label: labels('B'), percentage: 8 })
		const [found] = (await periods().list()).filter(({ id }) => id === long.id)
		// Written today, so the days before it are not granted.
		expect(found).toMatchObject({
			hasBegun: true,
			granted: { from: '2026-11-21', until: '2026-12-31' },
			superseded: [{ by: best.id, from: '2026-11-21', until: '2026-11-22' }],
		})
		expect(best.superseded).toEqual([])
	})

	test('of two who change a period or a code at once one wins, and the other reads what stands', async () => {
		const days = { from: '2026-12-01', until: '2026-12-31' }
		const period = await periods().create({ ...days, label: labels('A'), percentage: 5 })
		const key = { id: period.id, revision: period.revision }
		const mine = { ...days, ...key, label: labels('A') }
		const won = await periods().change({ ...mine, percentage: 6 })
		const late = await refused(periods().change({ ...mine, percentage: 7 }))
		expect([late.status, late.code, late.data]).toEqual([
			409,
			'discount_changed',
			{ current: won, by: 'Dupont Paul' },
		])
		expect(await refusal(periods().remove(key))).toBe('409 discount_changed')
		const promo = await codes().create({ code: 'TWICE', percentage: 5 })
		const { code, revision } = promo
		const other = await codes().change({ code, revision, percentage: 6 })
		const lost = await refused(codes().archive({ code, revision, archived: true }))
		expect([lost.code, lost.data]).toEqual([
			'discount_changed',
			{ current: other, by: 'Dupont Paul' },
		])
		expect(await refusal(codes().remove({ code, revision }))).toBe('409 discount_changed')
		await codes().remove({ code, revision: other.revision })
	})

	test('an archived code is accepted no more, and again when it is taken back', async () => {
		const { code, revision } = await codes().create({ code: 'GARDE', percentage: 5 })
		const aside = await codes().archive({ code, revision, archived: true })
		expect(aside.archivedAt).not.toBeNull()
		expect(await refusal(promo(code, noon.toISOString()))).toBe('400 promo_expired')
		const back = await codes().archive({ code, revision: aside.revision, archived: false })
		expect((await promo(code, noon.toISOString())).percentage).toBe(5)
		await codes().remove({ code, revision: back.revision })
	})

	test('an admin sets the reductions of the shop that he names', async () => {
		const admin = await shop.enter('admin@gabarit.example')
		const theirs = admin.client.backOffice.discounts
		const tenant = 'meubles-dupont'
		const promo = await theirs.promoCodes.create({ tenant, code: 'ADMIN', percentage: 5 })
		expect((await codes().list()).map(({ code }) => code)).toContain('ADMIN')
		expect((await theirs.promoCodes.list()).map(({ code }) => code)).not.toContain('ADMIN')
		await theirs.promoCodes.remove({ tenant, code: 'ADMIN', revision: promo.revision })
		const nowhere = { tenant: 'nowhere' }
		expect(await refusal(theirs.periods.list(nowhere))).toBe('404 reseller_not_found')
		expect(await refusal(periods().list({ tenant: 'atelier' }))).toBe('404 reseller_not_found')
	})

	test('a shop sees and changes its own periods only', async () => {
		const other = await shop.enter('hugo@rangements-martin.example', 'rangements-martin')
		const { id, revision } = await periods().create({
			label: labels('A'),
			percentage: 5,
			from: '2027-01-01',
			until: '2027-01-02',
		})
		const theirs = other.client.backOffice.discounts.periods
		const seen = await theirs.list()
		expect(seen.map((it) => it.id)).not.toContain(id)
		// Hugo sells there, he does not own it: even of his own shop he only reads.
		expect(await refusal(theirs.remove({ id, revision }))).toBe('403 not_allowed')
		expect(await periods().list()).toHaveLength(1)
	})

	test.each([
		['its end before its beginning', { from: '2026-02-02', until: '2026-02-01', percentage: 5 }],
		['no reduction', { from: '2026-02-01', until: '2026-02-02', percentage: 0 }],
		['a reduction of more than all', { from: '2026-02-01', until: '2026-02-02', percentage: 101 }],
		[
			'a percentage of three decimals',
			{ from: '2026-02-01', until: '2026-02-02', percentage: 5.125 },
		],
	])('a period with %s is refused', async (_, period) => {
		const call = periods().create({ ...period, label: labels('A') })
		expect(await refusal(call)).toBe('400 invalid_model')
	})

	test('a new or moved day is refused beside its field where it is past, or over five years ahead', async () => {
		const problemsOf = async (call: Promise<unknown>) =>
			((await refused(call)).data as { problems: object[] }).problems
		const period = { label: labels('A'), percentage: 5 }
		const tooEarly = { path: 'until', message: 'La date est passée.' }
		const tooFar = { message: 'Cinq ans à l’avance au plus.' }
		const short = { from: '0026-12-01', until: '0026-12-31' }
		expect(await problemsOf(periods().create({ ...period, ...short }))).toEqual([tooEarly])
		const far = { from: '2036-12-01', until: '2036-12-31' }
		expect(await problemsOf(periods().create({ ...period, ...far }))).toEqual([
			{ path: 'from', ...tooFar },
			{ path: 'until', ...tooFar },
		])
		const code = { code: 'ANNEE', percentage: 5 }
		expect(await problemsOf(codes().create({ ...code, until: '0026-12-31' }))).toEqual([tooEarly])
		const made = await codes().create({ ...code, until: '2026-12-31' })
		shop.setNow(new Date('2027-01-02T12:00:00Z'))
		owner = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		// What stands is past by now, and may stay.
		const { revision, until } = made
		const same = await codes().change({ code: code.code, revision, until, percentage: 6 })
		expect(same).toMatchObject({ percentage: 6, until: '2026-12-31' })
		const moved = { ...code, revision: same.revision, until: '2026-12-30' }
		expect(await problemsOf(codes().change(moved))).toEqual([tooEarly])
		await codes().remove({ code: code.code, revision: same.revision })
	})

	const promo = async (code: string, instant: string, language: 'fr' | 'nl' | 'en' = 'fr') => {
		shop.setNow(new Date(instant))
		const { client } = shop.browse('meubles-dupont', language)
		return client.discount.promo({ code })
	}

	test('a code counts from the first to the last second of its days in Brussels', async () => {
		shop.setNow(new Date('2026-01-02T12:00:00Z'))
		await codes().create({ code: 'nuit', percentage: 5, from: '2026-03-29', until: '2026-10-25' })
		expect(await refusal(promo('NUIT', '2026-03-28T22:59:59Z'))).toBe('400 promo_not_started')
		expect((await promo('nuit', '2026-03-28T23:00:00Z')).percentage).toBe(5)
		expect((await promo('Nuit', '2026-10-25T22:59:59Z')).percentage).toBe(5)
		expect(await refusal(promo('NUIT', '2026-10-25T23:00:00Z'))).toBe('400 promo_expired')
	})

	test('the reason why a promo code is refused comes in the caller’s language', async () => {
		const messageIn = async (language: 'fr' | 'nl' | 'en') =>
			(await refused(promo('RIEN', noon.toISOString(), language))).message
		expect(await messageIn('fr')).toBe('Ce code promo n’existe pas.')
		expect(await messageIn('nl')).toBe('Deze promocode bestaat niet.')
		expect(await messageIn('en')).toBe('This promo code does not exist.')
	})

	test('uses are counted, kept through changes, and end the code', async () => {
		const made = await codes().create({ code: 'DEUX', amount: 5000, maximumUses: 1 })
		expect(made).toMatchObject({ uses: 0, amount: 5000, percentage: null, from: null })
		expect(await refusal(codes().create({ code: 'deux', percentage: 5 }))).toBe(
			'409 promo_code_taken',
		)
		const seller = await shop.enter('claire@meubles-dupont.example', 'meubles-dupont')
		const ask = { promoCode: 'DEUX', reference: 'R-1' }
		await seller.client.dressing.configuration.order(await orderOf(seller, ask))
		expect(await refusal(promo('DEUX', noon.toISOString()))).toBe('400 promo_used')
		const more = await codes().change({
			code: 'DEUX',
			revision: 0,
			percentage: 7,
			maximumUses: 2,
		})
		expect(more).toMatchObject({ uses: 1, percentage: 7, amount: null, maximumUses: 2 })
		expect((await promo('DEUX', noon.toISOString())).percentage).toBe(7)
		await codes().remove({ code: 'DEUX', revision: more.revision })
		expect(await refusal(promo('DEUX', noon.toISOString()))).toBe('400 promo_unknown')
		expect(await refusal(codes().remove({ code: 'DEUX', revision: 0 }))).toBe(
			'404 promo_code_not_found',
		)
		expect(await refusal(codes().change({ code: 'DEUX', revision: 0, percentage: 1 }))).toBe(
			'404 promo_code_not_found',
		)
	})

	test.each([
		['a percentage and an amount', { code: 'AB', percentage: 5, amount: 100 }],
		['neither percentage nor amount', { code: 'AB' }],
		['eleven characters', { code: 'ABCDEFGHIJK', percentage: 5 }],
		['a hyphen', { code: 'A-B', percentage: 5 }],
		[
			'its end before its beginning',
			{ code: 'AB', percentage: 5, from: '2026-02-02', until: '2026-02-01' },
		],
		['no uses', { code: 'AB', percentage: 5, maximumUses: 0 }],
	])('a promo code with %s is refused', async (_, input) => {
		expect(await refusal(codes().create(input))).toBe('400 invalid_model')
	})
})

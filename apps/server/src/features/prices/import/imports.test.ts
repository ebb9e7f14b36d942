// A list comes in: looked at, compared, put in force, taken back; and nothing that is sold mixes two versions.

import { readFileSync } from 'node:fs'
import type { PriceImport } from '@gabarit/contract'
import { withFrenchSpaces } from '@gabarit/i18n'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../../testing/ask-offer.ts'
import { pricedDesigns } from '../../../testing/orders/priced-designs.ts'
import { refusal, refused } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	type Browser,
	newCode,
	noon,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'
import type { PriceListKind } from '../lists/columns.ts'
import { startImport, tidyImports } from './import-job.ts'
import { insertImport, priceImports } from './imports-table.ts'

const seedOf = (kind: PriceListKind) =>
	readFileSync(new URL(`../../../../seed/${kind}.csv`, import.meta.url), 'utf8')
const fileOf = (text: string, name = 'list.csv') => new File([text], name, { type: 'text/csv' })

type Refusal = { code: string; data: { quote?: { version: string; totalIncluding: number } } }

/** Every figure of the last column times so much. */
function dearer(kind: PriceListKind, factor: number): string {
	const [head = '', ...rows] = seedOf(kind).trim().split('\n')
	const raised = rows.map((row) => {
		const cells = row.split(';')
		const last = Math.round(Number(cells.at(-1)) * factor)
		return [...cells.slice(0, -1), last].join(';')
	})
	return [head, ...raised].join('\n')
}

/** An odd number; more of them in `npm run faults`. */
const switches = Number(process.env['PRICE_SWITCHES'] ?? 31)

describe.each(testDatabases)('price imports on $name', (database) => {
	let shop: Shop
	let admin: Browser
	const prices = () => admin.client.backOffice.prices

	beforeAll(async () => {
		shop = await openShop(database)
		admin = await shop.enter('admin@gabarit.example')
	})
	afterAll(() => shop.close())

	const inForce = async () => (await shop.services.prices.inForce()).version

	/** Uploads and waits for the thread to end. */
	async function imported(kind: PriceListKind, file: File): Promise<PriceImport> {
		const { id } = await prices().imports.upload({ kind, file })
		for (;;) {
			const answer = await prices().imports.get({ id })
			if (answer.state !== 'running') return answer
			await new Promise((resolve) => setTimeout(resolve, 20))
		}
	}

	test('the seed’s own list, sent again, changes nothing', async () => {
		const answer = await imported('doors', fileOf(seedOf('doors')))
		expect([answer.state, answer.version, answer.report?.problems]).toEqual(['unchanged', null, []])
		expect(answer.report?.rows).toBe(seedOf('doors').trim().split('\n').length - 1)
	})

	test('dry run, difference, effect on offers, switch, and back', async () => {
		const visitor = shop.browse()
		const { customer, configuration, code, language, total } = await orderOf(visitor)
		const offer = await askOffer(visitor.client, {
			kind: 'offer',
			code,
			configuration,
			language,
			customer,
			total,
			delivery: { deliveryMode: 'delivery', country: 'BE', postalCode: '6700', services: [] },
		})
		const before = await inForce()
		const answer = await imported('modules', fileOf(dearer('modules', 1.1), 'modules 2027.csv'))
		expect(answer).toMatchObject({ state: 'ready', base: before, fileName: 'modules 2027.csv' })
		expect(answer.report).toMatchObject({
			problemCount: 0,
			difference: { added: 0, removed: 0, unchanged: 0, changed: 595 },
		})
		const [largest] = answer.report?.difference.rows ?? []
		expect(Math.abs((largest?.percent ?? 0) - 10)).toBeLessThan(1)
		const [effect] = answer.report?.effect ?? []
		expect(effect?.reference).toBe(offer.reference)
		expect(effect?.percent).toBeGreaterThan(1)
		expect(effect?.percent).toBeLessThan(10)
		// The supplier learns by how much, not what a customer was offered.
		const supplier = await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
		const toSupplier = await supplier.client.backOffice.prices.imports.get({ id: answer.id })
		expect(toSupplier.report?.effect[0]).toEqual({ ...effect, before: null, after: null })
		// A dry run is dry.
		expect(await inForce()).toBe(before)
		expect((await orderOf(visitor)).total).toBe(total)

		// Nor is it a version to go back to: only its import's switch asks what it was made from.
		const version = answer.version ?? ''
		expect((await prices().versions.list({})).rows.map((it) => it.version)).not.toContain(version)
		expect(await refusal(prices().versions.switch({ version, from: before }))).toBe(
			'404 price_version_not_found',
		)
		const made = await prices().imports.switch({ id: answer.id })
		expect(made).toMatchObject({ version: answer.version, inForce: true, cause: 'import' })
		const { modules: list, doors } = (await prices().versions.get({ version })).lists
		expect([list.file?.name, doors.file]).toEqual(['modules 2027.csv', null])
		expect((await prices().versions.list({})).rows[0]?.version).toBe(version)
		const dear = (await orderOf(visitor)).total
		expect(dear).toBeGreaterThan(total)
		expect(await refusal(prices().imports.switch({ id: answer.id }))).toBe('409 import_not_ready')

		// The other shop's server process asks the same database and is as quick.
		const back = await prices().versions.switch({ version: before, from: made.version })
		expect(back).toMatchObject({ version: before, inForce: true })
		expect((await orderOf(visitor)).total).toBe(total)
		const page = await prices().versions.get({ version: before })
		const modules = { rows: 595, file: null }
		expect(page).toMatchObject({ cause: 'seed', lists: { modules }, colors: 279 })
		expect(page.switches.map((it) => it.by)).toEqual(['Benali Inès', null])
	})

	test('the effect on an offer is what it costs: granted discounts, its zone, an agreed delivery', async () => {
		const seller = await shop.enter('sofie.maes@atelier.example')
		const { orders, discounts } = seller.client.backOffice
		await discounts.promoCodes.create({ code: 'EFFET', percentage: 10 })
		const visitor = shop.browse()
		const { customer, configuration, language } = await orderOf(visitor)
		const { reference = '' } = await askOffer(visitor.client, {
			kind: 'offer',
			code: newCode(),
			configuration,
			language,
			customer,
			promoCode: 'EFFET',
			total: (await orderOf(visitor, { promoCode: 'EFFET' })).total,
			delivery: { deliveryMode: 'delivery', country: 'BE', postalCode: '6700', services: [] },
		})
		const discount = { reason: 'Geste', percentage: 20 }
		const { revision } = await orders.get({ reference })
		const offered = await orders.revise({ reference, revision, discount })
		const effectOf = async (kind: PriceListKind, text: string) => {
			const answer = await imported(kind, fileOf(text))
			const effect = answer.report?.effect.find((it) => it.reference === reference)
			return { ...effect, id: answer.id }
		}
		const zones = seedOf('delivery')
		const raised = await effectOf('delivery', zones.replaceAll(';119.00;', ';219.00;'))
		expect(raised.before).toBe(offered.quote?.totalExcluding)
		expect((raised.after ?? 0) - (raised.before ?? 0)).toBe(100_00)
		const gone = zones.replaceAll(/^BE;BE-3;.*\n/gm, '')
		expect((await effectOf('delivery', gone)).after).toBe(null)

		// What the dry run says is what the offer costs once the list is in force.
		const before = await inForce()
		const dear = await effectOf('modules', dearer('modules', 1.1))
		const made = await prices().imports.switch({ id: dear.id })
		const again = await orders.revise({
			reference,
			revision: offered.revision,
			discount,
			configuration,
		})
		expect([dear.before, dear.after]).toEqual([
			offered.quote?.totalExcluding,
			again.quote?.totalExcluding,
		])
		await prices().versions.switch({ version: before, from: made.version })

		const { revision: last } = again
		const agreed = await orders.revise({
			reference,
			revision: last,
			configuration,
			deliveryPrice: 1,
		})
		const untouched = await effectOf('delivery', zones.replaceAll(';119.00;', ';219.00;'))
		expect([untouched.before, untouched.after]).toEqual([
			agreed.quote?.totalExcluding,
			agreed.quote?.totalExcluding,
		])
	})

	test('of two switches at once one wins, the other gets a conflict', async () => {
		const a = await imported('doors', fileOf(dearer('doors', 1.05)))
		const b = await imported('doors', fileOf(dearer('doors', 1.2)))
		const outcomes = await Promise.all(
			[a, b].map(({ id }) =>
				prices()
					.imports.switch({ id })
					.then(
						() => 'switched',
						(error: { code: string }) => error.code,
					),
			),
		)
		expect(outcomes.toSorted()).toEqual(['price_version_changed', 'switched'])
		const loser = outcomes[0] === 'switched' ? b : a
		expect((await prices().imports.get({ id: loser.id })).state).toBe('superseded')
		expect(await refusal(prices().imports.switch({ id: loser.id }))).toBe(
			'409 price_version_changed',
		)
	})

	test('errors have row and column in three languages, and make no version', async () => {
		const text = seedOf('accessories').replace('lift;;points;180', 'lift;;points;cher')
		const before = await inForce()
		const answer = await imported(
			'accessories',
			fileOf(text.replace('led-charger;;points;24\n', '')),
		)
		expect(answer).toMatchObject({ state: 'faulty', version: null })
		expect(answer.report?.problems).toEqual([
			{
				code: 'cell_wrong',
				row: 20,
				column: 'value',
				found: 'cher',
				cell: 'D20',
				cells: ['lift', '', 'points', 'cher'],
			},
		])
		const ask = async (language: 'fr' | 'nl' | 'en') => {
			const browser = shop.browse('atelier', language)
			for (const [name, value] of admin.cookies) browser.cookies.set(name, value)
			return (await browser.client.backOffice.prices.imports.get({ id: answer.id })).texts
		}
		expect(await ask('fr')).toEqual({
			failure: 'L’importation des prix des accessoires a échoué.',
			problems: [withFrenchSpaces('Ligne 20, colonne « value » : « cher » n’est pas admis ici.')],
		})
		expect((await ask('nl')).failure).toBe('De import van de accessoireprijzen is mislukt.')
		expect((await ask('en')).problems).toEqual([
			'Row 20, column “value”: “cher” is not allowed here.',
		])
		expect(await refusal(prices().imports.switch({ id: answer.id }))).toBe('409 import_not_ready')
		expect(await inForce()).toBe(before)
	})

	test('a carcass for nothing is refused where it stands, in three languages', async () => {
		const text = seedOf('modules').replace(/^(Simple;300;800;350);\d+$/m, '$1;0')
		const answer = await imported('modules', fileOf(text))
		expect(answer).toMatchObject({ state: 'faulty', version: null })
		const texts = [
			[
				'fr',
				withFrenchSpaces(
					'Ligne 2, colonne « points » : un caisson, une porte ou un panneau ne peut pas coûter 0 point.',
				),
			],
			['nl', 'Rij 2, kolom “points”: een kast, een deur of een plaat kan geen 0 punten kosten.'],
			['en', 'Row 2, column “points”: a carcass, a door or a panel cannot cost 0 points.'],
		] as const
		for (const [language, said] of texts) {
			const browser = shop.browse('atelier', language)
			for (const [name, value] of admin.cookies) browser.cookies.set(name, value)
			const { imports } = browser.client.backOffice.prices
			expect((await imports.get({ id: answer.id })).texts.problems).toEqual([said])
		}
	})

	test('a new import replaces one of a dead server, not a running one', async () => {
		const { db } = shop.services
		const startedAgo = (milliseconds: number) =>
			db
				.update(priceImports)
				.set({ startedAt: new Date(noon.getTime() - milliseconds) })
				.where(eq(priceImports.id, lost?.id ?? ''))
		const row = {
			kind: 'accessories',
			fileName: 'lost.csv',
			size: 1,
			base: await inForce(),
		} as const
		const lost = await insertImport(db, { ...row, startedAt: noon, state: 'running' })
		await startedAgo(119_000)
		const file = fileOf(seedOf('accessories'))
		expect(await refusal(prices().imports.upload({ kind: 'accessories', file }))).toBe(
			'409 import_running',
		)
		await startedAgo(121_000)
		expect((await imported('accessories', file)).state).toBe('unchanged')
		expect((await prices().imports.get({ id: lost?.id ?? '' })).state).toBe('refused')
	})

	test('an import that was ended stays ended, and leaves no draft', async () => {
		const { services } = shop
		const { db } = services
		const stored = async () =>
			(
				await db.execute<{ versions: number; lists: number }>(sql`select
					(select count(*)::int from catalogue_versions) as versions,
					(select count(*)::int from price_lists) as lists`)
			).rows
		const before = await stored()
		const bytes = new TextEncoder().encode(dearer('modules', 1.3))
		const brought = { kind: 'modules' as const, fileName: 'slow.csv', bytes, by: null }
		const { row, done } = await startImport(services, brought)
		shop.setNow(new Date(noon.getTime() + 11 * 60_000))
		await tidyImports(services)
		shop.setNow(noon)
		await done()
		const answer = await prices().imports.get({ id: row.id })
		expect(answer).toMatchObject({ state: 'refused', version: null })
		expect(answer.report?.refusal).toBe('interrupted')
		expect(await stored()).toEqual(before)
	})

	test('a file that is none is refused with its reason', async () => {
		const answer = await imported('delivery', new File(['%PDF-1.7'], 'zones.xlsx'))
		expect(answer).toMatchObject({ state: 'refused', report: { refusal: 'not_a_spreadsheet' } })
		expect(answer.texts.failure).toBe(
			'L’importation des frais de livraison a échoué. Ce fichier n’est ni un CSV ni un classeur Excel (.xlsx) lisible.',
		)
	})

	test('too large a file never gets in', async () => {
		const file = new File([new Uint8Array(21 * 1024 * 1024)], 'big.csv')
		const error = await refused(prices().imports.upload({ kind: 'modules', file }))
		expect(error.status).toBe(413)
	})

	test('the template of a list is a file, as CSV and as a workbook', async () => {
		const kind = 'finishes'
		for (const format of ['csv', 'xlsx'] as const) {
			const { body, headers } = await prices().template({ kind, format })
			expect(headers?.['content-disposition']).toBe(`attachment; filename="${kind}.${format}"`)
			const answer = await imported(kind, new File([body], body.name))
			expect(answer).toMatchObject({ state: 'unchanged', report: { problems: [] } })
		}
	})

	test('rows of loose boards, desks and pull-outs come in force and are taken back', async () => {
		const visitor = shop.browse()
		const totals = () =>
			Promise.all(
				Object.values(pricedDesigns).map(
					async (configuration) => (await orderOf(visitor, { configuration })).total,
				),
			)
		const before = await inForce()
		const start = await totals()
		const list = seedOf('accessories')
			.replace('hang-profile;;points;4', 'hang-profile;;points;40')
			.replace('steel-frame;;points;95', 'steel-frame;;points;120')
			.replace('pull-out;base;points;150', 'pull-out;base;points;200')
		const answer = await imported('accessories', fileOf(list))
		expect(answer).toMatchObject({ state: 'ready', base: before })
		expect(answer.report?.difference).toMatchObject({ added: 0, removed: 0, changed: 3 })
		expect(await totals()).toEqual(start)
		const made = await prices().imports.switch({ id: answer.id })
		const now = await totals()
		expect(now.every((total, i) => total > (start[i] ?? 0))).toBe(true)
		await prices().versions.switch({ version: before, from: made.version })
		expect(await totals()).toEqual(start)
	})

	test('zones are checked as an import is', async () => {
		const { version, zones } = await prices().zones.list()
		const [zone] = zones
		if (!zone) throw new Error('no zones')
		const wrong = [...zones, { ...zone, from: '1499', to: '1000', firstPallet: 1 }]
		const error = await refused(prices().zones.change({ from: version, zones: wrong }))
		expect(error.code).toBe('zones_faulty')
		expect(error.data).toMatchObject({
			problems: [
				{ code: 'range_reversed', row: zones.length + 1 },
				{ code: 'zone_prices_differ', row: zones.length + 1 },
			],
		})
		const only = zones.filter((it) => it.zone === 'BE-1')
		const changed = await prices().zones.change({ from: version, zones: only })
		expect((await shop.browse().client.dressing.delivery()).map((it) => it.zone)).toEqual(['BE-1'])
		expect(
			await refusal(
				orderOf(shop.browse(), { total: 1 }).then((body) =>
					shop.browse().client.dressing.configuration.order(body),
				),
			),
		).toBe('400 not_deliverable')
		await prices().versions.switch({ version, from: changed.version })
	})

	test('orders while lists are switched: each is of one version, and of one that was in force', async () => {
		const { id } = await imported('modules', fileOf(dearer('modules', 2)))
		const { version: cheap } = await prices().ratings.get()
		const { version: dear } = await prices().imports.switch({ id })
		const totals = new Map<string, number>()
		for (const version of [dear, cheap]) {
			const from = await inForce()
			if (from !== version) await prices().versions.switch({ version, from })
			totals.set(version, (await orderOf(shop.browse())).total)
		}
		const cheapTotal = totals.get(cheap) ?? 0
		const body = await orderOf(shop.browse())
		const place = () =>
			shop
				.browse()
				.client.dressing.configuration.order({ ...body, total: cheapTotal, code: newCode() })
				.catch((error: Refusal) => error)
		// One before, 24 during, one after 31 switches (or as many as asked): the last leaves the dear one in force.
		const first = await place()
		const [during] = await Promise.all([
			Promise.all(Array.from({ length: switches - 7 }, place)),
			(async () => {
				for (let i = 0; i < switches; i += 1) {
					const [from, version] = i % 2 === 0 ? [cheap, dear] : [dear, cheap]
					await prices().versions.switch({ version, from })
				}
			})(),
		])
		const placed = [first, ...during, await place()]
		let ordered = 0
		for (const answer of placed) {
			if ('reference' in answer) {
				ordered += 1
				const { reference } = answer
				const page = await admin.client.backOffice.orders.get({ reference })
				expect(page.quote).toMatchObject({ version: cheap, totalIncluding: totals.get(cheap) })
			} else {
				const quote = answer.data.quote
				expect([answer.code, quote?.version]).toEqual(['price_changed', dear])
				expect(quote?.totalIncluding).toBe(totals.get(dear))
			}
		}
		expect(ordered).toBeGreaterThan(0)
		expect(ordered).toBeLessThan(placed.length)
	})
})

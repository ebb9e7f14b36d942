// The filter calls are the engine's own functions: the same questions, the same answers.
import {
	buildFurniture,
	type Catalogue,
	type Configuration,
	colorOptions,
	type DressingConfiguration,
	doorOptions,
	furnitureTypes,
	moduleCountOptions,
	type Option,
	templateOptions,
	thicknessOptions,
} from '@gabarit/engine'
import { priceFurniture, shownTotalOf } from '@gabarit/price'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal, refused } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { niche, openShop, type Shop } from '../../testing/test-shop.ts'

const [database] = testDatabases
const bay = { run: 'Main' as const, module: 0, bay: 0 }

const rooms: fc.Arbitrary<DressingConfiguration> = fc.record({
	version: fc.constant(1 as const),
	room: fc.record({ width: fc.integer({ min: 400, max: 5000 }) }),
	hu: fc.integer({ min: 1800, max: 3000 }),
	walls: fc.constantFrom('None' as const, 'Left' as const, 'Right' as const, 'Both' as const),
	doors: fc.constantFrom(null, { style: 'Simple' as const }),
})

type Answered = { reference: string; available: boolean; reason?: unknown }

function plain(options: readonly Pick<Option<Configuration>, keyof Answered>[]): Answered[] {
	const sorted = [...options.filter((it) => it.available), ...options.filter((it) => !it.available)]
	return sorted.map(({ reference, available, reason }) => ({
		reference,
		available,
		...(reason && { reason: JSON.parse(JSON.stringify(reason)) as unknown }),
	}))
}

function bare(options: Answered[]): Answered[] {
	return options.map(({ reference, available, reason }) => ({
		reference,
		available,
		...(reason !== undefined && { reason }),
	}))
}

describe('the catalogue', () => {
	let shop: Shop
	let catalogue: Catalogue
	beforeAll(async () => {
		if (!database) throw new Error('no database')
		shop = await openShop(database)
		catalogue = (await shop.services.prices.inForce()).catalogue
	})
	afterAll(() => shop.close())

	test('forty random rooms: each of five calls answers as the engine does', async () => {
		const { client } = shop.browse('rangements-martin')
		const { dressing } = client
		let counted = 0
		let built = 0
		await fc.assert(
			fc.asyncProperty(rooms, async (configuration) => {
				const question = { configuration, ...bay }
				const [numbers] = await dressing.module.number(question)
				const counts = moduleCountOptions(configuration, catalogue, 'Main')
				if (numbers) {
					counted += 1
					expect(bare(numbers.options)).toEqual(plain(counts))
					const byCount = new Map(numbers.options.map((it) => [it.count, it.widths]))
					expect(counts.map((it) => byCount.get(it.count))).toEqual(counts.map((it) => it.widths))
				}
				const doors = await dressing.door.filter(question)
				expect(bare(doors.options)).toEqual(plain(doorOptions(configuration, catalogue)))
				const colors = await dressing.module.color(question)
				expect(bare(colors)).toEqual(plain(colorOptions(configuration, catalogue, 'interior')))
				if (!buildFurniture(configuration, catalogue).ok) return
				built += 1
				const templates = await dressing.module.filter(question)
				expect(bare(templates)).toEqual(plain(templateOptions(configuration, catalogue, bay)))
				const [thickness] = await dressing.module.thickness(question)
				const leaves = thicknessOptions(configuration, catalogue, bay)
				expect(thickness?.options.map((it) => it.sag)).toEqual(leaves.map((it) => it.sag))
			}),
			{ numRuns: 40, seed: 417 },
		)
		// Questions that nobody was asked prove nothing.
		expect(counted).toBe(40)
		expect(built).toBeGreaterThan(20)
	})

	test('a price difference is the difference of two prices', async () => {
		const { client } = shop.browse()
		const { book } = await client.configurator.dressingInit()
		const totalOf = (configuration: Configuration) => {
			const built = buildFurniture(configuration, catalogue)
			if (!book || !built.ok) throw new Error('no price')
			return shownTotalOf(priceFurniture(built.value, book, { date: '2026-11-21' }))
		}
		const answer = await client.dressing.module.filter({ configuration: niche, ...bay })
		const options = templateOptions(niche, catalogue, bay).filter((it) => it.available)
		expect(options.length).toBeGreaterThan(10)
		for (const { reference, configuration } of options)
			expect([reference, answer.find((it) => it.reference === reference)?.priceDifference]).toEqual(
				[reference, totalOf(configuration) - totalOf(niche)],
			)
	})

	test('available options come first, unavailable ones have a reason', async () => {
		const options = await shop.browse().client.dressing.module.filter({
			configuration: { ...niche, room: { width: 700 }, hu: 1900 },
			...bay,
		})
		const flags = options.map((it) => it.available)
		expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)))
		expect(flags).toContain(false)
		for (const option of options)
			expect([option.reference, option.reason === undefined]).toEqual([
				option.reference,
				option.available,
			])
	})

	test.each([
		['far too narrow', { version: 1, room: { width: 100 }, hu: 2500 }, 'Main'],
		[
			'with no room left in its side run',
			{
				version: 1,
				footprint: 'LeftSide',
				priority: 'Main',
				room: { width: 3000, sideLeft: 700 },
				hu: 2500,
			},
			'Left',
		],
	] as const)('every filter says why nothing stands in a room %s', async (_name, room, run) => {
		const configuration = room as unknown as Configuration
		const { dressing } = shop.browse().client
		const question = { configuration, run }
		const numbers = await dressing.module.number(question)
		const thicknesses = await dressing.module.thickness(question)
		const answers = {
			number: numbers.flatMap(({ options }) => options),
			thickness: thicknesses.flatMap(({ options }) => options),
			template: await dressing.module.filter({ ...question, module: 0, bay: 0 }),
			colour: await dressing.module.color(question),
			door: (await dressing.door.filter(question)).options,
			finish: await dressing.finishItem.filter(question),
		}
		expect(numbers.map((it) => it.run)).toEqual([run])
		for (const [filter, options] of Object.entries(answers)) {
			expect([filter, options.length > 1]).toEqual([filter, true])
			expect([filter, options.filter((it) => it.available || !it.reason)]).toEqual([filter, []])
		}
	})

	test('colours of a category, in the caller’s language', async () => {
		const ask = { configuration: niche, categoryReference: 'Veneer' }
		const dutch = await shop.browse('atelier', 'nl').client.dressing.door.color(ask)
		const french = await shop.browse('atelier', 'fr').client.dressing.door.color(ask)
		expect(dutch.length).toBeGreaterThanOrEqual(6)
		expect(dutch.every((it) => it.category === 'Veneer')).toBe(true)
		expect(dutch.map((it) => it.label)).not.toEqual(french.map((it) => it.label))
		const wrong = shop.browse().client.dressing.door.color({ ...ask, categoryReference: 'Stone' })
		const problem = { path: 'categoryReference', message: 'Cette valeur n’est pas admise.' }
		expect(await refused(wrong)).toMatchObject({
			code: 'invalid_model',
			data: { problems: [problem] },
		})
		const nowhere = shop.browse('atelier', 'nl').client.dressing.module
		expect(await refused(nowhere.filter({ configuration: niche, bay: 99 }))).toMatchObject({
			data: { problems: [{ path: 'bay', message: 'Deze waarde kan hier niet.' }] },
		})
	})

	test('what the configurator starts with has the bounds of each type', async () => {
		const { bounds } = await shop.browse().client.configurator.dressingInit()
		expect(Object.keys(bounds).toSorted()).toEqual([...furnitureTypes].toSorted())
		expect(bounds.panels).toMatchObject({ shorterMin: 60, alongMax: 2780, acrossMax: 2050 })
		expect(bounds.roomSeparator).toMatchObject({
			length: { min: 600, max: 4000, usual: 1800 },
			ceiling: { min: 1220, max: 2720, usual: 2500 },
			columns: { min: 1, max: 12 },
		})
		expect(bounds.desk).toMatchObject({
			length: { min: 600, max: 2780 },
			pedestal: { min: 300, max: 600 },
		})
		// A chest is low, shelves are shallow (domain 8); what the engine says is what is sent.
		expect(bounds.drawer.height).toEqual({ min: 400, max: 1400 })
		expect(bounds.shelves.depth).toEqual({ min: 250, max: 450 })
		const chest = (height: number) =>
			buildFurniture(
				{ version: 1, type: 'drawer', room: { width: 1200 }, hu: 2500, height },
				catalogue,
			)
		expect(chest(bounds.drawer.height.max).ok).toBe(true)
		expect(chest(bounds.drawer.height.max + 1).ok).toBe(false)
	})

	test('unchanged start data answers 304', async () => {
		const path = '/api/configurator/dressing/init'
		const visitor = shop.browse()
		const first = await visitor.ask('GET', path)
		const tag = first.headers['etag'] ?? ''
		expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)])
		const known = { 'if-none-match': `"other", ${tag}` }
		const again = await visitor.ask('GET', path, undefined, known)
		expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', tag])
		expect((await visitor.ask('GET', '/api/openapi.json')).json()).toMatchObject({
			paths: { '/configurator/dressing/init': { get: { responses: { 304: {} } } } },
		})
		// Another sees other prices, and so does he as soon as he is connected.
		const seller = await shop.enter('sofie.maes@atelier.example')
		expect((await seller.ask('GET', path, undefined, known)).status).toBe(200)
	})

	test('32 templates, their 32 pairs and ten favourites, each with a picture that is there', async () => {
		const browser = shop.browse()
		const { templates, top10 } = await browser.client.dressing.module.allWithTop10({})
		// A filter call like the others: it takes their body.
		const asked = { configuration: niche, run: 'Main', module: 0, bay: 0 } as const
		const same = await browser.client.dressing.module.allWithTop10(asked)
		expect(same).toEqual({ templates, top10 })
		expect(templates.filter((it) => it.kind === 'Simple')).toHaveLength(32)
		expect(templates.filter((it) => it.kind === 'Double')).toHaveLength(32)
		expect(top10).toHaveLength(10)
		for (const { image } of templates) {
			const picture = await browser.ask('GET', image)
			expect([image, picture.status, picture.headers['content-type']]).toEqual([
				image,
				200,
				'image/svg+xml; charset=utf-8',
			])
		}
	})

	test('the seed: colours of every tier, RAL, veneers, handles with their prices', async () => {
		const inTier = (tier: string) => catalogue.colors.filter((it) => it.tier === tier).length
		for (const tier of ['P1', 'P2', 'P3', 'P4']) expect(inTier(tier)).toBeGreaterThanOrEqual(12)
		const inCategory = (name: string) =>
			catalogue.colors.filter((it) => it.category === name).length
		expect(inCategory('MdfHydro')).toBe(3)
		expect(inCategory('Lacquer')).toBeGreaterThanOrEqual(200)
		const { doorHandle } = shop.browse().client.dressing
		const handles = await doorHandle.list()
		expect(handles.length).toBeGreaterThanOrEqual(8)
		expect(handles.every((it) => (it.price ?? 0) > 0)).toBe(true)
		const [first] = handles
		expect(await doorHandle.get({ id: first?.reference ?? '' })).toEqual(first)
		expect(await refusal(doorHandle.get({ id: 'nothing' }))).toBe('404 handle_not_found')
	})

	test('availability counts working days, with its reasons', async () => {
		const ask = { configuration: niche, country: 'BE' as const }
		const availability = await shop.browse().client.dressing.availability(ask)
		expect(availability).toMatchObject({ date: '2027-01-05', supplierDays: 25, resellerDays: 5 })
		const sum = availability.reasons.reduce((days, reason) => days + reason.days, 0)
		expect(sum).toBe(30)
		const impossible = { ...niche, room: { width: 120 } }
		const wrong = shop.browse().client.dressing.availability({ ...ask, configuration: impossible })
		expect(await refusal(wrong)).toBe('400 configuration_impossible')
	})

	test('delivery prices by country and zone', async () => {
		const zones = await shop.browse().client.dressing.delivery()
		const luxembourg = zones.find((it) => it.zone === 'BE-3')
		expect(luxembourg).toMatchObject({ country: 'BE', firstPallet: 11_900, nextPallet: 6900 })
		expect(luxembourg?.ranges).toContainEqual({ from: '6600', to: '6999' })
		expect(new Set(zones.map((it) => it.country))).toEqual(new Set(['BE', 'FR']))
	})
})

import {
	buildFurniture,
	type Configuration,
	type DressingConfiguration,
	type StairsFurnitureConfiguration,
} from '@gabarit/engine'
import { expect, test } from 'vitest'
import { availabilityOf, loadSeed } from '../index.ts'

const { catalogue } = loadSeed()

function answer(
	today: string,
	facts: {
		configuration?: Partial<DressingConfiguration>
		resellerDays?: number
		country?: 'BE' | 'FR'
	} = {},
) {
	const { configuration, ...rest } = facts
	return answerFor({ version: 1, room: { width: 3000 }, hu: 2500, ...configuration }, today, rest)
}

function answerFor(
	configuration: Configuration,
	today: string,
	{ resellerDays = 0, country = 'BE' }: { resellerDays?: number; country?: 'BE' | 'FR' } = {},
) {
	const made = buildFurniture(configuration, catalogue)
	if (!made.ok) throw new Error(JSON.stringify(made.issues))
	const furniture = made.value
	return availabilityOf({ furniture, configuration, catalogue, country, today, resellerDays })
}

test('the order of the picture: 12 October, 25 + 5 days, Armistice is a holiday: 24 November', () => {
	expect(answer('2026-10-12', { resellerDays: 5 })).toMatchObject({
		date: '2026-11-24',
		supplierDays: 25,
		resellerDays: 5,
		pallets: 1,
		reasons: [
			{ code: 'material', days: 25, category: 'Melamine' },
			{ code: 'reseller', days: 5 },
		],
	})
})

test('the longest material counts, a non-favourite colour takes five days more', () => {
	const days = (exterior: string) =>
		answer('2026-10-12', { configuration: { colors: { exterior } } }).reasons
	expect(days('P9-oak')).toEqual([{ code: 'material', days: 35, category: 'Veneer' }])
	expect(days('P6-mdf-raw')).toEqual([{ code: 'material', days: 30, category: 'MdfHydro' }])
	expect(days('RAL-3020')).toEqual([
		{ code: 'material', days: 40, category: 'Lacquer' },
		{ code: 'nonFavouriteColor', days: 5 },
	])
})

test('loose boards and clad walls of melamine take ten days, of other materials what they always take', () => {
	const shelf = { quantity: 1, length: 800, width: 250 } as const
	const days = (exterior: string, thickness: 18 | 19) =>
		answerFor(
			{ version: 1, type: 'panels', panels: [{ ...shelf, thickness }], colors: { exterior } },
			'2026-10-12',
		).reasons
	expect(days('P1-white', 18)).toEqual([{ code: 'material', days: 10, category: 'Melamine' }])
	expect(days('P1-white-cream', 18)).toEqual([
		{ code: 'material', days: 10, category: 'Melamine' },
		{ code: 'nonFavouriteColor', days: 5 },
	])
	expect(days('P9-oak', 19)).toEqual([{ code: 'material', days: 35, category: 'Veneer' }])
	const cladding = [{ width: 3400, height: 2500, thickness: 18 as const }]
	const clad = answerFor({ version: 1, type: 'panels', cladding }, '2026-07-01')
	expect(clad).toMatchObject({
		supplierDays: 20,
		reasons: [
			{ code: 'material', days: 10 },
			{ code: 'busySeason', days: 10 },
		],
	})
	const mixed: Configuration = {
		version: 1,
		type: 'panels',
		panels: [
			{ ...shelf, thickness: 18, material: 'P1-white' },
			{ ...shelf, thickness: 19, material: 'P9-oak' },
		],
	}
	expect(answerFor(mixed, '2026-10-12').supplierDays).toBe(35)
})

test('a slope or a corner takes five days more, both together too', () => {
	const slope = { left: { low: 1200, angle: 45 } }
	const reasonsOf = (configuration: Partial<DressingConfiguration>) =>
		answer('2026-10-12', { configuration }).reasons.map(({ code, days }) => [code, days])
	expect(reasonsOf({})).toEqual([['material', 25]])
	const wanted = [
		['material', 25],
		['slopeOrCorner', 5],
	]
	expect(reasonsOf({ slope })).toEqual(wanted)
	const corner = { footprint: 'LeftSide', room: { width: 3000, sideLeft: 2200 } } as const
	expect(reasonsOf(corner)).toEqual(wanted)
	const right = { right: { low: 1600, angle: 45 } }
	expect(reasonsOf({ ...corner, slope: right })).toEqual(wanted)
})

test('under a flight the slope counts, and what a pull-out runs on', () => {
	const stairs = {
		version: 1,
		type: 'stairsFurniture',
		room: { width: 2400 },
		hu: 2400,
		modules: [{ fill: 'Empty' }, { fill: 'Shelves' }, { fill: 'Shelves' }, { fill: 'Rail' }],
	} satisfies StairsFurnitureConfiguration
	const reasonsOf = (configuration: Configuration) =>
		answerFor(configuration, '2026-10-12').reasons.map(({ code, days }) => [code, days])
	const still = [
		['material', 25],
		['slopeOrCorner', 5],
	]
	expect(reasonsOf(stairs)).toEqual(still)
	const pulled = [...stairs.modules.slice(0, 1), { fill: 'PullOut' as const }]
	expect(reasonsOf({ ...stairs, modules: [...pulled, ...stairs.modules.slice(2)] })).toEqual([
		...still,
		['heavyHardware', 5],
	])
})

test('orders of the summer and around New Year wait ten days more', () => {
	const busy = (today: string) =>
		answer(today).reasons.some((reason) => reason.code === 'busySeason')
	const days = [
		'06-30',
		'07-01',
		'08-31',
		'09-01',
		'12-19',
		'12-20',
		'12-31',
		'01-01',
		'01-05',
		'01-06',
	]
	expect(days.map((day) => busy(`2026-${day}`))).toEqual([
		false,
		true,
		true,
		false,
		false,
		true,
		true,
		true,
		true,
		false,
	])
	expect(answer('2026-07-01').supplierDays).toBe(35)
})

test('holidays are those of the country', () => {
	// 1 May, Ascension (14th) and Whit Monday (25th) in both; 8 May, a Friday, in France only.
	expect(answer('2026-04-20', { country: 'BE' }).date).toBe('2026-05-28')
	expect(answer('2026-04-20', { country: 'FR' }).date).toBe('2026-05-29')
})

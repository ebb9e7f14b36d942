import { buildFurniture, type Configuration } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { availabilityOf, loadSeed } from '../index.ts'

const { catalogue } = loadSeed()

function answer(
	today: string,
	facts: {
		configuration?: Partial<Configuration>
		resellerDays?: number
		country?: 'BE' | 'FR'
	} = {},
) {
	const { resellerDays = 0, country = 'BE' } = facts
	const configuration = {
		version: 1,
		room: { width: 3000 },
		hu: 2500,
		...facts.configuration,
	} as const
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

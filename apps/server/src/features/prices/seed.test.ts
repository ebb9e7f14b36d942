// The seed is what domain 9 and domain 10.1 ask for, and its price lists are the formulas.
import { colorOptions, completeDressing, handleOptions, tiers } from '@gabarit/engine'
import { deliveryPriceOf, viewers, zoneOf } from '@gabarit/price'
import { samplePoints } from '@gabarit/price/testing'
import { expect, test } from 'vitest'
import { loadSeed, seedBookOf } from './index.ts'
import { pointsOfLists } from './lists/points-of-lists.ts'

const { catalogue, lists, zones } = loadSeed()
const plain = { version: 1, room: { width: 3000 }, hu: 2500 } as const

test('the price lists are the formulas of 10.1', () => {
	const points = seedBookOf('visitor').points
	const formulas = samplePoints(catalogue)
	expect(points.modules).toEqual(formulas.modules)
	expect(points.leaves).toEqual(formulas.leaves)
	expect(points.finishes).toEqual(formulas.finishes)
	const { handles, ...accessories } = points.accessories
	const { handles: _, ...expected } = formulas.accessories
	expect(accessories).toEqual(expected)
	for (const each of Object.values(handles)) {
		expect(each).toBeGreaterThanOrEqual(8)
		expect(each).toBeLessThanOrEqual(28)
	}
})

test('every tier, thickness and band of a loose board has its rate, as 26.1 prints them', () => {
	const { panel, panelThickness, panelEdge } = seedBookOf('visitor').points.finishes
	expect(Object.keys(panel)).toEqual(tiers)
	expect(Object.values(panel)).toEqual(
		[42, 48, 56, 70, 88, 82, 160, 215, 205].map((points) => points * 1000),
	)
	expect(panelThickness).toEqual({
		'8': 600,
		'10': 700,
		'16': 900,
		'18': 1000,
		'22': 1200,
		'25': 1300,
		'28': 1400,
		'38': 1800,
	})
	expect(panelEdge).toEqual({ '0.4': 1500, '0.8': 2000, '1': 2400, '2': 3600 })
})

// The seed's own rows are the template of every import, so a start must not do without one.
test.each(['panel P7', 'panel-thickness 38', 'panel-edge 0.4', 'panel-radius', 'bore-pins'])(
	'without the row %s there is no price book',
	(key) => {
		const finishes = lists.finishes.filter((row) => `${row.code} ${row.variant}`.trim() !== key)
		expect(finishes).toHaveLength(lists.finishes.length - 1)
		expect(() => pointsOfLists({ ...lists, finishes }, catalogue)).toThrow(/lack|panel/)
	},
)

test('the printed table of depth 600', () => {
	const row = (kind: string, width: number) =>
		lists.modules
			.filter((m) => m.kind === kind && m.widthUpTo === width && m.depthUpTo === 600)
			.map((m) => m.points)
	expect(row('Simple', 300)).toEqual([133, 161, 188, 216, 236, 250, 263])
	expect(row('Simple', 600)).toEqual([157, 187, 216, 246, 269, 283, 298])
	expect(row('Simple', 1000)).toEqual([188, 221, 254, 287, 312, 328, 345])
	expect(row('Double', 600)).toEqual([207, 249, 291, 334, 365, 386, 408])
	expect(row('Double', 1200)).toEqual([254, 301, 348, 395, 430, 454, 477])
})

test('colours: 12 melamines in each of P1 to P4, 3 MDF, all of RAL Classic, 6 veneers', () => {
	const count = (category: string, tier: string) =>
		catalogue.colors.filter((c) => c.category === category && c.tier === tier).length
	for (const tier of ['P1', 'P2', 'P3', 'P4'])
		expect(count('Melamine', tier)).toBeGreaterThanOrEqual(12)
	expect(count('MdfHydro', 'P6')).toBe(3)
	expect(count('Lacquer', 'P8')).toBe(216)
	expect(count('Veneer', 'P9')).toBe(6)
	const lined = catalogue.colors.filter((color) => color.interior)
	expect(new Set(lined.map((color) => color.tier))).toEqual(new Set(['P1', 'P2', 'P3', 'P4']))
})

test('references are unique, and every name is said in three languages', () => {
	for (const rows of [catalogue.colors, catalogue.handles]) {
		expect(new Set(rows.map((row) => row.reference)).size).toBe(rows.length)
		for (const language of ['fr', 'nl', 'en'] as const) {
			const names = rows.map((row) => row.label[language])
			expect(new Set(names).size).toBe(rows.length)
		}
	}
})

test('the defaults of the engine are in it, every colour and handle has a price', () => {
	const design = completeDressing(plain, catalogue)
	expect(design.colors).toEqual({ interior: 'P1-white', exterior: 'P3-oak-natural' })
	expect(design.handle).toMatchObject({ model: 'bar-160', color: 'Black' })
	const book = seedBookOf('visitor')
	expect(book.points.accessories.handles['bar-160']).toBe(14)
	expect(catalogue.handles.length).toBeGreaterThanOrEqual(8)
	for (const { reference } of catalogue.handles)
		expect(book.points.accessories.handles[reference]).toBeGreaterThan(0)
	for (const { reference } of catalogue.colors) expect(book.points.colors[reference]).toBeDefined()
	expect(colorOptions(plain, catalogue, 'exterior').length).toBeGreaterThan(200)
	expect(handleOptions(plain, catalogue).some((option) => option.available)).toBe(true)
})

test('a handle has the shape that its name says, which its picture is drawn from', () => {
	const shapeOf: Record<string, string> = {
		Arc: 'Bow',
		Barre: 'Straight',
		'Bouton rond': 'Round',
		'Bouton carré': 'Square',
	}
	const named = catalogue.handles.flatMap(({ shape, label }) => {
		const name = Object.keys(shapeOf).find((one) => label.fr.startsWith(one))
		return name === undefined ? [] : [{ name, shape }]
	})
	expect(new Set(named.map(({ name }) => name))).toEqual(new Set(Object.keys(shapeOf)))
	for (const { name, shape } of named) expect(shape, name).toBe(shapeOf[name])
})

const priceOf = (country: 'BE' | 'FR', code: string) => {
	const answer = zoneOf(country, code, zones)
	return answer.ok ? [answer.zone.zone, deliveryPriceOf(answer.zone, 2, 0)] : answer.code
}

test.each([
	['1000', 'BE-1', 12_800],
	['5699', 'BE-1', 12_800],
	['6599', 'BE-1', 12_800],
	['7999', 'BE-1', 12_800],
	['1500', 'BE-2', 15_800],
	['2000', 'BE-2', 15_800],
	['3499', 'BE-2', 15_800],
	['4000', 'BE-2', 15_800],
	['9992', 'BE-2', 15_800],
	['3500', 'BE-3', 18_800],
	['6700', 'BE-3', 18_800],
	['8999', 'BE-3', 18_800],
] as const)('the Belgian postal code %s lies in zone %s', (code, zone, twoPallets) => {
	expect(priceOf('BE', code)).toEqual([zone, twoPallets])
})

test.each([
	['59000', 'FR-1', 23_800],
	['02100', 'FR-1', 23_800],
	['75011', 'FR-2', 29_800],
	['95999', 'FR-2', 29_800],
	['35000', 'FR-3', 37_800],
	['90000', 'FR-3', 37_800],
	['13001', 'FR-4', 45_800],
	['01000', 'FR-4', 45_800],
	['69007', 'FR-4', 45_800],
] as const)('the French postal code %s lies in zone %s', (code, zone, twoPallets) => {
	expect(priceOf('FR', code)).toEqual([zone, twoPallets])
})

test('every mainland department has one zone; Corsica and overseas have none', () => {
	for (let department = 1; department <= 98; department += 1) {
		const code = `${String(department).padStart(2, '0')}500`
		const matching = zones.filter((z) => z.country === 'FR' && z.from <= code && code <= z.to)
		const served = department <= 95 && department !== 20
		expect({ code, zones: matching.length }).toEqual({ code, zones: served ? 1 : 0 })
	}
	expect(priceOf('FR', '20090')).toBe('not_deliverable')
	expect(priceOf('FR', '97400')).toBe('not_deliverable')
})

test('every Belgian postal code from 1000 to 9992 outside 5700-5999 has one delivery zone', () => {
	for (let code = 1000; code <= 9992; code += 1) {
		const text = String(code)
		const matching = zones.filter((z) => z.country === 'BE' && z.from <= text && text <= z.to)
		const served = code < 5700 || code > 5999
		expect({ code, zones: matching.length }).toEqual({ code, zones: served ? 1 : 0 })
	}
})

test('there is a book for every viewer', () => {
	const shown = viewers.map((viewer) => [viewer, seedBookOf(viewer).saleFactor])
	expect(shown).toEqual([
		['visitor', '1'],
		['individual', '1'],
		['professional', '0.8'],
		['reseller-visitor', '1.054'],
		['reseller-professional', '0.837'],
		['reseller', '1.054'],
		['seller', '1'],
		['supplier', '0.62'],
	])
})

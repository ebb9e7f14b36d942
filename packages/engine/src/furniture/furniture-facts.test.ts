import { expect, test } from 'vitest'
import { buildFurniture, type Configuration } from '../index.ts'
import { sampleCatalogue } from '../testing/index.ts'
import { furnitureFactsOf } from './furniture-facts.ts'

function factsFor(configuration: Configuration) {
	const made = buildFurniture(configuration, sampleCatalogue)
	if (!made.ok) throw new Error(JSON.stringify(made.issues))
	return furnitureFactsOf({ furniture: made.value, catalogue: sampleCatalogue }, 'en')
}

const steel = { kind: 'Steel' } as const
const room = { version: 1, room: { width: 3000 }, hu: 2500 } as const

test('a wardrobe has its size, its modules, both colours and its handle', () => {
	const facts = factsFor({ ...room, handle: { model: 'bar-160', color: 'Black' } })
	expect(facts).toMatchObject({
		size: { width: 3000, height: 2500, depth: 600 },
		panels: 0,
		colors: { interior: 'P1-white', exterior: 'P3-oak-natural' },
		handle: 'bar-160',
	})
	expect(facts.widths.length).toBeGreaterThan(1)
})

test('without doors it has no colour outside, with a chosen one inside that one', () => {
	const open = { ...room, doors: null, colors: { interior: 'P4-walnut' } }
	expect(factsFor(open).colors).toEqual({ interior: 'P4-walnut', exterior: null })
})

test('loose boards have no size and no inside: how many there are, and each colour once', () => {
	const shelf = { quantity: 4, length: 800, width: 250, thickness: 18 } as const
	const facts = factsFor({
		version: 1,
		type: 'panels',
		panels: [shelf, { ...shelf, material: 'P1-white' }, { ...shelf, quantity: 1 }],
		cladding: [{ width: 3400, height: 2500, thickness: 18 }],
		colors: { exterior: 'P3-oak-natural' },
	})
	expect(facts).toEqual({
		size: null,
		widths: [],
		hasTop: false,
		hasFronts: false,
		doors: 0,
		panels: 13,
		colors: { loose: ['P3-oak-natural', 'P1-white'] },
		handle: null,
	})
})

test('a desk is as large as its top; its pedestals are no modules, and steel has no inside', () => {
	const desk = { version: 1, type: 'desk', room: { width: 1600 } } as const
	expect(factsFor(desk)).toEqual({
		size: { width: 1600, height: 740, depth: 700 },
		widths: [420],
		hasTop: true,
		hasFronts: true,
		doors: 0,
		panels: 0,
		colors: { interior: 'P1-white', exterior: 'P3-oak-natural' },
		handle: null,
	})
	const onSteel = { ...desk, room: { width: 1200 }, supports: [steel, steel] }
	expect(factsFor(onSteel)).toMatchObject({
		widths: [],
		hasFronts: false,
		doors: 0,
		colors: { interior: null, exterior: 'P3-oak-natural' },
	})
})

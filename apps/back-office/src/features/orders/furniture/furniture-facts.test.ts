import { buildFurniture, type Configuration } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { factsOf } from './furniture-facts.ts'

function factsFor(configuration: Configuration) {
	const made = buildFurniture(configuration, sampleCatalogue)
	if (!made.ok) throw new Error(JSON.stringify(made.issues))
	return factsOf({ furniture: made.value, catalogue: sampleCatalogue }, 'en')
}

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
		panels: 13,
		colors: { loose: ['P3-oak-natural', 'P1-white'] },
		handle: null,
	})
})

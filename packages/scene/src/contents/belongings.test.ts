import { buildFurniture, roomOf, templateIds } from '@gabarit/engine'
import { goldenTvFurniture, sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { zoneSpacesOf } from '../interior/bay-space.ts'
import { belongingsOf } from './belongings.ts'
import type { Thing } from './thing.ts'

/** Folded cloth may hang a little over its pile, garments turn on their hangers. */
const slack = 14

const hangs = new Set<Thing['kind']>(['coat', 'shirt', 'trousers'])

function furnitureOf(template: string) {
	const result = buildFurniture(
		{
			version: 1,
			room: { width: 1000 },
			hu: 2600,
			runs: [{ side: 'Main', zones: [{ modules: [{ kind: 'Simple', bays: [{ template }] }] }] }],
		},
		sampleCatalogue,
	)
	if (!result.ok) throw new Error(`${template}: ${JSON.stringify(result.issues)}`)
	return result.value
}

test.each(templateIds)('the belongings in template %s are inside its bay', (template) => {
	const furniture = furnitureOf(template)
	const zones = zoneSpacesOf(furniture)
	const [left, right] = [
		Math.min(...zones.map(({ x }) => x)),
		Math.max(...zones.map(({ x, width }) => x + width)),
	]
	const front = Math.max(...zones.map((zone) => zone.front))
	const [bottom, top] = [
		Math.min(...zones.map((zone) => zone.bottom)),
		Math.max(...zones.map((zone) => zone.bottom + zone.height)),
	]
	for (const { at, size, kind, turn } of belongingsOf(furniture, {})) {
		const [width, depth] = Math.abs(turn) > 45 ? [size[1], size[0]] : [size[0], size[1]]
		expect(at[0] - width / 2).toBeGreaterThanOrEqual(left - slack)
		expect(at[0] + width / 2).toBeLessThanOrEqual(right + slack)
		expect(at[1] + depth / 2).toBeLessThanOrEqual(front)
		expect(at[1] - depth / 2).toBeGreaterThanOrEqual(20)
		expect(hangs.has(kind) ? at[2] - size[2] : at[2]).toBeGreaterThanOrEqual(bottom - 1)
		expect(hangs.has(kind) ? at[2] : at[2] + size[2]).toBeLessThanOrEqual(top)
	}
})

test('the same furniture always holds the same things', () => {
	expect(belongingsOf(furnitureOf('11'), {})).toEqual(belongingsOf(furnitureOf('11'), {}))
	expect(belongingsOf(furnitureOf('11'), {}).length).toBeGreaterThan(10)
})

test('books, bowls, vases and boxes stand in a media bay, and no clothes', () => {
	const tv = goldenTvFurniture.t1
	const result = buildFurniture(tv, sampleCatalogue)
	if (!result.ok) throw new Error('T1 cannot be made')
	expect(belongingsOf(result.value, {})).not.toEqual([])
	const shown = belongingsOf(result.value, roomOf(tv))
	expect(shown).not.toEqual([])
	for (const { kind } of shown) expect(['book', 'bowl', 'vase', 'box']).toContain(kind)
})

test('shelves hold books, and no clothes', () => {
	const shelves = { version: 1, type: 'shelves', room: { width: 2400 }, hu: 2400 } as const
	const result = buildFurniture(shelves, sampleCatalogue)
	if (!result.ok) throw new Error('The shelves cannot be made')
	const kinds = new Set(belongingsOf(result.value, roomOf(shelves)).map(({ kind }) => kind))
	expect(kinds).toContain('book')
	for (const kind of kinds) expect(['book', 'bowl', 'vase', 'box']).toContain(kind)
})

// Loose boards in the cut list: equal to the saw and to the drill, whatever line they were ordered in.
import { expect, test } from 'vitest'
import { goldenSeparators } from '../testing/golden/golden-separators.ts'
import { sampleCatalogue } from '../testing/sample-catalogue.ts'
import { buildFurniture } from '../type/kinds.ts'
import type { Configuration } from '../type/schemas.ts'
import { cutListOf } from './cut-list.ts'

type Panels = Extract<Configuration, { type: 'panels' }>
type Line = NonNullable<Panels['panels']>[number]

const shelf: Line = { quantity: 2, length: 800, width: 300, thickness: 18 }

function linesOf(...panels: Line[]) {
	const configuration: Configuration = { version: 1, type: 'panels', panels }
	const result = buildFurniture(configuration, sampleCatalogue)
	if (!result.ok) throw new Error(JSON.stringify(result.issues))
	return cutListOf(result.value, sampleCatalogue)
}

test('equal panels of several lines are one line of the cut list, which names them', () => {
	const [line, ...others] = linesOf(shelf, { ...shelf, quantity: 3 })
	expect(others).toEqual([])
	expect(line).toMatchObject({ quantity: 5, lines: ['line-0', 'line-1'] })
	expect(line?.ids).toHaveLength(5)
})

test('panels that differ by a bore or a radius alone are apart', () => {
	const bored = (a: number): Line => ({
		...shelf,
		bores: [{ kind: 'Grommet', at: [a, 150], diameter: 60 }],
	})
	const lines = linesOf(shelf, bored(200), bored(201), { ...shelf, radii: [50, 0, 0, 0] })
	expect(lines.map(({ lines: groups }) => groups)).toEqual([
		['line-0'],
		['line-1'],
		['line-2'],
		['line-3'],
	])
	expect(lines[0]).not.toHaveProperty('bores')
	expect(lines[1]?.bores).toEqual([{ at: [200, 150], diameter: 60, depth: 18, face: 'A' }])
	expect(lines[3]?.radii).toEqual([50, 0, 0, 0])
})

test('a board of a run names no line', () => {
	const result = buildFurniture({ version: 1, room: { width: 2000 }, hu: 2500 }, sampleCatalogue)
	if (!result.ok) throw new Error(JSON.stringify(result.issues))
	for (const line of cutListOf(result.value, sampleCatalogue))
		expect(line).not.toHaveProperty('lines')
})

test('of a grid, what closes cells names them, its frame names none', () => {
	const built = buildFurniture(goldenSeparators.r1, sampleCatalogue)
	if (!built.ok) throw new Error(JSON.stringify(built.issues))
	const lines = cutListOf(built.value, sampleCatalogue)
	expect(lines.map(({ part, quantity, cells }) => [part, quantity, cells?.length])).toEqual([
		['Upright', 4, 0],
		['Deck', 6, 0],
		['GridShelf', 18, 0],
		['Divider', 5, 5],
		['Leaf', 3, 3],
	])
	expect(lines[4]?.cells?.[1]).toEqual({ column: 1, row: 0 })
})

import {
	buildFurniture,
	type Configuration,
	completeDressing,
	type DressingConfiguration,
	moduleCountOptions,
	settleEdit,
	templateOptions,
} from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { solverOf } from '../solve.ts'
import { baysOf, changesOf } from './choices-changed.ts'
import { withFootprint } from './room-changes.ts'
import { zonesOf } from './run-zones.ts'

const catalogue = sampleCatalogue
const { g5, g7 } = goldenConfigurations
const solve = solverOf(catalogue, { book: null, circumstances: {} })
const built = (configuration: Configuration) => {
	const result = buildFurniture(configuration, catalogue)
	if (!result.ok) throw new Error(result.issues.map(({ code }) => code).join())
	return result.value
}

test('the three zones of G7, before and beside its breast, are 1040, 1420 and 1040 wide', () => {
	const zones = zonesOf(completeDressing(g7, catalogue), built(g7), 'Main')
	expect(zones).toEqual([
		{ first: 0, count: 1, width: 1040 },
		{ first: 1, count: 2, width: 1420 },
		{ first: 3, count: 1, width: 1040 },
	])
})

test('another number of modules changes its own zone of G7 only, and can be made', () => {
	const options = moduleCountOptions(g7, catalogue, 'Main', 1)
	const possible = options.filter(({ available }) => available)
	expect(possible.map(({ count }) => count)).toContain(3)
	for (const option of possible) {
		const made = solve(option.configuration)
		expect(made.furniture).not.toBeNull()
		const design = completeDressing(option.configuration, catalogue)
		const zones = zonesOf(design, made.furniture, 'Main')
		expect(zones.map(({ count }) => count)).toEqual([1, option.count, 1])
	}
})

test('before the breast of G7 a bay is 249 deep: shelves fit, drawers and rails do not', () => {
	const options = templateOptions(g7, catalogue, { run: 'Main', module: 1, bay: 0 })
	const possible = options.filter(({ available }) => available).map(({ reference }) => reference)
	expect(possible).toContain('06')
	expect(possible).not.toContain('11')
	const refused = options.find(({ reference }) => reference === '11')
	expect(refused?.reason?.code).toBe('fitting_too_deep')
})

test('the bays of G5 are numbered run by run', () => {
	const design = completeDressing(g5, catalogue)
	const left = baysOf(design, 'Left')
	expect(left.map(({ module }) => module)).toEqual([0, 1, 2])
	expect(baysOf(design)).toHaveLength(left.length + baysOf(design, 'Main').length)
})

test('a straight run with every module chosen can become an L, and the changed choices are listed', () => {
	const straight: DressingConfiguration = {
		version: 1,
		room: { width: 3600 },
		hu: 2500,
		handle: null,
	}
	const runs = completeDressing(straight, catalogue).runs.map(({ side, zones }) => ({
		side,
		zones: zones.map(({ modules }) => ({
			modules: modules.map(({ kind, bays }) => ({ kind, bays })),
		})),
	}))
	const chosen: DressingConfiguration = { ...straight, runs }
	const wanted = withFootprint(chosen, 'LeftSide', 'Both')
	const { configuration, moved } = settleEdit(chosen, wanted, catalogue)
	const { furniture } = solve(configuration)
	expect(furniture?.runs.map(({ side }) => side)).toEqual(['Main', 'Left'])
	const changes = changesOf(moved)
	expect(changes.length).toBeGreaterThan(0)
	for (const change of changes) expect(change).toMatchObject({ run: 'Main' })
})

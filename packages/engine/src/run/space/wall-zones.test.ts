// Zones of a wall that is not flat end where the run ends (domain 4.3).
import { expect, test } from 'vitest'
import { goldenConfigurations, sampleCatalogue } from '../../testing/index.ts'
import { completeDressing } from '../../type/dressing/complete.ts'
import type { DressingConfiguration } from '../../type/dressing/schema.ts'
import { buildFurniture } from '../../type/kinds.ts'
import { runSpaceOf } from './run-space.ts'
import { wallZonesOf } from './wall-zones.ts'

function zonesOf(change: Partial<DressingConfiguration>) {
	const configuration: DressingConfiguration = {
		version: 1,
		room: { width: 3000 },
		hu: 2500,
		...change,
	}
	const design = completeDressing(configuration, sampleCatalogue)
	return wallZonesOf(design, runSpaceOf(design, 'Main')).map(
		({ kind, x, width }) => `${kind} ${x}..${x + width}`,
	)
}

test('modules before a breast in a corner end at the filler', () => {
	const breast = (position: number) =>
		zonesOf({
			wall: 'Fireplace',
			width: { fireplace: 800 },
			depth: { fireplace: 200 },
			pos: { fireplace: position },
		})
	expect(breast(2200)).toEqual(['Modules 50..2190', 'Modules 2190..2950'])
	expect(breast(0)).toEqual(['Modules 50..810', 'Modules 810..2950'])
})

test('a strip before a breast goes to no neighbour that stands deeper', () => {
	// The breast of 215 ends in the right corner, 200 of it behind the filler: 25 are left before it,
	// and they stay shallow.
	const corner = zonesOf({
		wall: 'Fireplace',
		width: { fireplace: 215 },
		depth: { fireplace: 200 },
		pos: { fireplace: 2785 },
		filler: { right: 200 },
	})
	expect(corner).toEqual(['Modules 50..2775', 'Filler 2775..2800'])
	// A strip of a recess is taken over: what stands beside it is less deep.
	expect(zonesOf({ wall: 'LeftRecess', width: { recessLeft: 80 } })).toEqual(['Modules 50..2950'])
})

test('a recess narrower than the filler is no zone', () => {
	const recess = { recessLeft: 40, recessRight: 40 }
	expect(zonesOf({ wall: 'LeftRecess', width: recess })).toEqual(['Modules 50..2950'])
	expect(zonesOf({ wall: 'BothRecess', width: recess })).toEqual(['Modules 50..2950'])
})

test('more zones than the wall has give an issue, never an exception', () => {
	const { g7 } = goldenConfigurations
	const flat: DressingConfiguration = { ...g7, wall: 'None' }
	const cornered: DressingConfiguration = { ...g7, pos: { fireplace: 30 } }
	for (const configuration of [flat, cornered]) {
		const result = buildFurniture(configuration, sampleCatalogue)
		if (result.ok) throw new Error('made, although its zones do not match')
		const errors = result.issues.filter(({ severity }) => severity === 'error')
		expect(errors).toMatchObject([{ code: 'zone_count_wrong' }])
	}
})

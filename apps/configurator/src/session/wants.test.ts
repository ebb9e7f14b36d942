import { buildFurniture, type Meter, meterOf } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { piecesOf, shownCount, shownNeeds, usualWants } from './wants.ts'

test('folded clothes are counted in piles of eight, everything else in pieces', () => {
	expect(piecesOf('folded', 12)).toBe(96)
	expect(shownCount('folded', 96)).toBe(12)
	expect(piecesOf('shoes', 12)).toBe(12)
})

test('an incomplete pile does not count as held, a begun one counts as wanted', () => {
	const meter: Meter = {
		needs: [{ kind: 'folded', held: 15, wanted: 17, shortage: 2, unit: 'pieces' }],
		firstShort: null,
	}
	expect(shownNeeds(meter)).toEqual([
		{ kind: 'folded', held: 1, wanted: 3, shortage: 1, unit: 'pieces' },
	])
})

test('only belongings that the buyer has are shown, a missing rail in millimetres', () => {
	const result = buildFurniture(goldenConfigurations.g1, sampleCatalogue)
	if (!result.ok) throw new Error('g1 is made')
	const needs = shownNeeds(meterOf(result.value, { ...usualWants, persons: 0, long: 500 }))
	expect(needs.map(({ kind }) => kind)).toEqual(['long'])
	expect(needs[0]?.unit).toBe('mm')
	expect(needs[0]?.shortage).toBeGreaterThan(20_000)
})

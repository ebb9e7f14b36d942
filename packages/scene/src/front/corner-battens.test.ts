import { buildFurniture, type Configuration, type Priority } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { cornerBattens } from './corner-battens.ts'

function battensOf(change: Partial<Configuration>) {
	const result = buildFurniture(
		{
			version: 1,
			footprint: 'StraightWithTwoSide',
			room: { width: 4600, sideLeft: 2400, sideRight: 2400 },
			hu: 2500,
			...change,
		},
		sampleCatalogue,
	)
	if (!result.ok) throw new Error(result.issues.map(({ code }) => code).join())
	return cornerBattens(result.value)
}

test.each(['Main', 'Both'] as const satisfies readonly Priority[])(
	'a U has a batten of 19 by 19 in each corner (priority %s)',
	(priority) => {
		const battens = battensOf({ priority })
		expect(battens).toHaveLength(2)
		for (const { width, thickness, length } of battens) {
			expect([width, thickness]).toEqual([19, 19])
			expect(length).toBe(2450)
		}
	},
)

test('a straight run has no corner batten', () => {
	expect(battensOf({ footprint: 'Straight' })).toEqual([])
})

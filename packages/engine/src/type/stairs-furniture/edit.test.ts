// What an edit of furniture under a flight moves, and what it never does.
import { expect, test } from 'vitest'
import { goldenStairs } from '../../testing/golden/golden-stairs.ts'
import { sampleCatalogue } from '../../testing/sample-catalogue.ts'
import { settleEdit } from '../kinds.ts'
import type { StairsFurnitureConfiguration } from './schema.ts'

function settled(
	before: StairsFurnitureConfiguration,
	edit: Partial<StairsFurnitureConfiguration>,
) {
	return settleEdit(before, { ...before, ...edit }, sampleCatalogue)
}

test('a style that the buyer has just chosen is refused, not taken back', () => {
	const doors = { style: 'Frames' } as const
	const { configuration, moved, issues } = settled(goldenStairs.s1, { doors })
	expect(configuration.doors).toEqual(doors)
	expect(moved).toEqual([])
	expect(issues[0]).toMatchObject({
		code: 'style_not_under_slope',
		remedy: { doors: { style: 'Simple' } },
	})
})

test('a style chosen before gives way to a colour that it is not made in', () => {
	// All of it stands under the landing, where crossbars can be made.
	const before: StairsFurnitureConfiguration = {
		version: 1,
		type: 'stairsFurniture',
		room: { width: 1800 },
		hu: 2400,
		stair: { low: 2400 },
		doors: { style: 'StraightLines' },
	}
	expect(settled(before, {})).toEqual({ configuration: before, moved: [], issues: [] })
	const { configuration, moved, issues } = settled(before, { colors: { exterior: 'P9-oak' } })
	expect(configuration.doors).toEqual({ style: 'Simple' })
	expect(moved.map(({ field }) => field)).toEqual(['doors'])
	expect(issues).toEqual([])
})

import { expect, test } from 'vitest'
import { separator } from '../../testing/separators.ts'
import { viewOfStage } from '../../view/view-of-stage.ts'
import { projectDimensions } from '../project-dimensions.ts'
import type { DimensionInput } from './dimension-mark.ts'

const size = { width: 992, height: 724 }
type Name = Parameters<typeof separator>[0]
type View = 'front' | 'left' | 'right' | 'rear'

function inputOf(name: Name, view: View = 'front', stage = size): DimensionInput {
	const { furniture, room } = separator(name)
	const sight = { furniture, room, view, size: stage, dimensions: true, showRoom: true } as const
	const cell = { column: 1, row: 2 }
	return { furniture, room, size: stage, selected: null, cell, view: viewOfStage(sight) }
}

const labelsOf = (input: DimensionInput, kind: string) =>
	projectDimensions(input)
		.filter((mark) => mark.kind === kind)
		.map(({ label }) => label)

test('R1 is measured by its columns, its rows, its length and its height', () => {
	const input = inputOf('r1')
	expect(labelsOf(input, 'module')).toEqual([576, 576, 576])
	expect(labelsOf(input, 'row')).toEqual([331, 331, 331, 331, 331, 331, 330])
	expect(labelsOf(input, 'overall')).toEqual([1800])
	expect(labelsOf(input, 'height')).toEqual([2480])
	const live = projectDimensions(input).filter((mark) => mark.live)
	expect(live.map(({ key }) => key)).toEqual(['column 1', 'row 2'])
})

test('on a small stage rows without figures are left out', () => {
	const small = inputOf('r1', 'front', { width: 390, height: 210 })
	expect(labelsOf(small, 'row')).toEqual([])
	expect(labelsOf(small, 'height')).toEqual([2480])
})

test.each(['front', 'left', 'right', 'rear'] as const)(
	'heights stand beside the furniture, and on the side without a wall (%s)',
	(view) => {
		for (const name of ['r1', 'r3'] as const) {
			const input = inputOf(name, view)
			const marks = projectDimensions(input)
			const height = marks.find(({ kind }) => kind === 'height')
			const columns = marks.filter(({ kind }) => kind === 'module')
			const xs = columns.flatMap(({ from, to }) => [from[0], to[0]])
			const x = height?.from[0] ?? NaN
			const isMirrored = view === 'rear'
			const isLeft = (name === 'r1') !== isMirrored
			expect(isLeft ? x < Math.min(...xs) : x > Math.max(...xs)).toBe(true)
		}
	},
)

test.each(['front', 'left', 'right', 'rear'] as const)(
	'all lines and labels of a grid are on the stage (%s)',
	(view) => {
		for (const name of ['r1', 'r2', 'r3'] as const)
			for (const { from, to, at } of projectDimensions(inputOf(name, view)))
				for (const [x, y] of [from, to, at]) {
					expect(x).toBeGreaterThan(0)
					expect(x).toBeLessThan(size.width)
					expect(y).toBeGreaterThan(0)
					expect(y).toBeLessThan(size.height)
				}
	},
)

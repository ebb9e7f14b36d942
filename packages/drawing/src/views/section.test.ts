import { expect, test } from 'vitest'
import { boxOf, shapeBox } from '../box.ts'
import { planOf } from '../testing/sample-plan.ts'
import { distinctBays, sectionShapes } from './section.ts'

test.each(['u', 'uUnderSlope', 'lRight', 'slopeBack', 'breast'] as const)(
	'%s: every section shows its bay between wall and front plane, whatever its run',
	(name) => {
		const input = planOf(name)
		for (const bay of distinctBays(input.furniture)) {
			const boards = sectionShapes(bay, input, 1).filter(
				(shape) => shape.kind === 'path' && shape.pen === 'board' && shape.closed,
			)
			expect(boards.length).toBeGreaterThan(3)
			const { x, width } = boxOf(boards)
			const place = `${bay.run.side} ${bay.moduleIndex} ${boards.map(shapeBox).length}`
			expect(x, place).toBeGreaterThanOrEqual(0)
			expect(x + width, place).toBeLessThanOrEqual(bay.run.front + 1e-6)
		}
	},
)

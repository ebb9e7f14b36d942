// The viewer walks around a separator to see its other face; he never walks through it.
import { expect, test } from 'vitest'
import { cornersOf } from '../board/board-corners.ts'
import { type StageThing, thingCorners } from '../contents/stage-thing.ts'
import { separators } from '../testing/separators.ts'
import { betweenViews, projectPoint, type StageView, type ViewName } from './stage-view.ts'
import { viewOfStage } from './view-of-stage.ts'

const sizes = [
	{ width: 992, height: 724 },
	{ width: 390, height: 328 },
]
const views: ViewName[] = ['front', 'left', 'right', 'rear']
const size = { width: 992, height: 724 }

test.each(separators)('$name and who stands beside it are on the stage', ({ furniture, room }) => {
	const at = [room.width + 440, 175, 0] as const
	const things: StageThing[] = [{ kind: 'person', at, height: 1720, turn: 0 }]
	const points = [...furniture.boards.flatMap(cornersOf), ...things.flatMap(thingCorners)]
	for (const shape of sizes)
		for (const view of views) {
			const sight = { furniture, room, view, size: shape, dimensions: true, showRoom: true, things }
			const stage = viewOfStage(sight)
			for (const point of points) {
				const [x, y] = projectPoint(stage, shape, point)
				expect(x).toBeGreaterThan(0)
				expect(x).toBeLessThan(shape.width)
				expect(y).toBeGreaterThan(0)
				expect(y).toBeLessThan(shape.height)
			}
		}
})

const steps = Array.from({ length: 21 }, (_, i) => i / 20)

test.each(['front', 'left', 'right'] as const)(
	'on the way from %s to the rear he stays as far away, and arrives',
	(from) => {
		for (const { furniture, room } of separators) {
			const of = (view: ViewName) =>
				viewOfStage({ furniture, room, view, size, dimensions: true, showRoom: true })
			const [start, end] = [of(from), of('rear')]
			const away = ({ eye }: StageView) => Math.hypot(eye[0] - room.width / 2, eye[1] - 300)
			for (const share of steps)
				expect(away(betweenViews(start, end, share))).toBeCloseTo(away(start), 3)
			const [x, y] = betweenViews(start, end, 1).eye
			expect(x).toBeCloseTo(end.eye[0], 3)
			expect(y).toBeCloseTo(end.eye[1], 3)
		}
	},
)

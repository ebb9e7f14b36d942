// The furniture fills the stage, and nothing of it or of what is written about it is cut off.
import { expect, test } from 'vitest'
import { labelSizeOf } from '../dimension/marks/kept-marks.ts'
import { projectDimensions } from '../dimension/project-dimensions.ts'
import { everyKind } from '../testing/every-kind.ts'
import { projectPoint, type Size, type StagePose, type ViewName } from './stage-view.ts'
import { furniturePoints, viewOfStage } from './view-of-stage.ts'

const sizes: Size[] = [
	{ width: 992, height: 660 },
	{ width: 390, height: 328 },
	{ width: 320, height: 260 },
]
/** Ahead; from the side and from far around walls and floor take a little more of the stage. */
const views: [view: ViewName | StagePose, least: number][] = [
	['front', 1],
	[{ yaw: -21, eye: 1500 }, 0.94],
	[{ yaw: 17, eye: 1500 }, 0.94],
	[{ yaw: 9, eye: 1250 }, 0.94],
	['left', 0.82],
	['right', 0.82],
]

const spanOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

test.each(everyKind)('$name is full-size, with its dimensions', ({ furniture, room, measured }) => {
	for (const size of sizes)
		for (const [seen, least] of views) {
			const sight = { furniture, room, view: seen, size, measured }
			const view = viewOfStage({ ...sight, dimensions: true, showRoom: true })
			const corners = furniturePoints(sight).map((point) => projectPoint(view, size, point))
			const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
			const fill = Math.max(spanOf(xs) / size.width / 0.85, spanOf(ys) / size.height / 0.8)
			expect(fill, `${JSON.stringify(seen)} on ${size.width}`).toBeGreaterThanOrEqual(least)
			const marks = projectDimensions({ ...sight, view, selected: null })
			for (const { from, to } of marks) corners.push([...from], [...to])
			for (const mark of marks.filter(({ label }) => label !== null)) {
				const { width, height } = labelSizeOf(mark)
				const half = mark.turn === 0 ? [width / 2, height / 2] : [height / 2, width / 2]
				const [across = 0, down = 0] = half
				const [x, y] = mark.at
				corners.push([x - across, y - down], [x + across, y + down])
				expect(mark.letters).toBeGreaterThanOrEqual(11)
			}
			for (const [x, y] of corners) {
				expect(x).toBeGreaterThanOrEqual(0)
				expect(x).toBeLessThanOrEqual(size.width)
				expect(y).toBeGreaterThanOrEqual(0)
				expect(y).toBeLessThanOrEqual(size.height)
			}
		}
})

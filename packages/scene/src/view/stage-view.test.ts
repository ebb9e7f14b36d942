import type { Point3 } from '@gabarit/engine'
import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { toScene } from '../axes.ts'
import { cornersOf } from '../board/board-corners.ts'
import { goldenCase, goldenCases } from '../testing/golden-furniture.ts'
import { aimCamera } from './aim-camera.ts'
import { projectPoint, type Size, type StageView, type ViewName } from './stage-view.ts'
import { viewOfStage } from './view-of-stage.ts'

const views: ViewName[] = ['front', 'left', 'right']
const sizes: Size[] = [
	{ width: 992, height: 724 },
	{ width: 390, height: 328 },
	{ width: 360, height: 180 },
	{ width: 500, height: 900 },
]

function viewed(name: string, view: ViewName, size: Size): StageView {
	return viewOfStage({ ...goldenCase(name), view, size, dimensions: true, showRoom: true })
}

test.each(views)('verticals stay vertical from the %s', (view) => {
	const size = { width: 992, height: 724 }
	const stage = viewed('g1', view, size)
	for (const [x, y] of [
		[0, 0],
		[3000, 1000],
		[1210, 581],
	] as const) {
		const [low, high] = [0, 2500].map((z) => projectPoint(stage, size, [x, y, z]))
		expect(Math.abs((low?.[0] ?? 0) - (high?.[0] ?? 1))).toBeLessThan(1e-9)
	}
})

test.each(goldenCases)(
	'every board of $name is on the stage, whatever its shape',
	({ furniture, room }) => {
		for (const size of sizes) {
			for (const view of views) {
				const stage = viewOfStage({ furniture, room, view, size, dimensions: true, showRoom: true })
				for (const corner of furniture.boards.flatMap(cornersOf)) {
					const [x, y] = projectPoint(stage, size, corner)
					expect(x).toBeGreaterThan(0)
					expect(x).toBeLessThan(size.width)
					expect(y).toBeGreaterThan(0)
					expect(y).toBeLessThan(size.height)
				}
			}
		}
	},
)

test('the overlay and the 3D picture agree to a hundredth of a pixel', () => {
	const size = { width: 992, height: 724 }
	const camera = new PerspectiveCamera()
	for (const view of views) {
		const stage = viewed('g1', view, size)
		aimCamera(camera, stage, { x: 0, y: 0, width: 1, height: 1 })
		for (const point of [
			[0, 0, 0],
			[3000, 600, 2500],
			[1500, 1000, 1200],
		] as Point3[]) {
			const [x, y] = projectPoint(stage, size, point)
			const seen = new Vector3(...toScene(point)).project(camera)
			expect(((seen.x + 1) / 2) * size.width).toBeCloseTo(x, 2)
			expect(((1 - seen.y) / 2) * size.height).toBeCloseTo(y, 2)
		}
	}
})

test('the view from the left shows more of the right side, and the reverse', () => {
	const size = { width: 992, height: 724 }
	const depthOnStage = (view: ViewName) => {
		const stage = viewed('g1', view, size)
		return projectPoint(stage, size, [1500, 600, 0])[0] - projectPoint(stage, size, [1500, 0, 0])[0]
	}
	expect(depthOnStage('left')).toBeGreaterThan(0)
	expect(depthOnStage('right')).toBeLessThan(0)
})

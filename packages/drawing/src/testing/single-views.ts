// One view on its own, as the goldens of the SVG writer have it.
import { boxOf } from '../box.ts'
import type { Drawing } from '../drawing.ts'
import type { ViewInput } from '../plan-input.ts'
import { moved } from '../shapes.ts'
import { standingOf } from '../standing.ts'
import { type ElevationLook, elevationShapes, runOf } from '../views/elevation.ts'
import { cutHeight, floorPlanShapes } from '../views/floor-plan.ts'

export function drawElevation(whole: ViewInput, look: ElevationLook & { scale?: number }): Drawing {
	const input = standingOf(whole)
	const shapes = elevationShapes(input, look, { scale: look.scale ?? 25, text: 1 })
	const box = boxOf(shapes)
	const margin = 2
	return {
		width: box.width + 2 * margin,
		height: box.height + 2 * margin,
		title: input.captions.text(look.fronts ? 'views.closed' : 'views.open'),
		description: input.captions.text('describe.elevation', {
			width: input.captions.number(input.room.width),
			height: input.captions.number(input.room.height),
			count: runOf(input.furniture, look.run).modules.length,
		}),
		language: input.language,
		penScale: 1,
		shapes: moved(shapes, [margin - box.x, margin - box.y]),
	}
}

export function drawFloorPlan(whole: ViewInput, { scale = 25 }: { scale?: number } = {}): Drawing {
	const input = standingOf(whole)
	const shapes = floorPlanShapes(input, scale)
	const box = boxOf(shapes)
	const margin = 2
	const { captions } = input
	return {
		width: box.width + 2 * margin,
		height: box.height + 2 * margin,
		title: captions.text('views.plan', { height: captions.number(cutHeight(input)) }),
		description: captions.text('describe.plan', { width: captions.number(input.room.width) }),
		language: input.language,
		penScale: 1,
		shapes: moved(shapes, [margin - box.x, margin - box.y]),
	}
}

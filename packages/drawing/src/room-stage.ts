import type { Point2 } from '@gabarit/engine'
import { boxOf } from './box.ts'
import { drawChain, OVERALL_SIZE } from './dimension.ts'
import type { Drawing, Shape } from './drawing.ts'
import type { ViewInput } from './plan-input.ts'
import { enlarged, moved } from './shapes.ts'
import { obstaclesInPlan, skirtingInPlan } from './views/plan-room.ts'
import { planWalls } from './views/surround.ts'

const PIXELS = 4
const TEXT = 1.5
const MARGIN = 12
const MOST_SCALES = 6

export function drawRoomStage(
	input: Pick<ViewInput, 'room' | 'language' | 'captions'>,
	stage: { width: number; height: number },
): Drawing {
	const { room, captions, language } = input
	const [width, height] = [stage.width / PIXELS, stage.height / PIXELS]
	let scale = 10
	let shapes = roomShapes(input, scale)
	// walls and figures keep their thickness on paper, so the scale is corrected until all fits
	for (let i = 0; i < MOST_SCALES; i++) {
		const box = boxOf(shapes)
		const ratio = Math.max(box.width / (width - 2 * MARGIN), box.height / (height - 2 * MARGIN))
		if (ratio <= 1) break
		scale *= ratio * 1.02
		shapes = roomShapes(input, scale)
	}
	const box = boxOf(shapes)
	const shift: Point2 = [(width - box.width) / 2 - box.x, (height - box.height) / 2 - box.y]
	return {
		...stage,
		title: captions.text('describe.room', { width: captions.number(room.width) }),
		description: captions.text('describe.room', { width: captions.number(room.width) }),
		language,
		penScale: PIXELS,
		shapes: enlarged(moved(shapes, shift), PIXELS),
	}
}

function roomShapes(
	{ room, captions }: Pick<ViewInput, 'room' | 'captions'>,
	scale: number,
): Shape[] {
	const { width, depth } = room
	const [line, edge] = [-depth / scale - 9 * TEXT, -depth / scale]
	return [
		...planWalls(room, depth, scale),
		...skirtingInPlan(room, depth, scale),
		...obstaclesInPlan(room, captions, { scale, depth }, []),
		...drawChain({
			direction: 'horizontal',
			line,
			edge,
			stops: [0, width / scale],
			figures: [captions.number(width)],
			look: { size: OVERALL_SIZE, weight: 600, scale: TEXT },
		}),
	]
}

import type { Board, Point2 } from '../board.ts'

/** Points of a quarter of a circle. */
const STEPS = 8

/** The outline with each rounded corner as points of its arc; only square corners are rounded. */
export function roundedOutline({ outline, radii }: Pick<Board, 'outline' | 'radii'>): Point2[] {
	if (!radii) return outline
	return outline.flatMap((corner, i) => {
		const radius = radii[i] ?? 0
		const before = outline.at(i - 1)
		const after = outline[(i + 1) % outline.length]
		return radius > 0 && before && after ? arcOf(corner, [before, after], radius) : [corner]
	})
}

function arcOf(corner: Point2, [before, after]: readonly [Point2, Point2], radius: number) {
	const [back, on] = [directionTo(corner, before), directionTo(corner, after)]
	return Array.from({ length: STEPS + 1 }, (_, k): Point2 => {
		const turn = ((k / STEPS) * Math.PI) / 2
		// From the side that comes in to the side that goes out, around the middle of the arc.
		const [towards, along] = [1 - Math.sin(turn), 1 - Math.cos(turn)]
		const at = (axis: 0 | 1) => corner[axis] + radius * (towards * back[axis] + along * on[axis])
		return [at(0), at(1)]
	})
}

function directionTo(from: Point2, to: Point2): Point2 {
	const [a, b] = [to[0] - from[0], to[1] - from[1]]
	const length = Math.hypot(a, b)
	return [a / length, b / length]
}

// The outline of a loose board: its sides in order, its corners, what is cut off and what is rounded.
//
//   (0,W)  length2   (from,W)
//     ┌───────────────╲
//     │                ╲ cut
//  width1               │(L,to)
//     │                 │ width2
//     └─────────────────┘
//   (0,0)   length1    (L,0)

import { EPSILON } from '../../constants.ts'
import type { Edges, Point2 } from '../../furniture/board.ts'
import type { PanelLine } from './schema.ts'

type Side = {
	name: keyof Edges | 'cut'
	from: Point2
	to: Point2
	/** The radii at its two ends. */
	radii: readonly [number, number]
}

export type PanelShape = { outline: Point2[]; radii: number[]; sides: Side[] }
export type ShapeChoice = Pick<PanelLine, 'length' | 'width' | 'cut'> & {
	radii: readonly [number, number, number, number]
}

export function shapeOf({ length, width, radii, cut }: ShapeChoice): PanelShape {
	const corners: { at: Point2; radius: number; side: Side['name'] }[] = [
		{ at: [0, 0], radius: radii[0], side: 'length1' },
		{ at: [length, 0], radius: radii[1], side: 'width2' },
		...(cut
			? [
					{ at: [length, cut.to] as const, radius: 0, side: 'cut' as const },
					{ at: [cut.from, width] as const, radius: 0, side: 'length2' as const },
				]
			: [{ at: [length, width] as const, radius: radii[2], side: 'length2' as const }]),
		{ at: [0, width], radius: radii[3], side: 'width1' },
	]
	// A cut that starts in a corner leaves nothing of one side: its two corners are one.
	const kept = corners.flatMap((corner, i) => {
		const before = corners.at(i - 1)
		if (isSame(corner.at, corners[(i + 1) % corners.length]?.at)) return []
		const isJoined = before !== undefined && isSame(before.at, corner.at)
		return [isJoined ? { ...corner, radius: Math.max(corner.radius, before.radius) } : corner]
	})
	return {
		outline: kept.map(({ at }) => at),
		radii: kept.map(({ radius }) => radius),
		sides: kept.map(({ at, radius, side }, i) => {
			const next = kept[(i + 1) % kept.length] ?? kept[0]
			return {
				name: side,
				from: at,
				to: next?.at ?? at,
				radii: [radius, next?.radius ?? 0],
			}
		}),
	}
}

function isSame(a: Point2, b: Point2 | undefined): boolean {
	return b !== undefined && a[0] === b[0] && a[1] === b[1]
}

/** mm, from corner to corner. */
export function lengthOf({ from, to }: Pick<Side, 'from' | 'to'>): number {
	return Math.hypot(to[0] - from[0], to[1] - from[1])
}

/** The board that is left between a bore and the nearest edge, mm; negative where the bore leaves the board. */
export function clearOf(
	{ outline, radii, sides }: PanelShape,
	at: Point2,
	diameter: number,
): number {
	const straight = sides.map(({ from, to }) => {
		const [along, across] = [to[0] - from[0], to[1] - from[1]]
		// The outline runs counter-clockwise, so the board lies to the left of each side.
		return (along * (at[1] - from[1]) - across * (at[0] - from[0])) / Math.hypot(along, across)
	})
	const middle = middleOf(outline)
	const rounded = outline.flatMap((corner, i) => {
		const radius = radii[i] ?? 0
		const inwards = (axis: 0 | 1) => Math.sign(middle[axis] - corner[axis])
		const center = [corner[0] + inwards(0) * radius, corner[1] + inwards(1) * radius] as const
		const isBeyond = ([0, 1] as const).every(
			(axis) => (at[axis] - center[axis]) * inwards(axis) < -EPSILON,
		)
		return radius > 0 && isBeyond ? [radius - Math.hypot(at[0] - center[0], at[1] - center[1])] : []
	})
	return Math.min(...straight, ...rounded) - diameter / 2
}

function middleOf(outline: readonly Point2[]): Point2 {
	const half = (axis: 0 | 1) => Math.max(...outline.map((point) => point[axis])) / 2
	return [half(0), half(1)]
}

// The room that a printed fitting keeps for itself, in the axes of its pose (`box` of what `solve` prints).
import { type PrintedBoard, type Solid, solidOf, type Vector } from './prism.ts'

/** A fitting as `solve` prints it: the part of it that takes up room. */
export type PrintedFitting = {
	id: string
	boards: string[]
	pose: PrintedBoard['pose'] | null
	box?: { from: Vector; to: Vector }
	/** Of a pair: the box of the other one. */
	otherBox?: { from: Vector; to: Vector }
}

/** One, two for a pair, none for a fitting that keeps no room. */
export function boxSolids({ otherBox, ...fitting }: PrintedFitting): Solid[] {
	const boxes = [fitting.box, otherBox].filter((box) => box !== undefined)
	return boxes.flatMap((box) => boxSolid({ ...fitting, box }) ?? [])
}

/** The box as a solid; null for a fitting that has none. */
export function boxSolid({ id, pose, box }: PrintedFitting): Solid | null {
	if (!pose || !box) return null
	const { origin, n } = pose
	const low = box.from[2]
	const [a, b] = [box.from[0], box.from[1]]
	const [a2, b2] = [box.to[0], box.to[1]]
	return solidOf({
		id,
		thickness: box.to[2] - low,
		groove: 0,
		outline: [
			[a, b],
			[a2, b],
			[a2, b2],
			[a, b2],
		],
		pose: {
			...pose,
			origin: [origin[0] + low * n[0], origin[1] + low * n[1], origin[2] + low * n[2]],
		},
	})
}

import { PART_MAX } from '../../constants.ts'
import { createIssue } from '../../create-issue.ts'
import type { Board } from '../../furniture/board.ts'
import { boardBuilder } from '../../furniture/board-builder.ts'
import { type Finishes, frontBandThickness, grainOf } from '../../furniture/finish.ts'
import type { RunFrame } from '../../furniture/run-frame.ts'
import type { Issue } from '../../issue.ts'
import { runSidesOf } from '../../room/corner.ts'
import { smallest } from '../../room/readings.ts'
import { frontPlaneOf } from '../../room/run-depth.ts'
import type { Design } from '../design.ts'

const PLANK = { length: { min: 300, max: PART_MAX.length }, depth: { min: 100, max: 650 } }
const BEFORE_FRONTS = 60

export function plankIssues({ infinityPlank }: Design): Issue[] {
	return infinityPlank.flatMap((plank, i) =>
		(['length', 'depth'] as const).flatMap((key): Issue[] => {
			const { min, max } = PLANK[key]
			const measured = plank[key]
			if (measured >= min && measured <= max) return []
			const limit = measured < min ? min : max
			const planks = replaced(infinityPlank, i, { ...plank, [key]: limit })
			const field = `infinityPlank.${i}.${key}`
			const remedy = { infinityPlank: planks }
			return [createIssue({ code: 'plank_out_of_bounds', field, measured, limit, remedy })]
		}),
	)
}

function replaced<T>(all: readonly T[], index: number, changed: T): T[] {
	return all.map((own, i) => (i === index ? changed : own))
}

/**
 * Loose on the floor before the main run, in a pile, to be cut on site (domain 7): across the room
 * where it is wide enough.
 */
export function buildInfinityPlanks(
	design: Design,
	{ exterior }: Finishes,
	frame: RunFrame,
): Board[] {
	const builder = boardBuilder(frame)
	const sides = runSidesOf(design.footprint)
	const from = sides.includes('Left') ? frontPlaneOf(design, 'Left') : 0
	const to = smallest(design.width) - (sides.includes('Right') ? frontPlaneOf(design, 'Right') : 0)
	const y = frontPlaneOf(design, 'Main') + BEFORE_FRONTS
	const band = frontBandThickness(exterior.category)
	let z = 0
	for (const { length, depth, thickness } of design.infinityPlank) {
		const lies = length <= to - from
		builder.add({
			part: 'InfinityPlank',
			module: null,
			stance: 'Flat',
			x: from,
			y,
			z,
			size: [length, depth, thickness],
			...(lies ? {} : { axes: { u: [0, 1, 0], v: [1, 0, 0], n: [0, 0, 1] } }),
			material: exterior.reference,
			grain: grainOf(exterior, 'length'),
			edges: { length1: band, length2: band, width1: band, width2: band },
		})
		z += thickness
	}
	return builder.boards
}

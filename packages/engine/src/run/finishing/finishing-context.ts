import { CARCASS, LEAF, LEAF_OFFSET } from '../../constants.ts'
import type { Point2 } from '../../furniture/board.ts'
import type { BoardBuilder, BoardPlan } from '../../furniture/board-builder.ts'
import { type Finishes, grainOf } from '../../furniture/finish.ts'
import type { FittingBuilder } from '../../furniture/hardware/fitting.ts'
import { carcassLimit, ceilingLine } from '../../room/envelope.ts'
import type { Design } from '../design.ts'
import type { ModulePlace } from '../layout/module-places.ts'
import { splitRun } from '../layout/split-run.ts'
import type { RunSpace } from '../space/run-space.ts'
import type { WallZone } from '../space/wall-zones.ts'

export type FinishingContext = {
	builder: BoardBuilder
	fittings: FittingBuilder
	space: RunSpace
	design: Design
	places: readonly ModulePlace[]
	walls: readonly WallZone[]
	finishes: Finishes
}

/** In the plane of the leaves, or flush with an open carcass; `y` and thickness. */
export function fillerPlane({ carcassDepth, standoff, fronts }: RunSpace): {
	y: number
	thickness: number
} {
	return fronts
		? { y: standoff + carcassDepth + LEAF_OFFSET, thickness: LEAF }
		: { y: standoff + carcassDepth - CARCASS, thickness: CARCASS }
}

export function exteriorOf({
	finishes,
}: FinishingContext): Pick<BoardPlan, 'material' | 'grain' | 'module'> {
	const { exterior } = finishes
	return { module: null, material: exterior.reference, grain: grainOf(exterior, 'length') }
}

/** The upper edge of a finishing part: the ceiling with a top filler, else the carcass tops. */
export function topLine({ space }: FinishingContext, x1: number, x2: number): Point2[] {
	if (space.topFiller > 0) return ceilingLine(space.envelope, x1, x2)
	return [
		[x1, carcassLimit(space.envelope, x1)],
		[x2, carcassLimit(space.envelope, x2)],
	]
}

export type Stretch = { x: number; width: number; place: ModulePlace | null }

/** Modules and fixed panels in the plane of the fronts, in rows between which a breast may pass. */
export function stretchesOf({ places, walls }: FinishingContext): Stretch[][] {
	const all = [
		...places.map((place) => ({ x: place.x, width: place.width, place })),
		...walls.filter(({ kind }) => kind === 'FakeDoors').flatMap(panelStretches),
	].toSorted((a, b) => a.x - b.x)
	const gaps = walls.filter(({ kind }) => kind === 'Gap').map(({ x }) => x)
	const rows: Stretch[][] = []
	for (const stretch of all) {
		const row = rows.at(-1)
		const last = row?.at(-1)
		const divided = last && gaps.some((gap) => gap >= last.x + last.width && gap <= stretch.x)
		if (row && !divided) row.push(stretch)
		else rows.push([stretch])
	}
	return rows
}

const PANEL_MAX = 600

export function panelStretches({ x, width }: WallZone): Stretch[] {
	const count = Math.ceil(width / PANEL_MAX)
	const widths = splitRun(
		width,
		Array.from({ length: count }, () => 1),
	)
	return widths.map((own, i) => ({
		x: x + widths.slice(0, i).reduce((sum, before) => sum + before, 0),
		width: own,
		place: null,
	}))
}

// The box of a module (domain 2.1, 2.2, 3.5): sides to the floor, top and bottom between them, back in grooves.
//
//  ┌─┬────────┬─┐  top, level or along the slope
//  │ │  bay   │ │
//  │ ├────────┤ │  bottom, top face at plinth + 18
//  │ └┐       │ │  notch 40 x plinth at the front
import type { BoardBench } from '../board/board-bench.ts'
import { CARCASS_BAND, type Finishes, grainOf } from '../board/finish.ts'
import { rectangle } from '../board/rectangle.ts'
import {
	BACK,
	BACK_INSET,
	BACK_VOID,
	CARCASS,
	floorMm,
	GROOVE_HOLD,
	PLINTH_SETBACK,
} from '../constants.ts'
import type { Board, Point2 } from '../furniture.ts'
import type { ModulePlace } from '../layout/module-places.ts'
import { cornersUnder, heightAt, undersideAt } from '../layout/module-shape.ts'
import type { RunSpace } from '../room/run-space.ts'
import type { CarcassCase } from './carcass-case.ts'
import { buildTop } from './carcass-top.ts'

/** Makes the boards of one module's box. */
export function buildCarcass(
	bench: BoardBench,
	place: ModulePlace,
	index: number,
	finishes: Finishes,
): void {
	const { space } = place
	const common = {
		module: index,
		material: finishes.interior.reference,
		grain: grainOf(finishes.interior, 'length'),
	}
	const given = { bench, place, space, common }
	const right = place.x + place.width - CARCASS
	for (const x of [place.x, right]) {
		addUpright(given, { part: 'Side', x, rear: 0, z: 0, outline: (top) => sideOutline(space, top) })
	}
	bench.add({
		...common,
		part: 'Bottom',
		stance: 'Flat',
		x: place.x + CARCASS,
		y: space.standoff,
		z: space.plinth,
		size: [place.width - 2 * CARCASS, space.carcassDepth, CARCASS],
		edges: { length2: CARCASS_BAND },
	})
	buildTop(given)
	if (place.kind === 'Double') buildPartition(given)
	buildBack(given)
}

type Upright = {
	part: 'Side' | 'Partition'
	x: number
	/** From the carcass rear to the board's. */
	rear: number
	z: number
	outline: (top: number) => Point2[]
	/** Height of the top at x, where it is not the carcass top itself. */
	topAt?: (x: number) => number
}

// Drawn at its lower face, ordered to its taller edge, bevelled between.
function addUpright({ bench, place, space, common }: CarcassCase, upright: Upright): void {
	const { line } = place.shape
	const topAt = upright.topAt ?? ((x: number) => heightAt(line, x))
	const left = topAt(upright.x)
	const right = topAt(upright.x + CARCASS)
	const top = floorMm(Math.min(left, right)) - upright.z
	const tall = floorMm(Math.max(left, right)) - upright.z
	const width = space.carcassDepth - upright.rear
	const outline = upright.outline(top)
	bench.add({
		...common,
		part: upright.part,
		stance: 'Upright',
		x: upright.x,
		y: space.standoff + upright.rear,
		z: upright.z,
		size: [CARCASS, width, top],
		outline,
		blank: { length: tall, width },
		edges: { length2: CARCASS_BAND },
		cuts: bevelOf(outline, top, right - left),
	})
}

// The outline's edge at the top, cut to the slope: positive where the right face reaches further.
function bevelOf(outline: readonly Point2[], top: number, rise: number): Board['cuts'] {
	if (Math.abs(rise) < 0.05) return []
	const edge = outline.findIndex(
		([a], i) => a === top && outline[(i + 1) % outline.length]?.[0] === top,
	)
	const angle = (Math.atan2(rise, CARCASS) * 180) / Math.PI
	return edge < 0 ? [] : [{ edge, angle: Math.round(angle * 10) / 10 }]
}

function buildPartition(given: CarcassCase): void {
	const { place, space } = given
	addUpright(given, {
		part: 'Partition',
		x: place.x + (place.width - CARCASS) / 2,
		rear: BACK_VOID,
		z: space.plinth + CARCASS,
		topAt: (x) => undersideAt(place.shape.line, x, CARCASS),
		outline: (top) => partitionOutline(space, top),
	})
}

function partitionOutline(space: RunSpace, top: number): Point2[] {
	const { back, carcassDepth, plinth } = space
	const depth = carcassDepth - BACK_VOID
	if (!back) return rectangle(top, depth)
	const at = (y: number) =>
		Math.min(top, floorMm(undersideAt(back.profile, y, CARCASS)) - plinth - CARCASS)
	const corners = cornersUnder(back.profile, 0, BACK_VOID, carcassDepth).map(([y]) => y)
	const edge = [BACK_VOID, ...corners, carcassDepth].map((y): Point2 => [at(y), y - BACK_VOID])
	return [[0, 0], ...edge, [0, depth]]
}

// Held 7 in grooves all round; under a slope its upper edge follows the top panel.
function buildBack({ bench, place, space, common }: CarcassCase): void {
	const { line } = place.shape
	const x1 = place.x + CARCASS - GROOVE_HOLD
	const x2 = place.x + place.width - CARCASS + GROOVE_HOLD
	const z = space.plinth + CARCASS - GROOVE_HOLD
	// Under a back slope the top panel is lowest over the back (domain 3.5, BACK).
	const rear = space.back ? space.back.rear - CARCASS : Number.POSITIVE_INFINITY
	const topAt = (x: number) =>
		Math.min(floorMm(undersideAt(line, x, CARCASS)), rear) + GROOVE_HOLD - z
	const corners = cornersUnder(line, 0, x1, x2).map(([x]): Point2 => [topAt(x), x - x1])
	const outline: Point2[] = [[0, 0], [topAt(x1), 0], ...corners, [topAt(x2), x2 - x1], [0, x2 - x1]]
	const height = Math.max(...outline.map(([a]) => a))
	bench.add({
		...common,
		part: 'Back',
		stance: 'Front',
		x: x1,
		y: space.standoff + BACK_INSET,
		z,
		size: [x2 - x1, BACK, height],
		outline,
		groove: 8,
	})
}

// Length up, width from the rear edge: the plinth passes through the front notch, kept skirting through the rear one.
function sideOutline(space: RunSpace, top: number): Point2[] {
	const { carcassDepth, plinth, rearNotch } = space
	const rear: Point2[] = rearNotch
		? [
				[0, rearNotch.depth],
				[rearNotch.height, rearNotch.depth],
				[rearNotch.height, 0],
			]
		: [[0, 0]]
	return [
		...rear,
		...topProfile(space, top),
		[plinth, carcassDepth],
		[plinth, carcassDepth - PLINTH_SETBACK],
		[0, carcassDepth - PLINTH_SETBACK],
	]
}

// The upper edge of an upright from its rear to the front: level, or down to the rear under a back slope.
function topProfile({ back, carcassDepth }: RunSpace, top: number): Point2[] {
	const profile = back?.profile ?? [
		[0, top],
		[carcassDepth, top],
	]
	return profile.map(([y, z]): Point2 => [Math.min(top, floorMm(z ?? 0)), y ?? 0])
}

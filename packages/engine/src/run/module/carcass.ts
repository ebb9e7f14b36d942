// The box of a module (domain 2.1, 2.2, 3.5): sides to the floor, top and bottom between them, back in grooves.
//
//  ┌─┬────────┬─┐  top, level or along the slope
//  │ │  bay   │ │
//  │ ├────────┤ │  bottom, top face at plinth + 18
//  │ └┐       │ │  notch 40 x plinth at the front

import {
	BACK,
	BACK_INSET,
	BACK_VOID,
	CARCASS,
	floorMm,
	GROOVE_HOLD,
	PLINTH_SETBACK,
} from '../../constants.ts'
import type { Board, Face, Groove, Point2 } from '../../furniture/board.ts'
import type { BoardBuilder, BoardPlan } from '../../furniture/board-builder.ts'
import { CARCASS_BAND, type Finishes, grainOf } from '../../furniture/finish.ts'
import { rectangle } from '../../furniture/outline/rectangle.ts'
import type { ModulePlace } from '../layout/module-places.ts'
import { cornersUnder, heightAt, undersideAt } from '../layout/module-shape.ts'
import type { RunSpace } from '../space/run-space.ts'
import { backGroove, type CarcassContext } from './carcass-context.ts'
import { buildTop } from './carcass-top.ts'

export type Carcass = {
	left: Board
	right: Board
	bottom: Board
	tops: Board[]
	partition: Board | null
}

export function buildCarcass(
	builder: BoardBuilder,
	place: ModulePlace,
	index: number,
	finishes: Finishes,
): Carcass {
	const { space } = place
	const common = {
		module: index,
		material: finishes.interior.reference,
		grain: grainOf(finishes.interior, 'length'),
	}
	const context = { builder, place, space, common }
	const outline = (top: number) => sideOutline(space, top)
	const isHeld = place.backless !== true
	const addSide = (x: number, inner: Face, shown?: true) =>
		addUpright(
			{ ...context, common: shown ? { ...common, ...shownColor(finishes) } : common },
			{ part: 'Side', x, rear: 0, z: 0, outline, ...(isHeld && { inner }) },
		)
	const left = addSide(place.x, 'A', place.shown?.left)
	const right = addSide(place.x + place.width - CARCASS, 'B', place.shown?.right)
	const bottom = builder.add({
		...common,
		part: 'Bottom',
		stance: 'Flat',
		x: place.x + CARCASS,
		y: space.standoff,
		z: space.plinth,
		size: [place.width - 2 * CARCASS, space.carcassDepth, CARCASS],
		edges: { length2: CARCASS_BAND },
		grooves: isHeld ? [backGroove('A', 0, place.width - 2 * CARCASS)] : [],
	})
	const tops = buildTop(context)
	const partition = place.kind === 'Double' ? buildPartition(context) : null
	if (isHeld) buildBack(context)
	return { left, right, bottom, tops, partition }
}

function shownColor({ exterior }: Finishes): Pick<BoardPlan, 'material' | 'grain'> {
	return { material: exterior.reference, grain: grainOf(exterior, 'length') }
}

type Upright = {
	part: 'Side' | 'Partition'
	x: number
	rear: number
	z: number
	outline: (top: number) => Point2[]
	topAt?: (x: number) => number
	inner?: Face
}

// Drawn at its lower face, ordered to its taller edge, with a bevel between.
function addUpright({ builder, place, space, common }: CarcassContext, upright: Upright): Board {
	const { line } = place.shape
	const topAt = upright.topAt ?? ((x: number) => heightAt(line, x))
	const left = topAt(upright.x)
	const right = topAt(upright.x + CARCASS)
	const top = floorMm(Math.min(left, right)) - upright.z
	const tall = floorMm(Math.max(left, right)) - upright.z
	const width = space.carcassDepth - upright.rear
	const outline = upright.outline(top)
	return builder.add({
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
		...(upright.inner && {
			grooves: [sideGroove(upright.inner, space, top, right - left)],
		}),
	})
}

// Through, from the floor to the true edge, which a bevel raises on one face.
function sideGroove(face: Face, space: RunSpace, top: number, rise: number): Groove {
	const edge = topProfile(space, top).map(([a, b]): Point2 => [b, a])
	const further = Math.max(0, face === 'A' ? rise : -rise)
	const groove = backGroove(face, 0, 0)
	return { ...groove, to: [heightAt(edge, groove.to[1]) + further, groove.to[1]] }
}

// The angle at the top edge: positive where the right face reaches further.
function bevelOf(outline: readonly Point2[], top: number, rise: number): Board['cuts'] {
	if (Math.abs(rise) < 0.05) return []
	const edge = outline.findIndex(
		([a], i) => a === top && outline[(i + 1) % outline.length]?.[0] === top,
	)
	const angle = (Math.atan2(rise, CARCASS) * 180) / Math.PI
	return edge < 0 ? [] : [{ edge, angle: Math.round(angle * 10) / 10 }]
}

function buildPartition(context: CarcassContext): Board {
	const { place, space } = context
	return addUpright(context, {
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

/** mm by which the back ends under a sloped panel that has no groove. */
const BACK_PLAY = 1

// Held 7 in grooves all round; a slot leaves its upper edge free. Under a side slope that edge follows the
// top panel, under a back slope it ends below.
function buildBack({ builder, place, space, common }: CarcassContext): void {
	const { line } = place.shape
	const x1 = place.x + CARCASS - GROOVE_HOLD
	const x2 = place.x + place.width - CARCASS + GROOVE_HOLD
	const z = space.plinth + CARCASS - GROOVE_HOLD
	const under = underSlope(space)
	const held = place.slot ? -place.slot : GROOVE_HOLD
	const topAt = (x: number) => Math.min(floorMm(undersideAt(line, x, CARCASS)) + held, under) - z
	const corners = cornersUnder(line, 0, x1, x2).map(([x]): Point2 => [topAt(x), x - x1])
	const outline: Point2[] = [[0, 0], [topAt(x1), 0], ...corners, [topAt(x2), x2 - x1], [0, x2 - x1]]
	const height = Math.max(...outline.map(([a]) => a))
	builder.add({
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

// The sloped panel is lowest at the back's rear face (domain 3.5, BACK).
function underSlope({ back }: RunSpace): number {
	if (!back) return Number.POSITIVE_INFINITY
	return floorMm(undersideAt(back.profile, BACK_INSET, CARCASS)) - BACK_PLAY
}

// Length up, width from the rear edge: a plinth passes through the front notch, kept skirting through the rear one.
function sideOutline(space: RunSpace, top: number): Point2[] {
	const { carcassDepth, plinth, rearNotch } = space
	const rear: Point2[] = rearNotch
		? [
				[0, rearNotch.depth],
				[rearNotch.height, rearNotch.depth],
				[rearNotch.height, 0],
			]
		: [[0, 0]]
	const foot: Point2[] =
		plinth === 0
			? [[0, carcassDepth]]
			: [
					[plinth, carcassDepth],
					[plinth, carcassDepth - PLINTH_SETBACK],
					[0, carcassDepth - PLINTH_SETBACK],
				]
	return [...rear, ...topProfile(space, top), ...foot]
}

function topProfile({ back, carcassDepth }: RunSpace, top: number): Point2[] {
	const profile = back?.profile ?? [
		[0, top],
		[carcassDepth, top],
	]
	return profile.map(([y, z]): Point2 => [Math.min(top, floorMm(z ?? 0)), y ?? 0])
}

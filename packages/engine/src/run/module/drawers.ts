// Boxes on undermount runners (domain 5.1).

import {
	BACK,
	BACK_VOID,
	CARCASS,
	GAP,
	GROOVE_DEPTH,
	GROOVE_HOLD,
	HALF_GAP,
	LEAF_OFFSET,
} from '../../constants.ts'
import { type Board, type Face, type Groove, pointOn } from '../../furniture/board.ts'
import { CARCASS_BAND, grainOf } from '../../furniture/finish.ts'
import { drawerGroup, type GroupId } from '../../furniture/group.ts'
import { type Item, poseOn } from '../../furniture/hardware/fitting.ts'
import { pitchesIn, type Zone } from '../../furniture/run.ts'
import type { BayContext, BayPlan } from './bay/bay-plan.ts'
import { BOX_LOWER, drawerDepth, FIRST_ROW, OVERLAY_UNDER, runnerOf } from './fittings.ts'

const HINGE_SPACER = 25
const BOX_PLAY = 10
const BOX_SIDE = 16
const BOX_SHORTER = 10
const RUNNER_UNDER = 15
const BOTTOM_UP = 12
const FRONT_BACK = 10
const HEAVY_ABOVE = 900

/** Behind a leaf, with inner fronts; `below`: drawers of the bay that stand under them. */
export function buildRecessedDrawers(
	zone: Zone,
	below: number,
	bay: BayPlan,
	context: BayContext,
): void {
	const { space, builder, finishes } = context
	const runner = runnerIn(zone, bay, 'RecessedDrawer')
	const x = bay.x + (bay.hinged.left ? HINGE_SPACER : 0)
	const spacers = Number(bay.hinged.left) + Number(bay.hinged.right)
	const clear = bay.width - HINGE_SPACER * spacers
	const frontY = space.standoff + space.carcassDepth - FRONT_BACK - CARCASS
	for (let i = 0; i < zone.count; i++) {
		const z = zone.bottom + i * zone.pitch
		const group = addDrawer(below + i, bay, context)
		builder.add({
			part: 'RecessedDrawerFront',
			module: bay.module,
			group,
			stance: 'Rail',
			x,
			y: frontY,
			z: z + HALF_GAP,
			size: [clear, CARCASS, zone.pitch - GAP],
			material: finishes.interior.reference,
			grain: grainOf(finishes.interior, 'length'),
			edges: {
				length1: CARCASS_BAND,
				length2: CARCASS_BAND,
				width1: CARCASS_BAND,
				width2: CARCASS_BAND,
			},
		})
		const box = { group, x, clear, frontY, z: z + RUNNER_UNDER, pitch: zone.pitch, runner }
		addBox(box, bay, context)
		addSpacers(box, bay, context)
	}
}

export function buildOverlayDrawers(zone: Zone, bay: BayPlan, context: BayContext): void {
	const { space } = context
	const runner = runnerIn(zone, bay, 'OverlayDrawer')
	const frontY = space.standoff + space.carcassDepth + LEAF_OFFSET
	// Fronts cover the bottom panel, so pitches start at the carcass bottom and not at the zone's, 18 higher (domain 5.1).
	let lower = space.plinth
	for (const [i, pitch] of pitchesIn(zone).entries()) {
		const z = lower + OVERLAY_UNDER
		const group = addDrawer(i, bay, context)
		const { x, width: clear } = bay
		addBox({ group, x, clear, frontY, z, pitch, runner }, bay, context)
		lower += pitch
	}
}

function runnerIn(zone: Zone, bay: BayPlan, kind: 'RecessedDrawer' | 'OverlayDrawer'): number {
	const depth = drawerDepth(zone, bay.depthAt)
	const runner = runnerOf(kind, depth)
	if (runner === null) throw new Error(`no runner for a depth of ${depth}`)
	return runner
}

function addDrawer(drawer: number, { group, index }: BayPlan, { groups }: BayContext): GroupId {
	const id = drawerGroup(group, index, drawer)
	groups.push({ id, kind: 'drawer', parent: group })
	return id
}

const RUNNER_AXIS = 22
const spacer: Item = { family: 'hinge-spacer' }

// Where hinges stand the runner keeps off its upright.
function addSpacers(
	{ group, z }: Box,
	{ hinged, around }: BayPlan,
	{ fittings }: BayContext,
): void {
	const add = (upright: Board, face: Face) => {
		const at = [z + RUNNER_AXIS - upright.pose.origin[2], upright.width - FIRST_ROW] as const
		const pose = poseOn(upright, at, { face, along: 'width' })
		fittings.add(spacer, { group, boards: [upright.id], pose })
	}
	if (hinged.left) add(around.left, 'A')
	if (hinged.right) add(around.right, 'B')
}

function addRunners(
	{ group, runner }: Box,
	sides: Board[],
	bay: BayPlan,
	context: BayContext,
): void {
	const [first] = sides
	if (!first) return
	const load = bay.width > HEAVY_ABOVE ? 50 : 30
	const { left, right } = bay.around
	context.fittings.add(
		{ family: 'drawer-runner', size: `${runner}-${load}kg` },
		{
			group,
			boards: [left.id, right.id, ...sides.map(({ id }) => id)],
			pose: { ...first.pose, origin: pointOn(first, [first.length, 0, 0]) },
		},
	)
}

// `frontY`: rear face of the front; `clear`: width in which the drawer moves.
type Box = {
	group: GroupId
	x: number
	clear: number
	frontY: number
	z: number
	pitch: number
	runner: number
}

function addBox(box: Box, bay: BayPlan, context: BayContext): void {
	const { group, x, clear, frontY, z, pitch, runner } = box
	const { builder, finishes, space } = context
	const length = Math.min(runner - BOX_SHORTER, frontY - space.standoff - BACK_VOID)
	const height = pitch - BOX_LOWER
	const left = x + BOX_PLAY / 2
	const outside = clear - BOX_PLAY
	const inside = outside - 2 * BOX_SIDE
	const y = frontY - length
	const common = {
		module: bay.module,
		group,
		material: finishes.interior.reference,
		grain: grainOf(finishes.interior, 'length'),
		z,
	} as const
	const sides = [left, left + outside - BOX_SIDE].map((side, i) =>
		builder.add({
			...common,
			part: 'DrawerSide',
			stance: 'Deep',
			x: side,
			y,
			size: [BOX_SIDE, length, height],
			edges: { length2: CARCASS_BAND },
			grooves: [bottomGroove(i === 0 ? 'A' : 'B', length)],
		}),
	)
	addRunners(box, sides, bay, context)
	const across = {
		...common,
		stance: 'Rail',
		x: left + BOX_SIDE,
		edges: { length2: CARCASS_BAND },
	} as const
	builder.add({
		...across,
		part: 'DrawerBack',
		y,
		size: [inside, CARCASS, height],
		grooves: [bottomGroove('A', inside)],
	})
	builder.add({
		...across,
		part: 'DrawerInnerFront',
		y: frontY - CARCASS,
		size: [inside, CARCASS, height],
		grooves: [bottomGroove('B', inside)],
	})
	builder.add({
		...common,
		part: 'DrawerBottom',
		stance: 'Flat',
		x: left + BOX_SIDE - GROOVE_HOLD,
		y: y + CARCASS - GROOVE_HOLD,
		z: z + BOTTOM_UP,
		size: [inside + 2 * GROOVE_HOLD, length - 2 * CARCASS + 2 * GROOVE_HOLD, BACK],
		groove: 8,
	})
}

function bottomGroove(face: Face, length: number): Groove {
	const up = BOTTOM_UP + BACK / 2
	return { face, from: [0, up], to: [length, up], width: BACK, depth: GROOVE_DEPTH }
}

// A back wall that is not flat (domain 4.3): zones side by side with their own depth and one front plane.
//
//   ┌────┐ df ┌────┐      chimney breast: two niches and what stands before it
//   │    └────┘    │
//   │deep│shal│deep│
//   ──── one front plane ────

import { CARCASS_DEPTH, SIDE_FILLER, SIMPLE_WIDTH } from '../../constants.ts'
import { backSlopeBehind } from '../../room/back-slope.ts'
import { breastPasses, FLANK_FILLER, stripBeside } from '../../room/breast.ts'
import { hasWall } from '../../room/has-wall.ts'
import type { EndSide } from '../../room/run-ends.ts'
import type { Design } from '../design.ts'
import type { RunSpace } from './run-space.ts'

/**
 * `Modules` and `FakeDoors` stand on `depth` from `rear`; a `Filler` closes a strip;
 * a `Gap` stays open, because the breast passes the fronts.
 */
export type WallZone = {
	kind: 'Modules' | 'FakeDoors' | 'Filler' | 'Gap'
	x: number
	width: number
	rear: number
	depth: number
}

export const FLANK_PLAY = 10
const BREAST_PLAY = 10

export function wallZonesOf(design: Design, space: RunSpace): WallZone[] {
	const from = space.start
	const to = space.wall - space.margin.right - space.right.width
	const { standoff: rear, carcassDepth: depth } = space
	const flat = { kind: 'Modules' as const, rear, depth }
	if (space.side !== 'Main') return [{ ...flat, x: from, width: to - from }]
	switch (design.wall) {
		case 'None':
			return [{ ...flat, x: from, width: to - from }]
		case 'Fireplace':
			return settle(breastZones(design, space, from, to))
		case 'LeftRecess':
		case 'RightRecess':
		case 'BothRecess':
			return settle(recessZones(design, space, from, to))
	}
}

function breastZones(design: Design, space: RunSpace, from: number, to: number): WallZone[] {
	const { breast } = design
	const { standoff: rear, carcassDepth: depth } = space
	const right = breast.position + breast.width
	const niche = { kind: 'Modules' as const, rear, depth }
	const solid = (['left', 'right'] as const).find((end) => space.solid[end] > space.loss[end])
	if (solid) {
		const rest = { ...niche, x: from, width: to - from }
		const strip = stripZones(design, space, solid)
		return solid === 'left' ? [...strip, rest] : [rest, ...strip]
	}
	if (breastPasses(design, space.depth + space.standoff)) {
		const [a, b] = [breast.position - FLANK_FILLER, right + FLANK_FILLER]
		const filler = { kind: 'Filler' as const, width: FLANK_FILLER, rear, depth }
		return [
			{ ...niche, x: from, width: a - from },
			{ ...filler, x: a },
			{ kind: 'Gap', x: breast.position, width: breast.width, rear, depth },
			{ ...filler, x: right },
			{ ...niche, x: b, width: to - b },
		]
	}
	const [a, b] = [Math.max(from, breast.position - FLANK_PLAY), Math.min(to, right + FLANK_PLAY)]
	const before = depth + rear - breast.depth - BREAST_PLAY
	return [
		{ ...niche, x: from, width: a - from },
		{
			kind: before >= CARCASS_DEPTH.min ? 'Modules' : 'FakeDoors',
			x: a,
			width: b - a,
			rear: breast.depth + BREAST_PLAY,
			depth: before,
		},
		{ ...niche, x: b, width: to - b },
	]
}

// Between the wall and a flank there is no room for a module: one filler, or a fixed panel, closes both.
function stripZones(design: Design, space: RunSpace, end: EndSide): WallZone[] {
	const { standoff: rear, carcassDepth: depth, wall } = space
	const beside = design.margin[end] + space.loss[end]
	const strip = stripBeside(design, end, wall) - beside
	const { position, width } = design.breast
	const gap = { kind: 'Gap' as const, x: position, width, rear, depth }
	if (strip <= 0 || !hasWall(design, end)) return [gap]
	const kind = strip > SIDE_FILLER.max ? ('FakeDoors' as const) : ('Filler' as const)
	const x = end === 'left' ? beside : position + width
	const zone = { kind, x, width: strip, rear, depth }
	return end === 'left' ? [zone, gap] : [gap, zone]
}

function recessZones(
	{ wall, recess }: Design,
	space: RunSpace,
	from: number,
	to: number,
): WallZone[] {
	const left = wall === 'RightRecess' ? null : recess.left
	const right = wall === 'LeftRecess' ? null : recess.right
	const a = left ? Math.max(from, left.width - FLANK_PLAY) : from
	const b = right ? Math.min(to, space.wall - right.width + FLANK_PLAY) : to
	return [
		...(left ? [deepZone(space, left.depth, from, a)] : []),
		{ kind: 'Modules', x: a, width: b - a, rear: space.standoff, depth: space.carcassDepth },
		...(right ? [deepZone(space, right.depth, b, to)] : []),
	]
}

// A recess takes deeper carcasses where these can be made, else it is a void behind usual ones.
function deepZone(space: RunSpace, extra: number, from: number, to: number): WallZone {
	const deep = space.carcassDepth + extra <= CARCASS_DEPTH.max
	return {
		kind: 'Modules',
		x: from,
		width: to - from,
		rear: space.standoff - (deep ? extra : 0),
		depth: space.carcassDepth + (deep ? extra : 0),
	}
}

// A zone too narrow for a module is dropped, absorbed by a neighbour, or closed by a filler or a fixed panel.
function settle(zones: readonly WallZone[]): WallZone[] {
	const wide = zones.filter((zone) => zone.width > 0)
	const settled: WallZone[] = []
	for (const [i, zone] of wide.entries()) {
		if (zone.kind !== 'Modules' || zone.width >= SIMPLE_WIDTH.min) settled.push(zone)
		else if (zone.width > SIDE_FILLER.max) settled.push({ ...zone, kind: 'FakeDoors' })
		else if (zone.width >= SIDE_FILLER.min) settled.push({ ...zone, kind: 'Filler' })
		else absorb(zone, settled, wide, i)
	}
	return settled
}

// A strip of a few mm goes to its neighbour: modules first, then a panel, then a filler. A neighbour that
// reaches further back cannot take it, because the wall stands there.
function absorb(zone: WallZone, settled: WallZone[], zones: WallZone[], index: number): void {
	const before = settled.at(-1)
	const after = zones[index + 1]
	const isFree = (other: WallZone | undefined) => other && other.rear >= zone.rear
	const isBefore = isFree(before) && takes(before, after)
	const isAfter = isFree(after) && takes(after, before)
	if (before && isBefore) {
		settled[settled.length - 1] = { ...before, width: before.width + zone.width }
	} else if (after && isAfter) {
		zones[index + 1] = { ...after, x: zone.x, width: after.width + zone.width }
	} else settled.push({ ...zone, kind: 'Filler' })
}

function takes(zone: WallZone | undefined, other: WallZone | undefined): boolean {
	if (!zone || zone.kind === 'Gap') return false
	return zone.kind === 'Modules' || other?.kind !== 'Modules'
}

export function zoneSpacesOf(zones: readonly WallZone[], space: RunSpace): RunSpace[] {
	const holding = zones.filter((zone) => zone.kind === 'Modules')
	if (zones.length === 1 && holding.length === 1) return [space]
	return holding.map((zone) => ({
		...space,
		start: zone.x,
		length: zone.width,
		standoff: zone.rear,
		carcassDepth: zone.depth,
		usefulDepth: zone.depth - (space.carcassDepth - space.usefulDepth),
		back: backSlopeBehind(space.back, space.carcassHeight, {
			standoff: zone.rear,
			carcassDepth: zone.depth,
		}),
		rearNotch: zone.rear === space.standoff ? space.rearNotch : null,
	}))
}

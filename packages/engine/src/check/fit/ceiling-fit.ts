// A run under its ceiling, flat or sloped, and the filler that closes the gap above it (domain 3.6).

import { CARCASS, CEILING_AIR, LEAF_OFFSET, TILT_AIR, TOP_FILLER } from '../../constants.ts'
import type { Point2 } from '../../furniture/board.ts'
import { ceilingAt, ceilingLine, type Envelope } from '../../room/envelope.ts'
import type { RoomChoices } from '../../room/fields.ts'
import { smallest } from '../../room/readings.ts'
import { cosineOf } from '../../room/slope.ts'
import type { Design } from '../../run/design.ts'
import type { ModulePlace } from '../../run/layout/module-places.ts'
import type { RunSpace } from '../../run/space/run-space.ts'
import { tiltingHeight } from '../../run/tilting.ts'
import { atLeast, atMost, type Cause, type Condition } from './condition.ts'
import { type SlopeFields, type SlopeLine, slopeBounds } from './slope-bounds.ts'
import { bandOf, EXACT, extremeOf, type Tolerance, toleranceOf } from './tolerance.ts'
import { type Shares, sharesOf } from './width-fit.ts'

export type CeilingContext = {
	configuration: RoomChoices
	design: Design
	space: RunSpace
	places: readonly ModulePlace[]
	tolerance: Tolerance
}

type Sloped = { end: 'left' | 'right' | 'back'; side: 'left' | 'right' | 'back' }

export function ceilingConditions(context: CeilingContext): Condition[] {
	return [
		...clearConditions(context),
		...closingConditions(context),
		...assemblyConditions(context),
	]
}

export function topSizeOf({ design, space, tolerance }: CeilingContext) {
	if (space.topFiller === 0) return null
	const { lo, hi } = bandOf(design.hu, tolerance)
	const nominal = smallest(design.hu)
	return { lo: space.topFiller - (nominal - lo), hi: space.topFiller + (hi - nominal) }
}

function slopesOf({ configuration, space }: CeilingContext): Sloped[] {
	const { slope } = configuration
	const along: Sloped[] =
		space.side === 'Main'
			? [
					{ end: 'left', side: 'left' },
					{ end: 'right', side: 'right' },
					{ end: 'back', side: 'back' },
				]
			: [
					{ end: 'left', side: 'back' },
					{ end: 'back', side: space.side === 'Left' ? 'left' : 'right' },
				]
	return along.filter(({ side }) => Boolean(slope?.[side]))
}

function fieldsOf({ configuration }: CeilingContext, { side }: Sloped): SlopeFields {
	return configuration.slope?.[side] ?? {}
}

function boundsOf(context: CeilingContext, sloped: Sloped) {
	const { design, tolerance } = context
	return slopeBounds(fieldsOf(context, sloped), bandOf(design.hu, tolerance), tolerance)
}

// How much one tolerance of each reading moves a slope up or down, at a distance from its wall.
function slopeCauses(
	context: CeilingContext,
	sloped: Sloped,
	which: 'lo' | 'hi',
	distance: number,
): Cause[] {
	const fields = fieldsOf(context, sloped)
	const { length, angle } = toleranceOf(context.design.source)
	const exact = bandOf(context.design.hu, EXACT)
	const heightOf = (at: SlopeFields, hu: typeof exact) => {
		const line = slopeBounds(at, hu, EXACT)[which]
		return line.low + distance * line.tan
	}
	const nominal = heightOf(fields, exact)
	const moved = (key: 'low' | 'run' | 'angle', by: number) => {
		const value = fields[key]
		if (value === undefined) return []
		const change = Math.max(
			...[by, -by].map((step) => {
				const height = heightOf({ ...fields, [key]: value + step }, exact)
				return which === 'lo' ? height - nominal : nominal - height
			}),
		)
		return [{ line: `slope.${sloped.side}.${key}`, reading: null, gain: change }]
	}
	const lifted = heightOf(fields, { lo: exact.lo + length, hi: exact.hi + length }) - nominal
	return [
		...moved('low', length),
		...moved('run', length),
		...moved('angle', angle),
		{ ...ceilingReading(context, which), gain: Math.abs(lifted) },
	]
}

function ceilingReading({ design }: CeilingContext, which: 'lo' | 'hi') {
	return { line: 'hu', reading: extremeOf(design.hu, which === 'lo' ? 'min' : 'max') }
}

function ceilingCauses(context: CeilingContext, which: 'lo' | 'hi'): Cause[] {
	return [{ ...ceilingReading(context, which), gain: toleranceOf(context.design.source).length }]
}

// Tops are concave and every ceiling plane is straight, so checking the corners of the tops is enough.
function clearConditions(context: CeilingContext): Condition[] {
	const { design, space, tolerance, places } = context
	const flat = bandOf(design.hu, tolerance).lo
	const shares = sharesOf(design, space, tolerance)
	const tallest = Math.max(0, ...places.flatMap((place) => place.shape.line.map(([, z]) => z)))
	const top = tallest + space.tablet
	const highest = space.back ? Math.min(top, space.back.front) : top
	return [
		...(places.length > 0
			? [atLeast('Top', flat - highest, CEILING_AIR, ceilingCauses(context, 'lo'))]
			: []),
		...slopesOf(context).flatMap((sloped) => {
			const line = boundsOf(context, sloped).lo
			return places.flatMap((place) =>
				cornersTowards(place, sloped, space, shares).map(([distance, z]) => {
					const clear = (line.low + distance * line.tan - z) * cosineOf(line.tan)
					const causes = slopeCauses(context, sloped, 'lo', distance)
					return atLeast('Top', clear, CEILING_AIR, causes)
				}),
			)
		}),
	]
}

function cornersTowards(
	place: ModulePlace,
	{ end }: Sloped,
	space: RunSpace,
	shares: Shares,
): Point2[] {
	if (end === 'back') {
		const { back, standoff, carcassDepth, tablet } = place.space
		const height = Math.max(...place.shape.line.map(([, z]) => z))
		const profile = back?.profile ?? [
			[0, height],
			[carcassDepth, height],
		]
		return profile.map(([y, z]): Point2 => [standoff + y, Math.min(z, height) + tablet])
	}
	return place.shape.line.map(
		([x, z]): Point2 => [(end === 'left' ? x : space.wall - x) + shares[end].lo, z + space.tablet],
	)
}

// The top filler is ordered with oversize: the true ceiling may be that much higher than drawn.
function closingConditions(context: CeilingContext): Condition[] {
	const { design, space } = context
	if (space.topFiller === 0) return []
	const { oversize } = design.filler
	const high = highestEnvelope(context)
	const from = space.margin.left
	const to = space.wall - space.margin.right
	const marks = [space.envelope, high].flatMap((envelope) =>
		ceilingLine(envelope, from, to).map(([x]) => x),
	)
	const worst = marks
		.map((x) => ({ x, excess: ceilingAt(high, x) - ceilingAt(space.envelope, x) }))
		.toSorted((a, b) => b.excess - a.excess)[0]
	if (!worst) return []
	const size = topSizeOf(context)
	const causes = closingCauses(context, worst.x)
	return [
		atMost('Top', space.topFiller + worst.excess, space.topFiller + oversize, causes),
		...(size && slopesOf(context).length === 0
			? [atMost('Top', size.hi, TOP_FILLER.max, ceilingCauses(context, 'hi'))]
			: []),
	]
}

function highestEnvelope(context: CeilingContext): Envelope {
	const { design, space, tolerance } = context
	const shares = sharesOf(design, space, tolerance)
	const slopes = slopesOf(context).flatMap((sloped) => {
		if (sloped.end === 'back') return []
		const { low, tan } = boundsOf(context, sloped).hi
		const angle = (Math.atan(tan) * 180) / Math.PI
		const shifted = low + shares[sloped.end].hi * tan
		return [{ side: sloped.end, low: shifted, tan, angle, allowance: 0, disagreement: 0 }]
	})
	return { ...space.envelope, ceiling: highestCeiling(context), slopes }
}

// Over the plane of the fillers; a slope behind the run may be lower there than the flat ceiling.
function highestCeiling(context: CeilingContext): number {
	const { design, space, tolerance } = context
	const plane = space.standoff + space.carcassDepth + (space.fronts ? LEAF_OFFSET : -CARCASS)
	const behind = slopesOf(context)
		.filter(({ end }) => end === 'back')
		.map((sloped): SlopeLine => boundsOf(context, sloped).hi)
		.map(({ low, tan }) => low + plane * tan)
	return Math.min(bandOf(design.hu, tolerance).hi, ...behind)
}

function closingCauses(context: CeilingContext, x: number): Cause[] {
	const sloped = slopesOf(context).find(({ end }) => end !== 'back') ?? slopesOf(context)[0]
	const isFlat = ceilingAt(context.space.envelope, x) >= smallest(context.design.hu)
	if (!sloped || isFlat) return ceilingCauses(context, 'hi')
	const { space } = context
	const distance =
		sloped.end === 'back'
			? space.standoff + space.carcassDepth
			: sloped.end === 'left'
				? x
				: space.wall - x
	return slopeCauses(context, sloped, 'hi', distance)
}

// Only furniture that the drawing can raise from the floor must also be raised in the true room.
function assemblyConditions(context: CeilingContext): Condition[] {
	const { design, space, places, tolerance } = context
	const swept = tiltingHeight(space, places)
	if (swept > space.ceiling - TILT_AIR || slopesOf(context).length > 0) return []
	const { lo } = bandOf(design.hu, tolerance)
	return [atLeast('Top', lo - swept, TILT_AIR, ceilingCauses(context, 'lo'))]
}

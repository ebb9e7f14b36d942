import { CARCASS, HALF_GAP } from '../../constants.ts'
import { type Board, pointOn } from '../../furniture/board.ts'
import { frontBandThickness } from '../../furniture/finish.ts'
import type { Fitting, FittingBuilder } from '../../furniture/hardware/fitting.ts'
import type { RunFiller } from '../../furniture/run.ts'
import { carcassLimit } from '../../room/envelope.ts'
import type { EndSide } from '../../room/run-ends.ts'
import { heightAt } from '../layout/module-shape.ts'
import type { RunSpace } from '../space/run-space.ts'
import { exteriorOf, type FinishingContext, fillerPlane } from './finishing-context.ts'

const STRIP_BEHIND = 19

/**
 * Two strips at right angles close a corner: the run that passes shows Fc, the other one Fc less a
 * board (domain 4.2).
 */
export function buildCornerStrip(context: FinishingContext, side: 'left' | 'right'): RunFiller[] {
	const { builder, space, design, finishes } = context
	const corner = space.side === 'Main' ? side : space.side === 'Left' ? 'left' : 'right'
	const clear = design.corner[corner]
	const { zone, width: stop } = space[side]
	// Where no run passes, the main run gets the strip of one that does.
	const isFront = zone !== undefined || (design.priority === 'None' && space.side === 'Main')
	const from = space.margin[side] + (zone ?? stop) - clear + (isFront ? 0 : STRIP_BEHIND)
	const visible = isFront ? clear : clear - STRIP_BEHIND
	const width = visible - HALF_GAP
	const x = side === 'left' ? from : space.wall - from - width
	const { y, thickness } = stripPlane(space, isFront)
	const band = frontBandThickness(finishes.exterior.category)
	const height = stripHeight(context, x, x + width)
	const strip = builder.add({
		...exteriorOf(context),
		part: 'CornerStrip',
		stance: 'Front',
		x,
		y,
		z: 0,
		size: [width, thickness, height],
		blank: { length: height, width: visible },
		edges: { length1: band, length2: band },
	})
	if (!isFront) addCornerBatten(strip, side, context.fittings)
	return [{ place: 'Corner', width: visible, length: height }]
}

// One batten a corner: in line with the narrower strip, beside its edge towards the corner.
function addCornerBatten(strip: Board, side: EndSide, { add }: FittingBuilder): void {
	const { u, v, n } = strip.pose
	const way = side === 'left' ? -1 : 1
	const across = side === 'left' ? -STRIP_BEHIND / 2 : strip.width - HALF_GAP + STRIP_BEHIND / 2
	const pose = {
		origin: pointOn(strip, [0, across, strip.thickness / 2]),
		u,
		v: n,
		n: [way * v[0], way * v[1], way * v[2]] as const,
	}
	const { group, id, length } = strip
	add({ family: 'corner-batten', size: length }, { group, boards: [id], pose })
}

/** Each batten holds the strip of the other run too, which may be built after it. Corners are in one order in both lists. */
export function joinCornerStrips(fittings: readonly Fitting[], boards: readonly Board[]): void {
	const strips = boards.filter(({ part }) => part === 'CornerStrip')
	const mains = strips.filter(({ run }) => run === 'Main')
	const sides = strips.filter(({ run }) => run !== 'Main')
	const partnerOf = (id: Board['id']) =>
		sides[mains.findIndex((main) => main.id === id)] ??
		mains[sides.findIndex((side) => side.id === id)]
	for (const { item, boards: held } of fittings) {
		const [own] = held
		const partner = item.family === 'corner-batten' && own !== undefined && partnerOf(own)
		if (partner) held.push(partner.id)
	}
}

function stripHeight({ space, places }: FinishingContext, x1: number, x2: number): number {
	const before = places.find((place) => place.x <= x1 && place.x + place.width >= x2)
	const limits = [x1, x2].flatMap((x) => [
		carcassLimit(space.envelope, x),
		...(before ? [heightAt(before.shape.line, x)] : []),
	])
	return Math.floor(Math.min(...limits))
}

// Where open carcasses pass behind a corner, their strip stands before them.
function stripPlane(space: RunSpace, isFront: boolean): { y: number; thickness: number } {
	const plane = fillerPlane(space)
	return space.fronts || !isFront ? plane : { ...plane, y: plane.y + CARCASS }
}

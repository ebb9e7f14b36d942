// The top of a box between its sides: one level panel, or panels along the slope with plumb ends (domain 3.5).
//
//        ／▔▔▔▔   flat part
//      ／          plumb cut where they meet
//    ／            drawn inside the true board: the face that lies further in

import { CARCASS } from '../../constants.ts'
import type { Board, Point2, Point3 } from '../../furniture/board.ts'
import { CARCASS_BAND } from '../../furniture/finish.ts'
import { cornersUnder, heightAt } from '../layout/module-shape.ts'
import { backGroove, type CarcassContext } from './carcass-context.ts'

export function buildTop(context: CarcassContext): Board[] {
	const { place, space } = context
	if (space.back) {
		return buildTopAlongDepth(context, space.back.profile)
	}
	const x1 = place.x + CARCASS
	const x2 = place.x + place.width - CARCASS
	const { line } = place.shape
	const end = (x: number): Point2 => [x, heightAt(line, x)]
	const points = [end(x1), ...cornersUnder(line, 0, x1, x2), end(x2)]
	return points.slice(1).map((to, i) => addPanel(context, points[i] ?? to, to))
}

function addPanel(
	{ builder, place, space, common }: CarcassContext,
	from: Point2,
	to: Point2,
): Board {
	const run = to[0] - from[0]
	const rise = to[1] - from[1]
	const face = Math.hypot(run, rise)
	const shift = CARCASS * Math.abs(rise / run)
	const [cos, sin] = [run / face, rise / face]
	const axes = {
		u: [cos, 0, sin] as Point3,
		v: [0, 1, 0] as Point3,
		n: [-sin, 0, cos] as Point3,
	}
	// Both plumb ends cut the panel at an angle; a rectangle inside it starts where the further-in face does.
	const inner = face - shift
	const start = rise < 0 ? shift : 0
	const x = from[0] + start * cos + CARCASS * sin
	const z = from[1] + start * sin - CARCASS * cos
	const angle = Math.round(((Math.atan2(rise, run) * 180) / Math.PI) * 10) / 10
	const { slot = 0 } = place
	const depth = space.carcassDepth - slot
	return builder.add({
		...common,
		part: 'Top',
		stance: 'Flat',
		...(rise !== 0 && { axes }),
		x,
		y: space.standoff + slot,
		z,
		size: [rise === 0 ? face : inner, depth, CARCASS],
		blank: { length: tenth(rise === 0 ? face : face + shift), width: depth },
		edges: { length2: CARCASS_BAND },
		// Behind a slot the back ends below; a hatch has none.
		grooves:
			slot > 0 || place.backless
				? []
				: [backGroove('B', rise > 0 ? -shift : 0, rise < 0 ? face : inner)],
		cuts:
			rise === 0
				? []
				: [
						{ edge: 1, angle },
						{ edge: 3, angle: -angle },
					],
	})
}

// Under a back slope: panels from the rear to the front, sloped, then level. They have no groove.
function buildTopAlongDepth(
	{ builder, place, space, common }: CarcassContext,
	profile: readonly Point2[],
): Board[] {
	const length = place.width - 2 * CARCASS
	return profile.slice(1).map(([y2, z2], i) => {
		const [y1, z1] = profile[i] ?? [0, 0]
		const face = Math.hypot(y2 - y1, z2 - z1)
		const rise = (z2 - z1) / (y2 - y1)
		const shift = CARCASS * rise
		const [cos, sin] = [(y2 - y1) / face, (z2 - z1) / face]
		const angle = Math.round(((Math.atan(rise) * 180) / Math.PI) * 10) / 10
		return builder.add({
			...common,
			part: 'Top',
			stance: 'Flat',
			axes: { u: [1, 0, 0], v: [0, cos, sin], n: [0, -sin, cos] },
			x: place.x + CARCASS,
			y: space.standoff + y1 + CARCASS * sin,
			z: z1 - CARCASS * cos,
			size: [length, face - shift, CARCASS],
			blank: { length, width: tenth(face + shift) },
			edges: { length2: CARCASS_BAND },
			cuts:
				rise === 0
					? []
					: [
							{ edge: 2, angle },
							{ edge: 0, angle: -angle },
						],
		})
	})
}

function tenth(value: number): number {
	return Math.round(value * 10) / 10
}

// Who and what is shown beside the furniture, for its scale. Nobody orders it, so it is no part of the furniture.
import type { Point3 } from '@gabarit/engine'

/** `at`: the middle of its foot, mm. `turn`: degrees; at 0 a chair faces the back wall, a person the viewer. */
export type StageThing =
	| { kind: 'person'; at: Point3; height: number; turn: number }
	| { kind: 'chair'; at: Point3; seat: number; turn: number }

/** A box in the axes of its thing: right, out towards the viewer, up. `lean`: degrees backwards. */
export type ThingBox = {
	middle: Point3
	size: Point3
	finish: 'shell' | 'frame'
	lean?: number
}

/** mm: the chair that the sizes are of; a child's is smaller in all. */
const usualSeat = 450
const shell = { width: 430, depth: 420, thickness: 26, back: 330, backOver: 150, lean: 8 }
const leg = { thickness: 22, spread: 195 }

export function chairBoxes(seat: number): ThingBox[] {
	const scale = seat / usualSeat
	const box = (middle: Point3, size: Point3, rest: Omit<ThingBox, 'middle' | 'size'>) => ({
		middle: scaled(middle, scale),
		size: scaled(size, scale),
		...rest,
	})
	const { width, depth, thickness, back, backOver, lean } = shell
	const { spread } = leg
	const under = usualSeat - thickness
	const legs = [-spread, spread].flatMap((x) =>
		[-spread, spread].map((y) =>
			box([x, y, under / 2], [leg.thickness, leg.thickness, under], { finish: 'frame' }),
		),
	)
	const rails = [-spread, spread].map((y) =>
		box([0, y, under - 24], [2 * spread, leg.thickness, leg.thickness], { finish: 'frame' }),
	)
	const rear = depth / 2 - 8
	const posts = [-1, 1].map((side) =>
		box([side * (width / 2 - 40), rear, usualSeat + 130], [18, 14, 300], {
			finish: 'frame',
			lean,
		}),
	)
	return [
		...legs,
		...rails,
		...posts,
		box([0, 0, usualSeat - thickness / 2], [width, depth, thickness], { finish: 'shell' }),
		box([0, rear + 34, usualSeat + backOver + back / 2], [width - 20, 20, back], {
			finish: 'shell',
			lean,
		}),
	]
}

function scaled([x, y, z]: Point3, scale: number): Point3 {
	return [x * scale, y * scale, z * scale]
}

type Silhouette = readonly (readonly [x: number, y: number])[]

/** From the crown down to the crotch along one side, as shares of the height; the other side mirrors it. */
const grownUp: Silhouette = [
	[0, 1],
	[0.022, 0.996],
	[0.041, 0.978],
	[0.048, 0.948],
	[0.046, 0.922],
	[0.036, 0.89],
	[0.028, 0.874],
	[0.028, 0.856],
	[0.05, 0.846],
	[0.096, 0.834],
	[0.117, 0.815],
	[0.126, 0.78],
	[0.13, 0.71],
	[0.133, 0.63],
	[0.136, 0.55],
	[0.139, 0.49],
	[0.137, 0.45],
	[0.128, 0.438],
	[0.119, 0.46],
	[0.114, 0.53],
	[0.107, 0.62],
	[0.1, 0.7],
	[0.096, 0.722],
	[0.09, 0.66],
	[0.088, 0.6],
	[0.096, 0.53],
	[0.1, 0.46],
	[0.093, 0.34],
	[0.084, 0.27],
	[0.083, 0.2],
	[0.069, 0.09],
	[0.068, 0.04],
	[0.086, 0.014],
	[0.083, 0],
	[0.03, 0],
	[0.026, 0.04],
	[0.027, 0.12],
	[0.03, 0.21],
	[0.024, 0.29],
	[0.018, 0.38],
	[0.005, 0.47],
]

/** mm: up to this height the head is that of a child. */
const childUpTo = 1550
const child = { neck: 0.856, head: 1.28 }

/** The outline of a standing person, counter-clockwise from the crown, mm from the middle of the feet. */
export function personOutline(height: number): [number, number][] {
	const half = height < childUpTo ? grownUp.map(withChildsHead) : grownUp
	const top = half[0]?.[1] ?? 1
	const scale = height / top
	const left = half.map(([x, y]): [number, number] => [-x * scale, y * scale])
	const right = half.slice(1).map(([x, y]): [number, number] => [x * scale, y * scale])
	return [...left, ...right.toReversed()]
}

function withChildsHead([x, y]: Silhouette[number]): Silhouette[number] {
	if (y <= child.neck) return [x, y]
	return [x * child.head, child.neck + (y - child.neck) * child.head]
}

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

/** The corners of what is seen of it; a chair stands under what it belongs to. */
export function thingCorners(thing: StageThing): Point3[] {
	if (thing.kind === 'chair') return []
	const { at, height } = thing
	const half = personHalf * height
	return [-half, half].flatMap((side): Point3[] => [
		[at[0] + side, at[1], at[2]],
		[at[0] + side, at[1], at[2] + height],
	])
}

/** Of the width, as a share of the height. */
const personHalf = 0.152

type Silhouette = readonly (readonly [x: number, y: number])[]

/** Hands in the pockets of a coat: from the crown down to its hem along one side, as shares of the height. */
const grownUp: Silhouette = [
	[0, 1],
	[0.022, 0.996],
	[0.041, 0.978],
	[0.048, 0.948],
	[0.046, 0.922],
	[0.036, 0.89],
	[0.028, 0.874],
	[0.03, 0.858],
	[0.056, 0.847],
	[0.1, 0.832],
	[0.122, 0.808],
	[0.134, 0.75],
	[0.145, 0.68],
	[0.152, 0.622],
	[0.146, 0.588],
	[0.126, 0.545],
	[0.112, 0.515],
	[0.114, 0.48],
	[0.118, 0.43],
	[0.118, 0.402],
	[0.098, 0.396],
	[0.094, 0.39],
	[0.09, 0.3],
	[0.085, 0.2],
	[0.08, 0.07],
	[0.081, 0.042],
	[0.098, 0.018],
	[0.096, 0],
	[0.026, 0],
	[0.024, 0.03],
	[0.022, 0.12],
	[0.018, 0.25],
	[0.008, 0.392],
]

/** mm: up to this height the head is that of a child. */
const childUpTo = 1550
const child = { neck: 0.856, head: 1.2 }

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

/** Inside the outline: hair, collar, the front and the arms of the coat, its hem; as shares of the height. */
const inner: readonly Silhouette[] = [
	[
		[-0.046, 0.944],
		[-0.026, 0.962],
		[0.01, 0.97],
		[0.047, 0.944],
	],
	[
		[-0.03, 0.858],
		[0, 0.79],
		[0.03, 0.858],
	],
	[
		[0, 0.79],
		[0, 0.404],
	],
	[
		[-0.118, 0.402],
		[0.118, 0.402],
	],
	[
		[-0.1, 0.77],
		[-0.101, 0.66],
		[-0.106, 0.56],
	],
	[
		[0.1, 0.77],
		[0.101, 0.66],
		[0.106, 0.56],
	],
]

/** The strokes inside the outline, mm from the middle of the feet. */
export function personStrokes(height: number): [number, number][][] {
	const isChild = height < childUpTo
	const top = isChild ? (withChildsHead([0, 1])[1] ?? 1) : 1
	const scale = height / top
	return inner.map((stroke) =>
		stroke.map((point): [number, number] => {
			const [x, y] = isChild ? withChildsHead(point) : point
			return [x * scale, y * scale]
		}),
	)
}

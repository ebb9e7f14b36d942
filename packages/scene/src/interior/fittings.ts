import type { Board, Fitting, Furniture, Point3 } from '@gabarit/engine'

export type FittingFinish = 'rail' | 'metal' | 'light'

/** Two opposite corners in the room, the lower one first, mm. */
export type FittingBox = { finish: FittingFinish; from: Point3; to: Point3 }

/** Two opposite corners in the axes of a pose: along it, across, away from what it is fixed to. */
type Part = { finish: FittingFinish; from: Point3; to: Point3 }
type Space = { from: Point3; to: Point3 }

const railBar = { height: 30, thickness: 15, end: 8 }
const socket = { height: 44, thickness: 24 }
const liftArm = { inset: 14, thickness: 18 }
const trouserBar = { pitch: 36, thickness: 10, first: 36 }
const rackSide = 16
const rackFront = 12
const lightBar = { height: 10, depth: 20 }

/** A bar across a bay on two sockets, its axis at (0, `down`). */
function railParts(from: number, to: number, down: number): Part[] {
	const part = (a: number, b: number, { height, thickness }: typeof socket): Part => ({
		finish: 'rail',
		from: [a, -thickness / 2, down - height / 2],
		to: [b, thickness / 2, down + height / 2],
	})
	return [
		part(from + railBar.end, to - railBar.end, railBar),
		part(from, from + railBar.end, socket),
		part(to - railBar.end, to, socket),
	]
}

function liftParts({ from, to }: Space): Part[] {
	const down = from[2] + socket.height / 2
	const half = liftArm.thickness / 2
	const arms = [from[0] + liftArm.inset, to[0] - liftArm.inset - liftArm.thickness]
	return [
		...railParts(from[0], to[0], down),
		...arms.map(
			(a): Part => ({
				finish: 'metal',
				from: [a, -half, down],
				to: [a + liftArm.thickness, half, to[2]],
			}),
		),
	]
}

function slidingRailParts({ from, to }: Space): Part[] {
	return [
		{ finish: 'metal', from, to: [to[0], to[1], from[2] + railBar.height] },
		{ finish: 'rail', from: [from[0] + 20, -5, to[2] - 12], to: [to[0] - 10, 5, to[2]] },
	]
}

function trouserRackParts(rack: Space): Part[] {
	const { from, to } = rack
	const half = trouserBar.thickness / 2
	const { along, down } = trouserBarsOf(rack)
	return [
		{ finish: 'metal', from, to: [from[0] + rackSide, to[1], to[2]] },
		{ finish: 'metal', from: [to[0] - rackSide, from[1], from[2]], to },
		{ finish: 'metal', from: [from[0], to[1] - rackFront, from[2]], to },
		...along.map(
			(a): Part => ({
				finish: 'rail',
				from: [a - half, from[1], down - half],
				to: [a + half, to[1] - rackFront, down + half],
			}),
		),
	]
}

/** The bars' axes in a rack's box: along the run, and down from what closes the zone above. */
export function trouserBarsOf({ from, to }: Space): { along: number[]; down: number } {
	const first = from[0] + trouserBar.first
	const free = to[0] - from[0] - 2 * trouserBar.first
	const count = Math.max(1, Math.floor(free / trouserBar.pitch))
	return {
		along: Array.from({ length: count }, (_, i) => first + (i + 0.5) * (free / count)),
		down: to[2] - rackFront,
	}
}

function lightParts(length: number): Part[] {
	const half = lightBar.depth / 2
	const under = lightBar.height / 2
	return [
		{ finish: 'metal', from: [0, -half, -under], to: [length, half, under] },
		{ finish: 'light', from: [6, 4 - half, under], to: [length - 6, half - 4, under + 1] },
	]
}

const glideWidth = 34

/** Down to the floor from the board that it carries. */
function glideParts(height: number): Part[] {
	const half = glideWidth / 2
	return [{ finish: 'rail', from: [-half, -half, 0], to: [half, half, height] }]
}

const frameTube = 30
const traySheet = 2

/** A frame of square tubes, as wide as its box: two legs, a rail under the top, a foot on the floor. */
function steelFrameParts({ from, to }: Space): Part[] {
	const bar = (low: readonly [number, number], high: readonly [number, number]): Part => ({
		finish: 'rail',
		from: [from[0], low[0], low[1]],
		to: [to[0], high[0], high[1]],
	})
	const [back, front] = [from[1], to[1]]
	const [floor, top] = [from[2], to[2]]
	return [
		bar([back, floor], [back + frameTube, top]),
		bar([front - frameTube, floor], [front, top]),
		bar([back, top - frameTube], [front, top]),
		bar([back, floor], [front, floor + frameTube]),
	]
}

/** A channel of folded sheet, open above and lower in front; it hangs down from the board. */
function trayParts({ from, to }: Space): Part[] {
	const sheet = (low: Point3, high: Point3): Part => ({ finish: 'metal', from: low, to: high })
	const lip = from[2] + (to[2] - from[2]) / 3
	return [
		sheet([from[0], from[1], to[2] - traySheet], to),
		sheet(from, [to[0], from[1] + traySheet, to[2]]),
		sheet([from[0], to[1] - traySheet, lip], to),
	]
}

const legPlate = { beyond: 14, thickness: 4 } as const

/** A square tube under a plate; its axis goes down from the carcass. */
function legParts({ from, to }: Space): Part[] {
	const { beyond, thickness } = legPlate
	return [
		{ finish: 'rail', from, to },
		{
			finish: 'rail',
			from: [from[0] - beyond, from[1] - beyond, from[2]],
			to: [to[0] + beyond, to[1] + beyond, from[2] + thickness],
		},
	]
}

function partsOf({ item: { family, size }, box, pose }: Fitting): Part[] {
	if (family === 'rail') return railParts(0, Number(size), 0)
	if (family === 'led') return lightParts(Number(size))
	if (family === 'glide') return glideParts(pose?.origin[2] ?? 0)
	if (!box) return []
	if (family === 'ceiling-foot') return [{ finish: 'metal', ...box }]
	if (family === 'wardrobe-lift') return liftParts(box)
	if (family === 'sliding-rail') return slidingRailParts(box)
	if (family === 'trouser-rack') return trouserRackParts(box)
	if (family === 'steel-frame') return steelFrameParts(box)
	if (family === 'cable-tray') return trayParts(box)
	if (family === 'leg') return legParts(box)
	if (family === 'wall-rail') return [{ finish: 'metal', ...box }]
	return []
}

export function fittingBoxesOf({ fittings }: Pick<Furniture, 'fittings'>): FittingBox[] {
	return fittings.flatMap((fitting) => {
		const { pose } = fitting
		if (!pose) return []
		const inRoom = ([a, b, c]: Point3): Point3 => {
			const along = (axis: 0 | 1 | 2) =>
				pose.origin[axis] + a * pose.u[axis] + b * pose.v[axis] + c * pose.n[axis]
			return [along(0), along(1), along(2)]
		}
		return partsOf(fitting).map(({ finish, from, to }) => {
			const [p, q] = [inRoom(from), inRoom(to)]
			const corner = (end: 'min' | 'max'): Point3 => [
				Math[end](p[0], q[0]),
				Math[end](p[1], q[1]),
				Math[end](p[2], q[2]),
			]
			return { finish, from: corner('min'), to: corner('max') }
		})
	})
}

/** A batten between two corner strips is square (domain 4.2), mm. */
const cornerBatten = 19

/** Corner battens as boards of their strip's material, around the axis that the fitting gives. */
export function cornerBattensOf({
	boards,
	fittings,
}: Pick<Furniture, 'boards' | 'fittings'>): Board[] {
	return fittings.flatMap(({ id, item, pose, boards: [strip] }): Board[] => {
		const held = boards.find((board) => board.id === strip)
		if (item.family !== 'corner-batten' || !pose || !held) return []
		const { origin, u, v, n } = pose
		const corner = (axis: 0 | 1 | 2) => origin[axis] - (cornerBatten / 2) * (v[axis] + n[axis])
		const length = Number(item.size)
		return [
			{
				...held,
				id,
				length,
				width: cornerBatten,
				thickness: cornerBatten,
				outline: [
					[0, 0],
					[length, 0],
					[length, cornerBatten],
					[0, cornerBatten],
				],
				cuts: [],
				pose: { origin: [corner(0), corner(1), corner(2)], u, v, n },
			},
		]
	})
}

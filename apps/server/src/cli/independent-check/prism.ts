// Boards as `solve` prints them, and whether two of them overlap: convex pieces and the separating-axis test.
// Written from the wire format alone, so that it cannot repeat a mistake of the engine.

export type Vector = readonly [number, number, number]

/** A board as `solve` prints it: the part of it that says where it is. */
export type PrintedBoard = {
	id: string
	thickness: number
	groove: 0 | 8
	outline: [number, number][]
	pose: { origin: Vector; u: Vector; v: Vector; n: Vector }
}

/** A convex piece of a board: its corners, and the directions that can separate it from another. */
type Piece = { corners: Vector[]; inPlane: Vector[]; edges: Vector[] }

export type Solid = {
	board: PrintedBoard
	pieces: Piece[]
	lowest: Vector
	highest: Vector
}

/** Boards may share a face: numbers are printed with a rounding error far below this. */
export const touching = 0.01

function dot(a: Vector, b: Vector): number {
	return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function cross(a: Vector, b: Vector): Vector {
	return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/** The directions of the given vectors, those without one left out. */
function units(vectors: Vector[]): Vector[] {
	return vectors
		.map((a): [Vector, number] => [a, Math.hypot(...a)])
		.filter(([, length]) => length > 1e-9)
		.map(([a, length]) => [a[0] / length, a[1] / length, a[2] / length])
}

export function solidOf(board: PrintedBoard): Solid {
	const pieces = convexPieces(board.outline).map((outline) => pieceOf(board, outline))
	const corners = pieces.flatMap((piece) => piece.corners)
	const extreme = (pick: (...values: number[]) => number): Vector => [
		pick(...corners.map((corner) => corner[0])),
		pick(...corners.map((corner) => corner[1])),
		pick(...corners.map((corner) => corner[2])),
	]
	return { board, pieces, lowest: extreme(Math.min), highest: extreme(Math.max) }
}

function pieceOf(board: PrintedBoard, outline: [number, number][]): Piece {
	const { u, v, n } = board.pose
	const corners = [0, board.thickness].flatMap((c) => outline.map(([a, b]) => at(board, a, b, c)))
	const sides = outline.map(([a, b], i): Vector => {
		const [nextA, nextB] = outline[(i + 1) % outline.length] ?? [a, b]
		const along = (k: 0 | 1 | 2) => (nextA - a) * u[k] + (nextB - b) * v[k]
		return [along(0), along(1), along(2)]
	})
	const inPlane = units(sides.map((side) => cross(side, n)))
	return { corners, inPlane, edges: [...units(sides), n] }
}

function at({ pose }: PrintedBoard, a: number, b: number, c: number): Vector {
	const along = (k: 0 | 1 | 2) => pose.origin[k] + a * pose.u[k] + b * pose.v[k] + c * pose.n[k]
	return [along(0), along(1), along(2)]
}

/** Every corner of a board, in the room. */
export function cornersOf({ pieces }: Solid): Vector[] {
	return pieces.flatMap((piece) => piece.corners)
}

/** How far two boards are inside each other beyond what their grooves allow, 0 when they are not. */
export function overlapOf(a: Solid, b: Solid): number {
	if (![0, 1, 2].every((k) => inside(a, b, k as 0 | 1 | 2))) return 0
	return Math.max(0, ...a.pieces.flatMap((p) => b.pieces.map((q) => pieceOverlap(a, p, b, q))))
}

function inside(a: Solid, b: Solid, k: 0 | 1 | 2): boolean {
	return a.lowest[k] < b.highest[k] - touching && b.lowest[k] < a.highest[k] - touching
}

function pieceOverlap(a: Solid, p: Piece, b: Solid, q: Piece): number {
	const crossed = units(p.edges.flatMap((e) => q.edges.map((f) => cross(e, f))))
	const axes = [a.board.pose.n, b.board.pose.n, ...p.inPlane, ...q.inPlane, ...crossed]
	const depth = Math.min(...axes.map((axis) => commonLength(axis, p, q)))
	if (depth <= touching || sitsInGroove(a, p, q) || sitsInGroove(b, q, p)) return 0
	return depth
}

/** A grooved board enters its neighbour edge first, by at most the depth of its groove. */
function sitsInGroove({ board }: Solid, own: Piece, other: Piece): boolean {
	if (board.groove === 0) return false
	const entered = Math.min(...own.inPlane.map((axis) => commonLength(axis, own, other)))
	return entered <= board.groove + touching
}

/** How much of two pieces' shadows on an axis coincides. */
function commonLength(axis: Vector, p: Piece, q: Piece): number {
	const [pLow, pHigh] = shadowOf(axis, p)
	const [qLow, qHigh] = shadowOf(axis, q)
	return Math.min(pHigh - qLow, qHigh - pLow)
}

function shadowOf(axis: Vector, { corners }: Piece): [number, number] {
	let low = Number.POSITIVE_INFINITY
	let high = Number.NEGATIVE_INFINITY
	for (const corner of corners) {
		const place = dot(axis, corner)
		low = Math.min(low, place)
		high = Math.max(high, place)
	}
	return [low, high]
}

type Corner = [number, number]
type Outline = Corner[]

/** A convex outline as it is, a notched one cut into triangles, ear by ear. */
function convexPieces(outline: Outline): Outline[] {
	const turning = areaOf(outline) > 0 ? outline : outline.toReversed()
	if (turning.every((_, i) => turnAt(turning, i) >= -1e-9)) return [turning]
	const rest = [...turning]
	const pieces: Outline[] = []
	while (rest.length > 3) {
		const ear = rest.findIndex((_, i) => isEar(rest, i))
		if (ear < 0) throw new Error(`An outline crosses itself: ${JSON.stringify(outline)}`)
		pieces.push([before(rest, ear), rest[ear] ?? [0, 0], after(rest, ear)])
		rest.splice(ear, 1)
	}
	return [...pieces, rest].filter((piece) => areaOf(piece) > 1e-6)
}

function before(outline: Outline, i: number): [number, number] {
	return outline[(i + outline.length - 1) % outline.length] ?? [0, 0]
}

function after(outline: Outline, i: number): [number, number] {
	return outline[(i + 1) % outline.length] ?? [0, 0]
}

function areaOf(outline: Outline): number {
	return outline.reduce((sum, [x, y], i) => {
		const [nextX, nextY] = after(outline, i)
		return sum + (x * nextY - nextX * y) / 2
	}, 0)
}

function turn(p: [number, number], q: [number, number], r: [number, number]): number {
	return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
}

function turnAt(outline: Outline, i: number): number {
	return turn(before(outline, i), outline[i] ?? [0, 0], after(outline, i))
}

function isEar(outline: Outline, i: number): boolean {
	const p = before(outline, i)
	const q: Corner = outline[i] ?? [0, 0]
	const r = after(outline, i)
	if (turn(p, q, r) < 0) return false
	const others = outline.filter((corner) => corner !== p && corner !== q && corner !== r)
	return others.every((c) => !(turn(p, q, c) >= 0 && turn(q, r, c) >= 0 && turn(r, p, c) >= 0))
}

/** u, v and n are orthonormal, the outline is a surface. */
export function poseFaults({ id, outline, thickness, pose: { u, v, n } }: PrintedBoard): string[] {
	const square = [dot(u, v), dot(v, n), dot(n, u), dot(u, u) - 1, dot(v, v) - 1, dot(n, n) - 1]
	const faults = square.some((value) => Math.abs(value) > 1e-6) ? [`${id} stands askew`] : []
	if (!(Math.abs(areaOf(outline)) >= 1) || !(thickness > 0)) faults.push(`${id} has no body`)
	return faults
}

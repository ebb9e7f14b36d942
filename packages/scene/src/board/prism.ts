// A board's outline made solid: two faces, a narrow face per side, and a small chamfer between them.
//
//        inset       c = thickness
//       .------.     chamfer
//      |        |    narrow face (edge banding)
//       `------'     chamfer
//                    c = 0
import type { Point2 } from '@gabarit/engine'
import { ShapeUtils, Vector2 } from 'three'
import { metres } from '../axes.ts'
import { counterClockwise } from './counter-clockwise.ts'
import { figureSheet } from './figure-sheet.ts'
import type { GrainOffset } from './grain-offset.ts'

export type PrismShape = {
	outline: readonly Point2[]
	thickness: number
	grain: 'length' | 'width' | 'none'
	offset: GrainOffset
	chamfer: number
}

/** Positions in metres; uv runs over the figured sheet, v along the grain. */
export type Prism = { positions: number[]; normals: number[]; uvs: number[]; indices: number[] }

type Normal = readonly [number, number, number]
type Uv = readonly [number, number]

function sideNormal([ax, ay]: Point2, [bx, by]: Point2): Point2 {
	const length = Math.hypot(bx - ax, by - ay) || 1
	return [(by - ay) / length, (ax - bx) / length]
}

/** The outline moved inwards by the chamfer, corners mitred. */
export function insetOutline(outline: readonly Point2[], inset: number): Point2[] {
	const count = outline.length
	return outline.map((point, i) => {
		const before = outline[(i + count - 1) % count] ?? point
		const after = outline[(i + 1) % count] ?? point
		const [px, py] = sideNormal(before, point)
		const [qx, qy] = sideNormal(point, after)
		const share = inset / Math.max(0.2, 1 + px * qx + py * qy)
		return [point[0] - (px + qx) * share, point[1] - (py + qy) * share]
	})
}

function pushQuad(
	prism: Prism,
	corners: readonly (readonly [number, number, number])[],
	normals: readonly Normal[],
	uvs: readonly Uv[],
) {
	const first = prism.positions.length / 3
	corners.forEach((corner, i) => {
		prism.positions.push(corner[0] * metres, corner[1] * metres, corner[2] * metres)
		prism.normals.push(...(normals[i] ?? [0, 0, 1]))
		prism.uvs.push(...(uvs[i] ?? [0, 0]))
	})
	prism.indices.push(first, first + 1, first + 2, first, first + 2, first + 3)
}

function pushFace(prism: Prism, shape: PrismShape, outline: Point2[], up: boolean) {
	const c = up ? shape.thickness : 0
	const first = prism.positions.length / 3
	for (const [a, b] of outline) {
		prism.positions.push(a * metres, b * metres, c * metres)
		prism.normals.push(0, 0, up ? 1 : -1)
		prism.uvs.push(...faceUv(shape, a, b))
	}
	for (const [i = 0, j = 0, k = 0] of trianglesOf(outline)) {
		prism.indices.push(first + i, first + (up ? j : k), first + (up ? k : j))
	}
}

const twoTriangles = [
	[0, 1, 2],
	[0, 2, 3],
]

/** A board with four corners is never so hollow that it needs a search for triangles. */
function trianglesOf(outline: readonly Point2[]): number[][] {
	if (outline.length === 4) return twoTriangles
	return ShapeUtils.triangulateShape(
		outline.map(([a, b]) => new Vector2(a, b)),
		[],
	)
}

function faceUv({ grain, offset, outline }: PrismShape, a: number, b: number): Uv {
	const [length, width] = grain === 'width' ? [b, a] : [a, b]
	const across = offset.mirrored ? acrossEndOf(outline, grain) - width : width
	return [
		(offset.across + across) / figureSheet.across,
		(offset.along + length) / figureSheet.along,
	]
}

/** Of a mirrored piece: the two ends across the grain, added. */
function acrossEndOf(outline: readonly Point2[], grain: PrismShape['grain']): number {
	const places = outline.map(([a, b]) => (grain === 'width' ? a : b))
	return Math.min(...places) + Math.max(...places)
}

/** Bandings are strips of the same sheet: their grain runs along the edge. */
function bandUv({ offset }: PrismShape, distance: number, c: number): Uv {
	return [(offset.across + c) / figureSheet.across, (offset.along + distance) / figureSheet.along]
}

function pushSide(
	prism: Prism,
	shape: PrismShape,
	outer: [Point2, Point2],
	inner: [Point2, Point2],
) {
	const { thickness, chamfer } = shape
	const [p, q] = outer
	const [pi, qi] = inner
	const [nx, ny] = sideNormal(p, q)
	const side: Normal = [nx, ny, 0]
	const length = Math.hypot(q[0] - p[0], q[1] - p[1])
	const uv = (distance: number, c: number) => bandUv(shape, distance, c)
	const low = chamfer
	const high = thickness - chamfer
	pushQuad(
		prism,
		[
			[p[0], p[1], low],
			[q[0], q[1], low],
			[q[0], q[1], high],
			[p[0], p[1], high],
		],
		[side, side, side, side],
		[uv(0, low), uv(length, low), uv(length, high), uv(0, high)],
	)
	if (chamfer === 0) return
	const slant = Math.SQRT1_2
	const upper: Normal = [nx * slant, ny * slant, slant]
	const lower: Normal = [nx * slant, ny * slant, -slant]
	pushQuad(
		prism,
		[
			[p[0], p[1], high],
			[q[0], q[1], high],
			[qi[0], qi[1], thickness],
			[pi[0], pi[1], thickness],
		],
		[upper, upper, upper, upper],
		[uv(0, high), uv(length, high), uv(length, thickness), uv(0, thickness)],
	)
	pushQuad(
		prism,
		[
			[pi[0], pi[1], 0],
			[qi[0], qi[1], 0],
			[q[0], q[1], low],
			[p[0], p[1], low],
		],
		[lower, lower, lower, lower],
		[uv(0, 0), uv(length, 0), uv(length, low), uv(0, low)],
	)
}

/** In the board's own axes: a along its length, b along its width, c through its thickness. */
export function prismOf(shape: PrismShape): Prism {
	const prism: Prism = { positions: [], normals: [], uvs: [], indices: [] }
	const outline = counterClockwise(shape.outline)
	const inner = shape.chamfer === 0 ? outline : insetOutline(outline, shape.chamfer)
	pushFace(prism, shape, inner, false)
	pushFace(prism, shape, inner, true)
	outline.forEach((point, i) => {
		const next = (i + 1) % outline.length
		const innerPoint = inner[i] ?? point
		pushSide(prism, shape, [point, outline[next] ?? point], [innerPoint, inner[next] ?? innerPoint])
	})
	return prism
}

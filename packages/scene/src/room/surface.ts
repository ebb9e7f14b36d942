// Corners come in millimetres of the furniture's axes.
import type { Point3 } from '@gabarit/engine'
import { toScene } from '../axes.ts'

/** Flat faces in three's axes; `tints` multiplies the colour per corner. */
export type Surface = {
	positions: number[]
	normals: number[]
	uvs: number[]
	tints: number[]
	indices: number[]
}

export function emptySurface(): Surface {
	return { positions: [], normals: [], uvs: [], tints: [], indices: [] }
}

export type QuadLook = { uvs?: readonly (readonly [number, number])[]; tint?: number }

function normalOf([a, b, , d]: readonly Point3[]): Point3 {
	if (!a || !b || !d) return [0, 0, 1]
	const p: Point3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
	const q: Point3 = [d[0] - a[0], d[1] - a[1], d[2] - a[2]]
	const cross: Point3 = [
		p[1] * q[2] - p[2] * q[1],
		p[2] * q[0] - p[0] * q[2],
		p[0] * q[1] - p[1] * q[0],
	]
	const length = Math.hypot(...cross) || 1
	return [cross[0] / length, cross[1] / length, cross[2] / length]
}

/** The face looks the way `towards` points. */
export function pushQuad(
	surface: Surface,
	corners: readonly [Point3, Point3, Point3, Point3],
	towards: Point3,
	look: QuadLook = {},
): void {
	const normal = normalOf(corners)
	const agrees = normal[0] * towards[0] + normal[1] * towards[1] + normal[2] * towards[2] > 0
	const first = surface.positions.length / 3
	const sign = agrees ? 1 : -1
	corners.forEach((corner, i) => {
		const uv = look.uvs?.[i] ?? [0, 0]
		const tint = look.tint ?? 1
		surface.positions.push(...toScene(corner))
		surface.normals.push(sign * normal[0], sign * normal[2], sign * normal[1])
		surface.uvs.push(uv[0], uv[1])
		surface.tints.push(tint, tint, tint)
	})
	// the axes' swap turns the winding round: what agrees in millimetres is wound backwards in three
	const order = agrees ? [0, 2, 1, 0, 3, 2] : [0, 1, 2, 0, 2, 3]
	for (const i of order) surface.indices.push(first + i)
}

export function pushBox(surface: Surface, from: Point3, to: Point3, tint = 1): void {
	for (const axis of [0, 1, 2] as const) {
		for (const end of [from, to]) {
			const corner = (second: Point3, third: Point3): Point3 => {
				const point: [number, number, number] = [0, 0, 0]
				point[axis] = end[axis]
				point[(axis + 1) % 3] = second[(axis + 1) % 3] ?? 0
				point[(axis + 2) % 3] = third[(axis + 2) % 3] ?? 0
				return point
			}
			const towards: [number, number, number] = [0, 0, 0]
			towards[axis] = end === to ? 1 : -1
			const face = [corner(from, from), corner(to, from), corner(to, to), corner(from, to)] as const
			pushQuad(surface, face, towards, { tint })
		}
	}
}

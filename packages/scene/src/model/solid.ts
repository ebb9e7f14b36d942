// What is of one finish, as one body: an app that shows it draws it in one go.
import { type BufferGeometry, Matrix3, type Matrix4, Vector3 } from 'three'

/** Triangles in metres of three's axes. */
export type Solid = { positions: number[]; normals: number[]; uvs: number[]; indices: number[] }

export function emptySolid(): Solid {
	return { positions: [], normals: [], uvs: [], indices: [] }
}

/** Adds a geometry at a place; `stretch` multiplies its uv. */
export function addToSolid(
	solid: Solid,
	geometry: BufferGeometry,
	matrix: Matrix4,
	stretch: readonly [number, number] = [1, 1],
): void {
	const { position, normal, uv } = geometry.attributes
	if (!position || !normal) throw new Error('A geometry without corners or normals')
	const first = solid.positions.length / 3
	const turn = new Matrix3().getNormalMatrix(matrix)
	const at = new Vector3()
	for (let i = 0; i < position.count; i++) {
		at.fromBufferAttribute(position, i).applyMatrix4(matrix)
		solid.positions.push(at.x, at.y, at.z)
		at.fromBufferAttribute(normal, i).applyMatrix3(turn).normalize()
		solid.normals.push(at.x, at.y, at.z)
		solid.uvs.push((uv?.getX(i) ?? 0) * stretch[0], (uv?.getY(i) ?? 0) * stretch[1])
	}
	const order = indicesOf(geometry)
	// A mirroring place turns the winding round.
	const [second, third] = matrix.determinant() < 0 ? [2, 1] : [1, 2]
	for (let i = 0; i < order.length; i += 3) {
		const corner = (step: number) => first + (order[i + step] ?? 0)
		solid.indices.push(corner(0), corner(second), corner(third))
	}
}

function indicesOf({ index, attributes }: BufferGeometry): ArrayLike<number> {
	return index?.array ?? Array.from({ length: attributes['position']?.count ?? 0 }, (_, i) => i)
}

export type Box = { low: Vector3; high: Vector3 }

/** The box around all of them. */
export function boxOf(solids: readonly Pick<Solid, 'positions'>[]): Box {
	const box = { low: new Vector3().setScalar(Infinity), high: new Vector3().setScalar(-Infinity) }
	const at = new Vector3()
	for (const { positions } of solids) {
		for (let i = 0; i < positions.length; i += 3) {
			at.fromArray(positions, i)
			box.low.min(at)
			box.high.max(at)
		}
	}
	return box
}

/** Each corner is moved by what `place` does to it. */
export function moveCorners({ positions }: Solid, place: (corner: Vector3) => void): void {
	const at = new Vector3()
	for (let i = 0; i < positions.length; i += 3) {
		place(at.fromArray(positions, i))
		at.toArray(positions, i)
	}
}

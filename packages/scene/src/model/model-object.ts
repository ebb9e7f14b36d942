import type { Catalogue, Furniture } from '@gabarit/engine'
import {
	BufferGeometry,
	Color,
	Float32BufferAttribute,
	Group,
	Mesh,
	MeshStandardMaterial,
	type Texture,
} from 'three'
import { boardRoughness } from '../material/board-material.ts'
import { bakedFigure } from './baked-figure.ts'
import { furnitureModelOf, isFigured } from './furniture-model.ts'
import type { ModelFinish } from './model-parts.ts'
import type { Solid } from './solid.ts'

export type ModelInput = { furniture: Furniture; catalogue: Catalogue }

/** The furniture as meshes with three's own materials. The caller disposes of it. */
export async function modelObject(made: ModelInput, signal?: AbortSignal): Promise<Group> {
	const { bodies } = furnitureModelOf(made)
	const sheets = bodies.filter(
		({ finish }) => finish.kind === 'board' && finish.color.pattern === 'Wood',
	).length
	const group = new Group()
	group.name = 'furniture'
	let count = 0
	for (const { finish, solid } of bodies) {
		const figure =
			finish.kind === 'board' && isFigured(finish)
				? // oxlint-disable-next-line no-await-in-loop -- one sheet serves them all, so nothing is gained at once
					await bakedFigure(finish.color, sheets, signal)
				: null
		signal?.throwIfAborted()
		count += 1
		const mesh = new Mesh(geometryOf(solid, figure !== null), materialOf(finish, figure))
		mesh.name = `part_${count}`
		mesh.material.name = `finish_${count}`
		group.add(mesh)
	}
	return group
}

export function disposeModel(group: Group): void {
	group.traverse((object) => {
		if (!(object instanceof Mesh)) return
		const { geometry, material } = object as Mesh<BufferGeometry, MeshStandardMaterial>
		geometry.dispose()
		material.map?.dispose()
		material.dispose()
	})
}

function geometryOf(solid: Solid, figured: boolean): BufferGeometry {
	const geometry = new BufferGeometry()
	geometry.setAttribute('position', new Float32BufferAttribute(solid.positions, 3))
	geometry.setAttribute('normal', new Float32BufferAttribute(solid.normals, 3))
	if (figured) geometry.setAttribute('uv', new Float32BufferAttribute(solid.uvs, 2))
	geometry.setIndex(solid.indices)
	return geometry
}

function materialOf(finish: ModelFinish, figure: Texture | null): MeshStandardMaterial {
	if (finish.kind === 'board') {
		const { color } = finish
		const material = new MeshStandardMaterial({ roughness: boardRoughness(color), metalness: 0 })
		if (figure) material.map = figure
		else material.color.set(color.hex)
		return material
	}
	const { color, roughness = 0.9, metalness = 0, glow } = finish.look
	const material = new MeshStandardMaterial({ color, roughness, metalness })
	if (glow) material.emissive = new Color(glow)
	return material
}

import { type Board, roundedOutline } from '@gabarit/engine'
import { BufferGeometry, Float32BufferAttribute } from 'three'
import { type GrainOffset, grainOffsetOf } from './grain-offset.ts'
import { prismOf } from './prism.ts'

/** Broken edges catch the light, mm. */
export const chamfer = 1

const noOffset: GrainOffset = { along: 0, across: 0 }

type Shape = Pick<Board, 'id' | 'outline' | 'radii' | 'thickness' | 'grain'>

/** Its piece of the figured sheet; null for a board of one colour. */
export type Figure = GrainOffset | null

export function figureOf(board: Shape, figured: boolean, own?: GrainOffset): Figure {
	return figured ? (own ?? grainOffsetOf(board)) : null
}

/** Boards with the same key look the same, whatever their place and colour. */
export function shapeKey(board: Shape, figure: Figure): string {
	const { along, across, mirrored = false } = figure ?? noOffset
	const corners = [board.outline.join(' '), board.radii?.join(' ') ?? '']
	return [...corners, board.thickness, board.grain, along, across, mirrored].join('|')
}

/** `broken`: how much its edges are, mm. */
export function boardGeometry(
	board: Shape,
	figure: Figure,
	broken: number = chamfer,
): BufferGeometry {
	const { thickness, grain } = board
	const prism = prismOf({
		outline: roundedOutline(board),
		thickness,
		grain,
		offset: figure ?? noOffset,
		chamfer: Math.min(broken, thickness / 4),
	})
	const geometry = new BufferGeometry()
	geometry.setAttribute('position', new Float32BufferAttribute(prism.positions, 3))
	geometry.setAttribute('normal', new Float32BufferAttribute(prism.normals, 3))
	geometry.setAttribute('uv', new Float32BufferAttribute(prism.uvs, 2))
	geometry.setIndex(prism.indices)
	return geometry
}

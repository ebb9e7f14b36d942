import { type Board, roundedOutline } from '@gabarit/engine'
import { BufferGeometry, Float32BufferAttribute } from 'three'
import { type GrainOffset, grainOffsetOf } from './grain-offset.ts'
import { prismOf } from './prism.ts'

/** Broken edges catch the light, mm. */
const chamfer = 1

const noOffset: GrainOffset = { along: 0, across: 0 }

type Shape = Pick<Board, 'id' | 'outline' | 'radii' | 'thickness' | 'grain'>

function offsetOf(board: Shape, figured: boolean): GrainOffset {
	return figured ? grainOffsetOf(board) : noOffset
}

/** Boards with the same key look the same, whatever their place and colour. */
export function shapeKey(board: Shape, figured: boolean): string {
	const { along, across } = offsetOf(board, figured)
	const corners = [board.outline.join(' '), board.radii?.join(' ') ?? '']
	return [...corners, board.thickness, board.grain, along, across].join('|')
}

export function boardGeometry(board: Shape, figured: boolean): BufferGeometry {
	const { thickness, grain } = board
	const prism = prismOf({
		outline: roundedOutline(board),
		thickness,
		grain,
		offset: offsetOf(board, figured),
		chamfer: Math.min(chamfer, thickness / 4),
	})
	const geometry = new BufferGeometry()
	geometry.setAttribute('position', new Float32BufferAttribute(prism.positions, 3))
	geometry.setAttribute('normal', new Float32BufferAttribute(prism.normals, 3))
	geometry.setAttribute('uv', new Float32BufferAttribute(prism.uvs, 2))
	geometry.setIndex(prism.indices)
	return geometry
}

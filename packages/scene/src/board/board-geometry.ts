// A board's solid as buffers, and the key under which equal solids are shared.
import type { Board } from '@gabarit/engine'
import { BufferGeometry, Float32BufferAttribute } from 'three'
import { type GrainOffset, grainOffsetOf } from './grain-offset.ts'
import { prismOf } from './prism.ts'

/** Edges are broken by a millimetre: it catches the light. */
const chamfer = 1

const noOffset: GrainOffset = { along: 0, across: 0 }

type Shape = Pick<Board, 'id' | 'outline' | 'thickness' | 'grain'>

/** Where a board's figure starts; boards without figure share one place. */
function offsetOf(board: Shape, figured: boolean): GrainOffset {
	return figured ? grainOffsetOf(board) : noOffset
}

/** Boards with the same key look the same, whatever their place and colour. */
export function shapeKey(board: Shape, figured: boolean): string {
	const { along, across } = offsetOf(board, figured)
	return [board.outline.join(' '), board.thickness, board.grain, along, across].join('|')
}

/** The buffers of a board in its own axes. */
export function boardGeometry(board: Shape, figured: boolean): BufferGeometry {
	const { outline, thickness, grain } = board
	const prism = prismOf({
		outline,
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

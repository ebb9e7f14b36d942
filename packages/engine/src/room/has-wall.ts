import type { RoomDesign } from './room-design.ts'

export type WallSide = 'left' | 'right'

export function hasWall({ walls }: Pick<RoomDesign, 'walls'>, side: WallSide): boolean {
	return walls === 'Both' || walls === (side === 'left' ? 'Left' : 'Right')
}

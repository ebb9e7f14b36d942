import type { Design } from '../configuration/design.ts'

export type WallSide = 'left' | 'right'

/** Whether a wall stands at that end of the main run. */
export function hasWall({ walls }: Pick<Design, 'walls'>, side: WallSide): boolean {
	return walls === 'Both' || walls === (side === 'left' ? 'Left' : 'Right')
}

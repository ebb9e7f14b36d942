// A grid has two faces. Each is drawn as its viewer has it: from behind, left and right change places.
import type { Board, Front, Furniture, Grid, GridCell, Room } from '@gabarit/engine'
import { elevationBox } from '../facing.ts'
import type { ViewInput } from '../plan-input.ts'

export const gridFaces = ['Front', 'Rear'] as const
export type GridFace = (typeof gridFaces)[number]

export type GridInput = ViewInput & { furniture: Furniture & { grid: Grid } }

export function isGrid<Input extends ViewInput>(input: Input): input is Input & GridInput {
	return input.furniture.grid !== undefined
}

/** mm from the viewer's left end to the left edge of a cell. */
export function leftIn(
	face: GridFace,
	{ x, width }: Pick<GridCell, 'x' | 'width'>,
	length: number,
): number {
	return face === 'Front' ? x : length - x - width
}

/** mm, overall: uprights included, glides too. */
export function gridSize({ boards }: Furniture): { length: number; height: number } {
	const { x, y, width, height } = elevationBox(boards.filter(({ part }) => part === 'Upright'))
	return { length: x + width, height: y + height }
}

export function gridDepth({ boards }: Furniture): number {
	return Math.max(...boards.filter(({ part }) => part === 'Upright').map(({ width }) => width))
}

const doorOf = { Front: 'DoorFront', Rear: 'DoorRear' } as const

export function opensIn(face: GridFace, { fill }: Pick<GridCell, 'fill'>): boolean {
	return fill === doorOf[face]
}

/** A cell whose door is in the other face shows its divider flush in this one. */
export function isFlushIn(face: GridFace, cell: Pick<GridCell, 'fill'>): boolean {
	return opensIn(face === 'Front' ? 'Rear' : 'Front', cell)
}

/** As a viewer in front would say it. */
export function seenFromFront(front: Front): Front {
	if (front.face !== 'Rear' || front.openingSide === 'None') return front
	return { ...front, openingSide: front.openingSide === 'Left' ? 'Right' : 'Left' }
}

/** Whether a wall holds the end that the viewer has on that side. */
export function wallsIn(face: GridFace, { open }: Room): { left: boolean; right: boolean } {
	return face === 'Front'
		? { left: !open.left, right: !open.right }
		: { left: !open.right, right: !open.left }
}

export function isClamped({ fittings }: Furniture): boolean {
	return fittings.some(({ item }) => item.family === 'ceiling-foot')
}

export function boardsOf({ boards }: Furniture, group: string, part: Board['part']): Board[] {
	return boards.filter((board) => board.group === group && board.part === part)
}

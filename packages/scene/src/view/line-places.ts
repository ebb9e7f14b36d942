// Loose boards on the stage: each shows its face to the viewer and can be pointed at.
import { type Board, type Furniture, type Group, roundedOutline } from '@gabarit/engine'
import { cornersOf } from '../board/board-corners.ts'
import { holds, type Pixel } from './bay-places.ts'
import { projectPoint, type Size, type StageView } from './stage-view.ts'

type GroupId = Group['id']

/** A board of a line; its face towards the viewer, in the order of its outline. */
export type LinePlace = { group: GroupId; board: Board; corners: readonly Pixel[] }

export function linePlacesOf(
	{ boards, groups }: Pick<Furniture, 'boards' | 'groups'>,
	view: StageView,
	size: Size,
): LinePlace[] {
	const lines = new Set(groups.filter(({ kind }) => kind === 'line').map(({ id }) => id))
	return boards
		.filter(({ group }) => lines.has(group))
		.map((board) => {
			const outline = roundedOutline(board)
			const face = cornersOf({ ...board, outline }).slice(outline.length)
			const corners = face.map((corner) => projectPoint(view, size, corner))
			return { group: board.group, board, corners }
		})
}

export function lineAt(places: readonly LinePlace[], pixel: Pixel): GroupId | null {
	return places.find(({ corners }) => holds(corners, pixel))?.group ?? null
}

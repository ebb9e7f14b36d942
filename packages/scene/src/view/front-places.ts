// Fronts on the stage: each can be pointed at, to open or shut it.
import type { Furniture } from '@gabarit/engine'
import { type FrontFace, faceOf } from '../front/front-face.ts'
import { holds, type Pixel } from './bay-places.ts'
import { projectPoint, type Size, type StageView } from './stage-view.ts'

export type FrontPlace = { id: string; corners: readonly Pixel[] }

export function frontPlacesOf(
	{ fronts, boards }: Pick<Furniture, 'fronts' | 'boards'>,
	view: StageView,
	size: Size,
): FrontPlace[] {
	const byId = new Map(boards.map((board) => [board.id, board]))
	return fronts.flatMap((front) => {
		const board = byId.get(front.board)
		if (!board) return []
		const face = faceOf(front, board)
		const corners = [
			[0, 0],
			[face.width, 0],
			[face.width, face.height],
			[0, face.height],
		].map(([right = 0, up = 0]) => projectPoint(view, size, cornerOf(face, right, up)))
		return [{ id: front.id, corners }]
	})
}

function cornerOf({ origin, right }: FrontFace, along: number, up: number) {
	return [origin[0] + right[0] * along, origin[1] + right[1] * along, origin[2] + up] as const
}

export function frontAt(places: readonly FrontPlace[], pixel: Pixel): string | null {
	return places.find(({ corners }) => holds(corners, pixel))?.id ?? null
}

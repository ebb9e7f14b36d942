// Fronts on the stage, as they stand now: each can be pointed at, to open or shut it.
import { type Furniture, openingsOf, type Point3 } from '@gabarit/engine'
import { type FrontFace, faceOf } from '../front/front-face.ts'
import { motionOf, movedPoint } from '../front/front-motion.ts'
import { holds, type Pixel } from './bay-places.ts'
import { projectPoint, type Size, type StageView } from './stage-view.ts'

/** `corners`: of its face where it stands; `opening`: where it stands shut; `away`: mm from the eye. */
export type FrontPlace = {
	id: string
	corners: readonly Pixel[]
	opening: readonly Pixel[]
	away: number
}

export type FrontsOnStage = {
	furniture: Pick<Furniture, 'fronts' | 'boards' | 'groups'>
	shares: ReadonlyMap<string, number>
	/** Leaves may be left out of the picture. */
	showLeaves: boolean
}

export function frontPlacesOf(
	{ furniture, shares, showLeaves }: FrontsOnStage,
	view: StageView,
	size: Size,
): FrontPlace[] {
	return openingsOf(furniture).flatMap(({ id, front, board, carried }): FrontPlace[] => {
		const motion = motionOf(front, board, carried)
		if (motion === null || (front.kind === 'Leaf' && !showLeaves)) return []
		const shut = cornersOf(faceOf(front, board))
		const now = shut.map((corner) => movedPoint(motion, shares.get(id) ?? 0, corner))
		const onStage = (point: Point3) => projectPoint(view, size, point)
		return [{ id, corners: now.map(onStage), opening: shut.map(onStage), away: awayOf(now, view) }]
	})
}

function cornersOf({ origin, right, width, height }: FrontFace): Point3[] {
	return [
		[0, 0],
		[width, 0],
		[width, height],
		[0, height],
	].map(
		([along = 0, up = 0]): Point3 => [
			origin[0] + right[0] * along,
			origin[1] + right[1] * along,
			origin[2] + up,
		],
	)
}

function awayOf(corners: readonly Point3[], { eye }: StageView): number {
	const middle = (axis: 0 | 1) =>
		corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length
	return Math.hypot(middle(0) - eye[0], middle(1) - eye[1])
}

/** The nearest one; where none is, the one whose opening it is. */
export function frontAt(places: readonly FrontPlace[], pixel: Pixel): string | null {
	const nearest = places.toSorted((a, b) => a.away - b.away)
	const found =
		nearest.find(({ corners }) => holds(corners, pixel)) ??
		nearest.find(({ opening }) => holds(opening, pixel))
	return found?.id ?? null
}

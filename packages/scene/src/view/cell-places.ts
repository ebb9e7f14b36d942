// The cells of a grid on the stage, in the face that is turned to the viewer.
import type { Furniture, Point3 } from '@gabarit/engine'
import { type CellPosition, gridSpaceOf } from '../grid/grid-space.ts'
import { holds, type Pixel } from './bay-places.ts'
import { projectPoint, type Size, type StageView, seesRear } from './stage-view.ts'

/** Corners on the stage: of the lower edge, then of the upper one. */
export type CellPlace = CellPosition & { corners: readonly [Pixel, Pixel, Pixel, Pixel] }

export function cellPlacesOf(
	furniture: Pick<Furniture, 'grid' | 'boards'>,
	view: StageView,
	size: Size,
): CellPlace[] {
	const grid = gridSpaceOf(furniture)
	if (!grid) return []
	const y = seesRear(view) ? grid.faces.from : grid.faces.to
	const corner = (x: number, z: number): Pixel => {
		const point: Point3 = [x, y, z]
		return projectPoint(view, size, point)
	}
	return grid.columns.flatMap((across, column) =>
		grid.rows.map((up, row): CellPlace => {
			const corners = [
				corner(across.from, up.from),
				corner(across.to, up.from),
				corner(across.to, up.to),
				corner(across.from, up.to),
			] as const
			return { column, row, corners }
		}),
	)
}

export function cellAt(places: readonly CellPlace[], pixel: Pixel): CellPosition | null {
	const found = places.find(({ corners }) => holds(corners, pixel))
	return found ? { column: found.column, row: found.row } : null
}

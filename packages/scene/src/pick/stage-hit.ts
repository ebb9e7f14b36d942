// What of the furniture is at a place of the picture.
import type { Furniture, Group, Room } from '@gabarit/engine'
import type { CellPosition } from '../grid/grid-space.ts'
import { areaAt, areaPlacesOf, type StageArea } from '../view/area-places.ts'
import { type BayPosition, bayAt, bayPlacesOf, type Pixel } from '../view/bay-places.ts'
import { cellAt, cellPlacesOf } from '../view/cell-places.ts'
import { frontAt, frontPlacesOf } from '../view/front-places.ts'
import { lineAt, linePlacesOf } from '../view/line-places.ts'
import type { Size, StageView } from '../view/stage-view.ts'

/** Each of its kind, null where there is none; `front`: what opens, a drawer behind a leaf too. */
export type StageHit = {
	bay: BayPosition | null
	line: Group['id'] | null
	cell: CellPosition | null
	area: string | null
	front: string | null
}

export type Pickable = {
	furniture: Furniture
	room: Room
	view: StageView
	size: Size
	areas: readonly StageArea[]
	shares: ReadonlyMap<string, number>
	showLeaves: boolean
}

export function stageHitAt(input: Pickable, pixel: Pixel): StageHit {
	const { furniture, room, view, size, areas } = input
	return {
		bay: bayAt(bayPlacesOf(furniture, room, view, size), pixel),
		line: lineAt(linePlacesOf(furniture, view, size), pixel),
		cell: cellAt(cellPlacesOf(furniture, view, size), pixel),
		area: areaAt(areaPlacesOf(areas, view, size), pixel),
		front: frontAt(frontPlacesOf(input, view, size), pixel),
	}
}

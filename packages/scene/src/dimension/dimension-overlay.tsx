import type { Point3 } from '@gabarit/engine'
import { isSameCell } from '../grid/grid-space.ts'
import { areaPlacesOf, type StageArea } from '../view/area-places.ts'
import { bayPlacesOf, isSameBay } from '../view/bay-places.ts'
import { cellPlacesOf } from '../view/cell-places.ts'
import { linePlacesOf } from '../view/line-places.ts'
import { projectPoint } from '../view/stage-view.ts'
import { BayOutline } from './bay-outline.tsx'
import { CellOutline } from './cell-outline.tsx'
import { DimensionLine } from './dimension-line.tsx'
import type { DimensionInput } from './dimension-mark.ts'
import { GroupOutline } from './group-outline.tsx'
import { projectDimensions, projectShelves, tagSizeOf } from './project-dimensions.ts'
import { ShelfHeight } from './shelf-height.tsx'
import { isSmall } from './small-stage.ts'
import { SpotMark } from './spot-mark.tsx'

/** `format` writes a length without its unit. */
export type DimensionOverlayProps = DimensionInput & {
	dimensions: boolean
	shelves: boolean
	/** Its tag is left out. */
	heldShelf?: string | null
	format: (millimetres: number) => string
	spot: Point3 | null
	/** Parts that can be chosen, and the chosen one. */
	areas?: readonly StageArea[] | undefined
	area?: string | null | undefined
}

/** Decorative: the page has the same facts as text. */
export function DimensionOverlay(props: DimensionOverlayProps) {
	const {
		dimensions,
		shelves,
		heldShelf = null,
		format,
		spot,
		areas = [],
		area = null,
		...input
	} = props
	const { furniture, room, view, size, selected, group = null, cell = null } = input
	const places = bayPlacesOf(furniture, room, view, size)
	const chosen = places.find((place) => isSameBay(place, selected))
	// A bay's number is counted along its own run, as in the panel.
	const own = places.filter(({ run }) => run === chosen?.run)
	const number = own.findIndex((place) => isSameBay(place, selected)) + 1
	const small = isSmall(size)
	const parts = areaPlacesOf(areas, view, size)
	const part = parts.find(({ id }) => id === area)
	const pieces =
		group === null
			? []
			: linePlacesOf(furniture, view, size).filter((place) => place.group === group)
	const chosenCell = cell && cellPlacesOf(furniture, view, size).find((at) => isSameCell(at, cell))
	return (
		<svg
			aria-hidden="true"
			height={size.height}
			style={{
				position: 'absolute',
				inset: 0,
				pointerEvents: 'none',
				overflow: 'visible',
				fontVariantNumeric: 'tabular-nums lining-nums',
			}}
			viewBox={`0 0 ${size.width} ${size.height}`}
			width={size.width}
		>
			{dimensions &&
				projectDimensions(input).map((mark) => (
					<DimensionLine format={format} key={mark.key} mark={mark} small={small} />
				))}
			<GroupOutline places={pieces} />
			{chosenCell && <CellOutline corners={chosenCell.corners} />}
			{chosen && <BayOutline corners={chosen.corners} number={number} small={small} />}
			{part && <BayOutline corners={part.corners} number={parts.indexOf(part) + 1} small={small} />}
			{shelves &&
				projectShelves(input)
					.filter(({ key }) => key !== heldShelf)
					.map((tag) => (
						<ShelfHeight format={format} key={tag.key} tag={tag} tagSize={tagSizeOf(size)} />
					))}
			{spot && <SpotMark at={projectPoint(view, size, spot)} />}
		</svg>
	)
}

import type { Point3 } from '@gabarit/engine'
import { PersonOutline } from '../contents/person-outline.tsx'
import type { StageThing } from '../contents/stage-thing.ts'
import { isSameCell } from '../grid/grid-space.ts'
import { areaPlacesOf, type StageArea } from '../view/area-places.ts'
import { bayPlacesOf, isSameBay } from '../view/bay-places.ts'
import { cellPlacesOf } from '../view/cell-places.ts'
import { linePlacesOf } from '../view/line-places.ts'
import { projectPoint } from '../view/stage-view.ts'
import { ArcLine } from './arc-line.tsx'
import { BayOutline } from './bay-outline.tsx'
import { CellOutline } from './cell-outline.tsx'
import { DimensionLine } from './dimension-line.tsx'
import { FlagLine } from './flag-line.tsx'
import { GroupOutline } from './group-outline.tsx'
import type { DimensionInput } from './marks/dimension-mark.ts'
import { projectArcs, projectFlags } from './marks/measure-marks.ts'
import { SpotMark } from './marks/spot-mark.tsx'
import { projectDimensions } from './project-dimensions.ts'
import { projectShelves, tagSizeOf } from './project-shelves.ts'
import { ShelfHeight } from './shelf-height.tsx'
import { isSmall } from './small-stage.ts'
import { WallOutlines } from './wall-outlines.tsx'

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
	/** Who is drawn beside it. */
	persons?: readonly StageThing[] | undefined
	showRoom?: boolean | undefined
	still?: boolean | undefined
}

/** Decorative: the page has the same facts as text. */
export function DimensionOverlay(props: DimensionOverlayProps) {
	const { dimensions, shelves, heldShelf = null, format, spot, ...others } = props
	const { areas = [], area = null, persons = [], showRoom = false, still = true, ...input } = others
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
			{showRoom && (
				<WallOutlines furniture={furniture} room={room} size={size} still={still} view={view} />
			)}
			{persons.map((thing) =>
				thing.kind === 'person' ? (
					<PersonOutline key={thing.at.join(' ')} person={thing} size={size} view={view} />
				) : null,
			)}
			{dimensions &&
				projectDimensions(input).map((mark) => (
					<DimensionLine format={format} key={mark.key} mark={mark} />
				))}
			{dimensions &&
				projectArcs(input).map((mark) => <ArcLine key={mark.key} mark={mark} small={small} />)}
			{dimensions &&
				projectFlags(input).map((mark) => (
					<FlagLine
						key={`${mark.text} ${mark.from.join(' ')}`}
						mark={mark}
						size={size}
						small={small}
					/>
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

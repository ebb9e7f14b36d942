import type { Catalogue, Furniture, Group, Point3, Room } from '@gabarit/engine'
import { Canvas } from '@react-three/fiber'
import { type PointerEvent, useCallback, useId, useMemo, useRef } from 'react'
import type { StageThing } from './contents/stage-thing.ts'
import type { Measured, Measures } from './dimension/dimension-mark.ts'
import { DimensionOverlay } from './dimension/dimension-overlay.tsx'
import { openFrontsOf } from './front/open-fronts.ts'
import type { CellPosition } from './grid/grid-space.ts'
import { type Hand, noHand } from './hand/hand.ts'
import { useGestures } from './hand/use-gestures.ts'
import { leaveOutClockWarning } from './render/three-console.ts'
import { noteFrames } from './stage/note-frames.ts'
import { type Quality, qualityPlans } from './stage/quality.ts'
import { StageScene } from './stage/stage-scene.tsx'
import { useLostContext } from './stage/use-lost-context.ts'
import { useStageSize } from './stage/use-stage-size.ts'
import { areaAt, areaPlacesOf, type StageArea } from './view/area-places.ts'
import { type BayPosition, bayAt, bayPlacesOf, type Pixel } from './view/bay-places.ts'
import { cellAt, cellPlacesOf } from './view/cell-places.ts'
import { frontAt, frontPlacesOf } from './view/front-places.ts'
import { lineAt, linePlacesOf } from './view/line-places.ts'
import {
	type Padding,
	type Size,
	type StagePose,
	type StageView,
	seesRear,
	type ViewName,
} from './view/stage-view.ts'
import { useStageView } from './view/use-stage-view.ts'
import { poseOf } from './view/view-of-stage.ts'

leaveOutClockWarning()

/** Lengths in mm; positions count from 0. */
export type FurnitureStageProps = {
	furniture: Furniture
	room: Room
	catalogue: Catalogue
	/** The colours chosen; boards carry their own, a change only asks for a new picture. */
	colors?: { interior: string; exterior: string }
	view: ViewName | StagePose
	/** What the viewer has done by hand to where he stands. */
	hand?: Hand
	/** He may turn, zoom and go back; absent: the view stays. */
	onHand?: ((hand: Hand) => void) | undefined
	/** How that is done, for who does not see it. */
	hint?: string | undefined
	/** px at the edges that controls lie over. */
	inset?: Padding | undefined
	/** `true` opens every leaf, a list the leaves and drawers with these front ids. */
	doorsOpen: boolean | readonly string[]
	/** `false` leaves the leaves out, to see and choose the inside. Default `true`. */
	showLeaves?: boolean
	showRoom: boolean
	showContents: boolean
	showDimensions?: boolean
	showShelfHeights?: boolean
	selected: BayPosition | null
	spot?: Point3 | null
	onSelect?: (bay: BayPosition | null) => void
	/** A line of loose boards, as its group: outlined and measured. */
	selectedLine?: Group['id'] | null
	onSelectLine?: ((line: Group['id'] | null) => void) | undefined
	/** A cell of a grid: outlined, its column and row live. */
	selectedCell?: CellPosition | null
	onSelectCell?: ((cell: CellPosition | null) => void) | undefined
	/** Parts that can be chosen, in order: the chosen one is outlined with its number. */
	areas?: readonly StageArea[] | undefined
	selectedArea?: string | null
	onSelectArea?: ((area: string) => void) | undefined
	/** A front was pointed at. */
	onFront?: ((front: string) => void) | undefined
	/** What the dimension lines say, where there is no row of modules. */
	measured?: Measured | undefined
	/** Lines of the room that are measured, in place of all others. */
	measures?: Measures | undefined
	/** How much of the furniture is shown, up to 1, where the room is what matters. */
	presence?: number
	/** Who and what is shown beside the furniture; part of its contents. */
	things?: readonly StageThing[] | undefined
	onReady?: () => void
	/** The graphics card gave up: show the elevation. */
	onLost?: () => void
	/** `low`: one frame per change, smaller shadows and textures, for tests and thumbnails. */
	quality: Quality
	/** `always` gathers light at once, however long that takes, for stills. */
	rest?: 'in idle time' | 'always'
	reducedMotion: boolean
	/** The paper's colour. Default: the theme's p0. */
	ground?: string
	/** Writes a length without its unit. Default: digits in groups of three. */
	format?: (millimetres: number) => string
	label: string
}

function grouped(millimetres: number): string {
	return String(Math.round(millimetres)).replace(/\B(?=(\d{3})+$)/g, '\u202F')
}

const nothing: readonly StageThing[] = []

function pickAt(
	props: FurnitureStageProps,
	{ view, size }: { view: StageView; size: Size },
	pixel: Pixel,
): void {
	const { furniture, room, areas = [] } = props
	props.onSelect?.(bayAt(bayPlacesOf(furniture, room, view, size), pixel))
	props.onSelectLine?.(lineAt(linePlacesOf(furniture, view, size), pixel))
	props.onSelectCell?.(cellAt(cellPlacesOf(furniture, view, size), pixel))
	const area = areaAt(areaPlacesOf(areas, view, size), pixel)
	if (area !== null) props.onSelectArea?.(area)
	const front = frontAt(frontPlacesOf(furniture, view, size), pixel)
	if (front !== null) props.onFront?.(front)
}

/** Needs a parent with a size; draws only when something changed. */
export function FurnitureStage(props: FurnitureStageProps) {
	const { furniture, room, catalogue, view: viewName, doorsOpen, selected, quality, label } = props
	const { showRoom, showContents, showLeaves = true, showDimensions = false } = props
	const element = useRef<HTMLElement>(null)
	const size = useStageSize(element)
	const listenForLoss = useLostContext(props.onLost)
	const open = useMemo(() => openFrontsOf(furniture, doorsOpen), [furniture, doorsOpen])
	const { things = nothing, measured, measures, inset, presence = 1, hand = noHand } = props
	const pose = poseOf(viewName)
	const view = useStageView({
		furniture,
		room,
		pose,
		hand,
		size,
		inset,
		dimensions: showDimensions,
		measured,
		measures,
		showRoom,
		things,
	})
	const ready = useRef(false)
	const { onReady } = props
	const onFrame = useCallback(
		(frames: number, settled: boolean) => {
			noteFrames(element.current, frames, settled)
			if (!ready.current) onReady?.()
			ready.current = true
		},
		[onReady],
	)
	const pick = (event: PointerEvent<HTMLElement>) => {
		if (!view || !size) return
		const { left, top } = event.currentTarget.getBoundingClientRect()
		pickAt(props, { view, size }, [event.clientX - left, event.clientY - top])
	}
	const { onHand, hint } = props
	const gestures = useGestures(element, { pose, hand, onHand, onTap: pick })
	const hintId = useId()
	const plan = qualityPlans[quality]
	return (
		<figure
			aria-label={label}
			{...(onHand && { tabIndex: 0, 'aria-describedby': hintId })}
			{...gestures}
			ref={element}
			style={{
				position: 'relative',
				margin: 0,
				width: '100%',
				height: '100%',
				overflow: 'hidden',
				touchAction: onHand ? 'none' : 'pan-y',
				userSelect: 'none',
				background: props.ground ?? 'var(--paper)',
			}}
		>
			{onHand && (
				<span hidden id={hintId}>
					{hint}
				</span>
			)}
			{view && size && (
				<Canvas
					dpr={plan.dpr}
					flat
					frameloop="demand"
					gl={{ alpha: true, antialias: false, stencil: false }}
					onCreated={({ gl }) => listenForLoss(gl.domElement)}
					shadows="basic"
					style={{ position: 'absolute', inset: 0 }}
				>
					<StageScene
						catalogue={catalogue}
						furniture={furniture}
						behind={seesRear(view)}
						onFrame={onFrame}
						open={open}
						presence={presence}
						plan={plan}
						rests={props.rest === 'always' ? 'always' : plan.rests ? 'in idle time' : 'never'}
						room={room}
						showContents={showContents}
						showLeaves={showLeaves}
						showRoom={showRoom}
						size={size}
						still={props.reducedMotion}
						follows={hand !== noHand}
						things={things}
						view={view}
					/>
				</Canvas>
			)}
			{view && size && (
				<DimensionOverlay
					cell={props.selectedCell}
					area={props.selectedArea}
					areas={props.areas}
					dimensions={showDimensions}
					format={props.format ?? grouped}
					furniture={furniture}
					group={props.selectedLine}
					inset={inset}
					persons={things}
					showRoom={showRoom}
					still={props.reducedMotion}
					measured={measured}
					measures={measures}
					room={room}
					selected={selected}
					shelves={props.showShelfHeights ?? false}
					size={size}
					spot={props.spot ?? null}
					view={view}
				/>
			)}
		</figure>
	)
}

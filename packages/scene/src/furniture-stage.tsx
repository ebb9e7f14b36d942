import type { Catalogue, Furniture, Group, Point3, Room } from '@gabarit/engine'
import { Canvas } from '@react-three/fiber'
import { type ReactNode, useId, useMemo, useRef } from 'react'
import type { StageThing } from './contents/stage-thing.ts'
import { DimensionOverlay } from './dimension/dimension-overlay.tsx'
import type { Measured, Measures } from './dimension/marks/dimension-mark.ts'
import { openFrontsOf } from './front/open-fronts.ts'
import type { CellPosition } from './grid/grid-space.ts'
import { type Hand, noHand } from './hand/hand.ts'
import { useGestures } from './hand/use-gestures.ts'
import { bothHandlers } from './pick/both-handlers.ts'
import type { StageHit } from './pick/stage-hit.ts'
import { usePickedFronts } from './pick/use-picked-fronts.ts'
import { leaveOutClockWarning } from './render/three-console.ts'
import { type Quality, qualityPlans } from './stage/quality.ts'
import { StageScene } from './stage/stage-scene.tsx'
import { useLostContext } from './stage/use-lost-context.ts'
import { useOnFrame } from './stage/use-on-frame.ts'
import { useStageSize } from './stage/use-stage-size.ts'
import type { StageArea } from './view/area-places.ts'
import type { BayPosition } from './view/bay-places.ts'
import { type StagePlaces, stagePlacesOf } from './view/stage-places.ts'
import { type Padding, type StagePose, seesRear, type ViewName } from './view/stage-view.ts'
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
	/** How that is done, for a screen reader. */
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
	/** Of the selected bay: the shelf that is held, which has a tag of its own. */
	heldShelf?: string | null
	selected: BayPosition | null
	spot?: Point3 | null
	/** A line of loose boards, as its group: outlined and measured. */
	selectedLine?: Group['id'] | null
	/** A cell of a grid: outlined, its column and row live. */
	selectedCell?: CellPosition | null
	/** Parts that can be chosen, in order: the chosen one is outlined with its number. */
	areas?: readonly StageArea[] | undefined
	selectedArea?: string | null
	/** The front that the keyboard is on: it stands ajar. */
	focused?: string | null
	/** A press that stays where it began. */
	onTap?: ((hit: StageHit) => void) | undefined
	/** Whether a tap there does something: the pointer says so. */
	answers?: (hit: StageHit) => boolean
	/** What the dimension lines say, where there is no row of modules. */
	measured?: Measured | undefined
	/** Lines of the room that are measured, in place of all others. */
	measures?: Measures | undefined
	/** How much of the furniture is shown, up to 1, where the room is what matters. */
	presence?: number
	/** The person and the things beside the furniture; part of its contents. */
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
	/** What lies over the picture, where its things are seen. */
	children?: (places: StagePlaces) => ReactNode
}

function grouped(millimetres: number): string {
	return String(Math.round(millimetres)).replace(/\B(?=(\d{3})+$)/g, '\u202F')
}

const nothing: readonly StageThing[] = []
const noAreas: readonly StageArea[] = []

/** Needs a parent with a size; draws only when something changed. */
export function FurnitureStage(props: FurnitureStageProps) {
	const { furniture, room, catalogue, view: viewName, doorsOpen, selected, quality, label } = props
	const { showRoom, showContents, showLeaves = true, showDimensions = false } = props
	const element = useRef<HTMLElement>(null)
	const size = useStageSize(element)
	const listenForLoss = useLostContext(props.onLost)
	const open = useMemo(() => openFrontsOf(furniture, doorsOpen), [furniture, doorsOpen])
	const { things = nothing, areas = noAreas } = props
	const { measured, measures, inset, presence = 1, hand = noHand } = props
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
	const { picking, shares } = usePickedFronts(
		view && size && { furniture, room, view, size, areas, showLeaves },
		{ furniture, room, open, focused: props.focused ?? null, onTap: props.onTap },
	)
	const onFrame = useOnFrame(element, props.onReady)
	const { onHand, hint } = props
	const gestures = useGestures(element, { pose, hand, onHand })
	const hintId = useId()
	const plan = qualityPlans[quality]
	return (
		<figure
			aria-label={label}
			{...(onHand && { tabIndex: 0, 'aria-describedby': hintId })}
			{...bothHandlers(picking.handlers, gestures)}
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
				cursor: picking.over !== null && props.answers?.(picking.over) ? 'pointer' : undefined,
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
						presence={presence}
						shares={shares}
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
					areas={areas}
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
					heldShelf={props.heldShelf ?? null}
					shelves={props.showShelfHeights ?? false}
					size={size}
					spot={props.spot ?? null}
					view={view}
				/>
			)}
			{view && size && props.children?.(stagePlacesOf({ furniture, room, view, size }))}
		</figure>
	)
}

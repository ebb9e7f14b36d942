import { drawStage, writeSvg } from '@gabarit/drawing'
import {
	type Board,
	type Configuration,
	type Furniture,
	type Opening,
	type Point3,
	type RunSide,
	roomOf,
} from '@gabarit/engine'
import type { StageHit } from '@gabarit/scene'
import { useElementSize } from '@mantine/hooks'
import { type ReactNode, useMemo } from 'react'
import { useDesign } from '../../../session/design-context.tsx'
import { spotOnGrid, spotOnLine, spotOnStage } from '../../../session/spot.ts'
import { useRested } from '../../../session/use-rested.ts'
import { useView } from '../../../session/view-store.ts'
import { useRun, useSelectedBay } from '../../module-selection/use-selected-bay.ts'
import type { StepName } from '../../step.ts'
import type { NamedArea } from '../../type/stage-parts.ts'
import { ChangedOutline } from '../changed-outline.tsx'
import { MovableShelves } from '../shelf/movable-shelves.tsx'
import styles from './elevation-stage.module.css'
import { FlatPicture } from './flat-picture.tsx'
import { type Drawn, Places } from './places.tsx'
import { usePlanCaptions } from './use-plan-captions.ts'

const leastHeight = 300

type ElevationProps = {
	furniture: Furniture
	configuration: Configuration
	fronts: boolean
	/** Of a run: those that stand open. */
	opened: readonly string[]
	openings: readonly Opening[]
	onTap: (hit: StageHit) => void
	step: StepName
	/** Bays, lines of loose boards, or cells of a grid. */
	selectable: boolean
	/** The line or the part that is edited, and the cell. */
	group: string | null
	cell: { column: number; row: number } | null
	/** Parts that can be chosen, where the step chooses among them. */
	areas: readonly NamedArea[]
}

/** What is in the hand has lines of its own: the drawing behind it waits for the hand to rest. */
export function ElevationStage(props: ElevationProps): ReactNode {
	const { inHand } = useDesign()
	return <Elevation {...useRested(props, inHand)} />
}

function Elevation(props: ElevationProps): ReactNode {
	const { furniture, configuration, fronts, opened, openings, onTap, step } = props
	const { selectable, group, cell, areas } = props
	const { catalogue } = useDesign()
	const { language, captions } = usePlanCaptions()
	const at = useSelectedBay()
	const selected = useMemo(
		() => (at === null ? null : { run: at.run, module: at.module, bay: at.bay }),
		// oxlint-disable-next-line react/exhaustive-deps -- the bay, not what it holds
		[at?.run, at?.module, at?.bay],
	)
	const chosenRun = useRun()
	const run = runOfMeasure[useView((view) => view.measuring) ?? ''] ?? chosenRun
	const spot = useView((view) => view.spot)
	const { ref, width, height } = useElementSize()
	const drawn = useMemo(() => {
		if (width === 0 || height === 0) return null
		const room = roomOf(configuration)
		const input = { furniture, room, catalogue, language, captions }
		// On a small stage the letters shrink with the drawing, else dimensions would leave no room for it.
		const scale = Math.max(1, leastHeight / height)
		const isSmall = height < leastHeight && step !== 'FillerMeasurements'
		const size = { width: width * scale, height: height * scale }
		const chosen = { group, cell, areas, area: group }
		const look = {
			...size,
			fronts,
			opened: new Set(opened),
			dimensions: isSmall ? ('overall' as const) : (true as const),
			run,
			...chosen,
			selected: selectable ? selected : null,
		}
		return drawStage(input, look)
	}, [
		furniture,
		configuration,
		catalogue,
		language,
		captions,
		width,
		height,
		fronts,
		opened,
		run,
		group,
		cell,
		areas,
		selectable,
		selected,
		step,
	])
	const svg = useMemo(
		() => (drawn === null ? '' : writeSvg(drawn.drawing, { accessible: false, size: 'fluid' })),
		[drawn],
	)
	return (
		<div className={styles.elevation} ref={ref}>
			<FlatPicture svg={svg} />
			<Spot at={spot?.at} furniture={furniture} drawn={drawn} />
			{drawn && (
				<ChangedOutline
					size={{ width, height }}
					outlinesOf={(board: Board) =>
						drawn
							.outlinesOf(board)
							.map((outline) => outline.map(([x, y]) => [x * width, y * height] as const))
					}
				/>
			)}
			{drawn && (
				<Places
					drawn={drawn}
					areas={areas}
					chosen={{ group, cell }}
					selectable={selectable}
					openings={openings}
					onTap={onTap}
				/>
			)}
			{drawn && selectable && (
				<MovableShelves
					step={step}
					size={{ width, height }}
					acrossBay={(bay, high) => acrossBay(drawn.bays, furniture, { bay, high, width, height })}
				/>
			)}
		</div>
	)
}

/** The wall that is being measured is the one that is drawn. */
const runOfMeasure: Record<string, RunSide> = {
	'room.sideLeft': 'Left',
	'depth.left': 'Left',
	'room.sideRight': 'Right',
	'depth.right': 'Right',
}

function Spot(props: {
	at: Point3 | undefined
	furniture: Furniture
	drawn: Drawn | null
}): ReactNode {
	const { at, furniture, drawn } = props
	const place =
		at === undefined || drawn === null
			? null
			: (spotOnStage(at, furniture, drawn.bays) ??
				spotOnGrid(at, furniture, drawn.cells) ??
				spotOnLine(at, furniture, drawn.lines))
	if (place === null) return null
	return (
		<span
			className={styles.spot}
			data-testid="spot"
			aria-hidden="true"
			style={{ left: `${place.left * 100}%`, top: `${place.top * 100}%` }}
		/>
	)
}

type Line = { bay: NonNullable<StageHit['bay']>; high: number; width: number; height: number }

/** A level line across a bay, so many mm above its floor; in pixels. */
function acrossBay(bays: Drawn['bays'], { runs }: Furniture, { bay, high, width, height }: Line) {
	const place = bays.find(
		(one) => one.run === bay.run && one.module === bay.module && one.bay === bay.bay,
	)
	const run = runs.find(({ side }) => side === bay.run)
	const made = run?.modules[bay.module]?.bays[bay.bay]
	if (place === undefined || made === undefined) return null
	const y = (place.top + place.height * (1 - high / made.height)) * height
	return [
		[place.left * width, y],
		[(place.left + place.width) * width, y],
	] as const
}

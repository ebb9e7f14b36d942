// 3D once its code has loaded; the elevation until then and where 3D cannot run.
import { type Furniture, roomOf } from '@gabarit/engine'
import type { Measured } from '@gabarit/scene'
import { useFormats } from '@gabarit/ui'
import { useReducedMotion } from '@mantine/hooks'
import {
	lazy,
	type ReactNode,
	type RefObject,
	Suspense,
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { TriedDesign, useDesign } from '../../session/design-context.tsx'
import { useView } from '../../session/view-store.ts'
import { useSelectedBay } from '../module-selection/use-selected-bay.ts'
import type { StepName } from '../step.ts'
import { viewOf } from '../steps.ts'
import type { StageParts } from '../type/stage-parts.ts'
import { ChangedOutline } from './changed-outline.tsx'
import { ElevationStage } from './elevation-stage.tsx'
import { FurnitureOutline } from './furniture-outline.tsx'
import { OpeningButtons } from './opening-buttons.tsx'
import { RoomStage } from './room-stage.tsx'
import { MovableShelves } from './shelf/movable-shelves.tsx'
import styles from './stage.module.css'
import { StageControls } from './stage-controls.tsx'
import { StageFrame } from './stage-frame.tsx'
import { useCamera } from './use-camera.ts'
import { useInside, useOpenings } from './use-openings.ts'
import { useStageParts } from './use-stage-parts.ts'
import { firstCell, useTap } from './use-tap.ts'

const LazyStage = lazy(() => import('../../scene/lazy-stage.tsx'))

const low = new URLSearchParams(globalThis.location?.search ?? '').get('quality') === 'low'

export function Stage({ step }: { step: StepName }): ReactNode {
	const { shown, solved } = useDesign()
	const [lost, setLost] = useState(false)
	const section = useRef<HTMLElement>(null)
	useSpotInSight(section)
	const parts = useStageParts()
	const { opened } = useOpenings(step)
	const inside = useInside(step)
	if (shown === null) return <RoomStage step={step} />
	return (
		<StageFrame
			ref={section}
			step={step}
			stale={solved.furniture === null}
			picture={
				<TriedDesign>
					<StagePicture step={step} lost={lost} setLost={setLost} />
				</TriedDesign>
			}
		>
			<StageControls
				flat={lost}
				furniture={shown.furniture}
				fronts={parts.fronts === 'open' ? frontsOf(shown.furniture) : null}
				company={companyOf(parts)}
				doorsOpen={parts.fronts === 'open' ? opened.length > 0 : inside}
			/>
			<FurnitureOutline />
			<OpeningButtons step={step} />
		</StageFrame>
	)
}

function StagePicture(props: {
	step: StepName
	lost: boolean
	setLost: (lost: boolean) => void
}): ReactNode {
	const { step, lost, setLost } = props
	const { shown, solved } = useDesign()
	const [ready, setReady] = useState(false)
	const onLost = useCallback(() => setLost(true), [setLost])
	const onReady = useCallback(() => setReady(true), [])
	const { group, cell } = useView()
	const { bays, lines, cells, parts: choosing } = viewOf(step, solved.configuration)
	const parts = useStageParts()
	const { opened, all } = useOpenings(step)
	const inside = useInside(step)
	const { tap } = useTap(step)
	if (shown === null) return null
	// A run shows which fronts are open; other furniture shows its inside once one is.
	const isRun = shown.furniture.runs.length > 0
	const bare = parts.fronts === 'vanish' ? inside : !isRun && opened.length > 0
	const flat = (
		<ElevationStage
			{...shown}
			fronts={!bare}
			opened={opened}
			openings={all}
			onTap={tap}
			step={step}
			selectable={(bays || lines || cells) && (lost || ready)}
			group={lines || choosing ? group : null}
			cell={cells ? (cell ?? firstCell) : null}
			areas={choosing && (lost || ready) ? parts.areas : noAreas}
		/>
	)
	return (
		<>
			{(lost || !ready) && <div className={styles.layer}>{flat}</div>}
			{!lost && (
				<Suspense fallback={null}>
					<div className={styles.layer} style={{ visibility: ready ? 'visible' : 'hidden' }}>
						<SolidStage
							step={step}
							inside={inside}
							parts={parts}
							onLost={onLost}
							onReady={onReady}
						/>
					</div>
				</Suspense>
			)}
		</>
	)
}

function useSpotInSight(section: RefObject<HTMLElement | null>): void {
	const spot = useView((view) => view.spot)
	useEffect(() => {
		if (spot !== null) section.current?.scrollIntoView({ block: 'nearest' })
	}, [section, spot])
}

function companyOf({ things }: StageParts): 'person' | 'company' | null {
	if (things.length === 0) return null
	return things.some(({ kind }) => kind === 'chair') ? 'company' : 'person'
}

const noAreas: StageParts['areas'] = []

/** Leaves and drawers, by their ids. */
function frontsOf({ fronts }: Furniture): string[] {
	return fronts.filter(({ kind }) => kind !== 'FakeDoor').map(({ id }) => id)
}

function SolidStage(props: {
	step: StepName
	inside: boolean
	parts: StageParts
	onLost: () => void
	onReady: () => void
}): ReactNode {
	const { step, inside, parts, onLost, onReady } = props
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const { shown, solved, catalogue } = useDesign()
	const { dimensions, belongings, spot, group, cell, pointed, shelf } = useView()
	const at = useSelectedBay()
	const camera = useCamera(shown?.furniture)
	const { opened } = useOpenings(step)
	const { tap, answers } = useTap(step)
	const reducedMotion = useReducedMotion() ?? false
	const configuration = shown?.configuration
	const { walls } = parts
	const room = useMemo(() => {
		if (configuration === undefined) return null
		const own = roomOf(configuration)
		return walls === null ? own : { ...own, height: walls }
	}, [configuration, walls])
	if (shown === null || room === null) return null
	const { bays: choosing, lines, cells, parts: choosesParts } = viewOf(step, solved.configuration)
	const isOpening = parts.fronts === 'open'
	return (
		<LazyStage
			furniture={shown.furniture}
			room={room}
			catalogue={catalogue}
			colors={solved.colors}
			view={camera}
			doorsOpen={opened}
			showLeaves={isOpening || !inside}
			showRoom={solved.design !== null || shown.furniture.grid !== undefined}
			showContents={belongings}
			showDimensions={dimensions}
			showShelfHeights={choosing && dimensions}
			heldShelf={shelf}
			selected={choosing ? at : null}
			spot={spot?.at ?? null}
			selectedLine={lines ? group : null}
			selectedCell={cells ? (cell ?? firstCell) : null}
			areas={choosesParts ? parts.areas : noAreas}
			selectedArea={choosesParts ? group : null}
			focused={pointed}
			onTap={tap}
			answers={answers}
			measured={measuredOf(parts, choosesParts ? group : null)}
			things={parts.things}
			onReady={onReady}
			onLost={onLost}
			quality={low ? 'low' : 'high'}
			reducedMotion={reducedMotion}
			ground="var(--paper)"
			format={(mm) => number(mm, { most: 0 })}
			label={t('stage.picture')}
		>
			{({ size, outlinesOf, acrossBay }) => (
				<>
					<ChangedOutline size={size} outlinesOf={outlinesOf} />
					<MovableShelves step={step} size={size} acrossBay={acrossBay} />
				</>
			)}
		</LazyStage>
	)
}

/** The chosen part is measured in the accent. */
function measuredOf({ measured }: StageParts, group: string | null): Measured | undefined {
	if (measured === null) return undefined
	const chain = measured.chain.map(({ area, ...link }) => ({
		...link,
		live: area !== undefined && area === group,
	}))
	return { ...measured, chain }
}

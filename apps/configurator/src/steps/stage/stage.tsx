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
import { changeView, useView } from '../../session/view-store.ts'
import { useSelectedBay } from '../module-selection/use-selected-bay.ts'
import type { StepName } from '../step.ts'
import { viewOf } from '../steps.ts'
import type { StageParts } from '../type/stage-parts.ts'
import { ChangedOutline } from './changed-outline.tsx'
import { ElevationStage } from './elevation-stage.tsx'
import { FurnitureOutline } from './furniture-outline.tsx'
import { RoomStage } from './room-stage.tsx'
import styles from './stage.module.css'
import { StageControls } from './stage-controls.tsx'
import { StageFrame } from './stage-frame.tsx'
import { useCamera } from './use-camera.ts'
import { useStageParts } from './use-stage-parts.ts'

const LazyStage = lazy(() => import('../../scene/lazy-stage.tsx'))

/** Edited to begin with: the lowest on the left. */
const firstCell = { column: 0, row: 0 }

const low = new URLSearchParams(globalThis.location?.search ?? '').get('quality') === 'low'

export function Stage({ step }: { step: StepName }): ReactNode {
	const { shown, solved } = useDesign()
	const [lost, setLost] = useState(false)
	const section = useRef<HTMLElement>(null)
	useSpotInSight(section)
	const parts = useStageParts()
	const opened = useOpened(step)
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
	const opened = useOpened(step)
	const inside = useInside(step)
	if (shown === null) return null
	const doorsOpen = parts.fronts === 'open' ? opened.length > 0 : inside
	const flat = (
		<ElevationStage
			{...shown}
			fronts={!doorsOpen}
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
							inside={doorsOpen}
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

/** Whether the fronts are left out to show the inside. */
function useInside(step: StepName): boolean {
	const { solved } = useDesign()
	const wanted = useView((view) => view.doorsOpen)
	return wanted ?? viewOf(step, solved.configuration).inside
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

/** Fronts that stand open where each opens by itself: on the recap the last one, to show both outside and inside. */
function useOpened(step: StepName): readonly string[] {
	const { shown } = useDesign()
	const opened = useView((view) => view.opened)
	const fronts = shown === null ? [] : frontsOf(shown.furniture)
	if (opened !== null) return opened.filter((id) => fronts.includes(id))
	return step === 'Recap' ? fronts.slice(-1) : []
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
	const { dimensions, belongings, spot, group, cell } = useView()
	const at = useSelectedBay()
	const camera = useCamera(shown?.furniture)
	const opened = useOpened(step)
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
	const lastOpen = step === 'Recap' && !inside ? lastLeaves(shown.furniture) : false
	const toggle = (front: string) =>
		changeView({
			opened: opened.includes(front) ? opened.filter((id) => id !== front) : [...opened, front],
		})
	return (
		<LazyStage
			furniture={shown.furniture}
			room={room}
			catalogue={catalogue}
			colors={solved.colors}
			view={camera}
			doorsOpen={isOpening ? opened : lastOpen}
			showLeaves={isOpening || !inside}
			showRoom={solved.design !== null || shown.furniture.grid !== undefined}
			showContents={belongings}
			showDimensions={dimensions}
			showShelfHeights={choosing && dimensions}
			selected={choosing ? at : null}
			spot={spot?.at ?? null}
			onSelect={(bay) => choosing && bay !== null && changeView({ selected: bay })}
			selectedLine={lines ? group : null}
			onSelectLine={(line) => lines && line !== null && changeView({ group: line })}
			selectedCell={cells ? (cell ?? firstCell) : null}
			onSelectCell={(chosen) => cells && chosen !== null && changeView({ cell: chosen })}
			areas={choosesParts ? parts.areas : noAreas}
			selectedArea={choosesParts ? group : null}
			onSelectArea={(area) => changeView({ group: area })}
			onFront={isOpening && !choosesParts && !cells ? toggle : undefined}
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
			{({ size, outlinesOf }) => <ChangedOutline size={size} outlinesOf={outlinesOf} />}
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

/** On the recap the last module of the main run is open, to show both outside and inside. */
function lastLeaves({ fronts }: Furniture) {
	const main = fronts.filter(({ run }) => run === 'Main')
	const last = Math.max(...main.map(({ module }) => module))
	return main.filter(({ module, kind }) => module === last && kind === 'Leaf').map(({ id }) => id)
}

// 3D once its code has loaded; the elevation until then and where 3D cannot run.
import { roomOf } from '@gabarit/engine'
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
import { useDesign } from '../../session/design-context.tsx'
import { changeView, useView } from '../../session/view-store.ts'
import { useSelectedBay } from '../module-selection/use-selected-bay.ts'
import type { StepName } from '../step.ts'
import { viewOf } from '../steps.ts'
import { ElevationStage } from './elevation-stage.tsx'
import { FurnitureOutline } from './furniture-outline.tsx'
import { RoomStage } from './room-stage.tsx'
import styles from './stage.module.css'
import { StageControls } from './stage-controls.tsx'
import { StageFrame } from './stage-frame.tsx'
import { useCamera } from './use-camera.ts'

const LazyStage = lazy(() => import('../../scene/lazy-stage.tsx'))

/** Edited to begin with: the lowest on the left. */
const firstCell = { column: 0, row: 0 }

const low = new URLSearchParams(globalThis.location?.search ?? '').get('quality') === 'low'

export function Stage({ step }: { step: StepName }): ReactNode {
	const { shown, solved } = useDesign()
	const wanted = useView((view) => view.doorsOpen)
	const [lost, setLost] = useState(false)
	const [ready, setReady] = useState(false)
	const onLost = useCallback(() => setLost(true), [])
	const onReady = useCallback(() => setReady(true), [])
	const section = useRef<HTMLElement>(null)
	useSpotInSight(section)
	const { group, cell } = useView()
	const { inside, bays, lines, cells } = viewOf(step, solved.configuration)
	const edited = lines ? group : null
	const doorsOpen = wanted ?? inside
	if (shown === null) return <RoomStage step={step} />
	const flat = (
		<ElevationStage
			{...shown}
			fronts={!doorsOpen}
			selectable={(bays || lines || cells) && (lost || ready)}
			group={edited}
			cell={cells ? (cell ?? firstCell) : null}
		/>
	)
	return (
		<StageFrame
			ref={section}
			step={step}
			stale={solved.furniture === null}
			picture={
				<>
					{(lost || !ready) && <div className={styles.layer}>{flat}</div>}
					{!lost && (
						<Suspense fallback={null}>
							<div className={styles.layer} style={{ visibility: ready ? 'visible' : 'hidden' }}>
								<SolidStage step={step} inside={doorsOpen} onLost={onLost} onReady={onReady} />
							</div>
						</Suspense>
					)}
				</>
			}
		>
			<StageControls flat={lost} furniture={shown.furniture} doorsOpen={doorsOpen} />
			<FurnitureOutline />
		</StageFrame>
	)
}

function useSpotInSight(section: RefObject<HTMLElement | null>): void {
	const spot = useView((view) => view.spot)
	useEffect(() => {
		if (spot !== null) section.current?.scrollIntoView({ block: 'nearest' })
	}, [section, spot])
}

function SolidStage(props: {
	step: StepName
	inside: boolean
	onLost: () => void
	onReady: () => void
}): ReactNode {
	const { step, inside, onLost, onReady } = props
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const { shown, solved, catalogue } = useDesign()
	const { dimensions, belongings, scale, spot, group, cell } = useView()
	const at = useSelectedBay()
	const camera = useCamera(shown?.furniture)
	const reducedMotion = useReducedMotion() ?? false
	const configuration = shown?.configuration
	const room = useMemo(
		() => (configuration === undefined ? null : roomOf(configuration)),
		[configuration],
	)
	if (shown === null || room === null) return null
	const { bays: choosing, lines, cells } = viewOf(step, solved.configuration)
	// The inside of a grid is seen past its open doors.
	const isGrid = shown.furniture.grid !== undefined
	const open = step === 'Recap' && !inside ? lastLeaves(shown.furniture) : isGrid && inside
	return (
		<LazyStage
			furniture={shown.furniture}
			room={room}
			catalogue={catalogue}
			colors={solved.colors}
			view={camera}
			doorsOpen={open}
			showLeaves={isGrid || !inside}
			showRoom={isGrid || solved.design !== null}
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
			showPerson={isGrid && scale}
			onReady={onReady}
			onLost={onLost}
			quality={low ? 'low' : 'high'}
			reducedMotion={reducedMotion}
			ground="var(--paper)"
			format={(mm) => number(mm, { most: 0 })}
			label={t('stage.picture')}
		/>
	)
}

/** On the recap the last module of the main run is open, to show both outside and inside. */
function lastLeaves({ fronts }: NonNullable<ReturnType<typeof useDesign>['shown']>['furniture']) {
	const main = fronts.filter(({ run }) => run === 'Main')
	const last = Math.max(...main.map(({ module }) => module))
	return main.filter(({ module }) => module === last).map(({ id }) => id)
}

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
import { useDesign } from '../../session/design-context.tsx'
import { changeView, useView } from '../../session/view-store.ts'
import { useSelectedBay } from '../module-selection/use-selected-bay.ts'
import type { StepName } from '../step.ts'
import { viewOf } from '../steps.ts'
import type { StageParts } from '../type/stage-parts.ts'
import { ElevationStage } from './elevation-stage.tsx'
import { frontsOf } from './fronts-of.ts'
import { FurnitureOutline } from './furniture-outline.tsx'
import { isPersonShown } from './is-person-shown.ts'
import { RoomStage } from './room-stage.tsx'
import styles from './stage.module.css'
import { StageFrame } from './stage-frame.tsx'
import { StageRail } from './stage-rail.tsx'
import { useHand } from './use-hand.ts'
import { useMeasures } from './use-measures.ts'
import { usePose } from './use-pose.ts'
import { useRail } from './use-rail.ts'
import { useStageParts } from './use-stage-parts.ts'

const LazyStage = lazy(() => import('../../scene/lazy-stage.tsx'))

/** Edited to begin with: the lowest on the left. */
const firstCell = { column: 0, row: 0 }

const low = new URLSearchParams(globalThis.location?.search ?? '').get('quality') === 'low'

export function Stage({ step }: { step: StepName }): ReactNode {
	const { shown, solved } = useDesign()
	const { doorsOpen: wanted, flat: chosenFlat } = useView()
	const rail = useRail()
	const [lost, setLost] = useState(false)
	const [ready, setReady] = useState(false)
	const onLost = useCallback(() => setLost(true), [])
	const onReady = useCallback(() => setReady(true), [])
	const section = useRef<HTMLElement>(null)
	useSpotInSight(section)
	const { group, cell } = useView()
	const { inside, bays, lines, cells, parts: choosing } = viewOf(step, solved.configuration)
	const edited = lines || choosing ? group : null
	const parts = useStageParts()
	const opened = useOpened(step)
	const measures = useMeasures(step)
	if (shown === null) return <RoomStage step={step} />
	const isOpening = parts.fronts === 'open'
	const doorsOpen = isOpening ? opened.length > 0 : (wanted ?? inside)
	const isFlat = lost || !ready || chosenFlat
	const elevation = (
		<ElevationStage
			{...shown}
			fronts={!doorsOpen}
			selectable={(bays || lines || cells) && (lost || ready)}
			group={edited}
			cell={cells ? (cell ?? firstCell) : null}
			areas={choosing && (lost || ready) ? parts.areas : noAreas}
		/>
	)
	return (
		<StageFrame
			ref={section}
			step={step}
			stale={solved.furniture === null && measures === undefined}
			picture={
				<>
					{isFlat && (
						<div className={styles.flat} data-rail={rail.compact ? 'compact' : 'full'}>
							{elevation}
						</div>
					)}
					{!lost && (
						<Suspense fallback={null}>
							<div className={styles.layer} style={{ visibility: isFlat ? 'hidden' : 'visible' }}>
								<SolidStage
									step={step}
									inside={doorsOpen}
									parts={parts}
									rail={rail}
									onLost={onLost}
									onReady={onReady}
								/>
							</div>
						</Suspense>
					)}
				</>
			}
		>
			<StageRail
				lost={lost}
				flat={lost || chosenFlat}
				compact={rail.compact}
				step={step}
				furniture={shown.furniture}
				parts={parts}
				doorsOpen={doorsOpen}
			/>
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

const noAreas: StageParts['areas'] = []

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
	rail: ReturnType<typeof useRail>
	onLost: () => void
	onReady: () => void
}): ReactNode {
	const { step, inside, parts, rail, onLost, onReady } = props
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const { shown, solved, catalogue } = useDesign()
	const { dimensions, belongings, person, spot, group, cell } = useView()
	const at = useSelectedBay()
	const pose = usePose(step, parts, inside && parts.fronts === 'vanish')
	const hand = useHand(pose)
	const opened = useOpened(step)
	const withPerson = isPersonShown(person, shown?.furniture ?? null, rail.compact)
	const things = useMemo(
		() => (withPerson ? parts.things : parts.things.filter(({ kind }) => kind !== 'person')),
		[parts, withPerson],
	)
	const reducedMotion = useReducedMotion() ?? false
	const configuration = shown?.configuration
	const { walls } = parts
	const { parts: choosesParts } = viewOf(step, solved.configuration)
	const measuredArea = choosesParts ? group : null
	const measured = useMemo(() => measuredOf(parts, measuredArea), [parts, measuredArea])
	const measures = useMeasures(step)
	const room = useMemo(() => {
		if (configuration === undefined) return null
		const own = roomOf(configuration)
		return walls === null ? own : { ...own, height: walls }
	}, [configuration, walls])
	if (shown === null || room === null) return null
	const { bays: choosing, lines, cells } = viewOf(step, solved.configuration)
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
			view={pose}
			{...(hand && { hand })}
			onHand={
				// The recap is a page that scrolls.
				step === 'Recap' ? undefined : (by) => changeView({ hand: { pose, hand: by } })
			}
			hint={t('stage.hint')}
			inset={step === 'Recap' ? undefined : rail.inset}
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
			measured={measured}
			measures={measures}
			presence={
				measures && (step === 'FootprintMeasurements' || solved.furniture === null) ? faint : 1
			}
			things={things}
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

/** How much is shown of the furniture while its room is measured. */
const faint = 0.3

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

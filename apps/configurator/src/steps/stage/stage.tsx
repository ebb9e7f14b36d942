// 3D once its code has loaded; the elevation until then and where 3D cannot run.
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { TriedDesign, useDesign } from '../../session/design-context.tsx'
import { useView } from '../../session/view-store.ts'
import type { StepName } from '../step.ts'
import { viewOf } from '../steps.ts'
import type { StageParts } from '../type/stage-parts.ts'
import { ElevationStage } from './flat/elevation-stage.tsx'
import { FurnitureOutline } from './flat/furniture-outline.tsx'
import { RoomStage } from './flat/room-stage.tsx'
import { OpeningButtons } from './solid/opening-buttons.tsx'
import { SolidStage } from './solid/solid-stage.tsx'
import { useMeasures } from './solid/use-measures.ts'
import { useInside, useOpenings } from './solid/use-openings.ts'
import { firstCell, useTap } from './solid/use-tap.ts'
import styles from './stage.module.css'
import { StageFrame } from './stage-frame.tsx'
import { StageRail } from './stage-rail.tsx'
import { useLostStage } from './use-lost-stage.ts'
import { useRail } from './use-rail.ts'
import { useStageParts } from './use-stage-parts.ts'

export function Stage({ step }: { step: StepName }): ReactNode {
	const { shown, solved } = useDesign()
	const chosenFlat = useView((view) => view.flat)
	const rail = useRail()
	const standing = useLostStage()
	const { isFlatOnly } = standing
	const section = useRef<HTMLElement>(null)
	useSpotInSight(section)
	const parts = useStageParts()
	const { opened } = useOpenings(step)
	const inside = useInside(step)
	const measures = useMeasures(step)
	if (shown === null) return <RoomStage step={step} />
	return (
		<StageFrame
			ref={section}
			step={step}
			stale={solved.furniture === null && measures === undefined}
			picture={
				<TriedDesign>
					<StagePicture step={step} standing={standing} rail={rail} />
				</TriedDesign>
			}
		>
			<StageRail
				lost={isFlatOnly}
				flat={isFlatOnly || chosenFlat}
				compact={rail.compact}
				step={step}
				furniture={shown.furniture}
				parts={parts}
				doorsOpen={parts.fronts === 'open' ? opened.length > 0 : inside}
			/>
			<FurnitureOutline />
			<OpeningButtons step={step} />
		</StageFrame>
	)
}

function StagePicture(props: {
	step: StepName
	standing: ReturnType<typeof useLostStage>
	rail: ReturnType<typeof useRail>
}): ReactNode {
	const { step, standing, rail } = props
	const { lost, isFlatOnly, ready, onLost, onReady } = standing
	const { shown, solved } = useDesign()
	const { group, cell, flat: chosenFlat } = useView()
	const { bays, lines, cells, parts: choosing } = viewOf(step, solved.configuration)
	const parts = useStageParts()
	const { opened, all } = useOpenings(step)
	const inside = useInside(step)
	const { tap } = useTap(step)
	if (shown === null) return null
	const bare = parts.fronts === 'vanish' && inside
	const isFlat = lost || !ready || chosenFlat
	return (
		<>
			{isFlat && (
				<div className={styles.flat} data-rail={rail.compact ? 'compact' : 'full'}>
					<ElevationStage
						{...shown}
						fronts={!bare}
						opened={opened}
						openings={all}
						onTap={tap}
						step={step}
						selectable={(bays || lines || cells) && (isFlatOnly || ready)}
						group={lines || choosing ? group : null}
						cell={cells ? (cell ?? firstCell) : null}
						areas={choosing && (isFlatOnly || ready) ? parts.areas : noAreas}
					/>
				</div>
			)}
			{!lost && (
				<Suspense fallback={null}>
					<div className={styles.layer} style={{ visibility: isFlat ? 'hidden' : 'visible' }}>
						<SolidStage
							step={step}
							inside={inside}
							parts={parts}
							rail={rail}
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

const noAreas: StageParts['areas'] = []

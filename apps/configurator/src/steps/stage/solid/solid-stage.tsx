import type { Measured } from '@gabarit/scene'
import { useFormats } from '@gabarit/ui'
import { useReducedMotion } from '@mantine/hooks'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StageWhenLoaded } from '../../../scene/stage-when-loaded.tsx'
import { useDesign } from '../../../session/design-context.tsx'
import { changeView, useView } from '../../../session/view-store.ts'
import { useSelectedBay } from '../../module-selection/use-selected-bay.ts'
import { useShownPicture } from '../../picture/use-shown-picture.ts'
import type { StepName } from '../../step.ts'
import { viewOf } from '../../steps.ts'
import type { StageParts } from '../../type/stage-parts.ts'
import { ChangedOutline } from '../changed-outline.tsx'
import { MovableShelves } from '../shelf/movable-shelves.tsx'
import type { useRail } from '../use-rail.ts'
import { useMeasures } from './use-measures.ts'
import { firstCell, useTap } from './use-tap.ts'

const low = new URLSearchParams(globalThis.location?.search ?? '').get('quality') === 'low'

/** How much is shown of the furniture while its room is measured. */
const faint = 0.3

/** The picture in space. */
export function SolidStage(props: {
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
	const { shown, solved } = useDesign()
	const { dimensions, spot, group, cell, pointed, shelf } = useView()
	const at = useSelectedBay()
	const picture = useShownPicture({ step, parts, inside, compact: rail.compact })
	const { tap, answers } = useTap(step)
	const reducedMotion = useReducedMotion() ?? false
	const { bays: choosing, lines, cells, parts: choosesParts } = viewOf(step, solved.configuration)
	const measuredArea = choosesParts ? group : null
	const measured = useMemo(() => measuredOf(parts, measuredArea), [parts, measuredArea])
	const measures = useMeasures(step)
	if (shown === null || picture === null) return null
	const { view: pose } = picture
	return (
		<StageWhenLoaded
			{...picture}
			colors={solved.colors}
			onHand={
				// The recap is a page that scrolls.
				step === 'Recap' ? undefined : (by) => changeView({ hand: { pose, hand: by } })
			}
			hint={t('stage.hint')}
			inset={step === 'Recap' ? undefined : rail.inset}
			showDimensions={dimensions}
			showShelfHeights={choosing && dimensions}
			heldShelf={shelf}
			selected={choosing ? at : null}
			spot={spot?.at ?? null}
			selectedLine={lines ? group : null}
			selectedCell={cells ? (cell ?? firstCell) : null}
			areas={choosesParts ? parts.areas : undefined}
			selectedArea={measuredArea}
			focused={pointed}
			onTap={tap}
			answers={answers}
			measured={measured}
			measures={measures}
			presence={
				measures && (step === 'FootprintMeasurements' || solved.furniture === null) ? faint : 1
			}
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
		</StageWhenLoaded>
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

import { roomOf } from '@gabarit/engine'
import type { Measured } from '@gabarit/scene'
import { useFormats } from '@gabarit/ui'
import { useReducedMotion } from '@mantine/hooks'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StageWhenLoaded } from '../../scene/stage-when-loaded.tsx'
import { useDesign } from '../../session/design-context.tsx'
import { changeView, useView } from '../../session/view-store.ts'
import { useSelectedBay } from '../module-selection/use-selected-bay.ts'
import type { StepName } from '../step.ts'
import { viewOf } from '../steps.ts'
import type { StageParts } from '../type/stage-parts.ts'
import { ChangedOutline } from './changed-outline.tsx'
import { isPersonShown } from './is-person-shown.ts'
import { MovableShelves } from './shelf/movable-shelves.tsx'
import { useHand } from './use-hand.ts'
import { useMeasures } from './use-measures.ts'
import { useOpenings } from './use-openings.ts'
import { usePose } from './use-pose.ts'
import type { useRail } from './use-rail.ts'
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
	const { shown, solved, catalogue } = useDesign()
	const { dimensions, belongings, person, spot, group, cell, pointed, shelf } = useView()
	const at = useSelectedBay()
	const pose = usePose(step, parts, inside && parts.fronts === 'vanish')
	const hand = useHand(pose)
	const { opened } = useOpenings(step)
	const { tap, answers } = useTap(step)
	const withPerson = isPersonShown(person, {
		step,
		furniture: shown?.furniture ?? null,
		isSmall: rail.compact,
	})
	const things = useMemo(
		() => (withPerson ? parts.things : parts.things.filter(({ kind }) => kind !== 'person')),
		[parts, withPerson],
	)
	const reducedMotion = useReducedMotion() ?? false
	const { bays: choosing, lines, cells, parts: choosesParts } = viewOf(step, solved.configuration)
	const measuredArea = choosesParts ? group : null
	const measured = useMemo(() => measuredOf(parts, measuredArea), [parts, measuredArea])
	const measures = useMeasures(step)
	const configuration = shown?.configuration
	const { walls } = parts
	const room = useMemo(() => {
		if (configuration === undefined) return null
		const own = roomOf(configuration)
		return walls === null ? own : { ...own, height: walls }
	}, [configuration, walls])
	if (shown === null || room === null) return null
	return (
		<StageWhenLoaded
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
			doorsOpen={opened}
			showLeaves={parts.fronts === 'open' || !inside}
			showRoom={solved.design !== null || shown.furniture.grid !== undefined}
			showContents={belongings}
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
			things={things}
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

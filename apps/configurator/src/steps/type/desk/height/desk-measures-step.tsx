import { deskBounds } from '@gabarit/engine'
import { ReadingsField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnexplainedIssues } from '../../../../session/fit.ts'
import { storedReadings } from '../../../footprint-measurements/stored-readings.ts'
import { ConfirmMeasures } from '../../../frame/confirm-measures.tsx'
import { FitVerdicts } from '../../../frame/fit-verdicts.tsx'
import { IssueChecks } from '../../../frame/issue-checks.tsx'
import { MeasureField } from '../../../frame/measure-field.tsx'
import { NotableChecks } from '../../../frame/notable-checks.tsx'
import { Pair } from '../../../frame/pair.tsx'
import { StepPanel } from '../../../frame/step-panel.tsx'
import { useCulprit } from '../../../frame/use-culprit.ts'
import { useIssuesOf } from '../../../frame/use-issues-of.ts'
import { PitfallsLink } from '../../../modals/pitfalls-link.tsx'
import { useDeskDesign } from '../use-desk-design.ts'
import { HeightCards } from './height-cards.tsx'

export function DeskMeasuresStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const { configuration, desk, propose } = useDeskDesign()
	const issues = useUnexplainedIssues(useIssuesOf('FootprintMeasurements'))
	const { depth, height } = deskBounds
	return (
		<StepPanel step="FootprintMeasurements" intro={t('desk.measures')} aside={<PitfallsLink />}>
			<Length />
			<HeightCards />
			<Pair>
				<MeasureField
					label={t('desk.fields.height')}
					field="height"
					value={desk.height}
					min={height.min}
					max={height.max}
					onCommit={(value) => propose({ ...configuration, height: value })}
				/>
				<MeasureField
					label={t('desk.fields.depth')}
					field="depth.center"
					value={desk.depth}
					min={depth.min}
					max={depth.max}
					onCommit={(center) =>
						propose({ ...configuration, depth: { ...configuration.depth, center } })
					}
				/>
			</Pair>
			<NotableChecks codes={['desk_height', 'knee_height', 'knee_depth']} />
			<IssueChecks issues={issues} />
			<FitVerdicts />
			<ConfirmMeasures step="FootprintMeasurements" />
		</StepPanel>
	)
}

/** Between two walls several readings: the smallest counts. */
function Length(): ReactNode {
	const { t } = useTranslation('configurator')
	const { configuration, desk, propose } = useDeskDesign()
	const culprit = useCulprit()
	const isBetween = desk.walls === 'Both'
	const { min, max } = deskBounds.length
	return (
		<ReadingsField
			label={t(isBetween ? 'desk.fields.lengthBetween' : 'desk.fields.length')}
			name="room.width"
			problemOf={(reading) => culprit('room.width', reading)}
			values={desk.width}
			most={isBetween ? 6 : 1}
			min={min}
			max={max}
			onCommit={(values) => propose({ ...configuration, room: { width: storedReadings(values) } })}
		/>
	)
}

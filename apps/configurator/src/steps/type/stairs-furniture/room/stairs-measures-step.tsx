import { stairBounds } from '@gabarit/engine'
import { ReadingsField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnexplainedIssues } from '../../../../session/fit.ts'
import { FillersLine } from '../../../filler-measurements/fillers-line.tsx'
import { storedReadings } from '../../../footprint-measurements/stored-readings.ts'
import { FitVerdicts } from '../../../frame/checks/fit-verdicts.tsx'
import { IssueChecks } from '../../../frame/checks/issue-checks.tsx'
import { useCulprit } from '../../../frame/checks/use-culprit.ts'
import { useIssuesOf } from '../../../frame/checks/use-issues-of.ts'
import { MeasureField } from '../../../frame/fields/measure-field.tsx'
import layout from '../../../frame/layout.module.css'
import { StepPanel } from '../../../frame/step-panel.tsx'
import { PitfallsLink } from '../../../modals/pitfalls-link.tsx'
import { useStairs } from '../use-stairs.ts'

export function StairsMeasuresStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const issues = useUnexplainedIssues(useIssuesOf('FootprintMeasurements'))
	return (
		<StepPanel
			step="FootprintMeasurements"
			intro={t('kinds:stairs.measures.intro')}
			aside={<PitfallsLink />}
		>
			<Length />
			<Landing />
			<Depth />
			<FillersLine />
			<IssueChecks issues={issues} />
			<FitVerdicts />
		</StepPanel>
	)
}

function Length(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, design, flight, propose } = useStairs()
	const culprit = useCulprit()
	const { min, max } = stairBounds.width
	return (
		<ReadingsField
			label={t(`kinds:stairs.fields.length.${flight.access}`)}
			name="room.width"
			problemOf={(reading) => culprit('room.width', reading)}
			values={design.width}
			most={design.walls === 'Both' ? 6 : 1}
			min={min}
			max={max}
			onCommit={(values) => propose({ ...configuration, room: { width: storedReadings(values) } })}
		/>
	)
}

function Landing(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, design, propose } = useStairs()
	const culprit = useCulprit()
	const { min, max } = stairBounds.hu
	return (
		<ReadingsField
			label={t('kinds:stairs.fields.hu')}
			name="hu"
			problemOf={(reading) => culprit('hu', reading)}
			values={design.hu}
			most={6}
			min={min}
			max={max}
			emptyBecomes="max"
			onCommit={(values) => propose({ ...configuration, hu: storedReadings(values) })}
		/>
	)
}

function Depth(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, design, flight, propose } = useStairs()
	const { min, max } = flight.access === 'Front' ? stairBounds.depthFront : stairBounds.depth
	return (
		<div>
			<MeasureField
				label={t('kinds:stairs.fields.depth')}
				field="depth.center"
				value={design.depth.center}
				min={min}
				max={max}
				onCommit={(center) => propose({ ...configuration, depth: { center } })}
			/>
			<p className={layout.caption}>{t('kinds:stairs.measures.depthNote')}</p>
		</div>
	)
}

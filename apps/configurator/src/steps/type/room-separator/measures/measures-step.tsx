import { separatorBounds } from '@gabarit/engine'
import { ReadingsField } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnexplainedIssues } from '../../../../session/fit.ts'
import { storedReadings } from '../../../footprint-measurements/stored-readings.ts'
import { FitVerdicts } from '../../../frame/checks/fit-verdicts.tsx'
import { IssueChecks } from '../../../frame/checks/issue-checks.tsx'
import { useCulprit } from '../../../frame/checks/use-culprit.ts'
import { useIssuesOf } from '../../../frame/checks/use-issues-of.ts'
import { MeasureField } from '../../../frame/fields/measure-field.tsx'
import layout from '../../../frame/layout.module.css'
import { StepPanel } from '../../../frame/step-panel.tsx'
import { useSeparator } from '../use-separator.ts'
import { type Measured, MeasurePicture } from './measure-picture.tsx'

export function MeasuresStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { design } = useSeparator()
	const [field, setField] = useState<Measured>('length')
	const issues = useUnexplainedIssues(useIssuesOf('FootprintMeasurements'))
	const isClamped = design.fix === 'Ceiling'
	return (
		<StepPanel
			step="FootprintMeasurements"
			intro={t(isClamped ? 'kinds:separator.measures.clamped' : 'kinds:separator.measures.intro')}
		>
			<div className={layout.measure}>
				<div className={layout.measurePicture}>
					<MeasurePicture measured={field} />
				</div>
				<div className={layout.stack}>
					<div onFocus={() => setField('length')}>
						<Length />
					</div>
					<div onFocus={() => setField('height')}>{isClamped ? <Ceiling /> : <Height />}</div>
					<div onFocus={() => setField('depth')}>
						<Depth />
					</div>
				</div>
			</div>
			<IssueChecks issues={issues} />
			<FitVerdicts />
		</StepPanel>
	)
}

function Length(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, design, propose } = useSeparator()
	const { min, max } = separatorBounds.length
	return (
		<MeasureField
			label={t('kinds:separator.measures.length')}
			field="room.width"
			value={design.length}
			min={min}
			max={max}
			onCommit={(width) => propose({ ...configuration, room: { ...configuration.room, width } })}
		/>
	)
}

function Ceiling(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, design, propose } = useSeparator()
	const culprit = useCulprit()
	const { min, max } = separatorBounds.ceiling
	return (
		<ReadingsField
			label={t('fields.hu')}
			name="hu"
			problemOf={(reading) => culprit('hu', reading)}
			values={design.hu ?? []}
			most={6}
			min={min}
			max={max}
			emptyBecomes="max"
			onCommit={(values) => propose({ ...configuration, hu: storedReadings(values) })}
		/>
	)
}

function Height(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, design, propose } = useSeparator()
	const { min, max } = separatorBounds.height
	return (
		<MeasureField
			label={t('fields.height')}
			field="height"
			value={design.height}
			min={min}
			max={max}
			onCommit={(height) => propose({ ...configuration, height })}
		/>
	)
}

function Depth(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, design, propose } = useSeparator()
	const { min, max } = separatorBounds.depth
	return (
		<MeasureField
			label={t('kinds:separator.measures.depth')}
			field="depth.center"
			value={design.depth}
			min={min}
			max={max}
			onCommit={(center) => propose({ ...configuration, depth: { center } })}
		/>
	)
}

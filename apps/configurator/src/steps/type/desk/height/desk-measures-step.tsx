import { deskBounds } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnexplainedIssues } from '../../../../session/fit.ts'
import { FitVerdicts } from '../../../frame/checks/fit-verdicts.tsx'
import { IssueChecks } from '../../../frame/checks/issue-checks.tsx'
import { NotableChecks } from '../../../frame/checks/notable-checks.tsx'
import { useIssuesOf } from '../../../frame/checks/use-issues-of.ts'
import { LengthField } from '../../../frame/fields/length-field.tsx'
import { MeasureField } from '../../../frame/fields/measure-field.tsx'
import { Pair } from '../../../frame/fields/pair.tsx'
import { StepPanel } from '../../../frame/step-panel.tsx'
import { PitfallsLink } from '../../../modals/pitfalls-link.tsx'
import { useDeskDesign } from '../use-desk-design.ts'
import { HeightCards } from './height-cards.tsx'

export function DeskMeasuresStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, desk, propose } = useDeskDesign()
	const issues = useUnexplainedIssues(useIssuesOf('FootprintMeasurements'))
	const isBetween = desk.walls === 'Both'
	const { depth, height } = deskBounds
	return (
		<StepPanel
			step="FootprintMeasurements"
			intro={t('kinds:desk.measures')}
			aside={<PitfallsLink />}
		>
			<LengthField
				label={t(isBetween ? 'kinds:desk.fields.lengthBetween' : 'kinds:desk.fields.length')}
				values={desk.width}
				isBetween={isBetween}
				bounds={deskBounds.length}
				onCommit={(width) => propose({ ...configuration, room: { width } })}
			/>
			<HeightCards />
			<Pair>
				<MeasureField
					label={t('kinds:desk.fields.height')}
					field="height"
					value={desk.height}
					min={height.min}
					max={height.max}
					onCommit={(value) => propose({ ...configuration, height: value })}
				/>
				<MeasureField
					label={t('kinds:desk.fields.depth')}
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
		</StepPanel>
	)
}

import { deskBounds } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnexplainedIssues } from '../../../../session/fit.ts'
import { FitVerdicts } from '../../../frame/fit-verdicts.tsx'
import { IssueChecks } from '../../../frame/issue-checks.tsx'
import { LengthField } from '../../../frame/length-field.tsx'
import { MeasureField } from '../../../frame/measure-field.tsx'
import { NotableChecks } from '../../../frame/notable-checks.tsx'
import { Pair } from '../../../frame/pair.tsx'
import { StepPanel } from '../../../frame/step-panel.tsx'
import { useIssuesOf } from '../../../frame/use-issues-of.ts'
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

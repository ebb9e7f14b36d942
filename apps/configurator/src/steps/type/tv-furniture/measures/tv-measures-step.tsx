import { tvFurnitureBounds } from '@gabarit/engine'
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
import { useTvDesign } from '../use-tv-design.ts'
import { ScreenFields } from './screen-fields.tsx'

export function TvMeasuresStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, tv, propose } = useTvDesign()
	const issues = useUnexplainedIssues(useIssuesOf('FootprintMeasurements'))
	const isBetween = tv.design.walls === 'Both'
	const { height, depth, hungDepth } = tvFurnitureBounds
	const deep = tv.base.kind === 'Wall' ? hungDepth : depth
	return (
		<StepPanel step="FootprintMeasurements" intro={t('kinds:tv.measures')} aside={<PitfallsLink />}>
			<LengthField
				label={t(isBetween ? 'kinds:tv.fields.lengthBetween' : 'kinds:tv.fields.length')}
				values={tv.design.width}
				isBetween={isBetween}
				bounds={tvFurnitureBounds.width}
				onCommit={(width) => propose({ ...configuration, room: { width } })}
			/>
			<Pair>
				<MeasureField
					label={t('kinds:tv.fields.height')}
					field="height"
					value={tv.height}
					min={height.min}
					max={height.max}
					onCommit={(value) => propose({ ...configuration, height: value })}
				/>
				<MeasureField
					label={t('kinds:tv.fields.depth')}
					field="depth.center"
					value={tv.depth}
					min={deep.min}
					max={deep.max}
					onCommit={(center) => propose({ ...configuration, depth: { center } })}
				/>
			</Pair>
			<ScreenFields />
			<NotableChecks codes={['screen_height', 'screen_overhang', 'screen_load']} />
			<IssueChecks issues={issues} />
			<FitVerdicts />
		</StepPanel>
	)
}

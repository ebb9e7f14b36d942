import { tvFurnitureBounds } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnexplainedIssues } from '../../../../session/fit.ts'
import { IssueChecks } from '../../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../../frame/checks/use-issues-of.ts'
import { MeasureField } from '../../../frame/fields/measure-field.tsx'
import { Section, StepPanel } from '../../../frame/step-panel.tsx'
import { Obstacles } from '../../../margins-measurements/obstacles.tsx'
import { Skirting } from '../../../margins-measurements/skirting.tsx'
import { PitfallsLink } from '../../../modals/pitfalls-link.tsx'
import { useTvDesign } from '../use-tv-design.ts'

export function TvMarginsStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, tv, propose } = useTvDesign()
	const { obstacle, ...rest } = configuration
	const { height = 0, thickness = 0 } = configuration.baseboard ?? {}
	const issues = useUnexplainedIssues(useIssuesOf('MarginsMeasurements'))
	const { min, max } = tvFurnitureBounds.air
	return (
		<StepPanel step="MarginsMeasurements" intro={t('margins.intro')} aside={<PitfallsLink />}>
			<Section title={t('kinds:tv.air.title')} note={t('kinds:tv.air.note')}>
				<MeasureField
					label={t('kinds:tv.air.field')}
					field="margin.back"
					value={tv.air}
					min={min}
					max={max}
					onCommit={(back) => propose({ ...configuration, margin: { back } })}
				/>
			</Section>
			<Skirting
				skirting={{ height, thickness }}
				onChange={(baseboard) => propose({ ...configuration, baseboard })}
			/>
			<Obstacles
				list={obstacle}
				onChange={(list) => propose(list ? { ...rest, obstacle: list } : rest)}
			/>
			<IssueChecks issues={issues} />
		</StepPanel>
	)
}

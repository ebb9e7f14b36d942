import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../session/design-context.tsx'
import { useUnexplainedIssues } from '../../session/fit.ts'
import { FitVerdicts } from '../frame/checks/fit-verdicts.tsx'
import { IssueChecks } from '../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../frame/checks/use-issues-of.ts'
import { StepPanel } from '../frame/step-panel.tsx'
import { PitfallsLink } from '../modals/pitfalls-link.tsx'
import { FreeZones } from './free-zones.tsx'
import { Obstacles } from './obstacles.tsx'
import { Skirting } from './skirting.tsx'

export function MarginsStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDressingDesign()
	const { configuration, design } = solved
	const { obstacle, ...rest } = configuration
	const issues = useUnexplainedIssues(useIssuesOf('MarginsMeasurements'))
	return (
		<StepPanel step="MarginsMeasurements" intro={t('margins.intro')} aside={<PitfallsLink />}>
			<Skirting
				skirting={design.baseboard}
				onChange={(baseboard) => propose({ ...configuration, baseboard })}
			/>
			<FreeZones
				margin={design.margin}
				onChange={(side, value) =>
					propose({ ...configuration, margin: { ...configuration.margin, [side]: value } })
				}
			/>
			<Obstacles
				list={obstacle}
				onChange={(list) => propose(list ? { ...rest, obstacle: list } : rest)}
			/>
			<IssueChecks issues={issues} />
			<FitVerdicts />
		</StepPanel>
	)
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnexplainedIssues } from '../../../../session/fit.ts'
import { IssueChecks } from '../../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../../frame/checks/use-issues-of.ts'
import { StepPanel } from '../../../frame/step-panel.tsx'
import { Obstacles } from '../../../margins-measurements/obstacles.tsx'
import { Skirting } from '../../../margins-measurements/skirting.tsx'
import { PitfallsLink } from '../../../modals/pitfalls-link.tsx'
import { useDeskDesign } from '../use-desk-design.ts'

export function DeskMarginsStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const { configuration, desk, propose } = useDeskDesign()
	const { obstacle, ...rest } = configuration
	const issues = useUnexplainedIssues(useIssuesOf('MarginsMeasurements'))
	return (
		<StepPanel step="MarginsMeasurements" intro={t('margins.intro')} aside={<PitfallsLink />}>
			<Skirting
				skirting={desk.baseboard}
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

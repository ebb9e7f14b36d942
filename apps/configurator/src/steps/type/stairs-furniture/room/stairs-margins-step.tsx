import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnexplainedIssues } from '../../../../session/fit.ts'
import { IssueChecks } from '../../../frame/checks/issue-checks.tsx'
import { NotableChecks } from '../../../frame/checks/notable-checks.tsx'
import { useIssuesOf } from '../../../frame/checks/use-issues-of.ts'
import { StepPanel } from '../../../frame/step-panel.tsx'
import { FreeZones } from '../../../margins-measurements/free-zones.tsx'
import { Obstacles } from '../../../margins-measurements/obstacles.tsx'
import { Skirting } from '../../../margins-measurements/skirting.tsx'
import { PitfallsLink } from '../../../modals/pitfalls-link.tsx'
import { useStairs } from '../use-stairs.ts'

export function StairsMarginsStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const { configuration, design, propose } = useStairs()
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
			<NotableChecks codes={['pull_out_room']} />
			<IssueChecks issues={issues} />
		</StepPanel>
	)
}

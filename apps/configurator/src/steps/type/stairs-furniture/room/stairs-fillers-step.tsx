import { LinkButton } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnexplainedIssues } from '../../../../session/fit.ts'
import { OversizeAndPlay, WallFillers } from '../../../filler-measurements/wall-fillers.tsx'
import { FitVerdicts } from '../../../frame/checks/fit-verdicts.tsx'
import { IssueChecks } from '../../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../../frame/checks/use-issues-of.ts'
import layout from '../../../frame/layout.module.css'
import { StepPanel } from '../../../frame/step-panel.tsx'
import { FillerExplanation } from '../../../modals/filler-explanation.tsx'
import { useStairs } from '../use-stairs.ts'

/** mm between the tops and the underside of the steps. */
const above = { name: 'flight', usual: 30 } as const

export function StairsFillersStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, design, flight, propose } = useStairs()
	const [explained, setExplained] = useState(false)
	const issues = useUnexplainedIssues(useIssuesOf('FillerMeasurements'))
	const isClosed = flight.steps === 'Closed'
	const change = (key: string, value: number) =>
		propose({ ...configuration, filler: { ...configuration.filler, [key]: value } })
	return (
		<StepPanel
			step="FillerMeasurements"
			intro={t('kinds:stairs.fillers.intro')}
			aside={<LinkButton onClick={() => setExplained(true)}>{t('fillers.explain')}</LinkButton>}
		>
			<WallFillers design={design} above={isClosed ? above : null} onChange={change} />
			{!isClosed && <p className={layout.caption}>{t('kinds:stairs.fillers.noneAbove')}</p>}
			<OversizeAndPlay design={design} onChange={change} />
			<IssueChecks issues={issues} />
			<FitVerdicts />
			<FillerExplanation opened={explained} onClose={() => setExplained(false)} />
		</StepPanel>
	)
}

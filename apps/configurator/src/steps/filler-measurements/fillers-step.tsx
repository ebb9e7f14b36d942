import { LinkButton } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../session/design-context.tsx'
import { useUnexplainedIssues } from '../../session/fit.ts'
import { FitVerdicts } from '../frame/checks/fit-verdicts.tsx'
import { IssueChecks } from '../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../frame/checks/use-issues-of.ts'
import { StepPanel } from '../frame/step-panel.tsx'
import { FillerExplanation } from '../modals/filler-explanation.tsx'
import { CustomFillers } from './custom-fillers.tsx'
import { OversizeAndPlay, WallFillers } from './wall-fillers.tsx'

export function FillersStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDressingDesign()
	const { configuration, design } = solved
	const [explained, setExplained] = useState(false)
	const issues = useUnexplainedIssues(useIssuesOf('FillerMeasurements'))
	const aside = <LinkButton onClick={() => setExplained(true)}>{t('fillers.explain')}</LinkButton>
	const change = (key: string, value: number) =>
		propose({ ...configuration, filler: { ...configuration.filler, [key]: value } })
	return (
		<StepPanel step="FillerMeasurements" intro={t('fillers.intro')} aside={aside}>
			<WallFillers design={design} onChange={change} />
			<OversizeAndPlay design={design} onChange={change} />
			<CustomFillers />
			<IssueChecks issues={issues} />
			<FitVerdicts />
			<FillerExplanation opened={explained} onClose={() => setExplained(false)} />
		</StepPanel>
	)
}

import { doorOptions } from '@gabarit/engine'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DoorStyles } from '../../doors/door-styles.tsx'
import { IssueChecks } from '../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../frame/checks/use-issues-of.ts'
import { Section, StepPanel } from '../../frame/step-panel.tsx'
import { useTvDesign } from './use-tv-design.ts'

export function TvDoorsStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, catalogue, tv } = useTvDesign()
	const issues = useIssuesOf('Doors')
	const options = useMemo(() => doorOptions(configuration, catalogue), [configuration, catalogue])
	const current = tv.design.doors ?? { style: 'Simple' as const }
	return (
		<StepPanel step="Doors" intro={t('kinds:tv.doors')}>
			<IssueChecks issues={issues} />
			<Section title={t('doors.design')}>
				<DoorStyles options={options} current={current} />
			</Section>
		</StepPanel>
	)
}

import { doorOptions } from '@gabarit/engine'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DoorStyles } from '../../doors/door-styles.tsx'
import { IssueChecks } from '../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../frame/checks/use-issues-of.ts'
import { Section, StepPanel } from '../../frame/step-panel.tsx'
import { useStairs } from './use-stairs.ts'

export function StairsDoorsStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, catalogue, design } = useStairs()
	const issues = useIssuesOf('Doors')
	const options = useMemo(() => doorOptions(configuration, catalogue), [configuration, catalogue])
	return (
		<StepPanel step="Doors" intro={t('kinds:stairs.doors')}>
			<IssueChecks issues={issues} />
			<Section title={t('doors.design')}>
				<DoorStyles
					options={options}
					current={{ style: design.doors?.style ?? 'None', count: design.doors?.count }}
				/>
			</Section>
		</StepPanel>
	)
}

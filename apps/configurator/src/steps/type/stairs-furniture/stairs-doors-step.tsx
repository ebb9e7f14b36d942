import { doorOptions } from '@gabarit/engine'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DoorStyles } from '../../doors/door-styles.tsx'
import { IssueChecks } from '../../frame/issue-checks.tsx'
import { Section, StepPanel } from '../../frame/step-panel.tsx'
import { useIssuesOf } from '../../frame/use-issues-of.ts'
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

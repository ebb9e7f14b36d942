import { doorOptions } from '@gabarit/engine'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DoorStyles } from '../../doors/door-styles.tsx'
import { IssueChecks } from '../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../frame/checks/use-issues-of.ts'
import { Section, StepPanel } from '../../frame/step-panel.tsx'
import { useDeskDesign } from './use-desk-design.ts'

/** The side of the hinges is chosen with the pedestal. */
export function DeskDoorsStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, catalogue, desk } = useDeskDesign()
	const issues = useIssuesOf('Doors')
	const options = useMemo(() => doorOptions(configuration, catalogue), [configuration, catalogue])
	return (
		<StepPanel step="Doors" intro={t('kinds:desk.doors')}>
			<IssueChecks issues={issues} />
			<Section title={t('doors.design')}>
				<DoorStyles options={options} current={desk.doors} />
			</Section>
		</StepPanel>
	)
}

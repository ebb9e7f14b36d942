import { doorOptions } from '@gabarit/engine'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../session/design-context.tsx'
import { IssueChecks } from '../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../frame/checks/use-issues-of.ts'
import { Section, StepPanel } from '../frame/step-panel.tsx'
import { DoorStyles } from './door-styles.tsx'
import { ModuleDoors } from './module-doors.tsx'

export function DoorsStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, catalogue } = useDressingDesign()
	const issues = useIssuesOf('Doors')
	const { configuration, design } = solved
	const options = useMemo(() => doorOptions(configuration, catalogue), [configuration, catalogue])
	const style = design.doors?.style ?? 'None'
	return (
		<StepPanel step="Doors" intro={t('doors.intro')}>
			<IssueChecks issues={issues} />
			<Section title={t('doors.design')}>
				<DoorStyles options={options} current={{ style, count: design.doors?.count }} />
			</Section>
			{style !== 'None' && <ModuleDoors />}
		</StepPanel>
	)
}

import { doorOptions } from '@gabarit/engine'
import { LinkButton } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DoorStyles } from '../../doors/door-styles.tsx'
import { IssueChecks } from '../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../frame/checks/use-issues-of.ts'
import layout from '../../frame/layout.module.css'
import { useSteps } from '../../frame/step-navigation.ts'
import { Section, StepPanel } from '../../frame/step-panel.tsx'
import { useSeparator } from './use-separator.ts'

export function DoorsStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, design, catalogue } = useSeparator()
	const { show } = useSteps()
	const issues = useIssuesOf('Doors')
	const options = useMemo(() => doorOptions(configuration, catalogue), [configuration, catalogue])
	const countOf = (fill: string) => design.cells.filter((cell) => cell.fill === fill).length
	return (
		<StepPanel step="Doors" intro={t('kinds:separator.doors.intro')}>
			<IssueChecks issues={issues} />
			<Section title={t('doors.design')}>
				<DoorStyles options={options} current={design.doors} />
			</Section>
			<p className={layout.caption}>
				{[
					t('kinds:separator.doors.front', { count: countOf('DoorFront') }),
					t('kinds:separator.doors.rear', { count: countOf('DoorRear') }),
				].join(', ')}{' '}
				<LinkButton onClick={() => show('ModuleSelection')}>
					{t('kinds:separator.doors.toGrid')}
				</LinkButton>
			</p>
		</StepPanel>
	)
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IssueChecks } from '../../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../../frame/checks/use-issues-of.ts'
import { StepPanel } from '../../../frame/step-panel.tsx'
import { CellChoice } from './cell-choice.tsx'
import { GridCounts } from './grid-counts.tsx'
import { Layouts } from './layouts.tsx'

export function CellsStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const issues = useIssuesOf('ModuleSelection')
	return (
		<StepPanel step="ModuleSelection" intro={t('kinds:separator.grid.intro')}>
			<IssueChecks issues={issues} />
			<GridCounts />
			<CellChoice />
			<Layouts />
		</StepPanel>
	)
}

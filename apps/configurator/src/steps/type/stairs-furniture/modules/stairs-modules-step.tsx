// The modules from left to right: each is a card that opens, also from the stage.
import type { Issue } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IssueChecks } from '../../../frame/checks/issue-checks.tsx'
import { NotableChecks } from '../../../frame/checks/notable-checks.tsx'
import { useIssuesOf } from '../../../frame/checks/use-issues-of.ts'
import { StepPanel } from '../../../frame/step-panel.tsx'
import { ModuleCount } from './module-count.tsx'
import { ModuleList } from './module-list.tsx'

export function StairsModulesStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const issues = useIssuesOf('ModuleSelection')
	return (
		<StepPanel step="ModuleSelection" intro={t('kinds:stairs.modules.intro')}>
			<IssueChecks issues={issues.filter((issue) => !isOfModule(issue))} />
			<ModuleCount />
			<ModuleList issues={issues.filter(isOfModule)} />
			<NotableChecks codes={['pull_out_load', 'pull_out_room', 'shelf_sag']} />
		</StepPanel>
	)
}

function isOfModule({ field = '' }: Issue): boolean {
	return /^modules\.\d/u.test(field)
}

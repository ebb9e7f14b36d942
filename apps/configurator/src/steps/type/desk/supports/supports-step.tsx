// What carries the top, from left to right: each support is a card that opens, also from the stage.
import type { Issue } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IssueChecks } from '../../../frame/checks/issue-checks.tsx'
import { NotableChecks } from '../../../frame/checks/notable-checks.tsx'
import { useIssuesOf } from '../../../frame/checks/use-issues-of.ts'
import { StepPanel } from '../../../frame/step-panel.tsx'
import { ModestyField } from './modesty-field.tsx'
import { SupportList } from './support-list.tsx'

export function SupportsStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const issues = useIssuesOf('ModuleSelection')
	return (
		<StepPanel step="ModuleSelection" intro={t('kinds:desk.supports.intro')}>
			<IssueChecks issues={issues.filter((issue) => !isOfSupport(issue))} />
			<SupportList issues={issues.filter(isOfSupport)} />
			<NotableChecks codes={['knee_width', 'top_sag', 'desk_racks']} />
			<ModestyField />
		</StepPanel>
	)
}

function isOfSupport({ field = '' }: Issue): boolean {
	return /^supports\.\d/u.test(field)
}

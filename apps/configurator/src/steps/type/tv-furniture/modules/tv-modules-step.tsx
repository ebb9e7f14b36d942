// The modules from left to right: each is a card that opens, also from the stage; then what carries them.
import type { Issue } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IssueChecks } from '../../../frame/checks/issue-checks.tsx'
import { NotableChecks } from '../../../frame/checks/notable-checks.tsx'
import { useIssuesOf } from '../../../frame/checks/use-issues-of.ts'
import { StepPanel } from '../../../frame/step-panel.tsx'
import { BaseField } from './base-field.tsx'
import { ModuleCount } from './module-count.tsx'
import { ModuleList } from './module-list.tsx'
import { TallChoice } from './tall-choice.tsx'

export function TvModulesStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const issues = useIssuesOf('ModuleSelection')
	return (
		<StepPanel step="ModuleSelection" intro={t('kinds:tv.modules.intro')}>
			<IssueChecks issues={issues.filter((issue) => !isOfModule(issue))} />
			<ModuleCount />
			<ModuleList issues={issues.filter(isOfModule)} />
			<NotableChecks codes={['media_heat', 'shelf_sag']} />
			<TallChoice />
			<BaseField />
			<NotableChecks codes={['hang_load', 'anti_tip']} />
		</StepPanel>
	)
}

function isOfModule({ field = '' }: Issue): boolean {
	return /^(modules\.\d|tall\.(left|right))/u.test(field)
}

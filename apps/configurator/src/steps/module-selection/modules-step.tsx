import { LinkButton, useFormats } from '@gabarit/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazily } from '../../lib/later.ts'
import { useDressingDesign } from '../../session/design-context.tsx'
import { IssueChecks } from '../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../frame/checks/use-issues-of.ts'
import { Section, StepPanel } from '../frame/step-panel.tsx'
import { BayTools } from './bay-tools.tsx'
import { Capacity } from './capacity.tsx'
import { ModuleCount } from './module-count.tsx'
import { ModuleKind } from './module-kind.tsx'
import { RunChoice } from './run-choice.tsx'
import { ShelfHeights } from './shelf-heights.tsx'
import { Templates } from './templates.tsx'
import { useSelectedBay } from './use-selected-bay.ts'

const Inspiration = lazily(async () => (await import('./inspiration/inspiration.tsx')).Inspiration)

export function ModulesStep(): ReactNode {
	const issues = useIssuesOf('ModuleSelection')
	const { solved } = useDressingDesign()
	const [inspired, setInspired] = useState(false)
	const [everInspired, setEverInspired] = useState(false)
	const inspire = () => {
		setEverInspired(true)
		setInspired(true)
	}
	const empty = solved.design.runs.length === 0
	return (
		<StepPanel step="ModuleSelection">
			<IssueChecks issues={issues} />
			<RunChoice />
			<ModuleCount />
			{!empty && <BaySection onInspire={inspire} />}
			{solved.furniture !== null && <Capacity furniture={solved.furniture} onList={inspire} />}
			{everInspired && (
				<Suspense fallback={null}>
					<Inspiration opened={inspired} onClose={() => setInspired(false)} />
				</Suspense>
			)}
		</StepPanel>
	)
}

function BaySection({ onInspire }: { onInspire: () => void }): ReactNode {
	const { t } = useTranslation('configurator')
	const { length } = useFormats()
	const at = useSelectedBay()
	if (at === null) return null
	return (
		<>
			<ModuleKind at={at} />
			<Section
				title={t('modules.bay', { number: at.number })}
				detail={at.width === null ? '' : t('modules.bayWidth', { width: length(at.width) })}
				note={<LinkButton onClick={onInspire}>{t('modules.inspire')}</LinkButton>}
			>
				<Templates key={`${at.run}-${at.number}`} at={at} />
				<ShelfHeights at={at} />
				<BayTools at={at} />
			</Section>
		</>
	)
}

import type { Walls } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IssueChecks } from '../../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../../frame/checks/use-issues-of.ts'
import { StepPanel } from '../../../frame/step-panel.tsx'
import { AccessFields } from '../../../room/access-fields.tsx'
import { MeasuredWith, SideWalls } from '../../../room/walls-and-source.tsx'
import { useDeskDesign } from '../use-desk-design.ts'
import { DeskCompositions } from './desk-compositions.tsx'

const offered: readonly Walls[] = ['None', 'Left', 'Right', 'Both']

export function DeskRoomStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, desk } = useDeskDesign()
	const issues = useIssuesOf('Room')
	return (
		<StepPanel step="Room" intro={t('kinds:desk.room')}>
			<DeskCompositions />
			<IssueChecks issues={issues} />
			<SideWalls
				bare
				offered={offered}
				chosen={desk.walls}
				between={(walls) => ({ ...configuration, walls })}
			/>
			<MeasuredWith source={desk.source} />
			<AccessFields />
		</StepPanel>
	)
}

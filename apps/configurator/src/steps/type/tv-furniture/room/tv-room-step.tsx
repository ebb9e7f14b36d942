import type { Walls } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IssueChecks } from '../../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../../frame/checks/use-issues-of.ts'
import { StepPanel } from '../../../frame/step-panel.tsx'
import { AccessFields } from '../../../room/access-fields.tsx'
import { MeasuredWith, SideWalls } from '../../../room/walls-and-source.tsx'
import { useTvDesign } from '../use-tv-design.ts'
import { TvCompositions } from './tv-compositions.tsx'

const offered: readonly Walls[] = ['None', 'Left', 'Right', 'Both']

export function TvRoomStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, tv } = useTvDesign()
	const issues = useIssuesOf('Room')
	return (
		<StepPanel step="Room" intro={t('kinds:tv.room')}>
			<TvCompositions />
			<IssueChecks issues={issues} />
			<SideWalls
				offered={offered}
				chosen={tv.design.walls}
				between={(walls) => ({ ...configuration, walls })}
			/>
			<MeasuredWith source={tv.design.source} />
			<AccessFields />
		</StepPanel>
	)
}

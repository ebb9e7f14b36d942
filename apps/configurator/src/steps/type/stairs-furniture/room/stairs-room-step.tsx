import type { Walls } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IssueChecks } from '../../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../../frame/checks/use-issues-of.ts'
import { StepPanel } from '../../../frame/step-panel.tsx'
import { AccessFields } from '../../../room/access-fields.tsx'
import { MeasuredWith, SideWalls } from '../../../room/walls-and-source.tsx'
import { useStairs } from '../use-stairs.ts'

const offered: readonly Walls[] = ['Both', 'Left', 'Right', 'None']

export function StairsRoomStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, design, flight } = useStairs()
	const issues = useIssuesOf('Room')
	return (
		<StepPanel step="Room" intro={t('room.intro')}>
			<SideWalls
				offered={offered}
				chosen={design.walls}
				note={flight.access === 'Side' ? t(`kinds:stairs.room.lowEnd.${flight.rises}`) : undefined}
				between={(walls) => ({ ...configuration, walls })}
			/>
			<IssueChecks issues={issues} />
			<MeasuredWith source={design.source} />
			<AccessFields />
		</StepPanel>
	)
}

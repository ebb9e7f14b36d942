// A chimney in service needs free air around it.
import { drawWallKind } from '@gabarit/drawing'
import { wallKinds } from '@gabarit/engine'
import { Segmented } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { withWall } from '../../session/changes/room-changes.ts'
import { useDressingDesign } from '../../session/design-context.tsx'
import { IssueChecks } from '../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../frame/checks/use-issues-of.ts'
import { Picture } from '../frame/pictures/picture.tsx'
import { RoomCards } from '../frame/pictures/room-cards.tsx'
import { Section, StepPanel } from '../frame/step-panel.tsx'

export function ComplexRoomStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved } = useDressingDesign()
	const { configuration, design } = solved
	const issues = useIssuesOf('ComplexRoom')
	return (
		<StepPanel step="ComplexRoom" intro={t('wall.intro')}>
			<IssueChecks issues={issues} />
			<RoomCards
				label={t('titles.ComplexRoom')}
				chosen={design.wall}
				cards={wallKinds.map((wall) => ({
					reference: wall,
					label: t(`wall.kinds.${wall}`),
					picture: <Picture drawing={drawWallKind(wall)} />,
					configuration: withWall(configuration, wall),
				}))}
			/>
			{design.wall === 'Fireplace' && <InUse />}
		</StepPanel>
	)
}

function InUse(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDressingDesign()
	const { configuration, design } = solved
	return (
		<Section title={t('wall.inUse')} note={t('wall.inUseNote')}>
			<Segmented
				label={t('wall.inUse')}
				value={design.breast.inUse ? 'yes' : 'no'}
				options={[
					{ value: 'no', label: t('wall.no') },
					{ value: 'yes', label: t('wall.yes') },
				]}
				onChange={(answer) => propose({ ...configuration, fireplace: { inUse: answer === 'yes' } })}
			/>
		</Section>
	)
}

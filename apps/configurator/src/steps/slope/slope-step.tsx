// A slope comes down to a wall, so there must be one.
import { drawSlope } from '@gabarit/drawing'
import { hasWall } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
	slopeKindOf,
	slopeKinds,
	slopeSides,
	withSlope,
} from '../../session/changes/room-changes.ts'
import { useDressingDesign } from '../../session/design-context.tsx'
import { IssueChecks } from '../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../frame/checks/use-issues-of.ts'
import { Picture } from '../frame/pictures/picture.tsx'
import { RoomCards } from '../frame/pictures/room-cards.tsx'
import { StepPanel } from '../frame/step-panel.tsx'

export function SlopeStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const { t: issueText } = useTranslation('issues')
	const { solved } = useDressingDesign()
	const { configuration, design } = solved
	const issues = useIssuesOf('Slope')
	const lacksWall = (kind: (typeof slopeKinds)[number]) =>
		slopeSides(kind).some((side) => side !== 'back' && !hasWall(design, side))
	return (
		<StepPanel step="Slope" intro={t('slope.intro')}>
			<IssueChecks issues={issues} />
			<RoomCards
				label={t('titles.Slope')}
				chosen={slopeKindOf(configuration)}
				cards={slopeKinds.map((kind) => ({
					reference: kind,
					label: t(`slope.kinds.${kind}`),
					picture: <Picture drawing={drawSlope(kind)} />,
					configuration: withSlope(configuration, kind),
					reason: lacksWall(kind) ? issueText('slope_needs_wall') : undefined,
				}))}
			/>
		</StepPanel>
	)
}

import { drawPriority } from '@gabarit/drawing'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { prioritiesFor, sidesOfFootprint } from '../../session/changes/room-changes.ts'
import { useDressingDesign } from '../../session/design-context.tsx'
import { IssueChecks } from '../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../frame/checks/use-issues-of.ts'
import { MeasureField } from '../frame/fields/measure-field.tsx'
import layout from '../frame/layout.module.css'
import { Picture } from '../frame/pictures/picture.tsx'
import { RoomCards } from '../frame/pictures/room-cards.tsx'
import { Section, StepPanel } from '../frame/step-panel.tsx'

export function PriorityStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved } = useDressingDesign()
	const { configuration, design } = solved
	const { footprint } = design
	const issues = useIssuesOf('PrioritySide')
	const isU = footprint === 'StraightWithTwoSide'
	const chosen = isU && design.priority === 'Side' ? 'Both' : design.priority
	return (
		<StepPanel step="PrioritySide" intro={t('priority.intro')}>
			<IssueChecks issues={issues} />
			<RoomCards
				label={t('titles.PrioritySide')}
				chosen={chosen}
				cards={prioritiesFor(footprint).map((priority) => ({
					reference: priority,
					label: t(`priority.kinds.${priority}`),
					detail: t(`priority.details.${priority}`),
					picture: <Picture drawing={drawPriority(footprint, priority)} />,
					configuration: { ...configuration, priority },
				}))}
			/>
			<Clearance />
		</StepPanel>
	)
}

function Clearance(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDressingDesign()
	const { configuration, design } = solved
	return (
		<Section title={t('priority.clear')} note={t('priority.clearNote')}>
			<div className={layout.fields}>
				{sidesOfFootprint(design.footprint).map((side) => (
					<MeasureField
						key={side}
						label={t(`fields.corner.${side}`)}
						value={design.corner[side]}
						min={30}
						max={150}
						onCommit={(value) =>
							propose({
								...configuration,
								corner: { clear: { ...design.corner, [side]: value } },
							})
						}
					/>
				))}
			</div>
		</Section>
	)
}
